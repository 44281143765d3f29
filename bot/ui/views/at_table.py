"""What can be pressed in the table message to answer questions and take up offers, and which stand there as a whole.

Panels ask what is found here: a question that stands whole at the table, where the board is, is not repeated in them.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.engine import Prompt
from bot.ui.views.controls import control_of
from bot.ui.views.kinds.control import Control
from bot.ui.views.placement import Placement
from bot.ui.views.room import Item, Room, size
from bot.ui.views.scene import Scene
from bot.ui.wire.layout import lines
from bot.ui.wire.limits import COMPONENTS, PUBLIC_ROWS

FRAME = 14  # components: the container, head, story, strip, board, question, more time, the line and the foot
OF_A_VOTE = 4  # components of one question put to the table
ROWS_OF_SEVERAL = 6  # where several seats are asked at once


class AtTable(NamedTuple):
    asked: list[Item]
    offered: list[Item]
    whole: frozenset[int]  # prompts all of whose options stand there


def at_table(scene: Scene) -> AtTable:
    """What the public table message offers now. Its room hangs on what everybody knows, never on pictures."""
    votes = len(scene.table.notes.votes)
    room = Room(PUBLIC_ROWS, COMPONENTS - FRAME - OF_A_VOTE * votes, is_public=True)
    asked, whole = _asked(scene, room)
    left = replace(room, rows=room.rows - len(_rows(asked)), components=room.components - size(asked) - 1)
    offered, taken = _offered(scene, left)
    return AtTable(asked, offered, whole | taken)


def belongs_at_table(scene: Scene, prompt: Prompt, found: AtTable) -> bool:
    """Is it answered there alone?"""
    return scene.placement(prompt) is Placement.TABLE and prompt.number in found.whole


def _asked(scene: Scene, room: Room) -> tuple[list[Item], frozenset[int]]:
    """Those of several seats all stand there or none; of one seat's a part may.

    Where several are asked each one's stand under their name: they often read the same.
    """
    found = [control_of(scene, prompt) for prompt in scene.asked() if is_public(prompt)]
    if len(found) < 2:
        items: list[Item] = [part for one in found for part in one.rows(one.prompt.public_options, room)]
        return items, _whole(found, room)
    wide = replace(room, rows=ROWS_OF_SEVERAL)
    items = []
    for one in found:
        items += [f"-# {scene.speaker.who(one.prompt.seat)}", *one.rows(one.prompt.public_options, room)]
    if len(_rows(items)) > wide.rows or size(items) > wide.components:
        return [], frozenset()
    return items, _whole(found, room)


def _whole(found: Sequence[Control[Any]], room: Room) -> frozenset[int]:
    public = {one.prompt.number: one.prompt.public_options for one in found}
    whole = (one for one in found if public[one.prompt.number] == one.prompt.options)
    return frozenset(one.prompt.number for one in whole if one.has_all(public[one.prompt.number], room))


def _offered(scene: Scene, room: Room) -> tuple[list[Item], frozenset[int]]:
    """What some may do besides, each with what to press; where that has no room it is in their panels.

    Of a secret offer nothing is said: nobody waits for it, so nobody else need know of it. People are named here, not
    called.
    """
    offers = [offer for offer in scene.offers() if is_public(offer)]
    if not offers:
        return [], frozenset()
    found: list[Item] = []
    for offer in offers:
        rows = [] if scene.face.has_picture(offer) else control_of(scene, offer).rows(offer.public_options, room)
        found += [lines(*(f"-# {said}" for said in scene.speaker.offered(offer))), *rows]
    pressed = _rows(found)
    if pressed and len(pressed) <= room.rows and size(found) <= room.components:
        shown = [control_of(scene, offer) for offer in offers if not scene.face.has_picture(offer)]
        return found, _whole(shown, room)
    told = lines(*(f"-# {said}" for said in (*scene.speaker.offered(*offers), scene.say("ui-press-hand-for-it"))))
    return [told], frozenset()


def is_public(prompt: Prompt) -> bool:
    """May it be answered in public? One without options, such as an amount, names nothing secret."""
    return not prompt.is_secret and bool(prompt.public_options or not prompt.options)


def _rows(items: Sequence[Item]) -> list[Item]:
    """Those that can be pressed."""
    return [item for item in items if not isinstance(item, str)]
