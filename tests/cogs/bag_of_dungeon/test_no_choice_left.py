"""Where there is nothing to choose nobody is asked, and what would change nothing is neither offered nor told."""

import pytest
from msgspec.structs import replace

from bot.engine import Option
from cogs.bag_of_dungeon.events.endgame import MornaFed
from cogs.bag_of_dungeon.events.goods import ItemLeft
from cogs.bag_of_dungeon.events.hazards import Poisoned
from cogs.bag_of_dungeon.rules.fight.death import die
from cogs.bag_of_dungeon.rules.frame.turn import play_hero
from cogs.bag_of_dungeon.rules.goods.handling import take_offers
from cogs.bag_of_dungeon.rules.goods.inventory import receive
from cogs.bag_of_dungeon.rules.goods.trade import trade, trade_offers
from cogs.bag_of_dungeon.rules.places.offers import chest_offers, take_fallen
from cogs.bag_of_dungeon.rules.places.poison import poison
from cogs.bag_of_dungeon.state import Hero
from tests.cogs.bag_of_dungeon.maps import (
    adventure,
    drop,
    from_bag,
    give,
    is_sound,
    lay,
    next_monster,
    set_morna,
)
from tests.cogs.bag_of_dungeon.saying import speaker
from tests.support.scripts import ScriptRun, run_script

PACK = (4, 5, 6, 7)


def _poisoned(hero: Hero, *spaces: int) -> None:
    for index in spaces:
        hero.spaces[index].is_poisoned = True


def _keys(options: tuple[Option, ...]) -> list[str]:
    return [option.key for option in options]


# --- what fits nowhere ---


def test_r61_r100_what_poison_leaves_no_space_for_cannot_be_picked_up() -> None:
    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    _poisoned(hero, *PACK)
    drop(quest, quest.tile(hero), "rope")
    assert take_offers(quest, hero) == []
    drop(quest, quest.tile(hero), "ash-spear")
    assert [(option.word, "ash-spear" in repr(option.facts)) for option in take_offers(quest, hero)] == [
        ("pick-it-up", True)
    ]
    _poisoned(hero, 0, 1)
    assert take_offers(quest, hero) == []


def test_r11_r100_at_0_ap_what_fits_nowhere_holds_up_no_turn() -> None:
    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    hero.debt = 5
    _poisoned(hero, *PACK)
    drop(quest, quest.tile(hero), "rope")
    assert run_script(play_hero(quest, hero), {}).asked == []


def test_r62_r100_what_fits_nowhere_lies_on_the_tile_and_nobody_is_asked_where_to() -> None:
    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    _poisoned(hero, *range(8))
    run = run_script(receive(quest, hero, from_bag(quest, "rope")), {})
    assert [type(event) for event in run.events] == [ItemLeft]
    assert [item.key for item in quest.tile(hero).items] == ["rope"]
    assert is_sound(quest)


def test_r99_nobody_is_asked_about_the_last_space() -> None:
    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    give(quest, hero, "hide-jerkin")
    _poisoned(hero, 0, 1, 3, *PACK)
    run = run_script(poison(quest, hero), {})
    assert [event.space for event in run.events if isinstance(event, Poisoned)] == ["armour"]
    assert [item.key for item in quest.tile(hero).items] == ["hide-jerkin"]
    assert is_sound(quest)


# --- a trade of nothing ---


def test_r61_nothing_is_not_to_be_had_for_nothing() -> None:
    quest = adventure("sirrus", "duric")
    one, other = quest.state.heroes
    (axe,), (torch,) = give(quest, one, "iron-axe"), give(quest, other, "torch")
    run = ScriptRun(trade(quest, one, "trade"))
    assert _keys(run.open[0].options) == [f"item-{axe.id}", "nothing", "back"]
    run.answer(0, "nothing")
    assert _keys(run.open[0].options) == [f"item-{torch.id}", "back"]


def test_r61_who_carries_nothing_can_only_be_given_something() -> None:
    quest = adventure("sirrus", "duric")
    one = quest.hero(0)
    (axe,) = give(quest, one, "iron-axe")
    run = ScriptRun(trade(quest, one, "trade"))
    assert _keys(run.open[0].options) == [f"item-{axe.id}", "back"]


def test_r61_what_was_refused_at_any_price_is_not_offered_again() -> None:
    quest = adventure("sirrus", "duric")
    one = quest.hero(0)
    axe, torch = give(quest, one, "iron-axe", "torch")
    run_script(trade(quest, one, "trade"), {0: [f"item-{axe.id}", "nothing"], 1: ["no"]})
    again = run_script(trade(quest, one, "trade"), {0: [f"item-{torch.id}", "nothing"], 1: ["no"]})
    assert _keys(again.asked[0].options) == [f"item-{torch.id}", "back"]
    assert trade_offers(quest, one) == []


# --- what changes nothing ---


def test_r123_an_unhurt_morna_gul_regains_nothing_and_nothing_is_told_of_it() -> None:
    quest = adventure("sirrus", "duric", mode="forest")
    morna = set_morna(quest, lay(quest, "f08", 0, -1))
    for hp, fed in ((20, []), (18, [20])):
        morna.hp, quest.hero(0).hp = hp, 0
        run = run_script(die(quest, quest.hero(0), morna), {})
        assert [event.hp for event in run.events if isinstance(event, MornaFed)] == fed


def test_r77_5_6_no_dive_is_sold_to_whom_no_chest_bites() -> None:
    quest = adventure("sable")
    hero = quest.hero(0)
    hero.tokens, hero.side = 2, "b"
    chest = drop(quest, quest.tile(hero), "large-chest")
    assert _keys(tuple(chest_offers(quest, hero))) == [f"chest-{chest.id}", f"safely-{chest.id}"]
    hero.is_upgraded = True
    assert _keys(tuple(chest_offers(quest, hero))) == [f"chest-{chest.id}"]


@pytest.mark.parametrize(("count", "what"), [(1, "a brood seed"), (2, "2 brood seeds")])
def test_r103_fallen_seeds_are_told_as_many_as_they_were_and_come_out_of_no_nest(count: int, what: str) -> None:
    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    hero.seeds, quest.tile(hero).seeds = 1, count
    (event,) = run_script(take_fallen(quest, hero, "seeds"), {}).events
    said = {speaker().event(replace(event, wording=number)) for number in range(4)}
    assert event.rule == "R103"
    assert f"Sirrus picks up {what} and carries {1 + count} now." in said
    assert not [line for line in said if "nest" in line]


@pytest.mark.parametrize(("who", "is_offered"), [("rill", False), ("ivo", True)])
def test_r73_5_4_no_claw_is_needed_for_a_mirror_that_adds_nothing(who: str, *, is_offered: bool) -> None:
    """A mirror of a Healer without gear rolls its dice alone."""
    quest = adventure(who)
    lay(quest, "d01", 0, -1, is_hidden=True)
    next_monster(quest, "mirror-monster")
    (claw,) = give(quest, quest.hero(0), "witchs-claw")
    run = ScriptRun(play_hero(quest, quest.hero(0)))
    run.answer(0, "move-north")
    assert (f"item-{claw.id}" in _keys(run.open[0].options)) == is_offered
