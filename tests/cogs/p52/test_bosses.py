"""5.4: minor and major bosses, and what only they do."""

import pytest

from cogs.p52.events.combat import BossRose, Struck
from cogs.p52.events.growth import ExperienceGained
from cogs.p52.events.map import HeroDragged, TrapSprung
from cogs.p52.options import P52Options
from cogs.p52.rules.combat.attacking import attack
from cogs.p52.rules.combat.wounds import fell
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.figures import health_of, initiative, level_of, line
from cogs.p52.rules.enemies.turn import enemy_turn
from cogs.p52.rules.quests.delving import flee, settled_mark
from cogs.p52.rules.quests.experience import gain
from cogs.p52.rules.rooms.appearing import appear, major_comes
from cogs.p52.state.people import Enemy
from cogs.p52.state.places import Place
from tests.cogs.p52.parties import stack
from tests.cogs.p52.scenes import scene
from tests.support.scripts import run_script

THREE = (("brakka", (0, 0)), ("orrin", (0, 0)), ("sable", (0, 0)))


def boss(crawl: Crawl, key: str, place: Place) -> Enemy:
    crawl.room.major = key
    found = run_script(major_comes(crawl, place), {}).result
    assert found
    return found[0]


@pytest.mark.parametrize(
    ("key", "health", "target", "movement"),
    [("cork-sniper", 15, 4, 1), ("salt-abbess", 40, 6, 2), ("reliquary-knight", 67, 4, 2)],
)
def test_minor_bosses_have_all_four_suits(key: str, health: int, target: int, movement: int) -> None:
    crawl = scene(*THREE)
    foe = Enemy(1, key, "minor", "", (1, 0), 1, 1, level_of(crawl.state, key))
    told = line(crawl.state, foe)
    assert health_of(crawl.state, key) == health
    assert (told.blows[0].target_at(foe.level, 0), told.movement) == (target, movement)


def test_with_two_a_minor_boss_has_diamonds_and_clubs() -> None:
    crawl = scene(("brakka", (0, 0)), ("orrin", (0, 0)))
    foe = Enemy(1, "cork-sniper", "minor", "", (1, 0), 1, 1, 2)
    assert health_of(crawl.state, "cork-sniper") == 10
    assert line(crawl.state, foe).blows[0].damage_at(2, 0, 0) == 4


@pytest.mark.parametrize(
    ("key", "health", "first"), [("tallow-sexton", 40, 14), ("tide-gaoler", 50, 14), ("regent-of-kites", 60, 15)]
)
def test_major_bosses_grow_with_the_party(key: str, health: int, first: int) -> None:
    crawl = scene(*THREE, level=2)
    foe = boss(crawl, key, (3, 0))
    assert (foe.health, initiative(crawl.state, foe)) == (health, first)


def test_others_leave_when_a_major_boss_comes() -> None:
    crawl = scene(*THREE, foes=[("KC", (2, 0))])
    boss(crawl, "tallow-sexton", (3, 0))
    assert [enemy.key for enemy in crawl.enemies] == ["tallow-sexton"]
    run_script(appear(crawl, (2, 0), "here"), {})
    assert len(crawl.enemies) == 1


@pytest.mark.parametrize(("card", "health"), [("9H", 9), ("9S", 0)])
def test_the_sexton_may_rise_once(card: str, health: int) -> None:
    crawl = scene(("brakka", (0, 0)))
    foe = boss(crawl, "tallow-sexton", (0, 0))
    foe.health = 1
    for flip in (card, "2H", "9C"):
        crawl.state.decks.action.remove(flip)
        crawl.state.decks.action.append(flip)
    run = run_script(attack(crawl, crawl.hero(0), "sword-play", [foe], has_stamina=False), {})
    assert any(isinstance(event, BossRose) for event in run.events)
    assert foe.health == health if health else foe not in crawl.enemies
    assert crawl.spots[0, 0].drops == (0 if health else 1)


def test_the_gaoler_drags_whom_its_chain_hurts() -> None:
    crawl = scene(("brakka", (2, 0)))
    foe = boss(crawl, "tide-gaoler", (0, 0))
    crawl.state.decks.action.remove("QS")
    crawl.state.decks.action.append("QS")
    run = run_script(enemy_turn(crawl, foe), {}, otherwise="none")
    struck = next(event for event in run.events if isinstance(event, Struck))
    assert (struck.blow, struck.target, struck.damage) == ("chain", 9, 4)
    assert any(isinstance(event, HeroDragged) for event in run.events)
    assert crawl.hero(0).at == (1, 0)


def test_r41_being_dragged_onto_a_trap_springs_it() -> None:
    crawl = scene(("brakka", (2, 0)), rows=(".T.",))
    boss(crawl, "tide-gaoler", (0, 0))
    stack(crawl, "QS", "2S")
    run = run_script(enemy_turn(crawl, crawl.enemies[0]), {}, otherwise="none")
    assert [event.damage for event in run.events if isinstance(event, TrapSprung)] == [2]


def test_the_regent_calls_once_and_then_flies() -> None:
    crawl = scene(("brakka", (5, 0)), rows=("OOOOOOO",))
    crawl.hero(0).at = (6, 0)
    foe = boss(crawl, "regent-of-kites", (0, 0))
    run_script(enemy_turn(crawl, foe), {})
    assert [enemy.at for enemy in crawl.enemies] == [(0, 0), (0, 0)]
    run_script(enemy_turn(crawl, foe), {})
    assert foe.at == (3, 0)


def test_a_low_boss_heals_its_level_and_never_flees() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("H",), level=3)
    foe = boss(crawl, "tallow-sexton", (0, 0))
    crawl.hero(0).unseen = 3
    foe.health = 1
    run_script(enemy_turn(crawl, foe), {})
    assert foe.health == 4


@pytest.mark.parametrize(("key", "points"), [("cork-sniper", 3), ("salt-abbess", 5), ("reliquary-knight", 7)])
def test_a_fallen_minor_boss_is_worth_its_rank(key: str, points: int) -> None:
    """R115: as Jack, Queen or King, though it is the room's last enemy and a boss."""
    crawl = scene(("brakka", (0, 0)))
    foe = Enemy(1, key, "minor", "", (0, 0), 0, 1, 1)
    crawl.room.enemies.append(foe)
    hero = crawl.hero(0)
    run_script(fell(crawl, foe, hero), {})
    (told,) = run_script(gain(hero), {}).events
    assert isinstance(told, ExperienceGained)
    assert told.felled == points


def test_two_aces_turned_up_at_once_are_the_minor_and_the_major_boss() -> None:
    """5.9: the first ace, the second, and no third."""
    crawl = scene(*THREE, options=P52Options(adventure="delve"))
    assert [settled_mark(crawl, "B") for _ in range(3)] == ["M", "B", "."]


def test_a_major_boss_that_was_fled_from_is_the_next_ace() -> None:
    crawl = scene(*THREE, options=P52Options(adventure="delve"))
    for _ in range(4):
        settled_mark(crawl, "B")
    flee(crawl, Enemy(1, "tide-gaoler", "major", "", (1, 0), 1, 1, 2))
    assert crawl.state.quest.boss == "tide-gaoler"
    assert [settled_mark(crawl, "B") for _ in range(2)] == ["B", "."]


def test_r136_a_low_boss_heals_by_the_level_of_the_party() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), level=2)
    crawl.room.above = 3
    foe, crawl.hero(0).unseen = boss(crawl, "tide-gaoler", (0, 0)), 2
    assert foe.level == 5
    foe.health = 3
    run_script(enemy_turn(crawl, foe), {})
    assert foe.health == 5
