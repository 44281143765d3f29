"""Bounds and orders that no test case of the digest names: the last card, the last point, what stands first."""

import pytest

from bot.engine import Chance, Fact, Option
from bot.ui.views.kinds.arranging import arranged
from cogs.p52.content.cards import ACTION_DECK
from cogs.p52.content.tables import ITEMS
from cogs.p52.options import P52Options
from cogs.p52.prompts.laying import MIRRORED, lay_options
from cogs.p52.prompts.options import STAMINA
from cogs.p52.prompts.words import GRID
from cogs.p52.rules.combat.double_tap import _tap
from cogs.p52.rules.combat.flips import bonus_of
from cogs.p52.rules.combat.wounds import hurt
from cogs.p52.rules.crawl import SHUFFLE_AT
from cogs.p52.rules.frame.departure import depart
from cogs.p52.rules.goods.chests import smash
from cogs.p52.rules.heroes.sheets import learnable
from cogs.p52.rules.quests import proposals
from cogs.p52.rules.rooms.random import _pattern
from cogs.p52.rules.rooms.sight import Line, line_to
from cogs.p52.rules.turns.menu import menu_of
from cogs.p52.rules.turns.turn import act
from cogs.p52.rules.turns.usual import likeliest, usual
from cogs.p52.state.people import Gizmo
from tests.cogs.p52.parties import ADA, BEN, party
from tests.cogs.p52.scenes import able, scene
from tests.cogs.p52.test_abilities import knowing
from tests.support.scripts import ScriptRun, run_script


def option(key: str, **facts: Fact) -> Option:
    return Option(key, facts=facts)


WISHES = [
    option("do-revive-h1", target=9),
    option("hit-sword-play-1", target=7, health=5),
    option("take-3"),
    option("pick-1", target=12),
    option("exit"),
    option("to-b2", goal=1),
    option("to-a1"),
    option("rest"),
]


@pytest.mark.parametrize("first", range(len(WISHES)))
def test_the_usual_deed_is_the_first_that_there_is(first: int) -> None:
    assert usual(list(reversed(WISHES[first:]))) == WISHES[first].key


def test_the_likeliest_blow_needs_least_strikes_most_and_at_whom_has_least_left() -> None:
    alone, several = option("hit-bow-skills-1", target=7, health=9), option("cast-fire-ball-b1", target=8, count=2)
    weak, one = option("hit-bow-skills-2", target=7, health=4), option("cast-fire-ball-c1", target=7, count=1)
    assert likeliest([alone, weak, several, one]) == [several, one, weak, alone]


def test_what_does_damage_comes_before_what_does_none_and_no_stamina_is_spent_unasked() -> None:
    ice, fire = option("cast-ice-storm-b1", target=2, count=1), option("cast-fire-ball-b1", target=12, count=1)
    stamina = option(f"hit-sword-play-1{STAMINA}", target=1, health=1)
    assert usual([ice, fire, stamina]) == fire.key
    assert usual([ice, stamina]) == ice.key


@pytest.mark.parametrize(("left", "is_shuffled"), [(SHUFFLE_AT + 1, False), (SHUFFLE_AT, True), (1, True), (0, True)])
def test_r4_the_discard_comes_back_when_thirteen_cards_are_left(left: int, *, is_shuffled: bool) -> None:
    assert SHUFFLE_AT == 13
    crawl = party("brakka")
    decks = crawl.state.decks
    decks.action, decks.discard = list(ACTION_DECK[:left]), list(ACTION_DECK[left:])
    card = crawl.flip()
    assert (len(decks.discard) == 1) == is_shuffled
    assert is_shuffled or card == ACTION_DECK[left - 1]
    assert sorted([*decks.action, *decks.discard]) == sorted(ACTION_DECK)


def test_r146_what_is_in_use_is_not_flipped_again_even_where_the_deck_is_empty() -> None:
    for seed in range(12):
        crawl = party("brakka")
        decks, crawl.chance = crawl.state.decks, Chance(b"%d" % seed)
        decks.action, decks.discard, decks.in_use = [], ["AS", "2S", "KH"], ["AS", "KH"]
        assert crawl.flip() == "2S"


def test_r8_stamina_is_drawn_up_to_five_and_leaves_one_card_to_flip() -> None:
    crawl = party("brakka")
    hero, decks = crawl.hero(ADA), crawl.state.decks
    assert [crawl.stamina_for(hero, count) for count in (0, 1, 5, 6)] == [0, 1, 5, 5]
    hero.stamina = ["2S", "3S", "4S"]
    assert [crawl.stamina_for(hero, count) for count in (1, 2, 3)] == [1, 2, 2]
    assert crawl.stamina_for(hero, 3, 99) == 3
    decks.action, decks.discard, hero.stamina = ["5S"], ["6S"], []
    assert [crawl.stamina_for(hero, count) for count in (1, 2)] == [1, 1]


@pytest.mark.parametrize(("health", "left"), [(2, []), (3, []), (4, [1])])
def test_r62_a_second_blow_that_leaves_nothing_fells(health: int, left: list[int]) -> None:
    crawl = scene(("sable", (0, 0)), foes=(("JD", (0, 0)),), flips=("10S", "5D"))
    hero, foe = knowing(crawl, "double-tap"), crawl.enemies[0]
    foe.health = health
    run_script(_tap(crawl, hero, foe, has_stamina=False), {})
    assert ([one.health for one in crawl.enemies], hero.kills, hero.best_blow) == (left, 1 - len(left), min(3, health))


def test_r33_of_things_that_are_alike_one_is_offered() -> None:
    crawl = scene(("brakka", (0, 0)))
    crawl.spots[0, 0].items = [crawl.made("torch"), crawl.made("torch"), crawl.made("lock-pick")]
    taken = [key for key in menu_of(crawl, crawl.hero(ADA)).deeds if key.startswith("take-")]
    assert taken == ["take-1", "take-3"]


def test_r13_a_template_is_laid_as_soon_as_it_is_chosen() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)))
    mirrored = next(one.key for one in lay_options() if one.key.endswith(MIRRORED))
    found = []
    for seat, key in ((ADA, mirrored.removesuffix(MIRRORED)), (BEN, mirrored)):
        run = ScriptRun(_pattern(crawl, 9))
        run.answer(seat, key)
        assert run.result is not None
        assert (run.result[0], len(run.result[1])) == (mirrored.removesuffix(MIRRORED), 9)
        found.append(run.result[1])
    assert found[0] != found[1]


def test_r13_a_mirrored_pattern_stands_out_no_more_than_any_other() -> None:
    found = arranged(lay_options(), "cross")
    assert [option.key for option in found.buttons] == ["cross", GRID]
    assert [len(options) for options in found.selects] == [len(lay_options()) - 2]


def test_p14_an_able_way_is_proposed_only_where_it_brings_an_ability_within_reach() -> None:
    master, novice = (party("brakka").hero(ADA) for _ in range(2))
    assert proposals.able(able(master, lift=20, think=20, balance=20, move=20, lead=20).sheet, 3) is None
    known = len(learnable(novice.sheet))
    given = proposals.able(novice.sheet, 6)
    assert given is not None
    assert given.total == 6
    assert len(proposals.within_reach(novice.sheet, given)) > known


def test_r122_a_relic_outlasts_the_chest_that_was_hit_to_pieces() -> None:
    for flip, chest in (("2S", "empty"), ("4S", "closed")):
        crawl = scene(("brakka", (0, 0)), rows=("Q.",), flips=(flip,), options=P52Options(adventure="winds"))
        hero = crawl.hero(ADA)
        run_script(smash(crawl, hero, 0), {})
        assert crawl.spots[0, 0].chest == chest
        assert [item.key for item in hero.bag] == (["wind-relic"] if chest == "empty" else [])


@pytest.mark.parametrize(
    ("health", "damage", "left", "told"),
    [(0, 0, 0, []), (2, 1, 1, ["hurt"]), (2, 2, 0, ["hurt", "stunned"]), (2, 3, 0, ["hurt", "died"])],
)
def test_r109_r110_at_none_one_is_stunned_and_below_it_dead(
    health: int, damage: int, left: int, told: list[str]
) -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (1, 0)))
    hero = crawl.hero(ADA)
    hero.health = health
    run = run_script(hurt(crawl, hero, damage, "blow"), {})
    assert ([event.word for event in run.events], hero.health, hero.is_dead) == (told, left, "died" in told)


def test_r132_whoever_leaves_is_gone_and_it_is_told_once() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (1, 0)))
    assert [event.word for event in run_script(depart(crawl, BEN), {}).events] == ["hero-left"]
    assert [hero.is_gone for hero in crawl.state.heroes] == [False, True]
    assert run_script(depart(crawl, BEN), {}).events == []


@pytest.mark.parametrize(("level", "bonus"), [(1, 1), (3, 3)])
def test_55_what_a_weapon_adds_grows_with_the_ability_it_is_for(level: int, bonus: int) -> None:
    crawl = scene(("sable", (0, 0)))
    hero = knowing(crawl, "knife-use", "bow-skills", level=level)
    dagger = crawl.made("sharp-dagger")
    hero.bag, amount = [dagger], ITEMS["sharp-dagger"].amount
    assert bonus_of(hero, "knife-use") == 0
    hero.worn = [dagger.id]
    assert (bonus_of(hero, "knife-use"), bonus_of(hero, "bow-skills")) == (amount * bonus, 0)
    hero.gizmos = [Gizmo("knife-use", damage=4), Gizmo("bow-skills", damage=1)]
    assert bonus_of(hero, "knife-use") == amount * bonus + 4


def test_each_further_enemy_is_worth_two_points_of_what_is_needed() -> None:
    alone = option("hit-bow-skills-1", target=6)
    for target, several_first in ((9, False), (7, True)):
        several = option("cast-fire-ball-b1", target=target, count=2)
        assert (likeliest([alone, several])[0] is several) == several_first


def test_53_what_is_snatched_is_told_as_such() -> None:
    crawl = scene(("brakka", (0, 0)), foes=(("JD", (0, 0)),), flips=("KS", "5S", "8D"))
    run = run_script(act(crawl, knowing(crawl, "snatch")), {ADA: ["do-snatch-1"]})
    assert [getattr(event, "way", "") for event in run.events if event.word == "found"] == ["snatch"]
    assert crawl.enemies[0].is_robbed


def test_r68_sight_is_mutual_and_the_same_to_every_side() -> None:
    """From either end a line crosses the same cells; in a mirror and a quarter turn it crosses those."""
    assert line_to(1, 1) == Line((), (((1, 0), (0, 1)),))
    for across in range(-4, 5):
        for down in range(-4, 5):
            there = set(line_to(across, down).through)
            assert there == {(across + x, down + y) for x, y in line_to(-across, -down).through}
            assert there == {(-x, y) for x, y in line_to(-across, down).through}
            assert there == {(y, x) for x, y in line_to(down, across).through}
