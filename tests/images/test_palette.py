"""Colours that carry text or meaning can be told from their ground."""

import pytest

from images.palette import (
    AA_SHAPES,
    AA_TEXT,
    INK,
    INK_SOFT,
    LEAF,
    LEAF_LIGHT,
    PAPER,
    PAPER_LIGHT,
    PAPER_SHADE,
    Accent,
    blend,
    carries_text,
    contrast,
)
from tests.images.accents import ACCENTS


def test_contrast_is_that_of_wcag() -> None:
    """Black on white is 21 to 1, a colour on itself 1 to 1; #767676 on white is the known edge of AA."""
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast(INK, INK) == pytest.approx(1)
    assert contrast((255, 255, 255), (0x76, 0x76, 0x76)) == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("ground", [PAPER, PAPER_LIGHT, PAPER_SHADE, LEAF_LIGHT])
def test_ink_is_legible_on_paper(ground: tuple[int, int, int]) -> None:
    assert contrast(INK, ground) >= AA_TEXT
    assert contrast(INK_SOFT, ground) >= AA_TEXT or ground == PAPER_SHADE


@pytest.mark.parametrize("accent", ACCENTS)
def test_every_accent_carries_its_text(accent: Accent) -> None:
    assert carries_text(accent)


@pytest.mark.parametrize("part", Accent._fields)
def test_an_accent_that_cannot_be_read_is_noticed(part: str) -> None:
    """Each colour is written on, or written with, and none of them can be the mean of all."""
    grey = (128, 118, 108)
    assert not carries_text(ACCENTS[0]._replace(**{part: grey}))


def test_the_toads_green_carries_its_text() -> None:
    assert contrast(PAPER_LIGHT, LEAF) >= AA_TEXT
    assert contrast(LEAF, LEAF_LIGHT) >= AA_SHAPES


def test_blend_goes_from_one_to_the_other() -> None:
    assert blend(INK, PAPER, 0) == INK
    assert blend(INK, PAPER, 1) == PAPER
    assert blend((0, 0, 0), (100, 50, 10), 0.5) == (50, 25, 5)
