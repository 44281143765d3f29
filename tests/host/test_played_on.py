"""A game may be played on for whoever leaves, by an automaton; and it may know whose its seats are."""

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from bot.engine import Options
from tests.host.duel_game import Duel, DuelOptions
from tests.host.harness import ADA, BEN, Harness, number


class PlayedOn(Duel):
    is_played_on: ClassVar[bool] = True


class Seated(Duel):
    """Its options say afterwards how the seats are shared."""

    seats_per_person: ClassVar[int] = 3

    def seated(self, options: Options, people: Sequence[int]) -> Options:
        assert isinstance(options, DuelOptions)
        return replace(options, rounds=1 + int("".join(map(str, people))))


async def test_an_automaton_thinks_for_whoever_has_left(harness: Harness) -> None:
    """Not the default, which is `b`: the adviser chooses `a`."""
    await harness.restart(PlayedOn())
    table = await harness.match()
    await harness.commands.leave(table.id, BEN)
    await harness.heard.until(lambda change: change.kind == "answered")
    assert harness.sql('SELECT seat, choice, "by" FROM journal WHERE prompt > 0') == [(1, '["a"]', "automaton")]


async def test_the_seats_of_one_person_name_the_same_number(harness: Harness) -> None:
    """Ada has the first two seats, Ben the third; an automaton is one of its own."""
    await harness.stop()
    harness.game = Seated()
    await harness.start(automaton_delay=3600)
    table = await harness.lobby()
    for person in (ADA, BEN):
        await harness.commands.join(table.id, person)
    await harness.commands.add_automaton(table.id, ADA, "Clockwork")
    begun = await harness.commands.begin(table.id, ADA)
    assert begun.options == DuelOptions(rounds=1 + int("0023"))
    await harness.restart(harness.game)
    assert (await harness.queries.table(table.id)).options == begun.options
    assert number(begun, 0)
