"""R44 to R55, R65, R67 to R78: attacks, defence, wounds, checks (T9 to T23)."""

import pytest

from bot.engine import Event
from cogs.deckbox_dungeons.events.combat import EnemyDefeated, EnemyStunned, HeroAttacked, HeroRevived, Struck
from cogs.deckbox_dungeons.rules.combat.attack import attack, left_of
from cogs.deckbox_dungeons.rules.combat.checks import check
from cogs.deckbox_dungeons.rules.combat.defence import be_attacked
from cogs.deckbox_dungeons.rules.deeds.activation import activate
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.acting import activate as activate_enemy
from cogs.deckbox_dungeons.rules.enemies.figures import blow
from cogs.deckbox_dungeons.rules.goods.minors import minor_deeds
from cogs.deckbox_dungeons.rules.heroes import figures
from cogs.deckbox_dungeons.rules.quests.ends import judge
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero
from cogs.deckbox_dungeons.view.moments import foremost
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, hero, oruk, scene, tamsin
from tests.support.scripts import Said, run_script

A, B = 0, 1


def struck(one: Hero, foe: Enemy, *dice: int, mode: str = "melee", said: tuple[Said, ...] = ()) -> list[Event]:
    """An attack with these dice: attack, defence, Treasure."""
    delve = scene(one, tamsin((6, 3)), enemies=[foe], dice=dice)
    strike = figures.strike(delve, one, mode)  # type: ignore[arg-type]
    assert strike is not None
    return run_script(attack(delve, one, strike, [foe] * strike.dice), {A: said} if said else {}).events


def told(events: list[Event], kind: type[Event]) -> Event:
    return next(event for event in events if isinstance(event, kind))


def test_t9_hits_energy_and_a_block() -> None:
    """R44, R45, R47, R48: 6 is critical, 4 hits, 3 misses; one die defends."""
    one, foe = brannoc((3, 3)), enemy("goblin-cutter", (3, 4))
    event = told(struck(one, foe, 6, 4, 3, 6), Struck)
    assert isinstance(event, Struck)
    assert (event.hits, event.criticals, event.energy, event.blocks_rolled, event.blocks) == (2, 1, 2, "6", 1)
    assert (foe.health, one.energy) == (1, 2)


def test_t10_a_defeat_pays_at_once() -> None:
    """R48, R51, R52: the green die's sixth face is ranged 2."""
    one, foe = brannoc((3, 3)), enemy("goblin-cutter", (3, 4))
    events = struck(one, foe, 6, 4, 3, 5, 6)
    assert told(events, EnemyDefeated) == EnemyDefeated(
        seat=A, hero="brannoc", enemy="goblin-cutter", number=1, treasure=2
    )
    assert (one.treasure, one.kills) == (2, 1)


def test_t11_what_is_left_over_is_lost() -> None:
    """R51: three damage on a health of one, and one roll for Treasure."""
    one, foe = brannoc((3, 3)), enemy("goblin-cutter", (3, 4), health=1)
    events = struck(one, foe, 6, 6, 6, 1)
    assert [type(event) for event in events] == [Struck, EnemyDefeated]
    assert one.treasure == 1


def test_t12_a_critical_hit_with_a_negative_modifier() -> None:
    """R45."""
    one, foe = oruk(at=(3, 3)), enemy("hobgoblin-bruiser", (3, 5))
    event = told(struck(one, foe, 6, 5, mode="ranged"), Struck)
    assert isinstance(event, Struck)
    assert (event.plus, event.hits, event.criticals, event.energy, event.blocks_rolled) == (-1, 1, 1, 1, "")


def attacked(key: str, at: tuple[int, int], one: Hero, dice: list[int], defence: list[int], *said: Said) -> Delve:
    delve = scene(one, tamsin((6, 3)) if one.key != "tamsin" else brannoc((6, 3)), enemies=[enemy(key, at)])
    delve.chance = type(delve.chance)(defence)  # type: ignore[arg-type]
    foe = delve.state.enemies[0]
    found = blow(delve, foe, "melee")
    assert found is not None
    run_script(be_attacked(delve, foe, one, found, dice), {A: said} if said else {})
    return delve


def test_t13_enemies_have_no_critical_hits() -> None:
    """R46."""
    one = brannoc((3, 3))
    attacked("goblin-cutter", (3, 4), one, [6, 4], [4])
    assert one.health == 10


def test_t14_a_die_for_each_hit() -> None:
    """R48."""
    one = tamsin((3, 3))
    attacked("hobgoblin-bruiser", (3, 4), one, [5, 5, 6], [6, 5, 1])
    assert one.health == 6


def test_t15_who_rolls_for_the_enemies() -> None:
    """R49."""
    assert [left_of(["Ada", "Ben", "Cleo"], seat) for seat in (1, 2)] == [2, 0]
    assert left_of(["Ada"], 0) == 0
    assert left_of(["Ada", "Ada"], 1) == 1


def test_t16_stone_skin() -> None:
    one = brannoc((3, 3), energy=2)
    attacked("goblin-cutter", (3, 4), one, [5, 5], [2, 1], "ability")
    assert (one.energy, one.health) == (0, 9)


def test_t17_crush_and_heavy() -> None:
    """R71, R78."""
    one, foe = oruk("great-maul", at=(3, 3)), enemy("hobgoblin-bruiser", (3, 4))
    struck(one, foe, 5, 4, 5, 2)
    assert (foe.health, one.energy) == (1, 1)


def test_t18_pierce() -> None:
    """R73: the Bruiser's Defence counts as 0."""
    one, foe = hero("durgin", "heavy-crossbow", "mend", (3, 3)), enemy("hobgoblin-bruiser", (3, 5))
    event = told(struck(one, foe, 5, 5, 5, 6, mode="ranged"), Struck)
    assert isinstance(event, Struck)
    assert (event.hits, event.blocks) == (2, 1)


def test_t19_stun() -> None:
    """R72: it must wound; the enemy skips one activation; red ones are immune."""
    maud, foe = hero("maud", "mace-shield", "mend", (3, 3)), enemy("hobgoblin-bruiser", (3, 4))
    assert isinstance(told(struck(maud, foe, 5, 1, 1), EnemyStunned), EnemyStunned)
    delve = scene(maud, tamsin((6, 3)), enemies=[foe], dice=[1, 1, 1])
    assert not [e for e in run_script(activate_enemy(delve, foe), {}).events if isinstance(e, HeroAttacked)]
    assert [e for e in run_script(activate_enemy(delve, foe), {}).events if isinstance(e, HeroAttacked)]
    blocked = enemy("hobgoblin-bruiser", (3, 4))
    struck(hero("maud", "mace-shield", "mend", (3, 3)), blocked, 5, 1, 6)
    assert not blocked.is_stunned
    boss = enemy("old-mawgrim", (3, 4))
    struck(hero("maud", "mace-shield", "mend", (3, 3)), boss, 5, 1, 1)
    assert not boss.is_stunned
    assert boss.health == 5


def test_t20_thrown_knives_know_no_weapon() -> None:
    """R65: item +1 and hero +1; neither the bow nor the bracer."""
    one = hero("ysolde", "long-bow", "mend", (3, 3), items=cards("throwing-knives", "hunters-bracer"))
    foe = enemy("goblin-cutter", (3, 5))
    delve = scene(one, tamsin((6, 3)), enemies=[foe], dice=[4, 3, 1])
    run = run_script(activate(delve, one), {A: ["throw100-1", "end", "forfeit"]})
    event = told(run.events, Struck)
    assert isinstance(event, Struck)
    assert (event.plus, event.dice, event.hits, one.energy) == (2, "4 3", 1, 1)
    assert [item.key for item in delve.state.discards] == ["throwing-knives"]


@pytest.mark.parametrize(("needed", "is_passed"), [(2, True), (3, False)])
def test_t21_a_check(needed: int, is_passed: bool) -> None:
    """R68, R69: 3 2 6 1 with +3 are two successes."""
    one = tamsin((3, 3))
    delve = scene(one, brannoc((6, 3)), dice=[3, 2, 6, 1])
    assert run_script(check(delve, one, "wisdom", needed), {}).result is is_passed


def test_t22_revive() -> None:
    """R53, R24."""
    one, friend = brannoc((3, 4), items=cards("healing-draught")), tamsin((3, 3), health=0, is_downed=True)
    delve = scene(one, friend)
    assert not minor_deeds(delve, one)
    run = run_script(activate(delve, one), {A: ["move", "back", "revive-1", "end", "forfeit"]})
    assert isinstance(told(run.events, HeroRevived), HeroRevived)
    assert (friend.health, friend.at, friend.is_up) == (2, (3, 3), True)


def test_r97_the_nearest_free_space() -> None:
    """Somebody stands where she fell."""
    one, friend = brannoc((3, 4)), tamsin((3, 3), health=0, is_downed=True)
    delve = scene(one, friend, enemies=[enemy("goblin-cutter", (3, 3))])
    run_script(activate(delve, one), {A: ["revive-1", "end", "forfeit"]})
    assert friend.at == (2, 3)


def test_t23_all_down() -> None:
    """R83."""
    delve = scene(brannoc((3, 3), health=0, is_downed=True), tamsin((3, 4), health=1))
    judge(delve)
    assert not delve.is_over
    delve.hero(B).health, delve.hero(B).is_downed = 0, True
    judge(delve)
    assert delve.state.result == "fallen"


def test_r43_two_stacked_dice() -> None:
    """What is left over of the first is lost; each pays."""
    one, boss = brannoc((3, 3)), enemy("old-mawgrim", (3, 4), health=1, stacked=4)
    events = struck(one, boss, 6, 6, 6, 2)
    assert boss.health == 4
    assert sum(isinstance(event, EnemyDefeated) for event in events) == 1
    assert one.treasure == 2
    blow = told(events, Struck)
    assert isinstance(blow, Struck)
    assert blow.health == 4, "both dice are told, as of every wound"
    assert [beat.word for beat in foremost(events)] == ["second-die", "struck"], "it rises, so it has not fallen"


def test_a_lucky_coin_rolls_again() -> None:
    """D8: any of the dice, once; the card is used up."""
    one = brannoc((3, 3), items=cards("lucky-coin"))
    foe = enemy("goblin-cutter", (3, 4))
    events = struck(one, foe, 6, 1, 2, 6, 6, 1, said=(("die-1", "die-2"),))
    assert isinstance(told(events, EnemyDefeated), EnemyDefeated)
    assert not one.items


def test_a_guard_charm_and_a_steel_cap() -> None:
    """D18, D19: one hit is cancelled, a failed die is rolled again."""
    one = brannoc((3, 3), items=cards("guard-charm", "steel-cap"))
    attacked("goblin-cutter", (3, 4), one, [6, 6], [1, 6], "use-100", "die-0")
    assert one.health == 10
    assert one.has_used_cap


def test_a_phoenix_feather() -> None:
    """D20."""
    one = tamsin((3, 3), health=1, items=cards("phoenix-feather"))
    attacked("goblin-cutter", (3, 4), one, [6, 1], [1], "burn")
    assert (one.health, one.is_downed) == (3, False)


def test_r98_what_pays_for_stone_skin_is_offered_before_the_roll() -> None:
    """4.3: Any-timed cards are free at D18; with a Spark Phial Stone Skin can be paid for."""
    one = brannoc((3, 3), items=cards("spark-phial"))
    attacked("goblin-cutter", (3, 4), one, [6, 6], [2, 2], "use-100", "ability")
    assert (one.health, one.energy) == (10, 1)


def test_r98_who_would_fall_may_still_buy() -> None:
    """4.3: buying follows Any; what is bought can be used at once. Without coin, or in no danger, nobody is asked."""
    one = tamsin((3, 3), health=1, treasure=4)
    delve = scene(one, brannoc(), enemies=[enemy("goblin-cutter", (3, 4))], dice=[6, 1, 1])
    delve.state.market[:] = cards("strong-draught", "oak-shield", "healing-draught")
    run_script(activate_enemy(delve, delve.state.enemies[0]), {A: ["buy-100", "use-100-h0"]})
    assert (one.health, one.treasure) == (4, 0)


def test_r98_who_is_in_no_danger_is_not_asked_to_buy() -> None:
    one = tamsin((3, 3), treasure=9)
    attacked("goblin-cutter", (3, 4), one, [6, 1], [1])
    assert one.health == 7


@pytest.mark.parametrize(("key", "said"), [("goblin-cutter", ()), ("barrow-knight", ("take",))])
def test_r93_stone_skin_is_not_offered_where_it_would_change_nothing(key: str, said: tuple[str, ...]) -> None:
    """R10: a Defence of +4 grows no further; where it is pierced (R73) it does."""
    one = hero("brannoc", "mace-shield", "stone-skin", (3, 3), energy=2, items=cards("oak-shield"))
    attacked(key, (3, 4), one, [6, 1], [6], *said)
    assert (one.health, one.energy) == (10, 2)
