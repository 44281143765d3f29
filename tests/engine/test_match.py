"""A match takes legal answers, refuses the rest unchanged, and is rebuilt from snapshot and answers."""

from typing import Any

import pytest

from bot.engine import Answer, Chance, Choice, GameMistake, Match, Options, Refused, ScriptFailed
from bot.engine.playout import any_choice, fingerprint, rebuilds, standing
from tests.support.courtyard import GAME, Bid, Court, Rang

BIDS = {0: 3, 1: 5}


def start(seats: int = 2) -> Match[Court]:
    return Match.start(GAME, seats, Options(), Chance(b"seed"))


def answer(match: Match[Court], seat: int, choice: Choice) -> list[Any]:
    prompt = next(prompt for prompt in match.prompts if prompt.seat == seat)
    return match.answer(Answer(prompt.number, seat, choice))


def at_the_bell() -> Match[Court]:
    match = start()
    for seat, amount in BIDS.items():
        answer(match, seat, amount)
    return match


def test_all_are_asked_together() -> None:
    match = start()
    assert [(prompt.seat, prompt.number) for prompt in match.prompts] == [(0, 1), (1, 2)]
    assert answer(match, 1, 5) == []
    assert [prompt.seat for prompt in match.prompts] == [0]
    assert answer(match, 0, 3) == [Bid(seat=0, amount=3, to=(0,)), Bid(seat=1, amount=5, to=(1,))]


def test_in_a_race_the_first_goes_on_and_the_rest_are_withdrawn() -> None:
    match = at_the_bell()
    loser = next(prompt for prompt in match.prompts if prompt.seat == 0)
    assert answer(match, 1, ("ring",)) == [Rang(seat=1, wording=1)]
    with pytest.raises(Refused) as refused:
        match.answer(Answer(loser.number, 0, ("ring",)))
    assert refused.value.reason == "stale"


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        (Answer(99, 0, 1), "stale"),
        (Answer(1, 1, 1), "not-yours"),
        (Answer(1, 0, 10), "illegal"),
        (Answer(1, 0, ("1",)), "illegal"),
    ],
)
def test_what_is_refused_changes_nothing(bad: Answer, reason: str) -> None:
    match = start()
    before = fingerprint(match)
    with pytest.raises(Refused) as refused:
        match.answer(bad)
    assert refused.value.reason == reason
    assert fingerprint(match) == before
    assert match.answers == []


def test_an_answer_counts_once() -> None:
    match = start()
    twice = Answer(1, 0, 4)
    match.answer(twice)
    with pytest.raises(Refused):
        match.answer(twice)
    assert match.answered == 1


def test_when_a_rule_raises_the_match_stands_as_it_stood() -> None:
    match = at_the_bell()
    answer(match, 0, ("ring",))
    before, told = fingerprint(match), list(match.told)
    with pytest.raises(ScriptFailed) as failed:
        answer(match, 0, ("trip",))
    assert isinstance(failed.value.__cause__, RuntimeError)
    assert fingerprint(match) == before
    assert match.told == told
    answer(match, 0, ("on",))
    assert match.snapshot.answers == 4


def test_what_has_happened_of_late_is_news() -> None:
    match = at_the_bell()
    answer(match, 0, ("ring",))
    assert match.news == tuple(match.told)
    assert match.news


def test_a_snapshot_is_taken_where_a_turn_begins() -> None:
    match = at_the_bell()
    assert match.snapshot.answers == 0
    answer(match, 0, ("ring",))
    answer(match, 0, ("on",))
    assert (match.snapshot.answers, match.answers, match.answered) == (4, [], 4)
    assert [prompt.number for prompt in match.prompts] == [6, 7], "numbers are never used twice"


def test_it_is_rebuilt_at_every_decision() -> None:
    match = start(4)
    chance = Chance(b"choices")
    while match.outcome is None:
        prompt = chance.pick(match.prompts)
        choice: Choice = ("on",) if prompt.word == "trip" else any_choice(prompt, chance)
        match.answer(Answer(prompt.number, prompt.seat, choice))
        assert rebuilds(match)
    with pytest.raises(Refused) as refused:
        match.answer(Answer(1, 0, 0))
    assert refused.value.reason == "finished"


def test_where_a_match_stands_hangs_on_all_but_the_numbers_of_its_prompts() -> None:
    """Otherwise an undo that brings back something else would be taken for sound."""
    match, again = start(), start()
    answer(again, 0, 3)
    again.undo(0)
    assert standing(match) == standing(again)
    assert fingerprint(match) != fingerprint(again)
    changes = (
        lambda twin: setattr(twin.prompts[0], "word", "other"),
        lambda twin: setattr(twin.state, "round", 7),
        lambda twin: setattr(twin.chance, "drawn", 7),
        lambda twin: twin.told.append(Rang(seat=0)),
        lambda twin: answer(twin, 0, 3),
    )
    for change in changes:
        other = start()
        change(other)
        assert standing(other) != standing(match)


def test_undo_is_a_rebuild_with_fewer_answers() -> None:
    match = start()
    answer(match, 1, 5)
    before = standing(match)
    answer(match, 0, 3)
    match.undo(1)
    assert standing(match) == before
    assert rebuilds(match)
    match.undo(0)
    assert rebuilds(match)
    for kept in (-1, 0, 1):
        with pytest.raises(Refused):
            match.undo(kept)


def test_what_is_asked_again_has_a_number_that_was_never_used() -> None:
    """Also for what stayed open: no button from before an undo answers anything after it."""
    match = start()
    used: set[int] = set()
    for seat in (0, 1, 0, 1):
        used |= {prompt.number for prompt in match.prompts}
        answer(match, seat, 3)
        used |= {prompt.number for prompt in match.prompts}
        match.undo(0)
        numbers = [prompt.number for prompt in match.prompts]
        assert min(numbers) > max(used)
        assert rebuilds(match)
    with pytest.raises(Refused) as refused:
        match.answer(Answer(1, 0, 3))
    assert refused.value.reason == "stale"


def test_numbers_come_back_from_the_very_start_too() -> None:
    """Snapshots in between or not: the answers that count and the leaps give every prompt the number it had."""
    match = start()
    counted: list[Answer] = []
    for seat, choice, kept in (
        (0, 3, 0),
        (1, 5, None),
        (0, 2, 1),
        (0, 2, None),
        (0, ("ring",), None),
        (0, ("on",), None),
    ):
        prompt = next(prompt for prompt in match.prompts if prompt.seat == seat)
        counted.append(Answer(prompt.number, seat, choice))
        match.answer(counted[-1])
        if kept is not None:
            match.undo(kept)
            del counted[kept:]
    assert match.snapshot.answers == 4
    twin = Match.start(GAME, 2, Options(), Chance(b"seed"), match.leaps)
    for one in counted:
        twin.answer(one)
    assert fingerprint(twin) == fingerprint(match)


def test_answers_that_no_longer_fit_are_refused_at_load() -> None:
    match = at_the_bell()
    answers = [*match.answers[:1], Answer(2, 1, 77)]
    with pytest.raises(Refused):
        Match.load(GAME, Chance(b"seed"), match.snapshot, answers)


def test_a_wrong_number_of_seats_cannot_start() -> None:
    with pytest.raises(ValueError, match="2 to 4 seats, not 5"):
        start(5)


def test_a_game_that_never_asks_is_stopped() -> None:
    class Silent(type(GAME)):  # type: ignore[misc]
        def turn(self, state: Court, chance: Chance) -> Any:
            yield Rang(seat=0)

    with pytest.raises(GameMistake, match="courtyard played 1,000 turns without asking"):
        Match.start(Silent(), 2, Options(), Chance(b"seed"))


def test_prompts_keep_what_only_their_seat_may_see() -> None:
    assert all(prompt.is_secret and not prompt.public_options for prompt in start().prompts)


def test_a_still_asks_what_the_match_asked_and_has_its_chance() -> None:
    match = start()
    match.chance.die(6)
    still, prompts, drawn = match.still, match.prompts, match.chance.drawn
    answer(match, 0, 3)
    answer(match, 1, 5)
    assert still.prompts == prompts != match.prompts
    assert (still.chance.seed, still.chance.drawn) == (match.chance.seed, drawn)
    assert drawn > 0
