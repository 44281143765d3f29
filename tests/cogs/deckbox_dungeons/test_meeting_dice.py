"""Keywords, critical hits, stacked dice and cards where two of them meet in one attack (R43 to R52, R70 to R78)."""

import pytest

from cogs.deckbox_dungeons.events.combat import EnemyDefeated, HeroAttacked, RitualHeld, Struck
from cogs.deckbox_dungeons.rules.combat.targets import targets
from cogs.deckbox_dungeons.rules.deeds.activation import activate
from cogs.deckbox_dungeons.rules.enemies.acting import activate as act
from cogs.deckbox_dungeons.rules.enemies.acting import enemy_phase
from cogs.deckbox_dungeons.rules.frame.refresh import refresh
from cogs.deckbox_dungeons.state.pieces import Hero
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, hero, oruk, scene, tamsin
from tests.support.scripts import ScriptRun, run_script

A, B = 0, 1


def struck(run: ScriptRun[None]) -> list[Struck]:
    return [event for event in run.events if isinstance(event, Struck)]


def test_r43_r77_a_barrage_may_not_run_over_to_the_second_die() -> None:
    """Four critical hits on one stacked boss: what the first die cannot take is lost."""
    one = oruk(at=(3, 3))
    drake = enemy("ash-drake", (3, 4), 2, stacked=4)
    delve = scene(one, tamsin(), enemies=[drake], dice=[6, 6, 6, 6, 5])
    run = ScriptRun(activate(delve, one))
    run.answer(A, "melee-1", "menu")
    assert (drake.health, drake.stacked, one.treasure, one.kills) == (4, 0, 5, 1)


def test_r43_r72_the_second_die_is_as_red_as_the_first() -> None:
    """A mace that uses up the first die stuns nobody."""
    maud = hero("maud", "mace-shield", "mend", (3, 3))
    drake = enemy("ash-drake", (3, 4), 1, stacked=4)
    delve = scene(maud, brannoc(), enemies=[drake], dice=[6, 1, 1])
    run = ScriptRun(activate(delve, maud))
    run.answer(A, "melee-1", "menu")
    assert (drake.health, drake.is_stunned) == (4, False)


def test_r84_r78_a_cleave_with_a_heavy_weapon_brings_one_energy_in_all() -> None:
    """R47: two enemies hit, one attack."""
    one = oruk("great-maul", at=(3, 3), energy=3)
    foes = [enemy("hobgoblin-bruiser", (3, 4)), enemy("hobgoblin-bruiser", (3, 2))]
    delve = scene(one, tamsin(), enemies=foes, dice=[6, 6])
    run = ScriptRun(activate(delve, one))
    run.answer(A, "spread-cleave", "menu")
    run.answer(A, ("enemy-1", "enemy-2"), "spread")
    assert one.energy == 1
    assert [event.damage for event in struck(run)] == [2, 2]  # R71: Crush goes with the weapon


def test_r45_r73_a_critical_hit_needs_no_pierce() -> None:
    """Aimed Shot at a King in armour: the six cannot be blocked, the other hit is defended at one less."""
    ysolde = hero("ysolde", "long-bow", "aimed-shot", (6, 3), energy=2)
    king = enemy("king-under-glass", (3, 3), 6)
    delve = scene(ysolde, brannoc(), enemies=[king], dice=[6, 3, 1, 4])
    run = ScriptRun(activate(delve, ysolde))
    run.answer(A, "ranged-1-aimed", "menu")
    (event,) = struck(run)
    # 3 +1 hero +1 bow +1 aimed = 6; Defence 3 - 1: a 4 blocks.
    assert (event.hits, event.criticals, event.blocks, king.health) == (2, 1, 1, 5)


def test_r72_r77_the_stun_of_a_staff_is_its_melee_alone() -> None:
    tamsin_ = hero("tamsin", "storm-staff", "mend", (6, 3))
    foe = enemy("hobgoblin-bruiser", (3, 3))
    delve = scene(tamsin_, brannoc(), enemies=[foe], dice=[6, 1])
    run = ScriptRun(activate(delve, tamsin_))
    run.answer(A, "ranged-1", "menu")
    assert (foe.health, foe.is_stunned) == (2, False)


def test_r71_i13_a_charm_cancels_a_hit_and_so_two_wounds() -> None:
    """Old Mawgrim crushes: of two hits one is left."""
    one = tamsin((3, 3), items=cards("guard-charm"))
    boss = enemy("old-mawgrim", (2, 3))
    delve = scene(one, brannoc(), enemies=[boss], dice=[6, 6, 1, 1])
    run_script(act(delve, boss), {A: ["use-100"]}, otherwise="take")
    assert one.health == 6


def test_r73_r10_a_pierced_defence_still_counts_what_is_above_the_limit() -> None:
    """Defence 5 and Stone Skin, pierced: 6 and still +4 at most; a rolled 1 fails."""
    one = hero("brannoc", "mace-shield", "stone-skin", (3, 3), energy=2, items=cards("oak-shield"))
    knight = enemy("barrow-knight", (2, 3))
    delve = scene(one, tamsin(), enemies=[knight], dice=[6, 6, 1, 2])
    run = ScriptRun(act(delve, knight))
    run.answer(A, "ability", "react") if not run.is_over else None
    assert one.health == 9


def test_r76_r100_a_barrage_at_two_heroes_is_one_ritual() -> None:
    """Vess wounds both: one enemy gains one health."""
    vess, hurt = enemy("cantor-vess", (1, 3)), enemy("choir-zealot", (1, 1), 1, is_stunned=True)
    one, friend = tamsin((4, 3)), hero("ysolde", "long-bow", "rally", (4, 4))
    delve = scene(one, friend, enemies=[vess, hurt], dice=[6, 6, 6, 1, 1, 1])
    run = run_script(act(delve, vess), {})
    assert len([event for event in run.events if isinstance(event, HeroAttacked) and event.damage]) == 2
    assert [event.target_number for event in run.events if isinstance(event, RitualHeld)] == [2]


def test_r76_d20_a_feather_does_not_undo_the_ritual() -> None:
    """The damage has been dealt, whoever stands up again."""
    caller = enemy("choir-caller", (1, 3), 1)
    one = tamsin((4, 3), health=1, items=cards("phoenix-feather"))
    delve = scene(one, brannoc(), enemies=[caller], dice=[6, 6, 1, 1])
    run_script(act(delve, caller), {A: ["burn"]})
    assert (one.health, caller.health) == (3, 2)


def test_r75_r72_who_is_stunned_heals_all_the_same() -> None:
    """Regenerate is no deed of its activation."""
    foe = enemy("iron-revenant", (3, 3), 1, is_stunned=True)
    delve = scene(brannoc((6, 3)), tamsin((6, 4)), enemies=[foe])
    run_script(enemy_phase(delve), {})
    run_script(refresh(delve), {})
    assert (foe.health, foe.is_stunned) == (2, False)


def test_r52_r5_treasure_beyond_the_purse_is_lost() -> None:
    one = brannoc((3, 3), treasure=19)
    delve = scene(one, tamsin(), enemies=[enemy("hobgoblin-bruiser", (3, 4), 1)], dice=[6, 1, 1, 3])
    run = ScriptRun(activate(delve, one))
    run.answer(A, "melee-1", "menu")
    assert one.treasure == 20
    assert [event.treasure for event in run.events if isinstance(event, EnemyDefeated)] == [1]


def test_r65_r85_thrown_knives_are_sung_to_but_not_forged() -> None:
    """R65: nothing of the weapon, no kept item, no Whetstone; the song is for attack dice of all kinds."""
    one = hero("perrin", "long-bow", "battle-hymn", (6, 3), is_singing=True, forged=1)
    one.items = cards("throwing-knives", "hunters-bracer", "whetstone")
    delve = scene(one, brannoc(), enemies=[enemy("hobgoblin-bruiser", (3, 3))], dice=[1, 1])
    run = ScriptRun(activate(delve, one))
    thrown = [option for option in run.open[A].options if option.key.startswith("throw")]
    assert [(option.key, option.facts["plus"]) for option in thrown] == [("throw100-1", 2)]


def test_r102_r47_shared_dice_are_one_attack() -> None:
    """Three at one, one at the other: each defends its own hits, the Energy is counted over all."""
    one = oruk(at=(3, 3))
    foes = [enemy("hobgoblin-bruiser", (3, 4)), enemy("goblin-cutter", (3, 2))]
    delve = scene(one, tamsin(), enemies=foes, dice=[4, 4, 1, 6, 1, 1])
    run = ScriptRun(activate(delve, one))
    run.answer(A, "share-melee", "menu")
    form = run.open[A]
    run.answer(A, {"enemy-1": 3, "enemy-2": 1}, "share")
    assert form.word == "share"
    assert one.energy == 3
    assert [(event.number, event.hits, event.damage) for event in struck(run)] == [(1, 2, 2), (2, 1, 1)]


def test_r63_r17_a_downed_friend_hides_nobody_and_an_enemy_does() -> None:
    """R57, R53: only enemies and walls are in the way of a hero's shot."""
    for between, seen in ((tamsin((4, 3), health=0, is_downed=True), True), (tamsin((4, 3)), True)):
        delve = scene(brannoc((6, 3)), between, enemies=[enemy("goblin-cutter", (1, 3))])
        assert bool(targets(delve, "ranged", frozenset(), (6, 3))) is seen
    foes = [enemy("goblin-cutter", (1, 3)), enemy("goblin-slinger", (4, 3), is_stunned=True)]
    delve = scene(brannoc((6, 3)), tamsin(), enemies=foes)
    assert [foe.id for foe in targets(delve, "ranged", frozenset(), (6, 3))] == [2]


@pytest.mark.parametrize("is_chained", [True, False])
def test_i14_a_chained_enemy_attacks_from_where_it_stands(*, is_chained: bool) -> None:
    """Speed 0 is no Stun; until Refresh."""
    one: Hero = tamsin((4, 3))
    foe = enemy("goblin-cutter", (3, 3), is_chained=is_chained)
    delve = scene(one, brannoc(), enemies=[foe], dice=[6, 1, 1])
    run = run_script(act(delve, foe), {})
    assert any(isinstance(event, HeroAttacked) for event in run.events)
    run_script(refresh(delve), {})
    assert not foe.is_chained


def test_r46_d18_a_reaction_is_only_asked_for_hits() -> None:
    """R93: no hit, no question, whatever one holds."""
    one = brannoc((3, 3), energy=2, health=1, items=cards("guard-charm", "healing-draught"))
    foe = enemy("goblin-cutter", (2, 3))
    delve = scene(one, tamsin(), enemies=[foe], dice=[4, 4])
    assert run_script(act(delve, foe), {}).asked == []
