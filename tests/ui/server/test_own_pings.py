"""What becomes of a change somebody makes to their own calls: kept, told to other processes, and looked at anew."""

from datetime import datetime
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.ui.server.own_pings import OwnPings
from bot.ui.shared.wishes import Wishes
from bot.ui.wire.declined import Declined
from tests.ui.server.managing import NOON, Managed


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
    assert len(wishing.server.said) == 1


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
