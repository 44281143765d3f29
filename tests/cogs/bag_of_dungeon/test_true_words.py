"""Texts that once were false, each with the case that brought it out."""

import pytest
from msgspec.structs import replace

from bot.engine import Option
from cogs.bag_of_dungeon.describe import board as describe
from cogs.bag_of_dungeon.events.frame import Eliminated, LeftDungeon, LostInside, TurnEnded
from cogs.bag_of_dungeon.events.goods import ItemLies, ItemTaken
from cogs.bag_of_dungeon.events.hazards import SeedSought, SwampSearched
from cogs.bag_of_dungeon.events.wounds import HeroUnhurt
from cogs.bag_of_dungeon.rules.endgame.morna import move_morna
from cogs.bag_of_dungeon.rules.fight.death import settle_deaths
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.fight.wounds import Hit, suffer
from cogs.bag_of_dungeon.rules.frame.turn import play_hero
from cogs.bag_of_dungeon.rules.goods.inventory import receive
from cogs.bag_of_dungeon.rules.goods.trade import trade
from cogs.bag_of_dungeon.rules.map.moving import move_offers
from cogs.bag_of_dungeon.rules.places.forest import search_swamp, try_seed
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.rules.rewards.kills import lay_down
from cogs.bag_of_dungeon.view.sight import sight
from cogs.bag_of_dungeon.view.stage import stage
from tests.cogs.bag_of_dungeon.maps import (
    adventure,
    from_bag,
    give,
    lay,
    set_dragon,
    set_morna,
)
from tests.cogs.bag_of_dungeon.saying import NAMES, kinds_of_events, samples, speaker, words
from tests.support.scripts import ScriptRun, run_script

FIRST = 60  # a number by which an event is said in its first wording, however many it has


def labels(options: list[Option]) -> list[str]:
    return [speaker().option(option) for option in options]


# --- the encounter ---


def _hunted(planted: int = 0) -> Quest:
    """Morna Gul comes to the Dwarf on f08, who owes an AP already; nobody is active."""
    quest = adventure("duric", mode="forest", dice=[1, 1])
    lay(quest, "f08", 0, -1)
    lay(quest, "f28", 0, -2, 1)
    vines = ("f07", "f15", "f16", "f25")
    for place, key in enumerate(vines[:planted]):
        lay(quest, key, 5 + place, 5, is_planted=True)
    set_morna(quest, quest.state.tiles["fstart"])
    quest.state.active = None
    give(quest, quest.hero(0), "bark-shield")  # so that there is something to choose
    quest.hero(0).at, quest.hero(0).ap, quest.hero(0).debt = "f08", 0, 1
    return quest


def test_an_attack_without_dice_is_flat() -> None:
    """Four seeds planted (R120): no "0d6+10"."""
    run = ScriptRun(move_morna(_hunted(planted=4)))
    assert "20 HP, flat 10." in speaker().prompt(run.open[0])
    assert "0d6" not in speaker().prompt(run.open[0])


def test_ap_out_of_turn_are_those_of_the_next_turn() -> None:
    """Not "0 AP" beside a button that costs one (R52, R125)."""
    quest = adventure("sirrus", "duric", dice=[])
    hero, partner = quest.state.heroes
    den = lay(quest, "d06", 0, -1, monster="troll")
    lay(quest, "d07", 0, -2)
    hero.at = partner.at = den.key
    partner.ap, partner.debt, partner.hp = 0, 1, 5
    run = ScriptRun(fight_on_tile(quest, partner))  # as one who has taken over
    said = speaker().prompt(run.open[1])
    assert said.endswith("You: 5 HP, 3 AP of your next turn.")
    flights = [label for label in labels(list(run.open[1].options)) if label.startswith("Flee")]
    assert flights
    assert all("1 AP next turn" in label or "2 AP next turn" in label for label in flights)


def test_ap_on_ones_own_turn_are_those_there_are() -> None:
    quest = adventure("sirrus", dice=[])
    den = lay(quest, "d06", 0, -1, monster="troll")
    quest.hero(0).at = den.key
    run = ScriptRun(fight_on_tile(quest, quest.hero(0)))
    assert speaker().prompt(run.open[0]).endswith("You: 10 HP, 5 AP.")
    assert not [label for label in labels(list(run.open[0].options)) if "next turn" in label]


# --- swamp and seed ---


def _swamp(die: int, *, is_calm: bool = False) -> tuple[Quest, str]:
    quest = adventure("sirrus", mode="forest", dice=[die])
    hero = quest.hero(0)
    hero.at = lay(quest, "f17", 0, -1, has_token=True).key
    if is_calm:
        set_morna(quest, quest.state.tiles["fstart"])
    return quest, hero.at


@pytest.mark.parametrize(("die", "is_calm"), [(2, True), (2, False), (5, False)])
def test_a_swamp_that_holds_nothing_says_so(die: int, is_calm: bool) -> None:
    """In the calm forest on 1 to 3; and where the bag is empty."""
    quest, _ = _swamp(die, is_calm=is_calm)
    stock = quest.stock("forest")
    if not is_calm:
        stock.gone_items, stock.items = stock.items, []
        quest.hero(0).kills, stock.monsters = stock.monsters, []
    run = run_script(search_swamp(quest, quest.hero(0), "swamp"), {})
    (searched,) = [event for event in run.events if isinstance(event, SwampSearched)]
    assert (
        speaker().event(replace(searched, wording=FIRST))
        == f"Sirrus gropes in the mud and rolls {die}: nothing but mud."
    )


def test_no_guard_reaches_back_out_of_an_empty_bag() -> None:
    quest = adventure("sirrus", mode="forest", dice=[1])
    hero, stock = quest.hero(0), quest.stock("forest")
    hero.at = lay(quest, "f10", 0, -1, has_token=True).key
    hero.kills, stock.monsters = stock.monsters, []
    run = run_script(try_seed(quest, hero, "seed"), {})
    (sought,) = [event for event in run.events if isinstance(event, SeedSought)]
    assert (sought.is_guarded, hero.seeds) == (False, 1)
    assert speaker().event(replace(sought, wording=FIRST)).endswith("nothing stirs.")


# --- the closing dungeon ---


def _closing(**fields: int) -> Quest:
    """The Ring is out; Duric stands deep inside and has one turn left."""
    quest = adventure("sirrus", "duric", dice=[])
    quest.hero(0).status, quest.hero(0).at = "left", ""
    quest.state.ring_left, quest.state.ring_owner, quest.state.dragon_dead = True, 0, True
    quest.state.leaving, quest.state.active, quest.state.turn = [1], 1, 1
    for name, value in fields.items():
        setattr(quest.hero(1), name, value)
    return quest


def test_who_is_lost_inside_does_not_lower_a_torch() -> None:
    quest = _closing()
    run = ScriptRun(play_hero(quest, quest.hero(1)))
    run.answer(1, "end")
    assert [type(event) for event in run.events if isinstance(event, LostInside | TurnEnded)] == [LostInside]


def test_who_has_died_for_good_has_no_turn_left() -> None:
    """R95, R42: "the dungeon is closing. One turn left: Duric" stood there after his death."""
    quest = _closing(lives=1, hp=0)
    quest.state.active = None
    run = run_script(settle_deaths(quest), {})
    assert [event for event in run.events if isinstance(event, Eliminated)]
    view = sight(quest.state, None)
    assert (quest.state.leaving, view.leaving, stage(view)) == ([], (), "explore-dungeon")
    assert "turn left" not in describe.read(view, NAMES, words())


def test_who_is_out_of_the_dungeon_has_none_either() -> None:
    quest = _closing()
    quest.hero(1).at = lay(quest, "dexit", 0, -1).key
    run = ScriptRun(play_hero(quest, quest.hero(1)))
    run.answer(1, "leave")
    assert [event for event in run.events if isinstance(event, LeftDungeon)]
    assert quest.state.leaving == []
    assert not [event for event in run.events if isinstance(event, TurnEnded)]


def test_a_dead_dragon_is_no_reason_to_leave_yet() -> None:
    """Only the Ring on its way closes the dungeon."""
    quest = adventure("sirrus", dice=[])
    set_dragon(quest, lay(quest, "dexit", 0, -1))
    assert stage(sight(quest.state, None)) == "explore-dungeon"


# --- armour, moves, upgrades ---


def test_armour_that_stops_a_blow_is_named() -> None:
    quest = adventure("sirrus", dice=[])
    give(quest, quest.hero(0), "steel-shield", "magic-armour")
    hit = Hit(2, "combat", "R36", is_armoured=True)
    (event,) = run_script(suffer(quest, quest.hero(0), hit), {}).events
    assert event == HeroUnhurt(seat=0, hero="sirrus", absorbed=2, cause="combat")
    said = speaker().facts(event)
    lines = [words().say(variant, **said) for variant in speaker()._variants("event-hero-unhurt", event.facts)]
    assert lines == [
        "Armour stops all 2 damage in the clash: Sirrus is unhurt.",
        "Not a scratch on Sirrus in the clash: armour stops all 2.",
    ]


def test_a_step_names_whom_one_meets_or_that_nobody_knows() -> None:
    quest = adventure("sirrus", dice=[])
    lay(quest, "d32", 0, -1, monster="mirror-monster")
    lay(quest, "d33", 1, 0, is_hidden=True)
    lay(quest, "d34", -1, 0)
    assert labels(move_offers(quest, quest.hero(0))) == [
        "North: Mirror Monster · 1 AP",
        "East: Unknown · 1 AP",
        "West to L20 · 1 AP",
    ]


def test_upgrades_speak_the_games_own_words() -> None:
    """Partners are called, and bows do damage: 5.6."""
    assert words().say("upgrade-warden-b") == "Answer Calls for 1 AP"
    assert words().say("upgrade-elf-b") == "Bows: Range, Damage +1"


# --- what an item does stands wherever one meets it ---


def test_what_is_found_says_what_it_does() -> None:
    quest = adventure("sirrus", dice=[])
    hero, torch = quest.hero(0), from_bag(quest, "torch")
    run = ScriptRun(receive(quest, hero, torch))
    assert "Lay two tiles for 1 AP" in speaker().prompt(run.open[0])
    (taken,) = run.answer(0, "hand-1")
    assert isinstance(taken, ItemTaken)
    assert "(Lay two tiles for 1 AP)" in speaker().event(taken)
    (lies,) = run_script(lay_down(quest, hero, from_bag(quest, "rusty-armour"), quest.tile(hero)), {}).events
    assert isinstance(lies, ItemLies)
    assert "−1 damage for one fight" in speaker().event(lies)


def test_an_awakened_item_says_what_it_does_now() -> None:
    quest = adventure("sirrus", "duric", dice=[])
    hero, other = quest.state.heroes
    (mail,) = give(quest, hero, "moonmail")
    mail.is_awake = True
    run = ScriptRun(trade(quest, hero, "trade"))
    hints = {option.key: speaker().hint(option) for option in run.open[0].options}
    assert hints[f"item-{mail.id}"] == "−2 damage, and 1 HP back at the start of the wearer’s turn"
    run.answer(0, f"item-{mail.id}")
    run.answer(0, "nothing")
    assert "1 HP back at the start of the wearer’s turn" in speaker().prompt(run.open[1])
    assert other.at == hero.at


def test_no_event_speaks_of_an_attribute_that_is_not_there() -> None:
    """Every sample can be said, with the powers in it."""
    for kind in kinds_of_events():
        for event in samples(kind):
            assert "{" not in speaker().event(event)
