"""Which message a state of a table gets: a new one, which calls people, or an edit of the one before."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.host import Table
from bot.ui.messages.calls import Plan
from bot.ui.messages.painter import Painter
from bot.ui.views.scene import Scene
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import HarbourOptions
from tests.ui.scenes import scene_of

SCENE = scene_of(HarbourFace(), HarbourOptions(), 2)
MESSAGE = 7


class Pages:
    """Each page is its name."""

    def __getattr__(self, name: str) -> Any:
        return lambda *_: name


class Shown:
    """A painter whose pages go nowhere."""

    def __init__(self, **table: Any) -> None:
        self.table: Table = replace(SCENE.table, **table)
        context: Any = SimpleNamespace(
            channel=lambda _: None,
            public=lambda table: Scene(table, SCENE.face, SCENE.words),
            clicked=None,
            wishes=None,
            rings=None,
            holds=SimpleNamespace(before_next=lambda *_: 0.0),
        )
        painter: Any = Painter(context, self.table)
        painter.composer = Pages()
        painter._plan = lambda _: Plan(frozenset(self.called))
        painter._show, painter._record = self._show, self._nothing
        painter.poster = SimpleNamespace(message=MESSAGE, tidy=self._nothing, put_away=lambda *_: None)
        self.painter = painter
        self.called: tuple[int, ...] = ()
        self.pages: list[tuple[str, bool]] = []  # and whether it is a message of its own

    async def paint(self, **how: Any) -> list[tuple[str, bool]]:
        await self.painter.paint(self.table, **how)
        return self.pages

    async def _show(self, scene: Scene, page: str, part: Any, *_: Any, **__: Any) -> None:
        self.pages.append((page, part.is_fresh))

    async def _nothing(self, *_: Any) -> None:
        pass


@pytest.mark.parametrize(
    ("is_due", "called", "is_fresh"), [(False, (), False), (True, (), True), (False, (1,), True), (True, (1,), True)]
)
async def test_a_match_that_stands_still_is_told_anew_where_that_is_due(
    is_due: bool, called: tuple[int, ...], is_fresh: bool
) -> None:
    """Its game cannot be found, or its rules have failed: nobody is called for nothing."""
    shown = Shown(match=None)
    shown.painter.story.is_fresh, shown.called = is_due, called
    assert await shown.paint() == [("halted", is_fresh)]


async def test_where_it_was_stopped_the_message_is_edited() -> None:
    shown = Shown(status="stopped")
    assert await shown.paint() == [("stopped", False)]


async def test_where_the_painting_failed_it_is_told_anew() -> None:
    shown = Shown()
    assert await shown.paint(error_id="e1") == [("plain", True)]


async def test_a_lobby_is_edited() -> None:
    assert await Shown(status="lobby").paint() == [("lobby", False)]


@pytest.mark.parametrize(("has_news", "is_shown"), [(False, True), (True, False)])
def test_after_a_restart_an_end_is_shown_unless_there_is_news(has_news: bool, is_shown: bool) -> None:
    shown = Shown(status="stopped")
    shown.painter.poster.adopt = lambda _: None
    assert not shown.painter.is_end_shown
    shown.painter.resume(shown.table, [])
    shown.painter.has_news = has_news
    assert shown.painter.is_end_shown is is_shown
