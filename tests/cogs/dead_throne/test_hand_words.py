"""What a thing does stands whole on its card in the hand, and in words."""

import re

import pytest

from cogs.dead_throne.content.tables import ITEMS, SCROLLS
from cogs.dead_throne.face import ThroneFace
from cogs.dead_throne.pictures import icons
from cogs.dead_throne.pictures.hand import Card, _lines
from images.palette import PAPER
from images.type import is_cut

LOCALES = ("en", "de", "es", "fr", "pt-BR")
KEYS = [f"item-{key}" for key in ITEMS] + [f"scroll-{key}" for key in SCROLLS]


@pytest.mark.long
@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_that_a_thing_does_is_cut(locale: str) -> None:
    words = ThroneFace().catalogue.words(locale)
    said = {key: words.say(f"{key}.does") for key in KEYS}
    assert not [key for key, does in said.items() if is_cut(does, _lines(Card(icons.SCROLL, PAPER, key, does)))]


@pytest.mark.parametrize("locale", LOCALES)
def test_r94_a_combo_is_said_in_words(locale: str) -> None:
    words = ThroneFace().catalogue.words(locale)
    assert not [key for key in ITEMS if re.search(r"\d/\d", words.say(f"item-{key}.does"))]
