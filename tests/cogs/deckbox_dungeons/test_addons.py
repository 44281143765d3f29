"""R93: Aimed Shot and Whetstone are offered where each changes something, within the limits of R10."""

import pytest

from cogs.deckbox_dungeons.rules.delve import Delve
from tests.cogs.deckbox_dungeons.activations import options_of
from tests.cogs.deckbox_dungeons.scenes import cards, enemy, hero, oruk, scene, tamsin

AIMED, WHETTED, BOTH = "melee-1-aimed", "melee-1-whetted", "melee-1-aimed-whetted"


def striking(key: str, equipment: str, *items: str, foe: str = "hobgoblin-bruiser", singing: bool = False) -> Delve:
    """A hero with Aimed Shot and a Whetstone beside an enemy."""
    one = hero(key, equipment, "aimed-shot", (3, 3), energy=2, items=cards("whetstone", *items), is_singing=singing)
    return scene(one, tamsin(), enemies=[enemy(foe, (3, 4))])


def offered(delve: Delve) -> set[str]:
    return {key for key in options_of(delve) if key.startswith("melee-1-")}


@pytest.mark.parametrize(
    ("key", "items", "found"),
    [
        ("brannoc", (), {AIMED, WHETTED, BOTH}),  # +2, and two more
        ("oruk", (), {AIMED, WHETTED}),  # +3: either makes it +4, and both no more
        ("oruk", ("spiked-gauntlet",), {AIMED}),  # +4 as it is: only Pierce is left
    ],
)
def test_r93_r10_what_is_added_within_the_limit(key: str, items: tuple[str, ...], found: set[str]) -> None:
    assert offered(striking(key, "boar-spear", *items)) == found


def test_r93_r85_a_song_may_leave_a_whetstone_nothing_to_add() -> None:
    assert offered(striking("oruk", "boar-spear", singing=True)) == {AIMED}


@pytest.mark.parametrize("foe", ["hobgoblin-bruiser", "barrow-knight"])
def test_r93_r73_what_pierces_already_is_pierced_once(foe: str) -> None:
    """A flail at its limit: Aimed Shot adds no Pierce to it."""
    assert offered(striking("oruk", "chain-flail", "spiked-gauntlet", foe=foe)) == set()


def test_r93_r73_who_cannot_block_at_all_is_not_pierced() -> None:
    """A Cave Stalker's Defence is -1: even a 6 blocks nothing."""
    assert offered(striking("oruk", "boar-spear", "spiked-gauntlet", foe="cave-stalker")) == set()


def test_r93_r77_one_target_that_could_block_is_enough() -> None:
    delve = striking("oruk", "boar-spear", "spiked-gauntlet", foe="cave-stalker")
    delve.state.enemies.append(enemy("goblin-cutter", (2, 3), id=2))
    assert "melee-2-aimed" in options_of(delve)


@pytest.mark.parametrize(("items", "is_offered"), [((), True), (("spiked-gauntlet",), False)])
def test_r93_r84_a_cleave_is_whetted_where_it_adds(items: tuple[str, ...], *, is_offered: bool) -> None:
    """An attack with one's Equipment, as I10 says."""
    one = oruk("boar-spear", at=(3, 3), energy=3, items=cards("whetstone", *items))
    delve = scene(one, tamsin(), enemies=[enemy("hobgoblin-bruiser", (3, 4))])
    assert ("cleave-1-whetted" in options_of(delve)) is is_offered
