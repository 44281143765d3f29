"""Cases the digest settles: who faces Morna Gul, poison in a full hand, the cloak, bombs at one's feet, the Ring."""

import pytest

from bot.engine import Prompt, Together
from bot.engine.playout import adviser_policy, playout
from cogs.bag_of_dungeon.events.combat import Charged
from cogs.bag_of_dungeon.events.goods import ItemLeft, ItemMoved
from cogs.bag_of_dungeon.events.map import Unhidden
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.rules.endgame.morna import move_morna
from cogs.bag_of_dungeon.rules.fight.ranged import fire, shoot_offers, weapons
from cogs.bag_of_dungeon.rules.fight.shots import targets
from cogs.bag_of_dungeon.rules.frame.reactions import hurried
from cogs.bag_of_dungeon.rules.frame.turn import play_hero
from cogs.bag_of_dungeon.rules.map.last_tile import give_up_if_stuck
from cogs.bag_of_dungeon.rules.map.laying import lay as lay_one
from cogs.bag_of_dungeon.rules.places.offers import fallen_offers
from cogs.bag_of_dungeon.rules.places.poison import poison
from cogs.bag_of_dungeon.rules.quest import Quest
from tests.cogs.bag_of_dungeon.maps import adventure, give, is_sound, lay, next_monster, set_morna, worn
from tests.support.scripts import ScriptRun, run_script

# --- R7, R83: the default ---


def test_r7_r83_killing_blows_do_not_work_on_bosses_unless_the_host_wants_it() -> None:
    assert not BagOptions().kb_bosses


# --- P15: who stands in front (R119) ---


def _three_at_once() -> Quest:
    """Morna Gul comes to a tile where three stand; the last of them sits in the third seat."""
    quest = adventure("duric", "sirrus", "rill", mode="forest", dice=[1, 1])
    lay(quest, "f08", 0, -1)
    set_morna(quest, quest.state.tiles["fstart"])
    quest.state.active = None
    for hero in quest.state.heroes:
        hero.at = "f08"
    return quest


@pytest.mark.parametrize(
    ("voices", "front"),
    [((2, 2, 0), 2), ((0, 1, 2), 0), ((1, 2, 2), 2), ((2, 1, 1), 1)],
    ids=["two-of-three", "even-so-the-lowest-seat", "the-others", "two-against-one"],
)
def test_r119_all_who_stand_there_are_asked_and_most_voices_decide(voices: tuple[int, ...], front: int) -> None:
    run = ScriptRun(move_morna(_three_at_once()))
    assert {seat: prompt.word for seat, prompt in run.open.items()} == dict.fromkeys(range(3), "front")
    assert all(prompt.default == ("hero-0",) for prompt in run.open.values()), "a time-out: the lowest seat"
    for seat in (2, 0, 1):
        run.answer(seat, f"hero-{voices[seat]}")
    assert run.open[front].word == "encounter"


def test_r7_a_question_put_to_several_is_hurried_as_well() -> None:
    asked = next(step for step in hurried(move_morna(_three_at_once()), 30) if isinstance(step, Together))
    assert [prompt.within for prompt in asked.prompts if isinstance(prompt, Prompt)] == [30, 30, 30]


# --- R99: "if you must" ---


def test_r99_a_poisoned_hand_keeps_its_weapon_where_the_pack_has_room() -> None:
    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    give(quest, hero, "woodcutters-axe", "hunting-knife", "ash-spear", "hide-jerkin")
    assert worn(hero, "hand-1") == "woodcutters-axe"
    run = run_script(poison(quest, hero), {0: ["hand-1"]})  # the axe holds both hands
    assert worn(hero, "hand-1") is None
    assert "woodcutters-axe" in [worn(hero, f"pack-{number}") for number in range(1, 5)]
    assert [type(event) for event in run.events[1:]] == [ItemMoved]
    assert quest.tile(hero).items == []
    assert is_sound(quest)


def test_r99_it_falls_where_there_is_no_room() -> None:
    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    give(quest, hero, "hunting-knife", "hunting-knife", "bark-shield", "bark-shield", "ash-spear", "ash-spear")
    run = ScriptRun(poison(quest, hero))
    words = {option.key: option.word for option in run.open[0].options}
    assert (words["hand-1"], words["armour"]) == ("space-drops", "space")
    run.answer(0, "hand-1")
    assert [type(event) for event in run.events[1:]] == [ItemLeft]
    assert [item.key for item in quest.tile(hero).items] == ["hunting-knife"]
    assert is_sound(quest)


# --- R12, R31: under the cloak ---


def _hidden(dice: list[int], *beside: str) -> Quest:
    """Sirrus has slipped past a Troll under the cloak and stands on its tile."""
    quest = adventure("sirrus", *beside, dice=dice)
    hero = quest.hero(0)
    den = lay(quest, "d30", 0, -1, monster="troll")
    give(quest, hero, "invisibility-cloak")
    hero.at, hero.is_sneaking = den.key, True
    return quest


def test_r12_a_turn_that_begins_beside_a_monster_begins_with_it_also_under_the_cloak() -> None:
    """Encounter first (R26 to R31), and R31 names the cloak: it may hide once more, by a roll of its own."""
    quest = _hidden([3])
    run = ScriptRun(play_hero(quest, quest.hero(0)))
    assert run.open[0].word == "sneak"
    run.answer(0, "yes")
    assert run.open[0].word == "menu"
    assert quest.hero(0).is_sneaking


def test_r12_the_second_roll_may_fail() -> None:
    quest = _hidden([2])
    run = ScriptRun(play_hero(quest, quest.hero(0)))
    run.answer(0, "yes")
    assert run.open[0].word == "encounter"
    assert not [option.key for option in run.open[0].options if option.key.startswith("escape")]


def test_r31_who_drops_the_cloak_is_seen_at_once() -> None:
    quest = _hidden([6])
    hero = quest.hero(0)
    (cloak,) = [space.item for space in hero.spaces if space.item]
    run = ScriptRun(play_hero(quest, hero))
    run.answer(0, "yes")
    run.answer(0, "drop")
    run.answer(0, f"item-{cloak.id}")
    assert [event.monster for event in run.events if isinstance(event, Unhidden)] == ["troll"]
    assert run.open[0].word == "encounter"
    assert not hero.is_sneaking


def test_r31_whose_cloak_is_gone_on_anothers_turn_meets_the_monster_on_their_own() -> None:
    quest = _hidden([], "duric")
    hero, other = quest.state.heroes
    (cloak,) = [space.item for space in hero.spaces if space.item]
    hero.spaces[3].item = None
    quest.tile(hero).items.append(cloak)
    quest.state.active = other.index
    run = ScriptRun(play_hero(quest, other))
    run.answer(1, "end")
    assert not hero.is_sneaking
    assert run.is_over
    assert quest.state.fight is None, "nobody fights out of turn"


# --- R49: what may be thrown at one's own feet ---


@pytest.mark.parametrize("is_hidden", [False, True])
def test_a_bomb_of_range_0_may_go_off_on_ones_own_tile(is_hidden: bool) -> None:
    """5.4: range 0 to 4; R49 forbids bows alone. The thrower is hurt as well, and the survivor needs no charge."""
    quest = adventure("sirrus", dice=[1, 2])
    hero = quest.hero(0)
    den = lay(quest, "d06", 0, -1, monster="" if is_hidden else "troll", is_hidden=is_hidden)
    if is_hidden:
        next_monster(quest, "troll")
    hero.at, hero.is_sneaking = den.key, not is_hidden
    bomb, _ = give(quest, hero, "bomb", "bow")
    assert [tile.key for tile in targets(quest, hero, bomb)] == [den.key]
    assert [item.key for item, _ in weapons(quest, hero)] == ["bomb"], "a bow is not for one's own tile"
    run = ScriptRun(fire(quest, hero, bomb, den))
    assert (hero.hp, den.monster.hp if den.monster else 0) == (7, 7)
    assert not [event for event in run.events if isinstance(event, Charged)]
    assert run.is_over or run.open[0].word == "encounter"
    assert quest.state.fight is not None
    assert quest.state.fight.least_rounds == 1, "R46"


def test_with_a_monster_on_ones_own_tile_nothing_else_is_aimed_at() -> None:
    """A survivor would charge to where there is no room."""
    quest = adventure("alendra")
    hero = quest.hero(0)
    hero.at = lay(quest, "d06", 0, -1, monster="troll").key
    lay(quest, "d07", 0, -2, monster="goblin")
    give(quest, hero, "bow", "fireball")
    assert shoot_offers(quest, hero) == []


# --- R21: the Ring's guard under somebody's feet ---


def test_r21_the_new_guard_lies_face_down_under_the_active_hero_and_waits_for_the_next_turn() -> None:
    """The turn goes on, the Ring cannot be taken, and R12 brings the guard."""
    quest = adventure("sirrus", dice=[3, 4, 6, 5, 1])
    hero, stock = quest.hero(0), quest.stock("dungeon")
    hero.used = 1
    lair = lay(quest, "d30", 0, -1, 2)
    hero.at = lair.key
    stock.gone_tiles, stock.stack = [key for key in stock.stack if key != "d32"], ["d32"]
    laid = ScriptRun(lay_one(quest, hero, "lay-west"))
    while not laid.is_over:
        laid.answer(0, laid.open[0].options[0].key)
    assert (quest.state.ring_at, lair.is_hidden, quest.is_turn_over) == (lair.key, True, False)
    assert fallen_offers(quest, hero) == []
    next_monster(quest, "goblin")
    run = ScriptRun(play_hero(quest, hero))
    assert run.open[0].word == "encounter"
    run.answer(0, "fight")
    assert run.is_over
    assert [option.key for option in fallen_offers(quest, hero)] == ["ring"]


# --- R16c ---


def test_r16c_tiles_discarded_before_stay_discarded() -> None:
    quest = adventure("sirrus", dice=[6, 6])
    stock = quest.stock("dungeon")
    before, left = stock.stack[:5], stock.stack[5:]
    stock.gone_tiles, stock.stack = list(before), list(left)
    run = ScriptRun(give_up_if_stuck(quest, quest.hero(0), "dungeon", lambda *_: False))
    while not run.is_over:
        run.answer(0, run.open[0].options[0].key)
    assert stock.gone_tiles == [*before, *left]
    assert is_sound(quest)


@pytest.mark.parametrize("mode", ["dungeon", "forest", "combined"])
def test_the_settled_rules_hold_to_the_end(mode: str) -> None:
    match = playout(GAME, 3, BagOptions(mode=mode, most_rounds=8), b"settled", (adviser_policy,))  # type: ignore[arg-type]
    assert match.outcome is not None
