"""What an upgrade may do to the rules of a match that is on: it goes on where it can, else from as late as can be."""

from typing import Any, ClassVar

import pytest
from msgspec import Struct

from bot.engine import Chance, Match, Options, Outcome, Prompt, Script, ask
from bot.host import Host, Table
from tests.host.bench import ADA, BEN, Bench, Listener, number, refused
from tests.host.duel import Duel, Ring, RingView

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
        bid = yield from ask(Prompt(0, "bid", "R2", kind="amount", least=0, most=9))
        state.points[0] += bid.amount
        state.played += 1


class FieldRenamed(Duel):
    state_type = RingRenamed  # type: ignore[assignment]

    def setup(self, seats: int, options: Options, chance: Chance) -> Any:
        old = super().setup(seats, options, chance)
        return RingRenamed(old.rounds, old.points)


class PromptGone(Duel):
    def turn(self, state: Ring, chance: Chance) -> Script[None]:
        bid = yield from ask(Prompt(0, "bid", "R2", kind="amount", least=0, most=9))
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


async def played(bench: Bench) -> Table:
    """A whole round, and Ben's pick of the second."""
    table = await bench.match()
    for person, choice in ((ADA, ("a",)), (BEN, ("a",)), (ADA, 4), (BEN, ("a",))):
        table = (await bench.host.answer(table.id, person.id, number(table, person.id - 1), choice)).table
    return table


def match_of(table: Table) -> Match[Any]:
    assert table.match is not None
    return table.match


async def goes_on(bench: Bench, table: Table) -> None:
    """It can be played to its end, and was kept."""
    while table.status == "open":
        prompt = table.prompts[0]
        choice = 3 if prompt.kind == "amount" else ("b",)
        table = (await bench.host.answer(table.id, prompt.seat + 1, prompt.number, choice)).table
    assert table.status == "finished"


@pytest.mark.parametrize("edition", [FieldAdded, OptionGone])
async def test_what_the_old_state_fits_goes_on_unnoticed(bench: Bench, edition: type[Duel]) -> None:
    before = await played(bench)
    await bench.restart(edition())
    change = await bench.heard.heard("resumed")
    assert change.table.prompts == before.prompts
    await goes_on(bench, change.table)


@pytest.mark.parametrize("edition", [FieldNeeded, FieldRenamed])
async def test_where_the_state_is_of_another_shape_the_journal_tells_it_anew(bench: Bench, edition: type[Duel]) -> None:
    """No snapshot can be read any more, but the answers can be played again from the start."""
    before = await played(bench)
    await bench.restart(edition())
    change = await bench.heard.heard("stepped-back")
    assert match_of(change.table).answered == 3
    assert match_of(change.table).state.points == match_of(before).state.points
    await bench.restart()
    table = (await bench.heard.heard("resumed")).table
    await goes_on(bench, table)


@pytest.mark.parametrize("edition", [PromptGone, ContentGone, FieldRemoved])
async def test_where_the_answers_fit_no_more_it_steps_back_as_little_as_it_can(
    bench: Bench, edition: type[Duel]
) -> None:
    await played(bench)
    await bench.restart(edition())
    change = await bench.heard.heard("stepped-back")
    assert match_of(change.table).answered == (0 if edition is ContentGone else 3)
    assert min(prompt.number for prompt in change.new_prompts) > 1000
    if edition is not ContentGone:
        await goes_on(bench, change.table)


async def test_a_game_that_is_gone_leaves_the_others_alone_and_its_match_can_be_stopped(bench: Bench) -> None:
    table = await played(bench)
    await bench.host.close()
    host = Host(bench.store, {})
    host.audience = Listener()
    await host.start()
    assert await refused(host.answer(table.id, ADA.id, number(table, 0), ("a",))) == "still"
    assert await refused(host.log(table.id)) == "no-match"
    assert (await host.stop(table.id, ADA, may_stop=False)).status == "stopped"
    await host.close()


async def test_one_match_that_cannot_be_taken_up_again_does_not_hold_up_the_next(bench: Bench) -> None:
    class Choosy(Duel):
        def view(self, state: Ring, seat: int | None) -> RingView:
            return super().view(state, seat)

        def outcome(self, state: Ring) -> Outcome | None:
            if state.rounds == 9:
                raise KeyError("nine is no number any more")
            return super().outcome(state)

    one, other = await bench.match(channel=1, rounds=9), await bench.match(channel=2)
    await bench.restart(Choosy())
    assert (await bench.heard.until(lambda change: change.table.id == other.id)).kind == "resumed"
    assert await refused(bench.host.answer(one.id, ADA.id, number(one, 0), ("a",))) == "still"
