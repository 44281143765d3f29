"""Every scene of every game: drawing and encoding, against Pillow's encoding of the same pixels. In this process, with
all caches warm; ours and the peer's take turns.
"""

import statistics
import time
from collections.abc import Callable, Iterator
from io import BytesIO

from msgspec import Struct
from PIL import Image

from images.banded import cached_bands
from images.cells import cached_cells
from images.encode import COLOURS, indexed
from images.fixed_palette import FixedPalette, load_palette
from images.png import MOST, write_png
from tests.bench.figures import Figure, at_least, at_most
from tests.pictures.faces import find_faces
from tests.pictures.fidelity import LEAST, Fidelity, drawn, fidelity
from tests.pictures.scenes import Scene, scenes
from tests.pictures.showing import Showing

SECTION = "pictures"
EVERY = 1  # of so many scenes one is measured


class Taken(Struct, frozen=True):
    """CPU seconds for one scene: the best of some rounds of each."""

    title: str
    size: tuple[int, int]
    whole: float  # drawn and encoded
    ours: float
    saving: float  # Pillow saves our own indexed pixels with its defaults
    choosing: float  # Pillow chooses 256 colours for them first
    length: int  # bytes
    fidelity: Fidelity

    @property
    def ratio(self) -> float:
        return self.ours / self.saving


def measure(rounds: int) -> Iterator[Figure]:
    for game, face in find_faces().items():
        palette = load_palette(face.folder / "pictures" / "palette.txt")
        taken = [_taken(scene, palette, rounds) for scene in list(scenes(game).values())[::EVERY]]
        yield from _figures(game, taken)


def _taken(scene: Scene, palette: FixedPalette | None, rounds: int) -> Taken:
    showing = scene.show()
    drawing, png = drawn(scene)
    pixels, colours = indexed(drawing, palette)
    pixels.putpalette(colours)
    spent = [
        (
            _spent(lambda: _drawn_anew(showing)),
            _spent(lambda: write_png(*indexed(drawing, palette))),
            _spent(lambda: pixels.save(BytesIO(), "PNG")),
            _spent(lambda: drawing.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)),
        )
        for _ in range(rounds)
    ]
    whole, ours, saving, choosing = map(min, zip(*spent, strict=True))
    return Taken(scene.title, drawing.size, whole, ours, saving, choosing, len(png), fidelity(drawing, png))


def _drawn_anew(showing: Showing) -> bytes:
    """As it is where no picture like it was made before; what it is made of is there."""
    cached_bands.clear()
    cached_cells.clear()
    return showing.draw()


def _figures(game: str, taken: list[Taken]) -> Iterator[Figure]:
    ours, saving, whole = (sum(getattr(one, name) for one in taken) for name in ("ours", "saving", "whole"))
    peer = saving + sum(one.choosing for one in taken)
    tallest = max(one.size[1] for one in taken)
    slowest = max(taken, key=lambda one: one.ratio)
    yield Figure(
        SECTION,
        f"{game}, encoding {len(taken)} scenes",
        ours / saving,
        "×",
        at_most(0.5, "×"),
        f"{_ms(ours, taken)} a picture, Pillow {_ms(saving, taken)} with a palette and {_ms(peer, taken)} choosing "
        f"it; the slowest, {slowest.title}, {slowest.ratio:.2f} ×; up to {taken[0].size[0]} × {tallest} px",
    )
    yield Figure(
        SECTION,
        f"{game}, drawing and encoding",
        whole / peer,
        "×",
        at_most(0.5, "×"),
        f"{_ms(whole, taken)} a picture, against Pillow's choosing a palette and saving alone, {_ms(peer, taken)}",
    )
    largest = max(taken, key=lambda one: one.length)
    lengths = [one.length / 1024 for one in taken]
    yield Figure(
        SECTION,
        f"{game}, the largest",
        largest.length / 1024,
        "KiB",
        at_most(MOST / 1024, "KiB"),
        f"{largest.title}; median {statistics.median(lengths):.0f} KiB",
    )
    psnrs = [one.fidelity.psnr for one in taken]
    worst = max(taken, key=lambda one: one.fidelity.worst)
    yield Figure(
        SECTION,
        f"{game}, the least true",
        min(psnrs),
        "dB",
        at_least(LEAST, "dB"),
        f"median {statistics.median(psnrs):.1f} dB; worst pixel {worst.fidelity.worst} of 255, in {worst.title}",
    )


def _ms(seconds: float, taken: list[Taken]) -> str:
    return f"{seconds * 1000 / len(taken):.1f} ms"


def _spent(work: Callable[[], object]) -> float:
    """Seconds of CPU time."""
    started = time.process_time()
    work()
    return time.process_time() - started
