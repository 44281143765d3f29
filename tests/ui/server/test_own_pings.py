"""What becomes of a change somebody makes to their own calls: kept, told to other processes, and looked at anew."""

from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from discord.utils import format_dt
from msgspec.structs import replace

from bot.ui.server.own_pings import MODES, OwnPings
from bot.ui.shared.wishes import Digest, Quiet, Wishes
from bot.ui.wire.command_mentions import command_mentions
from bot.ui.wire.declined import Declined
from bot.words import Catalogue, Plain
from tests.ui.server.managing import NOON, Managed

WORDS, HOUR = Catalogue(is_strict=True).words(), timedelta(hours=1)


def said_of(message: str, **facts: Any) -> str:
    """As a message has it: a command that is known by now can be pressed."""
    return command_mentions.within(WORDS.say(message, **facts))


class Wishing:
    """A person who sits at two tables, and what is done for them."""

    def __init__(self, *, takes_letters: bool = True) -> None:
        self.server = Managed()
        self.done: list[Any] = []
        self.wishes, self.takes_letters = Wishes(), takes_letters
        context = self.server.context
        context.wishes = SimpleNamespace(of=lambda _: self.wishes, change=self._change)
        context.host.other_processes = SimpleNamespace(tell=self._noting("told"))
        context.host.commands = SimpleNamespace(rest=self._rest)
        context.host.queries = SimpleNamespace(tables_of=self._tables)
        context.host.call_at = lambda match, at: self.done.append((match, at))
        self.pings = OwnPings(context)
        made: Any = self.pings
        made.letters = SimpleNamespace(greet=self._greet)

    def _noting(self, what: str) -> Any:
        async def note() -> None:
            self.done.append(what)

        return note

    async def _change(self, person: int, **changes: Any) -> Wishes:
        self.done.append("kept")
        self.wishes = replace(self.wishes, **changes)
        return self.wishes

    async def _rest(self, person: int, until: datetime | None) -> None:
        self.done.append(("rests", person, until))

    async def _tables(self, _: int) -> list[Any]:
        return [SimpleNamespace(id="one"), SimpleNamespace(id="two")]

    async def _greet(self, person: int, _: str) -> bool:
        self.done.append(("greeted", person))
        return self.takes_letters

    async def says(self, **changes: Any) -> list[Any]:
        await self.pings.show(self.server.reply, changes)
        return self.done


LOOKED_AT = [("one", NOON), ("two", NOON)]


async def test_who_only_asks_changes_nothing() -> None:
    wishing = Wishing()
    assert await wishing.says() == []
    [said] = wishing.server.said
    assert said.splitlines()[0] == f"### {said_of('pings-title')}"
    assert said.splitlines()[-1] == f"-# {said_of('pings-how')}"


AWAY = {"when": Plain(format_dt(NOON + HOUR, "f"))}
QUIET = {"begins": "22:00", "ends": "08:00", "zone": "UTC"}


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        (Wishes(), {"pings-server", "pings-no-letters", "pings-no-quiet"}),
        (Wishes(pings="end"), {"pings-no-letters", "pings-no-quiet"}),
        (Wishes(pings="end", has_letters=True), {"pings-letters", "pings-no-quiet"}),
        (Wishes(quiet=Quiet("22:00", "08:00")), {"pings-server", "pings-no-letters", "pings-quiet"}),
        (Wishes(vacation=NOON + HOUR), {"pings-server", "pings-no-letters", "pings-no-quiet", "pings-vacation"}),
        (Wishes(vacation=NOON), {"pings-server", "pings-no-letters", "pings-no-quiet"}),
        (
            Wishes(digest=Digest("08:00", "UTC", NOON)),
            {"pings-server", "pings-no-letters", "pings-no-quiet", "pings-digest"},
        ),
    ],
)
async def test_it_is_said_what_holds(wishes: Wishes, said: set[str]) -> None:
    wishing = Wishing()
    wishing.wishes = wishes
    await wishing.says()
    facts: dict[str, Any] = {
        "pings-vacation": AWAY,
        "pings-quiet": QUIET,
        "pings-digest": {"at": "08:00", "zone": "UTC"},
    }
    _, mode, *lines, _ = wishing.server.said[0].splitlines()
    assert mode == said_of(MODES[wishes.pings or "every"])
    assert set(lines) == {said_of(message, **facts.get(message, {})) for message in said}


async def test_tables_that_wait_for_somebody_come_first() -> None:
    """Of this server and of games that are here."""
    wishing = Wishing()
    shown = [(1, 5, "nim"), (2, 5, "chess"), (3, 6, "nim"), (4, 5, "gone"), (5, 5, "nim")]
    tables = [SimpleNamespace(id=str(n), channel=n, guild=guild, game=game) for n, guild, game in shown]

    async def tables_of(_: int) -> list[Any]:
        return tables

    context = wishing.server.context
    context.host.queries = SimpleNamespace(tables_of=tables_of)
    context.faces = {"nim": None, "chess": None}
    context.public = lambda one: SimpleNamespace(title=one.game, asked_people=lambda: {1} if one.channel > 1 else {2})
    await wishing.pings.tables(wishing.server.reply)
    title, *lines = wishing.server.said[0].splitlines()
    assert title == f"### {said_of('tables-title')}"
    order = [("tables-waiting", "chess", 2), ("tables-waiting", "nim", 5), ("tables-other", "nim", 1)]
    assert lines == [said_of(message, game=game, channel=Plain(f"<#{n}>")) for message, game, n in order]
    tables.clear()
    await wishing.pings.tables(wishing.server.reply)
    assert wishing.server.said[1].splitlines()[1:] == [said_of("tables-none")]


async def test_a_change_is_kept_and_told_and_looked_at_by_each_table() -> None:
    assert await Wishing().says(pings="end") == ["kept", "told", *LOOKED_AT]


@pytest.mark.parametrize("until", [NOON, None])
async def test_of_a_vacation_the_clocks_hear(until: datetime | None) -> None:
    assert await Wishing().says(vacation=until) == ["kept", "told", ("rests", 1, until), *LOOKED_AT]


async def test_who_wants_letters_gets_one_first() -> None:
    assert await Wishing().says(has_letters=True) == [("greeted", 1), "kept", "told", *LOOKED_AT]
    assert await Wishing().says(has_letters=False) == ["kept", "told", *LOOKED_AT]


async def test_where_none_arrives_nothing_is_changed() -> None:
    wishing = Wishing(takes_letters=False)
    with pytest.raises(Declined, match="letter-closed"):
        await wishing.says(has_letters=True)
    assert wishing.done == [("greeted", 1)]
