"""Pictures are drawn, worded and named beside the event loop: a click need not wait for any of that."""

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

    def describe(self, *_: object) -> str:
        return str(threading.get_ident())

    def describe_hand(self, *_: object) -> str:
        return str(threading.get_ident())


class KingdomSigned(Signed, KingdomFace):
    pass


class BagSigned(Signed, BagFace):
    pass


@pytest.mark.parametrize("kind", [KingdomSigned, BagSigned])
async def test_no_picture_is_made_where_clicks_are_answered(kind: type[Face[Any]]) -> None:
    face = kind()
    scene = scene_of(face, face.game.options_type(), 3)
    pictures = [await picture for picture in (board_picture(scene), whole_picture(scene), hand_picture(scene, 0))]
    assert str(threading.get_ident()) not in {said for one in pictures for said in (one.data.decode(), one.alt)}
    assert all("name" in vars(one) for one in pictures)  # found already
