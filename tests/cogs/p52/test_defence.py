"""T33, T34, T40 to T44, T54: defence, wounds, what enemies do (R79 to R83, R97 to R110, R124)."""

import pytest

from cogs.p52.events.combat import Defended, EnemyHealed, Struck
from cogs.p52.events.map import EnemyMoved
from cogs.p52.rules.combat.countering import assault
from cogs.p52.rules.combat.defence import defend
from cogs.p52.rules.combat.wounds import hurt
from cogs.p52.rules.enemies.figures import is_low
from cogs.p52.rules.enemies.turn import enemy_turn, victim_of
from cogs.p52.rules.heroes import figures
from tests.cogs.p52.scenes import scene
from tests.support.scripts import run_script


@pytest.mark.parametrize(("stance", "is_success"), [(3, True), (2, False)], ids=["T33", "T34"])
def test_t33_t34_a_stance(stance: int, is_success: bool) -> None:
    crawl = scene(("brakka", (0, 0)), flips=("3S",))
    hero = crawl.hero(0)
    hero.stance = stance
    run = run_script(defend(crawl, hero, "melee", 8, {}), {0: ["block"]})
    assert run.result == (7 if is_success else 8)
    assert hero.stance == (stance if is_success else 0)


def test_t40_stunned_at_nought_dead_below() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (1, 0)))
    stunned, dead = crawl.state.heroes
    stunned.health = dead.health = 8
    dead.bag.append(crawl.made("torch"))
    run_script(hurt(crawl, stunned, 8, "blow"), {})
    run_script(hurt(crawl, dead, 9, "blow"), {})
    assert (stunned.is_stunned, stunned.is_dead, dead.is_dead) == (True, False, True)
    assert [item.key for item in crawl.spots[1, 0].items] == ["torch"]


@pytest.mark.parametrize(
    ("who", "way", "choice", "flip", "left"),
    [
        ("brakka", "melee", "block", "9S", 7),
        ("sable", "melee", "dodge", "9S", 5),
        ("sable", "melee", "dodge", "QS", 0),
        ("pell", "magic", "counter-spell", "8S", 11),
    ],
)
def test_t41_ways_to_defend(who: str, way: str, choice: str, flip: str, left: int) -> None:
    crawl = scene((who, (0, 0)), flips=(flip,))
    run = run_script(defend(crawl, crawl.hero(0), way, 11, {}), {0: [choice]})  # type: ignore[arg-type]
    assert run.result == left
    assert isinstance(run.events[0], Defended)


def test_t42_two_pieces_of_armour() -> None:
    crawl = scene(("brakka", (0, 0)))
    hero = crawl.hero(0)
    before = figures.movement(hero, is_dark=False)
    hero.sheet.level = 4
    for part in ("head", "body"):
        item = crawl.made("decent-armour", part)
        hero.bag.append(item)
        hero.worn.append(item.id)
    run_script(hurt(crawl, hero, 20, "blow"), {})
    assert hero.health == 33 - 12
    assert figures.movement(hero, is_dark=False) == before - 1


@pytest.mark.parametrize(
    ("most", "health", "does_flee"), [(22, 5, True), (22, 6, False), (15, 3, True), (15, 4, False)]
)
def test_t43_t54_below_a_quarter(most: int, health: int, does_flee: bool) -> None:
    crawl = scene(("brakka", (0, 0)), rows=("....",), foes=[("KH", (1, 0))])
    enemy = crawl.enemies[0]
    enemy.health, enemy.most_health = health, most
    assert is_low(enemy) == does_flee
    run = run_script(enemy_turn(crawl, enemy), {})
    assert [type(event) for event in run.events] == [EnemyMoved]
    assert enemy.at == ((2, 0) if does_flee else (0, 0))


def test_r98_who_cannot_flee_heals() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), foes=[("KH", (1, 0))])
    enemy = crawl.enemies[0]
    enemy.health = 5
    run = run_script(enemy_turn(crawl, enemy), {})
    assert [type(event) for event in run.events] == [EnemyHealed]
    assert enemy.health == 6


def test_t44_the_second_takes_another() -> None:
    crawl = scene(("brakka", (1, 1)), ("sable", (1, 1)), foes=[("KC", (1, 1)), ("KS", (1, 1))], flips=("2S", "2H"))
    ada, ben = crawl.state.heroes
    ada.health, ben.health = 5, 9
    struck: list[int] = []
    for enemy in crawl.enemies:
        run = run_script(enemy_turn(crawl, enemy), {}, otherwise="none")
        struck += [event.seat for event in run.events if isinstance(event, Struck)]
    assert struck == [0, 1]
    assert victim_of(crawl, crawl.enemies[0]) is ada or victim_of(crawl, crawl.enemies[0]) is ben


def test_r100_towards_the_nearest_and_no_farther() -> None:
    crawl = scene(("brakka", (3, 0)), rows=(".....",), foes=[("KC", (0, 0))])
    run_script(enemy_turn(crawl, crawl.enemies[0]), {})
    assert crawl.enemies[0].at == (2, 0)
    run_script(enemy_turn(crawl, crawl.enemies[0]), {})
    assert crawl.enemies[0].at == (3, 0)


def test_r42_a_hidden_spot_is_seen_from_itself_alone() -> None:
    crawl = scene(("brakka", (2, 0)), rows=("..H",), foes=[("JD", (0, 0))])
    assert victim_of(crawl, crawl.enemies[0]) is None
    crawl.enemies[0].at = (2, 0)
    assert victim_of(crawl, crawl.enemies[0]) is crawl.hero(0)


def test_r99_a_blow_in_passing_is_an_attack_of_this_round_too() -> None:
    crawl = scene(("brakka", (1, 1)), ("sable", (1, 1)), foes=[("KC", (1, 1)), ("KS", (1, 1))], flips=("2S",))
    ada, ben = crawl.state.heroes
    ada.health, ben.health = 5, 9
    first, second = crawl.enemies
    run_script(assault(crawl, first, ada, "passing"), {})
    assert victim_of(crawl, first) is ada
    assert victim_of(crawl, second) is ben


def test_r100_it_stops_where_a_hidden_character_stands() -> None:
    crawl = scene(("brakka", (1, 0)), ("sable", (3, 0)), rows=(".H..",), foes=[("KC", (0, 0))])
    run_script(enemy_turn(crawl, crawl.enemies[0]), {})
    assert crawl.enemies[0].at == (1, 0)
