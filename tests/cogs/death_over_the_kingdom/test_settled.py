"""R16, R18: no action is taken back, alone or by consent, whether it has shown a card or not; nor is a declared cut."""

import pytest

from bot.engine import Answer, Chance, Match, Refused
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.options import KingdomOptions
from cogs.death_over_the_kingdom.state.match import State

CLASSIC = KingdomOptions("classic")


def key_of(match: Match[State], verb: str) -> str | None:
    (prompt,) = match.prompts
    return next((option.key for option in prompt.options if option.key.partition("-")[0] == verb), None)


def say(match: Match[State], key: str) -> None:
    (prompt,) = match.prompts
    match.answer(Answer(prompt.number, prompt.seat, (key,)))


def before(verb: str, *, seats: int = 3, most: int = 200) -> Match[State]:
    """A round of the classic game in which all have folded up to somebody who can do this; found by trying seeds."""
    for number in range(most):
        match = Match.start(GAME, seats, CLASSIC, Chance(b"%d" % number))
        for _ in range(seats):
            if match.snapshot.turn > 1 or match.prompts[0].word != "action":
                break
            if key_of(match, verb):
                return match
            say(match, "fold")
    raise AssertionError(f"nobody could {verb} in {most} rounds")


@pytest.mark.parametrize("verb", ["exchange", "cut", "merchant", "thief", "dragon", "juggler", "seal", "fold"])
def test_r16_an_action_stands(verb: str) -> None:
    match = before(verb)
    say(match, key_of(match, verb) or "")
    assert match.horizon == match.answered
    for kept in range(match.answered):
        with pytest.raises(Refused, match="nothing-to-undo"):
            match.undo(kept)


def test_r18_the_depth_of_a_cut_is_as_binding_as_its_declaration() -> None:
    match = before("cut", seats=4)
    say(match, "cut")
    (prompt,) = match.prompts
    match.answer(Answer(prompt.number, prompt.seat, 3))
    assert match.horizon == match.answered


def test_r26_naming_two_for_the_juggler_is_settled_too() -> None:
    """At a large table the Juggler is shown first; then two others see new cards."""
    match = before("juggler", seats=9)
    say(match, "juggler")
    (prompt,) = match.prompts
    match.answer(Answer(prompt.number, prompt.seat, tuple(option.key for option in prompt.options[:2])))
    assert match.horizon == match.answered


@pytest.mark.parametrize("last", ["keep", "swap"])
def test_r24_what_the_merchant_makes_of_the_look_stands_too(last: str) -> None:
    match = before("merchant")
    say(match, key_of(match, "merchant") or "")
    say(match, last)
    assert match.horizon == match.answered


def test_r23_a_hand_swap_stands_and_a_pick_may_be_thought_over() -> None:
    """R16 is about the one action; until all have picked, one's own card may be chosen again."""
    match = Match.start(GAME, 3, KingdomOptions(), Chance(b"swap"))
    pick = match.prompts[0]
    match.answer(Answer(pick.number, pick.seat, ("hand-1",)))
    assert match.horizon == 0
    while match.prompts[0].word == "pick":
        match.answer(Answer(match.prompts[0].number, match.prompts[0].seat, ("hand-1",)))
    say(match, "hand-2")
    assert match.horizon == match.answered
    with pytest.raises(Refused, match="nothing-to-undo"):
        match.undo(match.answered - 1)


def test_r29_powers_may_be_thought_over() -> None:
    """The last fold turns all cards up, and stands. Powers are chosen with open cards: that may be taken back."""
    for number in range(200):
        match = Match.start(GAME, 3, CLASSIC, Chance(b"%d" % number))
        for _ in range(3):
            say(match, "fold")
        if len(match.answers) == 3:
            assert match.horizon == match.answered
            with pytest.raises(Refused):
                match.undo(2)
            return
    pytest.fail("no power was offered in 200 rounds")
