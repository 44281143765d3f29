"""5.2: what each quirk gives and takes, and the switches of a table that change a rule (section 6)."""

from copy import deepcopy

import pytest

from cogs.p52.content.cards import Card
from cogs.p52.events.frame import DropFlipped, RoundBegan
from cogs.p52.options import P52Options
from cogs.p52.rules.combat.flips import attack_target, defence_target, target_of
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.frame.entering import flip_for_drop
from cogs.p52.rules.frame.rounds import begin_round
from cogs.p52.rules.frame.turn import play
from cogs.p52.rules.goods.chests import chest_deeds
from cogs.p52.rules.heroes.figures import initiative, most_health, movement
from cogs.p52.rules.rooms.turning import turn_up
from cogs.p52.rules.turns.turn import act
from cogs.p52.state.people import Hero
from tests.cogs.p52.parties import ADA, BEN
from tests.cogs.p52.quests import of
from tests.cogs.p52.scenes import scene
from tests.support.scripts import ScriptRun, run_script


def odd(quirk: str, *, light: str = "lit", foe: Card = "KH") -> tuple[Crawl, Hero]:
    crawl = scene(("brakka", (0, 0)), foes=[(foe, (0, 0))], light=light)
    hero = crawl.hero(ADA)
    hero.sheet.quirk = quirk
    hero.sheet.abilities = dict.fromkeys(("sword-play", "knife-use", "counter-spell", "dodge"), 1)
    return crawl, hero


def sword(crawl: Crawl, hero: Hero) -> int:
    return attack_target(crawl, hero, "sword-play", crawl.enemies[0], reach=0)


@pytest.mark.parametrize(("foe", "target"), [("KH", 7), ("JD", 7), ("QD", 5)])
def test_spell_shy_hits_magic_users_more_easily_and_is_hit_harder(foe: Card, target: int) -> None:
    crawl, hero = odd("spell-shy", foe=foe)
    assert sword(crawl, hero) == target
    ways = [("counter-spell", "magic"), ("dodge", "magic"), ("dodge", "melee")]
    assert [defence_target(hero, key, way) for key, way in ways] == [8, 11, 9]


@pytest.mark.parametrize(("light", "target", "quick"), [("dark", 8, 3), ("night", 8, 3), ("lit", 7, 2), ("day", 7, 2)])
def test_dark_averse_is_quick_and_clumsy_in_the_dark(light: str, target: int, quick: int) -> None:
    crawl, hero = odd("dark-averse", light=light)
    assert (sword(crawl, hero), movement(hero, is_dark=not crawl.is_bright)) == (target, quick)
    assert target_of(hero, "counter-spell") == 6


def test_troll_raised_has_more_hp_and_less_balance() -> None:
    crawl, hero = odd("troll-raised")
    hero.sheet.level = 3
    assert (most_health(hero), sword(crawl, hero)) == (33 + 6, 7)
    assert (target_of(hero, "knife-use"), defence_target(hero, "dodge", "melee")) == (10, 11)
    assert target_of(hero, "counter-spell") == 6


@pytest.mark.parametrize(("first", "target"), [(-1, 7), (ADA, 7), (BEN, 9)])
def test_bossy_is_early_and_minds_whose_quarry_it_was(first: int, target: int) -> None:
    crawl, hero = odd("bossy")
    crawl.enemies[0].first_by = first
    assert (sword(crawl, hero), initiative(hero)) == (target, 12)


def test_a_collector_breaks_chests_less_easily() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("C.",))
    hero = crawl.hero(ADA)
    plain = next(iter(chest_deeds(crawl, hero))).option.facts["target"]
    hero.sheet.quirk = "collector"
    assert (plain, next(iter(chest_deeds(crawl, hero))).option.facts["target"]) == (9, 10)


def test_the_stubborn_never_wait_and_begin_their_guard_at_two() -> None:
    crawl, hero = odd("stubborn")
    options = {option.key: option for option in ScriptRun(act(crawl, hero)).open[ADA].options}
    assert ("wait" in options, options["stance"].facts["bonus"]) == (False, 2)
    for bonus in (2, 3, 3):
        run_script(act(crawl, hero), {ADA: ["stance"]})
        assert hero.stance == bonus


def test_what_tuners_and_gizmos_take_off_counts_for_their_own_ability_alone() -> None:
    crawl, hero = odd("")
    hero.sheet.tuned = {"sword-play": -2}
    assert (sword(crawl, hero), target_of(hero, "knife-use")) == (5, 8)


# The drop as places only (A1)


@pytest.mark.parametrize(
    ("card", "side", "order"),
    [
        ("AS", "enemies", ["gate-duellist", "Orrin", "Brakka"]),
        ("KS", "heroes", ["Orrin", "Brakka", "gate-duellist"]),
        ("7S", "nobody", ["Orrin", "gate-duellist", "Brakka"]),
    ],
)
def test_a1_the_drop_may_be_the_first_places_of_round_one(card: Card, side: str, order: list[str]) -> None:
    """Orrin 12, the King 9, Brakka 8; nobody is asked twice in it."""
    crawl = scene(
        ("orrin", (0, 0)), ("brakka", (0, 0)), foes=[("KD", (5, 3))], flips=(card,), options=P52Options(drop="order")
    )  # fmt: skip
    crawl.room.round = 0
    told = run_script(flip_for_drop(crawl), {}).events
    assert told[0] == DropFlipped(card=card, side=side)
    if side == "nobody":
        run_script(begin_round(crawl), {})
    acted: list[str] = []
    for _ in range(3):
        one = next_of(crawl)
        acted.append(one)
        run_script(play(crawl), {}, otherwise="stance")
    assert (acted, crawl.room.round) == (order, 2)


def next_of(crawl: Crawl) -> str:
    """Whose turn comes: the enemy walks, or a hero is asked."""
    run = ScriptRun(play(Crawl(deepcopy(crawl.state), crawl.chance)))
    asked = [prompt.facts["hero"] for prompt in run.prompts]
    return str(asked[0]) if asked else crawl.enemies[0].key


def test_r23_the_phase_of_the_drop_is_over_before_round_one() -> None:
    crawl = scene(("orrin", (0, 0)), foes=[("KD", (5, 3))], flips=("KS",))
    crawl.room.round = 0
    run_script(flip_for_drop(crawl), {})
    assert (crawl.state.phase, crawl.state.drop_side) == ("drop", "heroes")
    run = run_script(play(crawl), {ADA: ["stance"]})
    assert of(RoundBegan, run.events) == [RoundBegan(round=1, mode="fight")]
    assert (crawl.state.drop_side, [enemy.has_acted for enemy in crawl.enemies]) == ("", [False])


@pytest.mark.parametrize(("sight", "seen"), [("two", 3), ("all", 6)])
def test_a20_how_far_a_lit_room_is_seen(sight: str, seen: int) -> None:
    crawl = scene(("brakka", (0, 0)), rows=("......",), is_up=False, options=P52Options(sight=sight))  # type: ignore[arg-type] # it is one
    run_script(turn_up(crawl, (0, 0)), {})
    assert sum(spot.is_up for spot in crawl.room.spots) == seen
