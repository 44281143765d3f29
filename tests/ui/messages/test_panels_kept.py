"""Which panels are kept: of each person at a match the newest, until its token is too old; and no more than that."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.host import Table
from bot.ui.messages import panels
from bot.ui.messages.news import News
from bot.ui.messages.painted import Painted
from bot.ui.messages.panels import Panels
from bot.ui.views.scene import Scene
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import HarbourOptions
from tests.ui.scenes import ADA, BEN, MATCH, scene_of

SCENE = scene_of(HarbourFace(), HarbourOptions(), 2)


class Opened:
    """Stands in for a panel."""

    is_aged = False

    def __init__(self, context: Any, reply: Any, scene: Scene, seat: int, *_: Any, **__: Any) -> None:
        self.seat = seat

    def chosen(self, scene: Scene) -> int | None:
        return None

    def is_later_than(self, reply: Any) -> bool:
        return False


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(panels, "Panel", Opened)
    context: Any = SimpleNamespace(private=lambda table, _: Scene(table, SCENE.face, SCENE.words))
    return Panels(context)


def opens(kept: Any, person: int, table: Table = SCENE.table) -> Any:
    reply = SimpleNamespace(interaction=SimpleNamespace(user=SimpleNamespace(id=person)))
    return kept._panel(reply, table)


def test_each_person_has_one(kept: Any) -> None:
    opens(kept, ADA.id)
    newest = opens(kept, ADA.id)
    assert kept._open == {(MATCH, ADA.id): newest}
    assert (newest.seat, opens(kept, BEN.id).seat) == (0, 1)


def test_what_is_too_old_is_forgotten_with_the_next(kept: Any) -> None:
    """And with the last of a match what had happened there."""
    opens(kept, ADA.id).is_aged = True
    kept._painted |= {"another": Painted()}
    kept._news |= {"another": News()}
    opens(kept, BEN.id)
    assert list(kept._open) == [(MATCH, BEN.id)]
    assert (kept._painted, kept._news) == ({}, {})
