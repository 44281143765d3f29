"""A picture put together of bands that are known is the same, pixel by pixel, as one that is drawn whole."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from io import BytesIO
from typing import Any
from unittest.mock import patch

import pytest
from PIL import Image, ImageChops

from bot.engine import Match
from bot.engine.playout import adviser_policy, playout
from bot.ui.views.shown import Shown, prompts_for
from images import encode
from images.banded import _made as made
from images.banded import banded, cached_bands
from images.cells import HIGH, WIDE, cached_cells
from images.fixed_palette import FixedPalette
from images.palette import BLOOD, GOLD, INK, LEAF, PAPER, VENOM, Colour
from images.part_cache import cached, cached_parts
from images.sheet import Sheet
from images.tokens import coin
from images.type import write
from tests.pictures.faces import find_faces
from tests.pictures.showing import SHORT
from tests.support.sampled import sampled

COLOURS: tuple[Colour, ...] = (PAPER, BLOOD, GOLD, INK, LEAF, VENOM)
PALETTE = FixedPalette(bytes(level for colour in COLOURS for level in colour))
OTHER = FixedPalette(bytes(level for colour in reversed(COLOURS) for level in colour))
SIZE = (WIDE + 100, 3 * HIGH + 7)
BOX = (20, 40, 60, 80)
SOME = 16  # boards of a match
Change = Callable[[Sheet], object]


@cached
def square(colour: Colour) -> Image.Image:
    return Image.new("RGB", (40, 40), colour)


@cached
def ring(width: int) -> Image.Image:
    """As coverage."""
    mask = Image.new("L", (40, 40), 255)
    mask.paste(0, (width, width, 40 - width, 40 - width))
    return mask


def leaf_and(*box: int) -> Change:
    """Something else over it."""

    def change(sheet: Sheet) -> None:
        sheet.put(LEAF, BOX)
        sheet.paste(VENOM, box)

    return change


def leaf_over(sheet: Sheet) -> None:
    sheet.put(VENOM, (30, 50, 90, 90))
    sheet.put(LEAF, BOX)


CHANGES: dict[str, Change] = {
    "a colour": lambda sheet: sheet.put(LEAF, BOX),
    "another colour": lambda sheet: sheet.put(VENOM, BOX),
    "elsewhere": lambda sheet: sheet.put(LEAF, (21, 40, 61, 80)),
    "narrower": lambda sheet: sheet.put(LEAF, (20, 40, 59, 80)),
    "a picture": lambda sheet: sheet.put(square(GOLD), BOX),
    "another picture": lambda sheet: sheet.put(square(INK), BOX),
    "a picture cut off": lambda sheet: sheet.put(square(GOLD), BOX, clip=(0, 0, 40, 200)),
    "through a mask": lambda sheet: sheet.put(LEAF, BOX, ring(4)),
    "through another mask": lambda sheet: sheet.put(LEAF, BOX, ring(9)),
    "a picture through a mask": lambda sheet: sheet.put(square(GOLD), BOX, ring(4)),
    "one over the other": leaf_and(30, 50, 90, 90),
    "the other over the one": leaf_over,
    "all hidden": leaf_and(0, 0, *SIZE),
    "beyond the edge": lambda sheet: sheet.put(LEAF, (WIDE + 80, 90, WIDE + 200, 200)),
}


@pytest.fixture(autouse=True)
def _nothing_known() -> None:
    cached_parts.clear()  # full of other games' parts, those of this match would go between two boards
    cached_bands.clear()
    cached_cells.clear()


def seen(data: bytes | None) -> Image.Image:
    assert data is not None
    with Image.open(BytesIO(data)) as image:
        image.verify()
    with Image.open(BytesIO(data)) as image:
        return image.convert("RGB")


def drawn(sheet: Image.Image, palette: FixedPalette) -> Image.Image:
    """As it is where all of it is drawn."""
    whole = palette.map(sheet)
    whole.putpalette(palette.colours)
    return whole.convert("RGB")


def test_whatever_changes_is_seen_to_change() -> None:
    for change in (*CHANGES.values(), *reversed(CHANGES.values())):
        sheet = Sheet(SIZE, PAPER)
        change(sheet)
        found = seen(banded(sheet, PALETTE))
        assert ImageChops.difference(found, drawn(sheet, PALETTE)).getbbox() is None


def test_what_is_known_is_not_drawn_again() -> None:
    def sheet(letter: str) -> Sheet:
        made = Sheet(SIZE, PAPER)
        made.paste(square(GOLD), (0, 0))
        write(made, letter, WIDE + 50, 2.5 * HIGH)
        return made

    first = banded(sheet("a"), PALETTE)
    bands, cells = cached_bands.made, cached_cells.made
    assert banded(sheet("a"), PALETTE) == first
    assert (cached_bands.made, cached_cells.made) == (bands, cells)
    assert banded(sheet("b"), PALETTE) != first
    assert 0 < cached_bands.made - bands < -(-SIZE[1] // HIGH)
    assert 0 < cached_cells.made - cells <= 2 * (cached_bands.made - bands)


def test_another_palette_makes_another_picture() -> None:
    sheet = Sheet(SIZE, PAPER)
    sheet.paste(LEAF, BOX)
    one, other = banded(sheet, PALETTE), banded(sheet, OTHER)
    assert one != other
    assert ImageChops.difference(seen(one), seen(other)).getbbox() is None


def test_what_has_only_pixels_is_encoded_whole() -> None:
    sheet = Sheet(SIZE, PAPER)
    sheet.load()
    assert banded(sheet, PALETTE) is None
    assert banded(Sheet(SIZE, PAPER), None) is None
    assert seen(encode.to_png(sheet, PALETTE)).getpixel((5, 5)) == PAPER


def test_what_comes_out_large_is_deflated_with_more_care() -> None:
    sheet = Sheet(SIZE, PAPER)
    for x in range(0, WIDE, 10):
        write(sheet, "Hail", x, x % 90)
    fast = banded(sheet, PALETTE)
    assert fast is not None
    with patch("images.banded.MOST", len(fast) - 1):
        small = banded(sheet, PALETTE)
    assert small is not None
    assert len(small) < len(fast)
    assert seen(small).tobytes() == seen(fast).tobytes() == drawn(sheet, PALETTE).tobytes()


def test_the_longest_unused_make_room() -> None:
    with patch.object(cached_cells, "_most", 20_000):
        for number in range(30):
            sheet = Sheet(SIZE, PAPER)
            sheet.paste(coin(str(number), 40, GOLD).colour, (10, 10))
            banded(sheet, PALETTE)
            assert cached_cells.held <= 20_000


class Enough(Exception):
    """So many boards are all that is wanted."""


def boards(key: str, most: int) -> Iterator[tuple[Image.Image, FixedPalette, bytes]]:
    """A match of automata, board by board: the drawing, its palette, and the PNG."""
    face = find_faces()[key]
    options = face.game.options_type()
    seats = face.game.seats_for(options)[1]
    views: list[Shown[Any]] = []

    def watch(match: Match[Any]) -> None:
        views.append(Shown(match.view(None), SHORT[:seats], prompts_for(None, match.prompts)))
        if len(views) == most:
            raise Enough

    with suppress(Enough):
        playout(face.game, seats, options, b"bands", (adviser_policy,), watch)
    for shown in views:
        with patch("images.encode.banded", wraps=banded) as spy:
            data = face.draw_board(shown, face.catalogue.words())
        sheet, palette = spy.call_args.args
        yield sheet, palette, data


def follow(key: str, most: int) -> None:
    bands, new = 0, list[int]()

    def counted(drawn: Image.Image, *, is_small: bool) -> Iterator[Any]:
        """What comes out large is deflated twice, and is new once."""
        new.append(0 if is_small else -(-drawn.height // HIGH))
        return made(drawn, is_small=is_small)

    with patch("images.banded._made", counted):
        for number, (sheet, palette, data) in enumerate(boards(key, most)):
            is_same = ImageChops.difference(seen(data), drawn(sheet, palette)).getbbox() is None
            assert is_same, f"board {number} of {key}"
            bands += -(-sheet.height // HIGH)
    assert sum(new) < bands * 0.75, "most of a board is as it was before"


@pytest.mark.parametrize("key", sampled(sorted(find_faces()), 1))
def test_the_boards_of_a_match_are_those_that_are_drawn_whole(key: str) -> None:
    follow(key, SOME)


@pytest.mark.long
@pytest.mark.parametrize("key", find_faces())
def test_all_boards_of_a_match_are_those_that_are_drawn_whole(key: str) -> None:
    follow(key, 10**6)
