"""R44 to R55, R72 to R76: of each blow everything is told: who, whom, with what, and what is left."""

from typing import Any

import pytest

from bot.engine import Event
from cogs.deckbox_dungeons.events.combat import (
    DiceRerolled,
    EnemyDefeated,
    EnemyFell,
    EnemyHurt,
    EnemyMoved,
    EnemyRecovered,
    EnemySlept,
    EnemyStunned,
    EnemyWoke,
    FeatherBurnt,
    HeroAttacked,
    HeroDowned,
    HeroHit,
    HeroHurt,
    HitCancelled,
    HitsTaken,
    RitualHeld,
    SecondDie,
    Siphoned,
    Struck,
)
from cogs.deckbox_dungeons.events.goods import AbilityUsed, ItemUsed
from cogs.deckbox_dungeons.rules.combat.attack import attack
from cogs.deckbox_dungeons.rules.combat.wounds import hurt_enemy, hurt_hero, wound_enemy
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.acting import activate
from cogs.deckbox_dungeons.rules.heroes import figures
from cogs.deckbox_dungeons.state.pieces import Hero
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, hero, oruk, scene, tamsin
from tests.support.scripts import run_script

A, B = 0, 1
CUTTER: dict[str, Any] = {"enemy": "goblin-cutter", "number": 1}


def struck(delve: Delve, one: Hero, aims: list[int]) -> list[Event]:
    strike = figures.strike(delve, one, "melee")
    assert strike is not None
    return run_script(attack(delve, one, strike, [delve.enemy(number) for number in aims]), {}).events


def test_r44_r47_an_attack_is_told_with_all_that_was_rolled() -> None:
    one = brannoc((3, 3))
    delve = scene(one, tamsin((6, 3)), enemies=[enemy("goblin-cutter", (3, 4))], dice=[6, 4, 3, 6])
    assert struck(delve, one, [1, 1, 1]) == [
        Struck(
            seat=A, hero="brannoc", weapon="melee", **CUTTER, dice="6 4 3", plus=2, hits=2, criticals=1,
            blocks_rolled="6", blocks=1, damage=1, health=1, energy=2,
        )
    ]  # fmt: skip
    assert (one.energy, one.best_roll) == (2, 2)


def test_r47_r77_energy_of_a_barrage_is_told_hit_by_hit_and_a_slain_enemy_has_no_health_left() -> None:
    one = oruk(at=(3, 3))
    foes = [enemy("goblin-cutter", (3, 4)), enemy("goblin-cutter", (3, 2), health=1)]
    delve = scene(one, tamsin((6, 3)), enemies=foes, dice=[6, 6, 6, 1, 1, 1])
    told = [event for event in struck(delve, one, [1, 1, 2, 2]) if isinstance(event, Struck)]
    assert [(event.number, event.dice, event.energy, event.health) for event in told] == [
        (1, "6 6", 2, 0),
        (2, "6 1", 1, 0),
    ]


def test_r47_the_best_roll_stands_until_a_better_one() -> None:
    one = brannoc((3, 3))
    delve = scene(one, tamsin((6, 3)), enemies=[enemy("old-mawgrim", (3, 4))], dice=[6, 6, 1, 1, 1, 6])
    assert [struck(delve, one, [1, 1, 1]) and one.best_roll for _ in range(2)] == [2, 2]


def test_r72_who_is_stunned_is_told_once() -> None:
    one, foe = hero("maud", "mace-shield", "mend", (3, 3)), enemy("hobgoblin-bruiser", (3, 4))
    delve = scene(one, tamsin((6, 3)), enemies=[foe], dice=[6, 1, 6, 1])
    told = [struck(delve, one, [1, 1])[1:] for _ in range(2)]
    assert told == [[EnemyStunned(enemy="hobgoblin-bruiser", number=1)], []]


def test_r54_an_enemys_attack_is_told_with_all_that_was_rolled() -> None:
    one = brannoc((3, 3), health=3)
    foe = enemy("hobgoblin-bruiser", (3, 4), is_chained=True)
    delve = scene(one, tamsin((6, 3)), enemies=[foe], dice=[6, 5, 1, 4, 1])
    delve.state.market[:] = [None, None, None]
    assert run_script(activate(delve, foe), {}).events == [
        HeroAttacked(
            enemy="hobgoblin-bruiser", number=1, weapon="melee", spot="N63", seat=A, hero="brannoc", dice="6 5 1",
            plus=1, hits=2, blocks_rolled="4 1", blocks=1, damage=1, health=2,
        )
    ]  # fmt: skip


def test_r53_who_falls_has_nothing_left() -> None:
    one = brannoc((3, 3), health=1, actions=2, move_left=3, downs=1)
    foe = enemy("hobgoblin-bruiser", (3, 4), is_chained=True)
    delve = scene(one, tamsin((6, 3)), enemies=[foe], dice=[6, 6, 1, 1, 1])
    delve.state.market[:] = [None, None, None]
    blow, fall = run_script(activate(delve, foe), {}).events
    assert isinstance(blow, HeroAttacked)
    assert (blow.damage, blow.health) == (2, 0)
    assert fall == HeroDowned(seat=A, hero="brannoc")
    assert (one.health, one.is_downed, one.actions, one.move_left, one.downs) == (0, True, 0, 0, 2)


def test_r71_r98_each_hit_of_a_crush_counts_twice_also_for_who_may_fall() -> None:
    one = brannoc((3, 3), health=3, items=cards("healing-draught", "guard-charm"))
    foe = enemy("old-mawgrim", (3, 4), is_chained=True)
    delve = scene(one, tamsin((6, 3)), enemies=[foe], dice=[6, 6, 1, 1])
    delve.state.market[:] = [None, None, None]
    run = run_script(activate(delve, foe), {A: ["use-101"]})
    assert run.asked[0].facts["each"] == 2
    assert run.asked[0].main == "use-101"
    assert [told.damage for told in run.events if isinstance(told, HeroAttacked)] == [2]


def test_r50_damage_that_no_attack_did() -> None:
    foe = enemy("hobgoblin-bruiser", (3, 4), is_asleep=True)
    delve = scene(brannoc((3, 3)), tamsin((6, 3)), enemies=[foe], dice=[3])
    bruiser: dict[str, Any] = {"enemy": "hobgoblin-bruiser", "number": 1}
    assert run_script(hurt_enemy(delve, foe, 1, "fire", delve.hero(A)), {}).events == [
        EnemyHurt(**bruiser, damage=1, health=2, cause="fire"),
        EnemyWoke(**bruiser),
    ]
    assert run_script(hurt_enemy(delve, foe, 5, "fire", delve.hero(A)), {}).events == [
        EnemyHurt(**bruiser, damage=5, health=0, cause="fire"),
        EnemyDefeated(seat=A, hero="brannoc", **bruiser, treasure=3),
    ]
    assert (delve.hero(A).kills, delve.hero(A).gained, delve.state.enemies) == (1, 3, [])


@pytest.mark.parametrize("by", [None, tamsin(health=0, is_downed=True)], ids=["nobody", "one who has fallen"])
def test_a19_nobodys_blow_pays_nobody(by: Hero | None) -> None:
    delve = scene(brannoc((3, 3)), by or tamsin((6, 3)), enemies=[enemy("goblin-cutter", (3, 4), health=1)])
    assert run_script(wound_enemy(delve, delve.enemy(1), 1, by), {}).events == [EnemyFell(**CUTTER)]


def test_r43_the_second_die_of_a_boss() -> None:
    boss = enemy("old-mawgrim", (3, 4), health=1, stacked=4)
    delve = scene(brannoc((3, 3)), tamsin((6, 3)), enemies=[boss])
    told = run_script(wound_enemy(delve, boss, 9, None), {}).events
    assert told[1:] == [SecondDie(enemy="old-mawgrim", number=1, health=4)]
    assert (boss.health, boss.stacked) == (4, 0)
    assert len(run_script(wound_enemy(delve, boss, 4, None), {}).events) == 1
    assert delve.state.enemies == []


@pytest.mark.parametrize(("damage", "left"), [(7, [1]), (8, []), (9, [])])
def test_r53_a_hero_hurt_by_no_attack(damage: int, left: list[int]) -> None:
    one = tamsin((3, 3))
    told = run_script(hurt_hero(scene(one, brannoc()), one, damage, "pit"), {}).events
    assert told[0] == HeroHurt(seat=A, hero="tamsin", damage=damage, health=sum(left), cause="pit")
    assert told[1:] == ([] if left else [HeroDowned(seat=A, hero="tamsin")])


def test_d20_a_feather_burns_or_not() -> None:
    for said, told in (("burn", FeatherBurnt(seat=A, hero="tamsin", item="phoenix-feather", health=3)),
                       ("fall", HeroDowned(seat=A, hero="tamsin"))):  # fmt: skip
        one = tamsin((3, 3), items=cards("phoenix-feather"))
        delve = scene(one, brannoc())
        run = run_script(hurt_hero(delve, one, 8, "pit"), {A: [said]})
        assert run.events[1:] == [told]
        assert (len(one.items), len(delve.state.discards)) == ((0, 1) if said == "burn" else (1, 0))
        assert run.asked[0].default == ("burn",)


def test_d18_d19_what_is_done_about_hits_is_told() -> None:
    one = brannoc((3, 3), energy=2, items=cards("guard-charm", "steel-cap", "lucky-coin"))
    foe = enemy("hobgoblin-bruiser", (3, 4), is_chained=True)
    delve = scene(one, tamsin((6, 3)), enemies=[foe], dice=[6, 6, 6, 1, 1, 2, 6])
    delve.state.market[:] = [None, None, None]
    run = run_script(activate(delve, foe), {A: ["use-100", "ability", ("die-0",), "die-0"]})
    mine: dict[str, Any] = {"seat": A, "hero": "brannoc"}
    attack: dict[str, Any] = {"enemy": "hobgoblin-bruiser", "number": 1, "weapon": "melee", "spot": "N63"}
    assert run.events[:-1] == [
        HeroHit(**attack, **mine, dice="6 6 6", plus=1, hits=3),
        HitCancelled(**mine, item="guard-charm", left=2),
        AbilityUsed(**mine, ability="stone-skin", energy=0),
        DiceRerolled(**mine, item="lucky-coin", roll="defence", before="1 1", dice="2 1"),
        DiceRerolled(**mine, item="steel-cap", roll="defence", before="2 1", dice="6 1"),
    ], "what is answered is told before the answer"
    assert isinstance(run.events[-1], HitsTaken)
    assert [prompt.facts["hits"] for prompt in run.asked[:2]] == [3, 2]
    assert [item.key for item in delve.state.discards] == ["guard-charm", "lucky-coin"]
    assert one.health == 9


@pytest.mark.parametrize(("card", "energy"), [("spark-phial", 1), ("war-drum", 0)])
def test_r98_either_card_that_brings_energy_pays_for_stone_skin(card: str, energy: int) -> None:
    one = brannoc((3, 3), items=cards(card))
    foe = enemy("goblin-cutter", (3, 4), is_chained=True)
    delve = scene(one, tamsin((6, 3)), enemies=[foe], dice=[6, 6, 2, 2])
    run = run_script(activate(delve, foe), {A: ["use-100", "ability"]})
    assert ItemUsed(seat=A, hero="brannoc", item=card) in run.events
    assert (one.health, one.energy) == (10, energy)


def test_r74_r76_what_an_enemy_does_first_and_after() -> None:
    vess, one = enemy("cantor-vess", (1, 3), health=5, is_chained=True), brannoc((5, 3), energy=2)
    delve = scene(one, tamsin((6, 4)), enemies=[vess], dice=[6, 1, 1, 1, 1])
    told = run_script(activate(delve, vess), {}).events
    assert told[0] == Siphoned(enemy="cantor-vess", number=1, heroes=("brannoc",))
    assert told[-1] == RitualHeld(enemy="cantor-vess", number=1, target=None, target_number=1, health=6)
    assert one.energy == 1


def test_section_5_an_enemy_that_cannot_attack_comes_nearer_and_is_seen_to() -> None:
    foe = enemy("goblin-cutter", (0, 3))
    delve = scene(brannoc((6, 3)), tamsin((6, 4)), tiles=[], enemies=[foe])
    assert run_script(activate(delve, foe), {}).events == [EnemyMoved(**CUTTER, origin="M60", spot="M64")]
    (march,) = delve.state.marches
    assert (march.enemy, march.key, march.path[0], march.path[-1], len(march.path)) == (
        1, "goblin-cutter", (0, 3), (4, 3), 5,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("how", "told"), [("is_stunned", EnemyRecovered(**CUTTER)), ("is_asleep", EnemySlept(**CUTTER))]
)
def test_r14_r72_an_enemy_that_does_nothing_says_why(how: str, told: Event) -> None:
    foe = enemy("goblin-cutter", (3, 4), **{how: True})
    delve = scene(brannoc((3, 3)), tamsin((6, 4)), enemies=[foe])
    assert run_script(activate(delve, foe), {}).events == [told]
    assert foe.is_stunned is False
