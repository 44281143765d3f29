"""Reliability of those who have joined: for whoever opened the table, where a server wants it."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.host import HostRefused, Person, SeatInfo
from bot.store import Reliability
from bot.ui.actions.reliability import Reliabilities
from bot.ui.shared.server_settings import ServerSettings
from bot.ui.shared.wishes import Wishes
from bot.ui.views.reliability import reliability_line
from bot.ui.wire.declined import Declined
from tests.ui.actions.acting import LOBBY, SCENE, ZOE, Acting
from tests.ui.scenes import ADA, BEN

CLEO = Person(3, "Cleo")
JOINED = [ADA, BEN, BEN, CLEO]
TABLE = replace(LOBBY, seats=[SeatInfo(seat, one, one.name) for seat, one in enumerate(JOINED)])
FOUND = {BEN.id: Reliability(answered=9, missed=1, left=2), CLEO.id: Reliability(), ADA.id: Reliability(answered=1)}


class Shown(Acting):
    def __init__(self, *, shows: bool = True) -> None:
        super().__init__(TABLE)
        self.settings = ServerSettings(shows_reliability=shows)
        self.context.host.queries.reliability = self._reliability

    async def _reliability(self, guild: int, person: int) -> Reliability:
        assert guild == TABLE.guild
        return FOUND[person]

    async def said(self, person: Person = ADA, table: Any = TABLE) -> list[str]:
        await Reliabilities(self.context).show(self.reply(person), table)
        [(how, said)] = self.done
        assert how == "show"
        return [line for line in said.splitlines() if line.strip()]


def line_of(person: Person) -> str:
    return reliability_line(FOUND[person.id], f"<@{person.id}>", SCENE.words)


async def test_each_of_the_others_has_a_line() -> None:
    assert (await Shown().said())[1:-1] == [line_of(BEN), line_of(CLEO)]


async def test_whoever_is_unlisted_is_left_out() -> None:
    shown = Shown()
    shown.wishes = {BEN.id: Wishes(is_unlisted=True)}
    assert (await shown.said())[1:-1] == [line_of(CLEO)]


async def test_where_nobody_else_has_joined_that_is_said() -> None:
    alone = replace(TABLE, seats=TABLE.seats[:1])
    assert (await Shown().said(table=alone))[1:-1] == [SCENE.say("reliability-nobody")]


async def test_it_is_for_whoever_opened_the_table_where_the_server_wants_it() -> None:
    for person in (BEN, ZOE):
        with pytest.raises(HostRefused):
            await Shown().said(person)
    with pytest.raises(Declined, match="reliability-off"):
        await Shown(shows=False).said()
