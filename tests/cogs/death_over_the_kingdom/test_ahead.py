"""A sharp automaton looks ahead: a round goes on from any question as it truly does; what is hidden plays no part."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.cli.match_up import Player, deals
from bot.engine import Answer, Chance, Choice, Match, Position, Prompt, foresight
from bot.engine.foresight import FORESEEN, Heats, foresee
from bot.engine.imagined import CannotImagine, Imagined
from bot.engine.playout import mixed_policy, playout
from bot.engine.strength import strengths
from bot.engine.waits import Wait
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.options import KingdomOptions
from cogs.death_over_the_kingdom.state.match import State
from tests.cogs.death_over_the_kingdom.test_resample import copy
from tests.support.sampled import sampled
from tests.support.sequential import sequential

EVERY, MOST_DEALS = 23, 200
Asked = tuple[State, Prompt]


def asked(seats: int, number: int, options: KingdomOptions | None = None) -> list[Asked]:
    """Of a whole match: what stood when somebody was asked."""
    found: list[Asked] = []

    def keep(match: Match[Any]) -> None:
        found.extend((copy(match.state), msgspec.structs.replace(prompt)) for prompt in match.prompts[:1])

    playout(GAME, seats, options or KingdomOptions(), bytes([seats, number]), (mixed_policy,), keep)
    return found


def any_key(prompt: Prompt, number: int) -> Choice:
    """Always the same at the same question."""
    return prompt.kind.random(Chance(f"{prompt.seat}{prompt.word}{len(prompt.options)}{number}".encode()))


def ended(match: Match[State], number: int) -> bytes:
    """The state at the end of the turn, before the next one begins."""
    turn = match.snapshot
    while match.snapshot is turn:
        prompt = match.prompts[0]
        match.answer(Answer(prompt.number, prompt.seat, any_key(prompt, number)))
    return match.snapshot.state


def ended_in_thought(imagined: Imagined[State], number: int) -> bytes:
    while not imagined.is_over:
        prompt = imagined.prompts[0]
        imagined.take(prompt, Answer(prompt.number, prompt.seat, any_key(prompt, number)))
    return msgspec.msgpack.encode(imagined.state)


@pytest.mark.parametrize("seats", sampled([3, 5], 1))
def test_a_round_goes_on_from_every_question_as_it_truly_does(seats: int) -> None:
    words: set[str] = set()

    def compare(match: Match[Any]) -> None:
        if match.outcome is not None:
            return
        prompt = match.prompts[0]
        words.add(prompt.word)
        imagined = Imagined(GAME, msgspec.msgpack.encode(match.state), prompt, Chance(b"any"))
        assert questions(imagined) == questions(match)
        twin = Match.load(GAME, Chance(match.chance.seed), match.snapshot, match.answers)
        assert ended_in_thought(imagined, match.answered) == ended(twin, match.answered)

    for number in range(3):
        playout(GAME, seats, KingdomOptions(), bytes([seats, number]), (mixed_policy,), compare)
    assert words >= {"pick", "action", "cut", "merchant", "innkeeper", "jester", "sorceress"}


def questions(match: Position[Any]) -> list[Wait]:
    return [msgspec.structs.replace(wait, number=0) for wait in match.waits]


def other_worlds(state: State, seat: int) -> Iterator[State]:
    for number in range(2):
        other = copy(state)
        GAME.reshuffle_hidden(other, seat, Chance(bytes([number])))
        if other != state:
            yield other


@pytest.mark.parametrize("seats", sampled([3, 5], 1))
def test_what_is_hidden_from_a_seat_changes_nothing_of_what_it_foresees(seats: int) -> None:
    compared = 0
    for state, prompt in [*asked(seats, 1), *asked(seats, 2)][::EVERY]:
        if len(prompt.options) < 2:
            continue
        worths = foreseen_worths(state, prompt)
        for other in other_worlds(state, prompt.seat):
            assert foreseen_worths(other, prompt) == worths
            compared += 1
    assert compared


def foreseen_worths(state: State, prompt: Prompt) -> dict[Choice, list[float]]:
    heats = Heats(GAME, state, prompt, [(option.key,) for option in prompt.options])
    heats.run(16)
    return heats.worths


def test_asked_again_it_says_the_same() -> None:
    for state, prompt in asked(3, 3)[::EVERY]:
        advised = GAME.advise(GAME.view(state, prompt.seat), prompt, Chance(b"any"))
        one, other = (foresee(GAME, copy(state), prompt, advised, 48) for _ in range(2))
        assert one == other
        assert one.choice == advised.choice or one.word == FORESEEN


def test_a_gentle_one_does_not_throw_the_match_away() -> None:
    """What the last power of the last round decides is known: where one choice wins and the other loses, no slip."""
    decisive = 0
    for number in range(20):
        for state, prompt in asked(3, number):
            is_last = state.phase == "powers" and state.turn == state.turns and state.round == state.rounds
            if not is_last or prompt.seat != state.line[-1]:
                continue
            advised = GAME.advise(GAME.view(state, prompt.seat), prompt, Chance(b"any"))
            if wins(state, prompt, advised.choice):
                losing = [choice for choice in choices(prompt) if not wins(state, prompt, choice)]
                decisive += bool(losing)
                assert not set(losing) & set(advised.others)
    assert decisive


def choices(prompt: Prompt) -> list[tuple[str]]:
    return [(option.key,) for option in prompt.options]


def wins(state: State, prompt: Prompt, choice: Choice) -> bool:
    imagined = Imagined(GAME, msgspec.msgpack.encode(state), prompt, Chance(b"any"))
    imagined.play_out(prompt, choice)
    outcome = GAME.outcome(imagined.state)
    assert outcome is not None
    return prompt.seat in outcome.winners


def test_the_classic_game_has_no_sharp_automata() -> None:
    assert strengths(GAME, KingdomOptions()) == ("steady", "gentle", "sharp")
    assert strengths(GAME, KingdomOptions("classic")) == ("steady", "gentle")
    state, prompt = asked(3, 4, KingdomOptions("classic"))[0]
    with pytest.raises(CannotImagine):
        foresee(GAME, state, prompt, GAME.advise(GAME.view(state, prompt.seat), prompt, Chance(b"any")), 48)


@pytest.mark.long
@pytest.mark.parametrize(("strength", "is_better"), [("sharp", True), ("gentle", False)])
@pytest.mark.timeout(900)
def test_sharp_wins_more_than_steady_and_gentle_less(
    monkeypatch: pytest.MonkeyPatch, strength: Any, is_better: bool
) -> None:
    """Of the deals that it and a steady one in its place do not win alike. Half the budget is enough for that."""
    monkeypatch.setattr(foresight, "BUDGET", foresight.BUDGET // 2)
    played = deals(GAME, Player(strength, 3), 3, KingdomOptions(), 9, MOST_DEALS)
    verdict = sequential(((deal.gain > 0) is is_better for deal in played if deal.gain), 0.5, 1.0)
    assert verdict.is_within
