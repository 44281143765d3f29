"""Pictures: from the view to the PNG, against encoding those pixels alone. In this process, with all caches warm."""

import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from typing import Any

from PIL import Image

from bot.engine import Match
from bot.engine.playout import adviser_policy, playout
from bot.ui.face import Face
from cogs.bag_of_dungeon.face import BagFace
from cogs.death_over_the_kingdom.face import KingdomFace
from images.encode import to_png
from tests.bench.figures import Figure, at_most

SECTION = "pictures"
FACES: tuple[Face[Any], ...] = (BagFace(), KingdomFace())
VIEWS = 24  # of one match, taken at even distances
SEED = bytes(32)


def measure(rounds: int) -> Iterator[Figure]:
    for face in FACES:
        seats = face.game.seats_for(face.game.options_type())
        views = _views(face, seats[-1])
        yield _figure(f"{face.game.key}, {seats[-1]} seats", face, views, rounds)
        fullest = max(views, key=lambda view: len(_board(face, view)))
        yield _figure(f"{face.game.key}, the fullest of them", face, [fullest], rounds)


def _figure(what: str, face: Face[Any], views: Sequence[Any], rounds: int) -> Figure:
    pictures = [_board(face, view) for view in views]  # the caches are warm now
    pixels = [Image.open(BytesIO(png)).convert("RGB") for png in pictures]
    whole = [_spent(lambda v=view: _board(face, v), rounds) for view in views]  # type: ignore[misc]
    encoding = [_spent(lambda i=image: to_png(i), rounds) for image in pixels]  # type: ignore[misc]
    size = statistics.mean(map(len, pictures)) / 1024
    tallest = max(image.height for image in pixels)
    details = (
        f"{statistics.mean(whole) * 1000:.0f} ms, encoding alone {statistics.mean(encoding) * 1000:.0f} ms; "
        f"{size:.0f} KiB a picture, up to {pixels[0].width} × {tallest} px"
    )
    return Figure(SECTION, what, sum(whole) / sum(encoding), "×", at_most(1.3, "×"), details)


def _spent(work: Callable[[], object], rounds: int) -> float:
    """Seconds of CPU time, the best of some rounds."""
    found = []
    for _ in range(rounds):
        started = time.process_time()
        work()
        found.append(time.process_time() - started)
    return min(found)


def _board(face: Face[Any], view: Any) -> bytes:
    names = tuple(f"Person {number}" for number in range(1, 17))
    return face.draw_board(view, names, face.catalogue.words("en-US"))


def _views(face: Face[Any], seats: int) -> list[Any]:
    found: list[Any] = []

    def watch(match: Match[Any]) -> None:
        found.append(match.view(None))

    playout(face.game, seats, face.game.options_type(), SEED, (adviser_policy,), watch)
    return found[:: max(1, len(found) // VIEWS)]
