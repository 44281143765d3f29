"""Pictures are drawn beside the event loop: a click need not wait for one."""

import threading
from typing import Any

import pytest

from bot.engine import Chance, Match
from bot.ui.face import Face
from bot.ui.scene import Scene
from cogs.bag_of_dungeon.face import BagFace
from cogs.death_over_the_kingdom.face import KingdomFace

DRAWS = ("draw_board", "draw_whole", "draw_hand")


class Sitting:
    """As much of a table as a scene looks at."""

    def __init__(self, face: Face[Any], seats: int) -> None:
        self.match = Match.start(face.game, seats, face.game.options_type(), Chance(b"drawing"))
        self.seats = [type("Seat", (), {"name": f"Seat {n}"}) for n in range(seats)]

    def view(self, seat: int | None) -> Any:
        return self.match.view(seat)


@pytest.mark.parametrize("kind", [KingdomFace, BagFace])
async def test_no_picture_is_drawn_on_the_loops_thread(kind: type[Face[Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []

    def draw(*_: object) -> bytes:
        threads.append(threading.get_ident())
        return b""

    for name in DRAWS:
        monkeypatch.setattr(kind, name, draw)
    face = kind()
    scene = Scene(Sitting(face, 3), face, face.catalogue.words())  # type: ignore[arg-type]
    for picture in (scene.board(), scene.whole(), scene.hand(0)):
        await picture
    assert len(threads) == 3
    assert threading.get_ident() not in threads
