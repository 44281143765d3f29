"""What a manager is told of each seat at a table."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bot.engine import NOBODY
from bot.host import Deadline, Person, SeatInfo, Table
from bot.local.protocol.component_types import BUTTON, STRING_SELECT, TEXT_DISPLAY, walk
from bot.ui.server import overseeing as module
from bot.ui.server.overseeing import STOP, Overseeing, _state
from bot.ui.views.scene import Scene
from bot.ui.wire.custom_id import CustomId, Verb
from bot.ui.wire.declined import Declined
from bot.words import Catalogue
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import HarbourOptions
from tests.ui.scenes import ADA, scene_of
from tests.ui.server.managing import NOON, Managed


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (SeatInfo(0, ADA, "Ada"), "Ada"),
        (SeatInfo(0, None, "Tin"), "Tin, an automaton"),
        (SeatInfo(0, ADA, "Ada", is_away=True), "Ada, away: an automaton plays"),
        (SeatInfo(0, ADA, "Ada", has_left=True), "Ada, left for good"),
        (SeatInfo(0, None, "Ada", has_left=True), "Ada, left for good"),
    ],
)
def test_it_is_said_who_plays_there(seat: SeatInfo, said: str) -> None:
    assert Catalogue().words().say(_state(seat), number=1, name=seat.name) == f"1. {said}"


@pytest.mark.parametrize(("count", "lines", "offered"), [(0, 1, 0), (1, 1, 1), (25, 25, 25), (26, 26, 25)])
async def test_all_tables_of_the_server_are_listed_and_25_can_be_picked(count: int, lines: int, offered: int) -> None:
    """Of those beyond there is a line that says how many they are; games that are not here are left out."""
    table = scene_of(HarbourFace(), HarbourOptions(), 2).table
    tables = [replace(table, id=str(number), status="lobby", match=None) for number in range(count)]

    async def open_tables_on(_: int) -> list[Table]:
        return [*tables, replace(table, game="gone")]

    context = Managed().context
    context.host.queries = SimpleNamespace(open_tables_on=open_tables_on)
    context.faces = {"harbour": HarbourFace()}
    context.public = lambda one: Scene(one, HarbourFace(), Catalogue().words())
    view: Any = await Overseeing(context)._list(Managed().reply)
    shown = list(walk(view.to_components()))
    title, said = (part["content"] for part in shown if part["type"] == TEXT_DISPLAY)
    assert str(count) in title or not count
    assert len(said.splitlines()) == lines
    assert sum(len(part["options"]) for part in shown if part["type"] == STRING_SELECT) == offered


class Overseen:
    """A manager who looks at one table, and does what its page offers."""

    def __init__(self, **table: Any) -> None:
        made = scene_of(HarbourFace(), HarbourOptions(), 2)
        self.table = replace(made.table, **table)
        self.server, self.done, self.shown = Managed(), list[Any](), list[Any]()
        context = self.server.context
        context.public = lambda one: Scene(one, HarbourFace(), Catalogue().words())
        context.rights = lambda *_: None
        context.host.queries = SimpleNamespace(table=self._found, moved=self._moved)
        context.host.commands = SimpleNamespace(extend=self._does("extend"), swap=self._does("swap"))
        self.overseeing = Overseeing(context)
        made_: Any = self.overseeing
        made_.logbook = SimpleNamespace(note_table=self._note)
        guild = SimpleNamespace(fetch_member=self._member)
        interaction = SimpleNamespace(
            guild_id=5, user=SimpleNamespace(id=9, display_name="Zoe"), guild=guild, data={"values": ["8"]}
        )
        self.reply: Any = SimpleNamespace(interaction=interaction, replace=self._replace)

    async def _found(self, _: str) -> Table:
        return self.table

    async def _moved(self, _: str) -> Any:
        return NOON

    def _does(self, name: str) -> Any:
        async def do(*given: Any, **how: Any) -> Any:
            self.done.append((name, *given[2:4]))
            return SimpleNamespace(table=self.table)

        return do

    async def _note(self, _: Any, by: int, what: str, **__: Any) -> None:
        self.done.append((what, by))

    async def _member(self, id_: int) -> Any:
        if id_ == 404:
            response: Any = SimpleNamespace(status=404, reason="Not Found")
            raise discord.NotFound(response, "gone")
        return SimpleNamespace(id=id_, display_name="Heir", bot=id_ == 7)

    async def _replace(self, view: Any) -> None:
        self.shown = list(walk(view.to_components()))

    async def chooses(self, *parts: int) -> list[str]:
        """The labels of the buttons that stand there then."""
        what = ".".join([Verb.OVERSEE, *map(str, parts)])
        await self.overseeing.chosen(self.reply, CustomId(self.table.id, what))
        return [part["label"] for part in self.shown if part["type"] == BUTTON]


DUE = Deadline(1, 0, NOON, NOON)
PAUSED = replace(DUE, seat=NOBODY)


@pytest.mark.parametrize(
    ("table", "labels"),
    [
        ({}, ["Yes, Stop", "All Tables"]),
        ({"deadlines": {1: DUE}}, ["More Time", "Yes, Stop", "All Tables"]),
        ({"deadlines": {1: PAUSED}}, ["Yes, Stop", "All Tables"]),
        ({"status": "lobby", "match": None}, ["Cancel", "All Tables"]),
    ],
)
async def test_a_table_offers_what_its_managers_may_do_there(table: dict[str, Any], labels: list[str]) -> None:
    words = Catalogue().words()
    said = {
        "Yes, Stop": "stop-confirm",
        "All Tables": "oversee-back",
        "More Time": "oversee-extend",
        "Cancel": "lobby-cancel",
    }
    assert await Overseen(**table).chooses() == [words.say(said[label]) for label in labels]


async def test_a_match_is_stopped_after_a_second_question_and_a_lobby_without() -> None:
    words = Catalogue().words()
    assert await Overseen().chooses(STOP) == [words.say("stop-confirm"), words.say("stop-keep")]
    lobby = Overseen(status="lobby", match=None)
    assert await lobby.chooses(STOP) == [words.say("lobby-cancel"), words.say("oversee-back")]
    elsewhere = Overseen(guild=6)
    with pytest.raises(Declined, match="export-none"):
        await elsewhere.chooses(STOP)


async def test_more_time_is_noted_where_managers_read_it() -> None:
    overseen = Overseen()
    await overseen.overseeing.extend(overseen.reply, overseen.table)
    assert overseen.done == [("extend", None), ("logbook-extended", 9)]


@pytest.mark.parametrize(("value", "why"), [("7", "swap-bot"), ("404", "refused-illegal"), ("x", "refused-illegal")])
async def test_a_seat_is_given_to_a_person_of_the_server(value: str, why: str) -> None:
    overseen = Overseen()
    overseen.reply.interaction.data = {"values": [value]}
    with pytest.raises(Declined, match=why):
        await overseen.overseeing.give(overseen.reply, overseen.table, 1)
    assert overseen.done == []


async def test_whoever_gets_a_seat_is_asked_and_it_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    async def is_here(*_: Any) -> bool:
        return False

    monkeypatch.setattr(module, "has_left_server", is_here)
    overseen = Overseen()
    for seat in (1, 9):
        await overseen.overseeing.give(overseen.reply, overseen.table, seat)
    assert overseen.done[:2] == [("swap", 1, Person(8, "Heir")), ("logbook-given", 9)]
