"""A monster's name is written in full beside its round of a fight, however long a language makes it."""

import pytest

from bot.ui.views.shown import Shown
from bot.words import Words
from cogs.bag_of_dungeon.content import ALL_MONSTERS
from cogs.bag_of_dungeon.events.combat import RoundRolled
from cogs.bag_of_dungeon.face import BagFace
from images.type import STRONG, width_of
from tests.cogs.bag_of_dungeon.pictures import NAMES, explored
from tests.pictures.cut import cut_texts

FACE = BagFace()


def longest(words: Words) -> list[str]:
    """Keys of the monsters with the longest single words in their names."""
    return sorted(ALL_MONSTERS, key=lambda key: _widest(words.say(f"monster-{key}")))[-5:]


def _widest(name: str) -> int:
    return max(width_of(part, STRONG) for part in name.split())


@pytest.mark.parametrize("locale", ["en", "de", "fr", "es", "pt-BR"])
def test_no_name_is_cut_beside_a_round(locale: str) -> None:
    words = FACE.catalogue.words(locale)
    shown = Shown(explored("dungeon"), NAMES)
    for monster in longest(words):
        rolled = RoundRolled(
            seat=0,
            hero="sirrus",
            monster=monster,
            dice="5, 4",
            plus=0,
            total=9,
            foe_dice="6, 5",
            foe_plus=4,
            foe_total=15,
            is_critical=False,
        )
        with cut_texts() as cut:
            assert FACE.draw_moment(shown, [rolled], words)
        assert not cut
