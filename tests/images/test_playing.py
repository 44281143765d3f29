"""Playing cards: each can be told from every other at every size, and a ten's two figures stay on it."""

from itertools import combinations

import pytest

from images.cards.playing import CARD, SHAPE, SIGNS, Playing, playing
from images.palette import INK

SIZES = (60, 84, 140)


@pytest.mark.parametrize("height", SIZES)
def test_every_card_looks_different(height: int) -> None:
    faces = [playing(Playing(rank, suit), height).colour.tobytes() for suit in SIGNS for rank in range(1, 14)]
    assert all(one != other for one, other in combinations(faces, 2))


@pytest.mark.parametrize("height", SIZES)
@pytest.mark.parametrize("rank", [1, 10, 13])
def test_what_it_says_stays_within_its_rim(height: int, rank: int) -> None:
    sprite = playing(Playing(rank, "spades"), height)
    assert sprite.width == round(height * SHAPE)
    left = sprite.margin + 3
    inside = [sprite.colour.getpixel((left + 1, sprite.margin + y)) for y in range(round(height * 0.12), height // 2)]
    assert INK not in inside
    assert CARD in inside


def test_letters_stand_for_aces_and_courts() -> None:
    assert [Playing(rank, "hearts").letter for rank in (1, 2, 10, 11, 12, 13)] == ["A", "2", "10", "J", "Q", "K"]
