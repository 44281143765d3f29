"""Rows, fans, columns and piles of cards."""

import pytest
from PIL import Image, ImageChops

from images.cards import COMPACT, PILE, Card, back, face, pitch, put_column, put_deck, put_empty, put_held, put_row
from images.icons import Icon
from images.palette import PAPER_LIGHT
from images.tokens import coin
from tests.images.accents import ACCENT

SKULL = Icon("fa", "skull")
CARD = face(Card("8", "Knight", SKULL), COMPACT, ACCENT)


def blank() -> Image.Image:
    return Image.new("RGB", (1200, 400), PAPER_LIGHT)


def changed(picture: Image.Image) -> tuple[int, int, int, int]:
    mask = Image.new("RGB", picture.size, PAPER_LIGHT)
    box = ImageChops.difference(picture, mask).getbbox()
    assert box
    return box


@pytest.mark.parametrize(("count", "step"), [(1, 120.0), (3, 120.0), (5, 75.0), (9, 37.5)])
def test_pieces_overlap_where_there_is_no_room(count: int, step: float) -> None:
    assert pitch(count, 100, 400, 20) == step


@pytest.mark.parametrize("count", [1, 4, 12])
def test_a_row_is_in_the_middle_of_its_strip(count: int) -> None:
    picture = blank()
    put_row(picture, [CARD] * count, 600, 100, 800, 20)
    left, _, right, _ = changed(picture)
    assert abs((left + right) / 2 - 600) <= 2
    assert right - left <= 800 + 2 * CARD.margin


def test_an_empty_row_paints_nothing() -> None:
    picture = blank()
    put_row(picture, [], 600, 100, 800, 20)
    assert picture.tobytes() == blank().tobytes()


def test_the_first_of_a_column_lies_on_top() -> None:
    picture, first, other = blank(), coin("5", 46, ACCENT.metal), coin("1", 46, PAPER_LIGHT)
    put_column(picture, [first, other], 600, 100, 46, 60)
    alone = blank()
    put_column(alone, [first], 600, 100, 46, 60)
    box = (590, 105, 610, 140)
    assert picture.crop(box).tobytes() == alone.crop(box).tobytes()


def test_a_deck_shows_how_many_cards_it_has() -> None:
    pictures = set()
    for count in (0, 1, 2, 3, 4, 26):
        picture = blank()
        put_deck(picture, (100, 100), count, "Deck", ACCENT, SKULL)
        pictures.add(picture.tobytes())
    assert len(pictures) == 6


def test_decks_places_and_hands_are_named_and_counted() -> None:
    def shown(name: str, count: int) -> tuple[bytes, bytes, bytes]:
        deck, empty, held = blank(), blank(), blank()
        put_deck(deck, (100, 100), 3, name, ACCENT, SKULL)
        put_empty(empty, (100, 100), name, 200)
        put_held(held, (100, 100), count, PILE, ACCENT, SKULL)
        return deck.tobytes(), empty.tobytes(), held.tobytes()

    assert all(one != other for one, other in zip(shown("Deck", 1), shown("Market", 2), strict=True))


def test_a_back_shows_its_games_emblem() -> None:
    hearts = back(COMPACT, ACCENT, Icon("fa", "heart"))
    assert hearts.colour.tobytes() != back(COMPACT, ACCENT, SKULL).colour.tobytes()
