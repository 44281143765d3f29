"""An upgrade changes the rules of a match that is on: it goes on where it stood, or else from as late as possible."""

from collections.abc import Iterable
from typing import Any, ClassVar

import pytest
from msgspec import Struct

from bot.engine import Amount, Chance, Event, Options, Outcome, Position, Prompt, Script, ask
from bot.host import Host, Table
from tests.host.duel_game import Duel, Ring, RingView
from tests.host.harness import ADA, BEN, CLEO, Harness, Listener, number, refused

POINTS = {"a": 0, "b": 0, "boom": 0}


class RingMore(Ring):
    mood: str = "calm"


class RingNeedsMore(Struct):
    mood: str
    rounds: int
    points: list[int]
    played: int = 0
    hidden: list[str] = []


class RingLess(Struct):
    rounds: int
    points: list[int]
    played: int = 0

    hidden: ClassVar[list[str]] = []


class RingRenamed(Struct):
    rounds: int
    scores: list[int]
    played: int = 0
    hidden: list[str] = []

    @property
    def points(self) -> list[int]:
        return self.scores


class FieldAdded(Duel):
    state_type = RingMore


class FieldNeeded(Duel):
    state_type = RingNeedsMore  # type: ignore[assignment]

    def setup(self, seats: int, options: Options, chance: Chance) -> Any:
        return RingNeedsMore("calm", **_rings(super().setup(seats, options, chance)))


class FieldRemoved(Duel):
    state_type = RingLess  # type: ignore[assignment]

    def turn(self, state: Any, chance: Chance) -> Script[None]:
        bid = yield from ask(Prompt(0, "bid", "R2", Amount(0, 9)))
        state.points[0] += bid.amount
        state.played += 1


class FieldRenamed(Duel):
    state_type = RingRenamed  # type: ignore[assignment]

    def setup(self, seats: int, options: Options, chance: Chance) -> Any:
        old = super().setup(seats, options, chance)
        return RingRenamed(old.rounds, old.points)


class PromptGone(Duel):
    def turn(self, state: Ring, chance: Chance) -> Script[None]:
        bid = yield from ask(Prompt(0, "bid", "R2", Amount(0, 9)))
        state.points[0] += bid.amount
        state.played += 1


class ContentGone(Duel):
    """A table of the game lacks what a state names: even to ask for the outcome raises."""

    def outcome(self, state: Ring) -> Outcome | None:
        if state.played:
            raise KeyError("the sword that was there yesterday")
        return super().outcome(state)


class FewerOptions(Options, frozen=True):
    colour: str = "red"


class OptionGone(Duel):
    options_type = FewerOptions  # type: ignore[assignment]


def _rings(ring: Ring) -> dict[str, Any]:
    return {name: getattr(ring, name) for name in ring.__struct_fields__}


async def played(harness: Harness) -> Table:
    """A whole round, and Ben's pick of the second."""
    table = await harness.match()
    for person, choice in ((ADA, ("a",)), (BEN, ("a",)), (ADA, 4), (BEN, ("a",))):
        table = (await harness.commands.answer(table.id, person.id, number(table, person.id - 1), choice)).table
    return table


def match_of(table: Table) -> Position[Any]:
    assert table.match is not None
    return table.match


async def goes_on(harness: Harness, table: Table) -> None:
    """A match that was rebuilt can be played to its end, and what was rebuilt is in the store."""
    while table.status == "open":
        prompt = table.prompts[0]
        choice = 3 if isinstance(prompt.kind, Amount) else ("b",)
        table = (await harness.commands.answer(table.id, prompt.seat + 1, prompt.number, choice)).table
    assert table.status == "finished"


@pytest.mark.parametrize("edition", [FieldAdded, OptionGone])
async def test_what_the_old_state_fits_goes_on_unnoticed(harness: Harness, edition: type[Duel]) -> None:
    before = await played(harness)
    await harness.restart(edition())
    change = await harness.heard.heard("resumed")
    assert change.table.prompts == before.prompts
    await goes_on(harness, change.table)


@pytest.mark.parametrize("edition", [FieldNeeded, FieldRenamed])
async def test_where_the_state_is_of_another_shape_the_journal_tells_it_anew(
    harness: Harness, edition: type[Duel]
) -> None:
    """No snapshot can be read any more, but the answers can be played again from the start."""
    before = await played(harness)
    await harness.restart(edition())
    change = await harness.heard.heard("stepped-back")
    assert match_of(change.table).answered == 3
    assert match_of(change.table).state.points == match_of(before).state.points
    await harness.restart()
    table = (await harness.heard.heard("resumed")).table
    await goes_on(harness, table)


@pytest.mark.parametrize("edition", [PromptGone, ContentGone, FieldRemoved])
async def test_where_the_answers_fit_no_more_it_steps_back_as_little_as_it_can(
    harness: Harness, edition: type[Duel]
) -> None:
    await played(harness)
    await harness.restart(edition())
    change = await harness.heard.heard("stepped-back")
    assert match_of(change.table).answered == (0 if edition is ContentGone else 3)
    assert min(prompt.number for prompt in change.new_prompts) > 1000
    if edition is not ContentGone:
        await goes_on(harness, change.table)


async def test_a_game_that_is_gone_leaves_the_others_alone_and_its_match_can_be_stopped(harness: Harness) -> None:
    table = await played(harness)
    await harness.host.close()
    host = Host(harness.store, {})
    host.audience = Listener()
    await host.start()
    assert await refused(host.commands.answer(table.id, ADA.id, number(table, 0), ("a",))) == "still"
    assert await refused(host.queries.log(table.id)) == "no-match"
    assert (await host.commands.stop(table.id, ADA)).status == "stopped"
    await host.close()


async def test_one_match_that_cannot_be_taken_up_again_does_not_hold_up_the_next(harness: Harness) -> None:
    class Choosy(Duel):
        def view(self, state: Ring, seat: int | None) -> RingView:
            return super().view(state, seat)

        def outcome(self, state: Ring) -> Outcome | None:
            if state.rounds == 9:
                raise KeyError("nine is no number any more")
            return super().outcome(state)

    one, other = await harness.match(channel=1, rounds=9), await harness.match(channel=2)
    await harness.restart(Choosy())
    assert (await harness.heard.until(lambda change: change.table.id == other.id)).kind == "resumed"
    assert await refused(harness.commands.answer(one.id, ADA.id, number(one, 0), ("a",))) == "still"


async def test_whoever_has_left_in_a_turn_that_is_taken_back_stays_away(harness: Harness) -> None:
    """Also after the next start, and what the game makes of it at the turn's end is not forgotten."""

    class NextEdition(Duel):
        rules_version = 2

        def leave(self, state: Ring, seat: int, chance: Chance) -> Iterable[Event]:
            state.points[seat] = -100
            return ()

    table = await harness.match(BEN, CLEO)
    table = (await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))).table
    await harness.commands.leave(table.id, BEN)
    await harness.heard.until(lambda change: change.table.match is not None and change.table.match.answered == 3)
    await harness.restart(NextEdition())
    change = await harness.heard.heard("stepped-back")
    assert (change.count, [seat.has_left for seat in change.table.seats]) == (1, [False, True, False])
    await harness.restart()
    change = await harness.heard.heard("resumed")
    assert [seat.has_left for seat in change.table.seats] == [False, True, False]
    assert harness.sql("SELECT seat, kept, person FROM journal ORDER BY sequence")[3:] == [
        (None, 0, None),
        (1, None, 2),
    ]
    table = change.table
    for person in (ADA, CLEO):
        await harness.commands.answer(table.id, person.id, number(table, person.id - 1), ("b",))
    change = await harness.heard.until(lambda change: any(one.word == "bid" for one in change.table.prompts))
    table = (await harness.commands.answer(table.id, ADA.id, change.table.prompts[0].number, 3)).table
    assert match_of(table).state.points[1] == -100
