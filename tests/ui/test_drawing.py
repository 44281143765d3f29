"""Pictures are drawn beside the event loop: a click need not wait for one."""

import threading
from typing import Any

import pytest

from bot.engine import Chance, Match
from bot.ui.face import Face
from bot.ui.scene import Scene
from cogs.bag_of_dungeon.face import BagFace
from cogs.death_over_the_kingdom.face import KingdomFace


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


class Sitting:
    """As much of a table as a scene looks at."""

    def __init__(self, face: Face[Any], seats: int) -> None:
        self.match = Match.start(face.game, seats, face.game.options_type(), Chance(b"drawing"))
        self.seats = [type("Seat", (), {"name": f"Seat {n}"}) for n in range(seats)]

    def view(self, seat: int | None) -> Any:
        return self.match.view(seat)


@pytest.mark.parametrize("kind", [KingdomSigned, BagSigned])
async def test_no_picture_is_drawn_where_clicks_are_answered(kind: type[Face[Any]]) -> None:
    face = kind()
    scene = Scene(Sitting(face, 3), face, face.catalogue.words())  # type: ignore[arg-type]
    drawers = {int((await picture).png) for picture in (scene.board(), scene.whole(), scene.hand(0))}
    assert threading.get_ident() not in drawers
