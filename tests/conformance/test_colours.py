"""Every game brings colours of its own, and all that is written in them can be read."""

import importlib

import pytest

from images.palette import carries_text
from tests.conformance.shown import SHOWN


@pytest.mark.parametrize("key", SHOWN)
def test_the_colours_of_a_game_can_be_read(key: str) -> None:
    home = f"{SHOWN[key].found.place.package}.pictures.colours"
    assert carries_text(importlib.import_module(home).ACCENT), f"{home}: its text does not stand out enough (AA)"
