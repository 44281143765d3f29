"""When a panel is drawn again: once what its seat is told has changed, or the seat is somebody else's by now."""

from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from discord.utils import utcnow
from msgspec.structs import replace

from bot.engine import Answer, Chance, Match
from bot.host import SeatInfo, Table
from bot.ui.messages.drafts import Drafts
from bot.ui.messages.news import News
from bot.ui.messages.painted import Painted
from bot.ui.messages.panel import Panel
from bot.ui.views.scene import Scene
from bot.ui.wire.limits import TOKEN_MINUTES
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import Fired, HarbourOptions
from tests.ui.scenes import ADA, BEN, scene_of

FACE = HarbourFace()


def made() -> Scene:
    return scene_of(FACE, HarbourOptions(), 2)


def moved(scene: Scene) -> Table:
    """Ada has answered one of her two questions."""
    match = Match.start(FACE.game, 2, HarbourOptions(), Chance(b"a scene"))
    match.answer(Answer(match.prompts[0].number, 0, ("north",)))
    return replace(scene.table, match=match)


class Noted(Panel):
    """Ada's, with a token of so many minutes; counts how often it is to be drawn."""

    def __init__(self, scene: Scene, age: float = 0) -> None:
        context: Any = SimpleNamespace(private=lambda table, _: Scene(table, FACE, scene.words))
        user, now = SimpleNamespace(id=ADA.id), utcnow()
        interaction = SimpleNamespace(id=1, user=user, created_at=now - timedelta(minutes=age))
        reply: Any = SimpleNamespace(interaction=interaction, private_message=5)
        super().__init__(context, reply, scene, 0, Drafts())
        self.requests = 0

    def _request(self) -> None:
        self.requests += 1


def test_it_is_drawn_again_where_what_its_seat_is_told_has_changed() -> None:
    scene = made()
    panel, painted = Noted(scene), Painted()
    assert panel.note(scene.table, painted=painted)
    assert (panel.requests, panel._is_due, panel._painted) == (0, False, None), "nothing has changed"
    then = moved(scene)
    assert panel.note(then, News((Fired(actor=1),)), painted)
    assert (panel.requests, panel._is_due, panel._painted, panel.moments) == (1, True, painted, (Fired(actor=1),))
    assert panel.scene.table is then
    assert panel.note(then)
    assert (panel.requests, panel.moments) == (1, (Fired(actor=1),)), "what was seen stays in sight"
    assert panel.note(then, News((Fired(actor=1),), answered={0}))
    assert (panel.requests, panel.moments) == (1, ()), "it goes with the next drawing, and causes none"


def test_a_token_that_is_too_old_is_not_tried() -> None:
    scene = made()
    assert Noted(scene, TOKEN_MINUTES - 0.5).note(moved(scene))
    panel = Noted(scene, TOKEN_MINUTES + 0.5)
    assert not panel.note(moved(scene))
    panel.below, panel.reply.private_message = 9, 5  # type: ignore[misc]
    panel._follow()
    assert panel.requests == 0


def test_where_the_seat_is_somebody_elses_no_hand_is_shown_any_more() -> None:
    scene = made()
    panel = Noted(scene)
    given = replace(scene.table, seats=[SeatInfo(0, BEN, "Ben"), SeatInfo(1, BEN, "Ben")])
    assert panel.note(given)
    assert (panel._is_lost, panel.requests, panel.scene.table) == (True, 1, given)
    assert not panel.note(given), "that is shown: nothing is left to update"
    panel._told = None
    assert panel.note(scene.table)
    assert not panel._is_lost, "it came back"


@pytest.mark.parametrize(("own", "newest", "follows"), [(5, 9, 1), (9, 5, 0), (5, 5, 0), (None, 5, 0)])
def test_a_panel_that_asks_goes_below_a_newer_message_of_its_table(
    own: int | None, newest: int, follows: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = Noted(made())
    reply: Any = panel.reply
    reply.private_message = own
    monkeypatch.setattr("bot.ui.messages.panel.decided_here", lambda *_: (["asked"], []))
    panel.follow(newest)
    assert (panel.requests, panel.below) == (follows, newest)
    monkeypatch.setattr("bot.ui.messages.panel.decided_here", lambda *_: ([], ["beside"]))
    panel.follow(newest)
    assert panel.requests == follows, "where it asks nothing it stays"


def test_somebody_looks_from_a_seat_until_they_are_asked_something_else_there() -> None:
    scene = made()
    panel = Noted(scene)
    assert panel.chosen(scene) is None
    panel.look(0)
    assert panel.chosen(scene) == 0
    assert panel.chosen(Scene(moved(scene), FACE, scene.words)) is None
    panel.looks = 0, (99,)
    assert panel.chosen(scene) is None
