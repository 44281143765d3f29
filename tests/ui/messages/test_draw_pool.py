"""Pictures are drawn beside the event loop: a click need not wait for one."""

import threading
from typing import Any

import pytest

from bot.ui.messages.pictures import board_picture, hand_picture, whole_picture
from bot.ui.views.face import Face
from cogs.bag_of_dungeon.face import BagFace
from cogs.death_over_the_kingdom.face import KingdomFace
from tests.ui.scenes import scene_of


class Signed:
    """Draws who draws."""

    def draw_board(self, *_: object) -> bytes:
        return str(threading.get_ident()).encode()

    def draw_whole(self, *_: object) -> bytes:
        return str(threading.get_ident()).encode()

    def draw_hand(self, *_: object) -> bytes:
        return str(threading.get_ident()).encode()


class KingdomSigned(Signed, KingdomFace):
    pass


class BagSigned(Signed, BagFace):
    pass


@pytest.mark.parametrize("kind", [KingdomSigned, BagSigned])
async def test_no_picture_is_drawn_where_clicks_are_answered(kind: type[Face[Any]]) -> None:
    face = kind()
    scene = scene_of(face, face.game.options_type(), 3)
    drawers = {
        int((await picture).data) for picture in (board_picture(scene), whole_picture(scene), hand_picture(scene, 0))
    }
    assert threading.get_ident() not in drawers
