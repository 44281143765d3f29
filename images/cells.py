"""The pixels of a piece of a sheet, by cells: one on which the same things lie as before is not drawn again."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from PIL import Image

from images.fixed_palette import FixedPalette
from images.lru_cache import LruCache
from images.pastes import Cut, Paste, composed

WIDE, HIGH = 400, 32  # px
MOST = 8 * 2**20  # bytes


class Cell(NamedTuple):
    """Its place on the sheet, what lies on it by number, from the ground up, and what that makes of it."""

    box: Cut
    lying: list[int]
    key: bytes


cached_cells: LruCache[Image.Image] = LruCache(MOST, lambda cell: cell.width * cell.height)


def pixels(
    pastes: Sequence[Paste], keys: Sequence[bytes], lying: Sequence[list[int]], box: Cut, palette: FixedPalette
) -> Image.Image:
    """What lies in a box as wide as the sheet, as indices of the palette; `lying`: what does, by rows of cells."""
    left, top, right, bottom = box
    whole = Image.new("P", (right - left, bottom - top))
    cells = []
    for y, on in zip(range(top, bottom, HIGH), lying, strict=True):
        cells += _row(pastes, keys, on, (left, y, right, min(y + HIGH, bottom)), palette)
    found = cached_cells.find([cell.key for cell in cells])
    for cell, known in zip(cells, found, strict=True):
        if known is not None:
            whole.paste(known, (cell.box[0] - left, cell.box[1] - top))
    for piece, of in _pieces([cell for cell, known in zip(cells, found, strict=True) if known is None]):
        numbers = sorted({number for cell in of for number in cell.lying})
        whole.paste(
            palette.map(composed([pastes[number] for number in numbers], piece)), (piece[0] - left, piece[1] - top)
        )
        cached_cells.put([(cell.key, whole.crop(_within(cell.box, left, top))) for cell in of])
    return whole


def _row(
    pastes: Sequence[Paste], keys: Sequence[bytes], lying: Sequence[int], box: Cut, palette: FixedPalette
) -> list[Cell]:
    left, top, right, bottom = box
    boxes = [(x, top, min(x + WIDE, right), bottom) for x in range(left, right, WIDE)]
    on: list[list[int]] = [[] for _ in boxes]
    for number in lying:
        paste = pastes[number]
        for cell in range(paste.seen[0] // WIDE, -(-paste.seen[2] // WIDE)):
            if paste.mask is None and paste.hides(boxes[cell]):
                on[cell].clear()
            on[cell].append(number)
    start = palette.number.to_bytes(8, "little")
    made = (
        b"%b%d %d " % (start, x, top) + b"".join([keys[one] for one in of])
        for (x, *_), of in zip(boxes, on, strict=True)
    )
    return list(map(Cell, boxes, on, made))


def _pieces(missing: Sequence[Cell]) -> Iterator[tuple[Cut, list[Cell]]]:
    """Cells side by side, and such rows one below the other where they are alike, are drawn at once."""
    open_: dict[tuple[int, int], tuple[int, int, list[Cell]]] = {}
    for row in _side_by_side(missing):
        (left, top, _, _), (_, _, right, bottom) = row[0].box, row[-1].box
        before = open_.get((left, right))
        if before is not None and before[1] == top:
            open_[left, right] = before[0], bottom, before[2] + row
            continue
        if before is not None:
            yield (left, before[0], right, before[1]), before[2]
        open_[left, right] = top, bottom, row
    for (left, right), (top, bottom, of) in open_.items():
        yield (left, top, right, bottom), of


def _side_by_side(cells: Sequence[Cell]) -> Iterator[list[Cell]]:
    """By row, without gaps."""
    numbered = enumerate(cells)
    for _, row in groupby(numbered, lambda one: (one[1].box[1], one[1].box[0] // WIDE - one[0])):
        yield [cell for _, cell in row]


def _within(box: Cut, left: int, top: int) -> Cut:
    return box[0] - left, box[1] - top, box[2] - left, box[3] - top
