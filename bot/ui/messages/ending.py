"""The end of a match as its result shows it: the game's own account and picture, made once and kept."""

import logging
from typing import Any

from bot.engine import Event
from bot.host import HostRefused
from bot.host.model.faults import fault
from bot.ui.messages.draw_pool import draw_in_pool
from bot.ui.messages.pictures import ending_picture
from bot.ui.shared.context import Context
from bot.ui.views.ending import Ending
from bot.ui.views.picture import Picture
from bot.ui.views.scene import Scene
from bot.words import Account

log = logging.getLogger(__name__)


class Endings:
    """Of one match. It is made anew where a name or the language has changed."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._made_for: tuple[object, ...] = ()
        self._ending: Ending[Any] | None = None
        self._account = Account()
        self._picture: Picture | None = None

    async def account(self, scene: Scene) -> Account:
        """How it ended; an empty one where the game says nothing, or cannot."""
        await self._make(scene)
        return self._account

    async def picture(self, scene: Scene) -> Picture:
        """Raises Unshown."""
        ending = await self._make(scene)
        if self._picture is None:
            self._picture = await ending_picture(scene, ending)
        return self._picture

    async def _make(self, scene: Scene) -> Ending[Any]:
        made_for = (scene.names, scene.words.locale)
        if self._ending is None or self._made_for != made_for:
            assert scene.table.match is not None
            assert scene.table.match.outcome is not None
            story = await self._story(scene)
            self._ending, self._picture = Ending(scene.shown(), scene.table.match.outcome, story), None
            self._account = await _account(scene, self._ending)
            self._made_for = made_for
        return self._ending

    async def _story(self, scene: Scene) -> tuple[Event, ...]:
        """What everybody was told; nothing where that cannot be found out. A result is shown all the same."""
        try:
            reel = await self.context.reels.of(scene.table, scene.face)
        except HostRefused as refused:
            log.warning("The story of match %s could not be looked up: %s", scene.table.id, refused)
            return ()
        except Exception as error:  # noqa: BLE001 - the game's rules may raise anything
            fault(scene.table, "the story of the match could not be found", error)
            return ()
        return () if reel is None else reel.story


async def _account(scene: Scene, ending: Ending[Any]) -> Account:
    try:
        return await draw_in_pool(scene.face.account, ending, scene.words)
    except Exception as error:  # noqa: BLE001 - so may its face
        fault(scene.table, "the end could not be told", error)
        return Account()
