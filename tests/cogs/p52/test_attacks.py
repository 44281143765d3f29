"""T1 to T11, T29 to T32, T53, T58: attacks, defence, counters (R49 to R65, R72 to R78)."""

import pytest

from cogs.p52.events.combat import Attacked, EnemyDefended, Struck
from cogs.p52.prompts import words
from cogs.p52.rules.combat.attacking import attack
from cogs.p52.rules.combat.countering import assault
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.turns.turn import act
from tests.cogs.p52.scenes import able, give_stamina, scene
from tests.support.scripts import ScriptRun, run_script

PELL, FAR = ("pell", (0, 0)), (4, 0)


def knife(flips: tuple[str, ...], foe: str = "JD", level: int = 2, **more: int) -> Crawl:
    """Knife of some level with Balance 7, at an enemy whose trait is left out of the count; it has much HP."""
    crawl = scene(PELL, foes=[(foe, (0, 0))], flips=flips)
    able(crawl.hero(0), balance=7)
    crawl.hero(0).sheet.abilities["knife-use"] = level
    crawl.enemies[0].health = crawl.enemies[0].most_health = 99
    return crawl


def struck(crawl: Crawl, ability: str = "knife-use", *, has_stamina: bool = False) -> EnemyDefended:
    run = run_script(attack(crawl, crawl.hero(0), ability, [crawl.enemies[0]], has_stamina=has_stamina), {})
    return next(event for event in run.events if isinstance(event, EnemyDefended))


# A Jack's trait against melee is -1 and a Queen's -2: the enemy's flips are one higher than the table's.
@pytest.mark.parametrize(
    ("flip", "foe", "damage"),
    [("10S", "7H", 9), ("10S", "JS", 4), ("10S", "QS", 0), ("7S", "3H", 3), ("KS", "QS", 30)],
    ids=["T1", "T2", "T3", "T10", "T5"],
)
def test_t1_t2_t3_t5_t10_a_knife(flip: str, foe: str, damage: int) -> None:
    assert struck(knife((flip, foe))).damage == damage


@pytest.mark.parametrize(("foe", "damage"), [("QS", 0), ("JS", 4), ("10S", 9)])
def test_t4_stamina_counts_against_the_defence(foe: str, damage: int) -> None:
    crawl = knife(("6S", foe))
    give_stamina(crawl, crawl.hero(0), "4C")
    assert struck(crawl, has_stamina=True).damage == damage
    assert "4C" in crawl.state.decks.discard


def test_t6_a_tie_with_a_king_is_half_of_the_undoubled() -> None:
    crawl = knife(("KS", "QS"), foe="QD")  # a Queen's trait is -2: 10 against 13
    assert struck(crawl).damage == 30
    crawl = knife(("KS", "QH"), foe="KD")  # a King's is +1: 13 against 13
    told = struck(crawl)
    assert (told.damage, told.outcome) == (7, "half")


def test_t7_zero_doubled_is_zero() -> None:
    crawl = scene(("pell", (0, 0)), rows=(".......",), foes=[("JD", (6, 0))], flips=("KS", "5H"))
    told = struck(crawl, "bow-skills")
    assert (told.damage, told.outcome) == (0, "full")


def test_t8_t9_an_ace_is_countered_and_a_counter_is_not() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[("KC", (0, 0))], flips=("AS", "AH"))
    give_stamina(crawl, crawl.hero(0), "KH")
    run = ScriptRun(attack(crawl, crawl.hero(0), "sword-play", crawl.enemies, has_stamina=True))
    first, second = run.events
    assert isinstance(first, Attacked)
    assert (first.total, first.outcome, first.stamina) == (14, "ace", "KH")
    assert isinstance(second, Struck)
    assert (second.outcome, second.way) == ("ace", "counter")
    assert run.is_over
    assert "KH" in crawl.state.decks.discard


def test_t8_the_counter_can_be_defended() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[("KC", (0, 0))], flips=("AS", "9H", "9S"))
    run = ScriptRun(attack(crawl, crawl.hero(0), "sword-play", crawl.enemies, has_stamina=False))
    assert run.open[0].word == words.DEFEND
    run.answer(0, "block")
    assert crawl.hero(0).health == 33 - 4  # 2 + 2 over + 4, less 1 + 3


def test_t11_a_kings_trait_is_added_to_its_defence() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[("KC", (0, 0))], flips=("9S", "8H"))
    told = struck(crawl, "sword-play")
    assert (told.total, told.damage) == (9, 5)


def test_t53_a_jacks_traits() -> None:
    for foe, damage in (("10H", 5), ("9H", 11)):
        crawl = scene(("brakka", (0, 0)), foes=[("JD", (0, 0))], flips=("9S", foe))
        assert struck(crawl, "sword-play").damage == damage
    crawl = scene(("sable", (0, 0)), foes=[("JD", (0, 0))], flips=("9S", "9H"))
    assert struck(crawl, "bow-skills").damage == 4


def test_t29_aim_is_cumulative_up_to_three_and_spent() -> None:
    crawl = scene(("pell", (0, 0)), foes=[("JD", (0, 0))], flips=("5S", "2H"))
    hero = crawl.hero(0)
    for bonus in (1, 2, 3, 3):
        run_script(act(crawl, hero), {0: ["aim-1"]})
        assert hero.aim == bonus
    run = run_script(act(crawl, hero), {0: ["hit-knife-use-1"]})
    told = run.events[0]
    assert isinstance(told, Attacked)
    assert (told.bonus, told.total, told.over, hero.aim) == (3, 8, 0, 0)


def test_t30_moving_ends_aim() -> None:
    crawl = scene(("pell", (0, 0)), foes=[("JD", (3, 0))])
    hero = crawl.hero(0)
    hero.aim, hero.aim_at = 2, 1
    run_script(act(crawl, hero), {0: ["to-b1"]})
    assert (hero.aim, hero.aim_at) == (0, 0)


def test_t31_a_hit_ends_aim_and_a_miss_does_not() -> None:
    for flip, aim in (("KS", 0), ("2S", 2)):
        crawl = scene(("brakka", (0, 0)), foes=[("KC", (0, 0))], flips=(flip,))
        hero = crawl.hero(0)
        hero.aim, hero.aim_at = 2, 1
        run_script(assault(crawl, crawl.enemies[0], hero, "turn"), {}, otherwise="none")
        assert hero.aim == aim


def test_t32_aim_works_on_a_counter() -> None:
    crawl = scene(("pell", (0, 0)), foes=[("KC", (0, 0))], flips=("AS", "6S", "2H"))
    hero = crawl.hero(0)
    hero.aim, hero.aim_at = 2, 1
    run = run_script(assault(crawl, crawl.enemies[0], hero, "turn"), {0: ["knife-use"]})
    told = run.events[1]
    assert isinstance(told, Attacked)
    assert (told.total, told.target, told.outcome, hero.aim) == (8, 8, "hit", 0)


def test_t58_the_frozen_neither_defend_nor_counter() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[("KC", (0, 0))], flips=("AS",))
    crawl.enemies[0].frozen = 2
    run = run_script(attack(crawl, crawl.hero(0), "sword-play", crawl.enemies, has_stamina=False), {})
    assert [type(event) for event in run.events] == [Attacked]
    crawl = scene(("brakka", (0, 0)), foes=[("KC", (0, 0))], flips=("KS",))
    crawl.enemies[0].frozen, crawl.enemies[0].health = 2, 99
    assert struck(crawl, "sword-play").outcome == "doubled"  # R135


def test_r76_only_the_enemy_aimed_at() -> None:
    crawl = scene(("pell", (0, 0)), foes=[("JD", (0, 0)), ("JH", (0, 0))], flips=("5S",))
    hero = crawl.hero(0)
    hero.aim, hero.aim_at = 3, 1
    run = run_script(act(crawl, hero), {0: ["hit-knife-use-2"]})
    told = run.events[0]
    assert isinstance(told, Attacked)
    assert (told.bonus, told.outcome, hero.aim) == (0, "miss", 0)
