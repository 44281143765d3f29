"""What a public message says of its match, beside the story: what can be pressed in it, and each line that follows
from the match.

Both are found twice: in a message as it was posted, and from the match as it is now. So the two can be compared without
a picture, and without a request.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
from discord import ui
from msgspec import Struct

from bot.ui.views.lobby import lobby_view
from bot.ui.views.picture import Picture
from bot.ui.views.result import result_view, stopped_view
from bot.ui.views.scene import Scene
from bot.ui.views.story_text import is_story
from bot.ui.views.table import table_view
from bot.ui.wire.layout import CUT
from bot.words import Account

NO_PICTURE = Picture(b"", "")  # stands where one does: pictures are not compared
ENDED = ("finished", "stopped")  # what is said of an end also hangs on how it came to that


class Claims(Struct, frozen=True):
    """`ids` of what can be pressed; `lines` of its texts, of which some are missing where they were `is_cut`."""

    ids: frozenset[str]
    lines: frozenset[str]
    is_cut: bool = False

    def lacks(self, due: "Claims") -> list[str]:
        """What is not as it should be; it may say more, such as a notice of the moment."""
        wrong = [f"can press {one}" for one in sorted(self.ids - due.ids)]
        wrong += [f"cannot press {one}" for one in sorted(due.ids - self.ids)]
        if not self.is_cut:
            wrong += [f"does not say {one!r}" for one in sorted(due.lines - self.lines)]
        return wrong


def packed(claims: Claims) -> bytes:
    """In a tenth of the memory."""
    return msgspec.msgpack.encode(claims)


def unpacked(said: bytes) -> Claims:
    return msgspec.msgpack.decode(said, type=Claims)


def claims_of(texts: Iterable[str], ids: Iterable[str]) -> Claims:
    """Those of a message that has these."""
    said = [text for text in texts if not is_story(text)]
    found = frozenset(line for text in said for line in text.splitlines() if line)
    return Claims(frozenset(ids), found, any(text.endswith(CUT) for text in said))


def claims_in(view: ui.LayoutView) -> Claims:
    """Those of a message that is about to be posted."""
    items = list(view.walk_children())
    texts = [item.content for item in items if isinstance(item, ui.TextDisplay)]
    ids = [found for item in items if (found := getattr(item, "custom_id", None))]
    return claims_of(texts, ids)


def due_claims(scene: Scene, *, can_seek: bool = False) -> Claims | None:
    """What the message of a table should say now; None where that hangs on more than the match."""
    view = _view(scene, can_seek=can_seek)
    if view is None:
        return None
    found = claims_in(view)
    return Claims(found.ids, frozenset()) if scene.table.status in ENDED else found


def _view(scene: Scene, *, can_seek: bool) -> Any:
    table = scene.table
    if table.status == "lobby":
        return lobby_view(scene, can_seek=can_seek)
    if table.match is None:
        return None
    match table.status:
        case "open":
            return table_view(scene, (), NO_PICTURE)
        case "finished":
            return result_view(scene, (), None, Account())
        case "stopped":
            return stopped_view(scene, (), "")
