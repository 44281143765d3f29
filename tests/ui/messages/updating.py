"""An updater whose painter only remembers what it should paint, and fails as often as it is told to."""

import asyncio
from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from bot.host import Change, HostRefused
from bot.ui.messages.updater import Updater
from bot.ui.views.scene import Scene
from tests.ui.bazaar.game import BazaarOptions
from tests.ui.scenes import bazaar

SCENE = bazaar(BazaarOptions())
TABLE = SCENE.table
MESSAGE = 7


class Canvas:
    """Stands for the painter: fails as often as it is told to, and remembers what it has painted."""

    def __init__(self, *fails: BaseException | float) -> None:
        self.fails = list(fails)
        self.painted: list[tuple[Any, str | None]] = []
        self.noted: list[Change] = []
        self.resumed: list[Any] = []
        self.past: list[Any] = []
        self.tidied = 0
        self.has_news = self.is_end_shown = False
        self.poster: Any = SimpleNamespace(message=MESSAGE, tidy=self._tidy, claims=None)

    async def paint(self, table: Any, error_id: str | None) -> float:
        self.painted.append((table, error_id))
        failed = self.fails.pop(0) if self.fails else 0.0
        if isinstance(failed, BaseException):
            raise failed
        return failed

    def note(self, change: Change) -> None:
        self.noted.append(change)

    def resume(self, _: Any, found: Any) -> None:
        self.resumed.append(found)

    def put_away(self, _: Any, seen: Any) -> None:
        self.past.append(seen)

    async def _tidy(self) -> None:
        self.tidied += 1


class Shown:
    """One updater, the pauses it makes, and what it asks of others."""

    def __init__(self, *fails: BaseException | float, **table: Any) -> None:
        self.right: list[tuple[str, int | None]] = []
        self.called_off: list[str] = []
        self.opened: list[str] = []
        self.pauses: list[float] = []
        self.is_gone = False
        self.table = replace(TABLE, **table)
        self.canvas = Canvas(*fails)
        self.updater = Updater(self._context(), self.table, lambda *right: self.right.append(right))
        self._pause = self.updater._pause
        made: Any = self.updater
        made.painter, made._pause = self.canvas, self._paused

    def _context(self) -> Any:
        queries = SimpleNamespace(table=self._find, in_memory=lambda _: self.table)
        return SimpleNamespace(
            client=SimpleNamespace(wait_until_ready=lambda: asyncio.sleep(0), user=SimpleNamespace(id=1)),
            rate_limit=SimpleNamespace(acquire=lambda: asyncio.sleep(0)),
            host=SimpleNamespace(queries=queries, commands=SimpleNamespace(call_off=self._call_off)),
            open_thread=self._open_thread,
            channel=lambda _: None,
            public=lambda table: Scene(table, SCENE.face, SCENE.words),
            clicked=None,
            wishes=None,
            rings=None,
        )

    async def _find(self, _: str) -> Any:
        if self.is_gone:
            raise HostRefused("no-match")
        return self.table

    async def _call_off(self, match: str) -> None:
        self.called_off.append(match)
        raise HostRefused("finished")

    async def _open_thread(self, table: Any) -> None:
        self.opened.append(table.id)

    async def _paused(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.updater._is_due = True

    async def after(self, kind: Any = "answered", **more: Any) -> Canvas:
        self.updater.note(Change(kind=kind, table=self.table, **more))
        return await self.ends()

    async def ends(self) -> Canvas:
        """All is shown that can be."""
        assert self.updater._task is not None
        async with asyncio.timeout(20):
            await self.updater._task
        return self.canvas

    @property
    def errors(self) -> list[str | None]:
        return [error for _, error in self.canvas.painted]
