"""Fights, ways and sight in cases that no test case of the digest names."""

import pytest

from cogs.p52.content.tables import ENEMIES, MAJORS, MINORS
from cogs.p52.events.combat import Attacked
from cogs.p52.rules.combat.reach import has_line
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.figures import health_of, level_of, line, suit_times
from cogs.p52.rules.enemies.intents import intents
from cogs.p52.rules.enemies.moving import refuges
from cogs.p52.rules.frame.rounds import join
from cogs.p52.rules.rooms.appearing import remove
from cogs.p52.rules.turns.attacks import attack_deeds
from cogs.p52.rules.turns.moving import walk
from cogs.p52.rules.turns.routes import Route, route_option
from cogs.p52.rules.turns.turn import act, hasten
from cogs.p52.state.people import Enemy
from cogs.p52.state.places import Place
from tests.cogs.p52.parties import ADA
from tests.cogs.p52.scenes import scene
from tests.cogs.p52.test_abilities import knowing
from tests.support.scripts import ScriptRun, run_script


def great(crawl: Crawl, key: str, place: Place) -> Enemy:
    """A major boss stands there."""
    crawl.room.seen += 1
    health, level = health_of(crawl.state, key), level_of(crawl.state, key)
    boss = Enemy(crawl.room.seen, key, "major", "", place, health, health, level)
    crawl.room.enemies.append(boss)
    crawl.room.has_major, crawl.state.phase = True, "fight"
    return boss


def words(run: ScriptRun[None]) -> list[str]:
    return [event.word for event in run.events]


@pytest.mark.parametrize("key", MINORS)
def test_r136_a_minor_boss_is_as_tough_as_its_toughest_suit_where_there_are_three(key: str) -> None:
    rank = MINORS[key].rank
    several = [ENEMIES[rank + suit].hp for suit in "DCHS"]
    assert several.count(suit_times(key, is_few=False)) == 1
    assert several.count(suit_times(key, is_few=True)) == 3
    assert suit_times(key, is_few=False).of(100) > suit_times(key, is_few=True).of(100) == 100


def test_54_the_regent_calls_once_whom_it_cannot_reach() -> None:
    key = next(key for key, kind in MAJORS.items() if kind.special == "calls")
    crawl = scene(("brakka", (0, 0)), rows=("S.......#.",))
    boss = great(crawl, key, (9, 0))
    assert [(one.deed, one.spot) for one in intents(crawl)] == [("call", (9, 0))]
    boss.has_special = False
    assert intents(crawl)[0].deed != "call"
    boss.has_special, crawl.state.decks.enemy = True, []
    assert intents(crawl)[0].deed != "call"


def test_r28_whoever_comes_in_a_phase_of_the_drop_waits() -> None:
    for phase, has_acted in (("drop", True), ("fight", False)):
        crawl = scene(("brakka", (0, 0)), foes=(("JD", (5, 3)),))
        crawl.state.phase = phase  # type: ignore[assignment]
        join(crawl, crawl.enemies)
        assert crawl.enemies[0].has_acted == has_acted


def test_r76_nobody_aims_at_who_has_left_and_its_card_is_put_by() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (1, 0)), foes=(("JD", (5, 3)), ("QS", (5, 2))))
    first, second = crawl.enemies
    for hero, enemy in zip(crawl.state.heroes, (first, second), strict=True):
        hero.aim, hero.aim_at = 2, enemy.id
    crawl.state.ambushers = [first.id, second.id]
    remove(crawl, first)
    assert [(hero.aim, hero.aim_at) for hero in crawl.state.heroes] == [(0, 0), (2, second.id)]
    assert (crawl.enemies, crawl.state.ambushers, crawl.state.decks.fallen) == ([second], [second.id], ["JD"])


def test_r66_a_thrust_reaches_nobody_on_another_spot() -> None:
    crawl = scene(("brakka", (0, 0)), foes=(("JD", (0, 0)), ("QS", (1, 0))))
    hero = knowing(crawl, "power-thrust")
    assert [deed.option.key for deed in attack_deeds(crawl, hero)] == ["cast-power-thrust-a1"]
    assert next(attack_deeds(crawl, hero)).option.facts["count"] == 1


def test_p5_a_walk_ends_where_rocks_shut_it_in() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("O.O",), is_up=False, light="dark")
    run = run_script(walk(crawl, crawl.hero(ADA), Route(((1, 0), (2, 0)), 2, 0, 0), 2), {})
    assert (run.asked, crawl.hero(ADA).at) == ([], (1, 0))


def test_r28_whoever_falls_to_an_ambush_has_no_extra_turn() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (5, 3)), foes=(("KS", (0, 0)),), flips=("KS",))
    hero = crawl.hero(ADA)
    hero.health, hero.haste, crawl.state.ambushers = 1, 1, [crawl.enemies[0].id]
    run = ScriptRun(hasten(crawl, hero))
    run.answer(ADA, "none")
    assert (run.is_over, hero.is_dead, hero.haste, run.asked[-1].word) == (True, True, 0, "defend")


def test_53_what_fails_does_nothing() -> None:
    crawl = scene(("brakka", (0, 0)), foes=(("JD", (0, 0)),), flips=("2S",))
    run = run_script(act(crawl, knowing(crawl, "threaten")), {ADA: ["do-threaten"]})
    assert (len(crawl.enemies), "enemy-vanished" in words(run)) == (1, False)
    crawl = scene(("brakka", (0, 0)), flips=("2S",))
    run = run_script(act(crawl, knowing(crawl, "hover")), {ADA: ["do-hover"]})
    assert (crawl.hero(ADA).at, [prompt.word for prompt in run.asked]) == ((0, 0), ["turn"])


def test_r98_who_flees_goes_as_far_as_its_movement_leads() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("S.......",), foes=(("QC", (1, 0)),))
    foe = crawl.enemies[0]
    steps = line(crawl.state, foe).movement
    assert steps > 1
    assert refuges(crawl, foe) == [(1 + steps, 0)]


@pytest.mark.parametrize(
    ("passes", "traps", "is_up", "word"),
    [(0, 0, True, "to"), (1, 1, True, "to-passing"), (0, 1, True, "to-trap"), (1, 1, False, "to-dark")],
)
def test_r35_a_way_says_what_it_meets_and_whether_its_end_is_known(
    passes: int, traps: int, is_up: bool, word: str
) -> None:
    crawl = scene(("brakka", (0, 0)))
    crawl.spots[1, 0].is_up = is_up
    assert route_option(crawl, (1, 0), Route(((1, 0),), 1, passes, traps)).word == word


def test_r71_on_ones_own_spot_nothing_is_in_the_way_and_elsewhere_both_must_be_up() -> None:
    crawl = scene(("brakka", (0, 0)))
    crawl.spots[1, 0].is_up = False
    assert has_line(crawl, (1, 0), (1, 0))
    assert not has_line(crawl, (0, 0), (1, 0))
    assert not has_line(crawl, (1, 0), (0, 0))
    assert has_line(crawl, (0, 0), (2, 0))


def test_53_ice_is_cast_in_a_turn_of_ones_own() -> None:
    crawl = scene(("orrin", (0, 0)), foes=(("JD", (1, 0)),), flips=("10S", "2S"))
    run = run_script(act(crawl, knowing(crawl, "ice-storm")), {ADA: ["cast-ice-storm-b1"]})
    (told,) = [event for event in run.events if isinstance(event, Attacked)]
    assert (told.way, told.ability, told.enemy) == ("turn", "ice-storm", crawl.enemies[0].key)
