"""When the time comes that a lobby names, everybody is named once in a message, and called as they wish."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import Option, Prompt
from bot.host import Change, SeatInfo, Table
from bot.host.model.table import Kind
from bot.host.model.table_notes import TableNotes
from bot.local.protocol.component_types import TEXT_DISPLAY, walk
from bot.ui.messages.gathering import Gathering
from bot.ui.shared.wishes import Wishes
from bot.ui.views.scene import Scene
from cogs.death_over_the_kingdom.face import KingdomFace
from tests.ui.scenes import ADA, BEN, scene_of

SCENE = scene_of(KingdomFace(), KingdomFace().game.options_type(), 3)
MET = TableNotes(has_met=True)
SEATED = [SeatInfo(seat, person, person.name) for seat, person in enumerate((ADA, BEN))]
LOBBY = replace(SCENE.table, status="lobby", match=None, seats=SEATED, notes=MET)


def begun(*asked: int) -> Table:
    """A match that asks these seats."""
    prompts = tuple(Prompt(seat, "hand", "R11", (Option("card"),), number=seat + 1) for seat in asked)
    match: Any = SimpleNamespace(prompts=prompts, offers=(), pauses=(), view=lambda _: SCENE.view())
    return replace(SCENE.table, match=match, notes=MET)


class Hall:
    """Where the message is heard: its words, and whom it calls."""

    def __init__(self, *, is_mute: bool = False, **pings: Any) -> None:
        self.heard: list[tuple[str, set[int]]] = []
        self.wishes = {person.id: Wishes(pings=pings.get(person.name.lower(), "every")) for person in (ADA, BEN)}
        self.is_mute = is_mute
        self.gathering = Gathering(self._context())

    def _context(self) -> Any:
        return SimpleNamespace(
            public=lambda table: Scene(table, SCENE.face, SCENE.words),
            wishes=SimpleNamespace(of=self.wishes.__getitem__),
            channel=lambda _: SimpleNamespace(send=self._send),
        )

    async def _send(self, *, view: Any, allowed_mentions: Any) -> None:
        if self.is_mute:
            raise TimeoutError
        parts = walk(view.to_components())
        said = "\n".join(part["content"] for part in parts if part["type"] == TEXT_DISPLAY)
        assert (allowed_mentions.everyone, allowed_mentions.roles) == (False, False)
        self.heard.append((said, {one.id for one in allowed_mentions.users}))

    async def hears(self, kind: Kind, table: Table) -> list[tuple[str, set[int]]]:
        self.gathering.changed(Change(kind=kind, table=table))
        for task in list(self.gathering._tasks):
            await task
        return self.heard


async def test_all_are_named_where_somebody_is_missing() -> None:
    [(said, called)] = await Hall().hears("met", LOBBY)
    assert "<@1> and <@2>: it is time for **Death Over the Kingdom**, but one player is missing" in said
    assert called == {ADA.id, BEN.id}


async def test_where_enough_have_come_and_it_cannot_begin_they_learn_how_to_see_why() -> None:
    seats = [*SEATED, SeatInfo(2, None, "Tin")]
    [(said, called)] = await Hall().hears("met", replace(LOBBY, seats=seats))
    assert "I could not start the match" in said
    assert called == {ADA.id, BEN.id}


async def test_whom_the_table_asks_is_not_called_twice() -> None:
    [(said, called)] = await Hall().hears("started", begun(1))
    assert "<@1> and <@2>: it is time, and **Death Over the Kingdom** has begun" in said
    assert called == {ADA.id}


@pytest.mark.parametrize("table", [LOBBY, begun()])
async def test_who_never_wishes_to_be_called_is_only_named(table: Table) -> None:
    [(said, called)] = await Hall(ben="never").hears("met", table)
    assert "<@2>" in said
    assert called == {ADA.id}


@pytest.mark.parametrize(
    ("kind", "table"),
    [("answered", LOBBY), ("lobby", LOBBY), ("started", replace(begun(0), notes=TableNotes()))],
)
async def test_nobody_is_called_before_that_time_or_again(kind: Kind, table: Table) -> None:
    assert await Hall().hears(kind, table) == []


async def test_a_message_that_does_not_arrive_is_given_up() -> None:
    hall = Hall(is_mute=True)
    assert await hall.hears("met", LOBBY) == []
    assert not hall.gathering._tasks


async def test_a_bot_that_stops_waits_for_no_message() -> None:
    hall = Hall()
    hall.gathering.changed(Change(kind="met", table=LOBBY))
    [task] = hall.gathering._tasks
    await hall.gathering.close()
    assert task.cancelled()
