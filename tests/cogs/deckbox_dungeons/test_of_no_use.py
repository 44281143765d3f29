"""What is timed Own and would change nothing is not offered, and keeps no turn open (R93, R94)."""

import pytest

from cogs.deckbox_dungeons.rules.deeds.activation import activate
from tests.cogs.deckbox_dungeons.activations import A, options_of
from tests.cogs.deckbox_dungeons.scenes import cards, enemy, hero, scene, tamsin
from tests.support.scripts import ScriptRun

AROUND = ((2, 3), (4, 3), (3, 2), (3, 4))


@pytest.mark.parametrize(("is_stunned", "is_offered"), [(True, False), (False, True)])
def test_i14_r72_nobody_who_is_stunned_is_chained(*, is_stunned: bool, is_offered: bool) -> None:
    """It does not move before Refresh, and by then the chain is gone."""
    one = hero("brannoc", "sword-buckler", "stone-skin", (3, 3), items=cards("binding-chain"))
    delve = scene(one, tamsin(), enemies=[enemy("goblin-cutter", (1, 3), is_stunned=is_stunned)])
    assert ("use-100-e1" in options_of(delve)) == is_offered
    assert bool(options_of(delve, actions=0)) == is_offered


@pytest.mark.parametrize("hemmed", [True, False])
def test_i12_r94_whoever_is_hemmed_in_drinks_no_tonic(*, hemmed: bool) -> None:
    """And has no second wind, unless it heals a wound."""
    spots = AROUND if hemmed else AROUND[1:]
    runner = hero("oruk", "twin-knives", "second-wind", (3, 3), energy=3, items=cards("swift-tonic"))
    delve = scene(runner, tamsin(), enemies=[enemy("goblin-cutter", spot) for spot in spots])
    assert set(options_of(delve, actions=0)) == (set() if hemmed else {"ability", "use-100"})
    runner.health -= 1
    assert "ability" in options_of(delve, actions=0)


def test_i16_r94_a_rope_is_for_steps_to_come() -> None:
    one = hero("brannoc", "sword-buckler", "stone-skin", (3, 3), items=cards("rope-and-hook"))
    delve = scene(one, tamsin())
    assert options_of(delve, actions=0) == {}
    assert "use-100" in options_of(delve, actions=0, left=1)
    assert "use-100" in options_of(delve, actions=1)


@pytest.mark.parametrize(("has_acted", "items", "is_offered"), [
    (True, (), False), (False, (), True), (True, ("throwing-knives",), True),
])  # fmt: skip
def test_r85_r94_nobody_sings_when_nobody_attacks_any_more(
    *, has_acted: bool, items: tuple[str, ...], is_offered: bool
) -> None:
    """A Battle Hymn ends at Refresh, and heroes roll no attack in the enemies' phase."""
    singer = hero("perrin", "sling-dirk", "battle-hymn", (3, 3), energy=3, has_acted=True, items=cards(*items))
    delve = scene(singer, tamsin(has_acted=has_acted))
    assert ("ability" in options_of(delve, actions=0)) == is_offered
    assert "ability" in options_of(delve, actions=1)


def test_r94_i16_the_turn_of_a_hero_with_a_rope_ends_by_itself() -> None:
    one = hero("brannoc", "sword-buckler", "stone-skin", (3, 3), items=cards("rope-and-hook"))
    delve = scene(one, tamsin(), enemies=[enemy("hobgoblin-bruiser", (3, 4))], dice=[1] * 6)
    run = ScriptRun(activate(delve, one))
    run.answer(A, "melee-1", "menu")
    run.answer(A, "melee-1", "menu")
    assert run.is_over
