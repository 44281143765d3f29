"""Who stops a match or closes a lobby, and what the server's log channel hears of it."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.host import HostRefused, Person, ServerRights
from bot.ui.actions import stopping as module
from bot.ui.actions.confirmation import Confirmation
from bot.ui.actions.stopping import Stopping
from bot.ui.wire.custom_id import Verb
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import HarbourOptions
from tests.ui.scenes import ADA, BEN, scene_of

ZOE = Person(9, "Zoe")  # she has no seat
SCENE = scene_of(HarbourFace(), HarbourOptions(), 2)
MATCH, LOBBY = SCENE.table, replace(SCENE.table, status="lobby", match=None)


class Stopped(Stopping):
    """Notes what is done in turn."""

    def __init__(self, *, is_manager: bool) -> None:
        self.done: list[Any] = []
        rights = ServerRights(is_manager=is_manager)
        commands = SimpleNamespace(stop=self._stop)
        context: Any = SimpleNamespace(rights=lambda *_: rights, host=SimpleNamespace(commands=commands))
        confirmation: Any = SimpleNamespace(ask=self._noting("asked"), done=self._noting("done"))
        super().__init__(context, confirmation)
        self.logbook: Any = SimpleNamespace(note_table=self._note)

    async def _stop(self, match: str, by: Person, server: ServerRights) -> None:
        self.done.append((match, by.id, server.has_starter_left))

    async def _note(self, _: Any, by: int, message: str) -> None:
        self.done.append((by, message))

    def _noting(self, what: str) -> Any:
        async def note(_: Any, __: Any, *more: Any) -> None:
            self.done.append((what, *more))

        return note


def by(person: Person) -> Any:
    return SimpleNamespace(interaction=SimpleNamespace(user=SimpleNamespace(id=person.id, display_name=person.name)))


@pytest.mark.parametrize(
    ("person", "is_manager", "is_noted"),
    [(ADA, False, False), (ADA, True, False), (BEN, True, True), (ZOE, True, True), (BEN, False, False)],
)
async def test_the_log_channel_hears_of_what_a_manager_stops_that_another_has_begun(
    person: Person, is_manager: bool, is_noted: bool
) -> None:
    stopped = Stopped(is_manager=is_manager)
    await stopped.stop(by(person), MATCH)
    noted = [(person.id, "logbook-stopped")] if is_noted else []
    assert stopped.done == [(MATCH.id, person.id, False), *noted, ("done", "stop-done")]


@pytest.mark.parametrize(("person", "is_manager", "may"), [(ADA, False, True), (ZOE, True, True), (BEN, False, False)])
async def test_whoever_may_not_stop_a_match_is_not_asked_whether_they_are_sure(
    person: Person, is_manager: bool, may: bool
) -> None:
    stopped = Stopped(is_manager=is_manager)
    if may:
        await stopped.ask(by(person), MATCH)
        assert stopped.done == [("asked", "stop-ask", Verb.STOP, "stop-confirm")]
    else:
        with pytest.raises(HostRefused):
            await stopped.ask(by(person), MATCH)


@pytest.mark.parametrize(("person", "table", "looked_up"), [(BEN, LOBBY, [ADA.id]), (ADA, LOBBY, []), (BEN, MATCH, [])])
async def test_whether_the_starter_has_left_is_looked_up_where_it_matters(
    person: Person, table: Any, looked_up: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does for a lobby, and whoever may not close it anyway."""
    asked: list[int] = []

    async def has_left(_: Any, guild: int, starter: int) -> bool:
        assert guild == table.guild
        asked.append(starter)
        return True

    monkeypatch.setattr(module, "has_left_server", has_left)
    stopped = Stopped(is_manager=False)
    await stopped.close_lobby(by(person), table)
    assert (stopped.done, asked) == ([(table.id, person.id, bool(looked_up))], looked_up)


async def test_the_question_names_what_is_done_and_a_way_out() -> None:
    """Where the question was private, what was done takes its place."""
    shown: list[tuple[str, list[str]]] = []

    def noting(how: str) -> Any:
        async def show(view: Any) -> None:
            shown.append((how, [button.label for button in view.walk_children() if hasattr(button, "label")]))

        return show

    context: Any = SimpleNamespace(private=lambda *_: SCENE)
    reply: Any = SimpleNamespace(interaction=None, show=noting("show"), replace=noting("replace"), is_private=True)
    confirmation = Confirmation(context)
    await confirmation.ask(reply, MATCH, "leave-ask", Verb.QUIT, "leave-confirm", Verb.AWAY)
    await confirmation.ask(reply, MATCH, "stop-ask", Verb.STOP, "stop-confirm")
    await confirmation.keep(reply, MATCH)
    reply.is_private = False
    await confirmation.done(reply, MATCH, "stop-done", Verb.RETURN)
    say = SCENE.say
    assert shown == [
        ("show", [say("leave-confirm"), say("away"), say("stop-keep")]),
        ("show", [say("stop-confirm"), say("stop-keep")]),
        ("replace", []),
        ("show", [say("return")]),
    ]
