"""Sprites: their sizes, their shadows, their caches."""

import gc
import inspect

import pytest
from PIL import Image

from images import cards, icons, paper, tokens, type  # noqa: A004
from images.cards import COMPACT, HAND, TABLE, Card, Format, Look
from images.icons import Icon
from images.palette import INK, PAPER_LIGHT
from images.shapes import Pen, Sprite, stamp, stamp_centred
from images.table import cloth, ring
from tests.images.accents import ACCENT, ACCENTS

SKULL = Icon("fa", "skull")
KNIGHT = Card("8", "Knight", Icon("mdi", "shield_sword"), other="13", power="Counts 13 beside a Dragon")


def pixels(sprite: Sprite) -> bytes:
    return sprite.colour.tobytes() + sprite.mask.tobytes()


@pytest.mark.parametrize("form", [TABLE, COMPACT, HAND])
def test_cards_have_their_size(form: Format) -> None:
    for sprite in (cards.face(KNIGHT, form, ACCENT), cards.back(form, ACCENT, SKULL), cards.place(form, INK)):
        assert (sprite.width, sprite.height) == (form.width, form.height)


@pytest.mark.parametrize("form", [TABLE, COMPACT])
def test_what_befell_a_card_shows(form: Format) -> None:
    """Open, known, turned, toad, one-valued: five different pictures, and different without their colours too."""
    variants = [
        KNIGHT,
        KNIGHT._replace(look=Look.KNOWN),
        KNIGHT._replace(value="13", was="8", other=""),
        Card("0", "Toad", Icon("fa", "frog"), was="8", look=Look.CURSED, kin=KNIGHT.icon),
        KNIGHT._replace(other=""),
    ]
    shown = [cards.face(card, form, ACCENT).colour.convert("L") for card in variants]
    dark = [image.point([255 * (level < 90) for level in range(256)]).tobytes() for image in shown]
    assert len(set(dark)) == len(variants)


def test_a_power_is_written_on_large_cards_only() -> None:
    silent = KNIGHT._replace(power="")
    assert pixels(cards.face(KNIGHT, HAND, ACCENT)) != pixels(cards.face(silent, HAND, ACCENT))
    assert pixels(cards.face(KNIGHT, TABLE, ACCENT)) == pixels(cards.face(silent, TABLE, ACCENT))


def test_long_names_and_powers_stay_on_the_card() -> None:
    """Nothing is painted beyond the card's shadow-free edge but the shadow."""
    card = KNIGHT._replace(name="W" * 60, power="Wide words " * 40)
    plain, loaded = cards.face(KNIGHT._replace(power=""), HAND, ACCENT), cards.face(card, HAND, ACCENT)
    assert plain.mask.tobytes() == loaded.mask.tobytes()


def test_each_game_has_its_own_page() -> None:
    pages = {paper.page(200, 200, accent).tobytes() for accent in ACCENTS}
    assert len(pages) == len(ACCENTS)
    assert paper.page(200, 120, ACCENT).size == (200, 120)


def test_markers_differ_in_shape() -> None:
    """A five is no one, even in grey and without its numeral."""
    five, one = tokens.polygon("", 46, 8, PAPER_LIGHT), tokens.coin("", 46, PAPER_LIGHT)
    assert five.mask.tobytes() != one.mask.tobytes()


def test_a_chevron_points_the_way() -> None:
    """The tip is where the angle says: its end of the box holds less ink than the other."""

    def weight(angle: int, box: tuple[int, int, int, int]) -> float:
        mask = tokens.chevron(angle, 44, PAPER_LIGHT).mask.crop(box)
        return sum(level * count for level, count in enumerate(mask.histogram()))

    left, right = (14, 14, 36, 58), (36, 14, 58, 58)
    assert weight(0, right) < weight(0, left)
    assert weight(180, left) < weight(180, right)
    top, bottom = (14, 14, 58, 36), (14, 36, 58, 58)
    assert weight(90, bottom) < weight(90, top)
    assert weight(270, top) < weight(270, bottom)


def test_stamping_leaves_the_sprite_alone() -> None:
    sprite = tokens.coin("5", 40, PAPER_LIGHT)
    before = pixels(sprite)
    base = Image.new("RGB", (120, 120))
    stamp(base, sprite, 10, 10)
    stamp_centred(base, sprite, 60, 60)
    assert pixels(sprite) == before
    assert base.getpixel((60, 60)) != (0, 0, 0)


def test_edges_are_smooth() -> None:
    """A disc has more than full and empty pixels."""
    pen = Pen(40, 40)
    pen.ellipse((0, 0, 40, 40), INK, None)
    levels = set(pen.finish().getchannel("A").tobytes())
    assert len(levels) > 8
    assert {0, 255} <= levels


@pytest.mark.long
def test_caches_are_bounded() -> None:
    """Names come from people: no cache may grow for ever."""
    gc.collect()
    for module in (cards, cloth, icons, paper, ring, tokens, type):
        for _, function in inspect.getmembers(module, lambda member: hasattr(member, "cache_info")):
            assert function.cache_info().maxsize is not None
