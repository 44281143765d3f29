"""R142, R143: Morna Gul, the Maiden Tree, what a cost takes, debts and the cloak."""

import pytest

from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.fight.ranged import fire
from cogs.bag_of_dungeon.rules.frame.turn import play, play_hero
from cogs.bag_of_dungeon.rules.goods.trade import trade_offers
from cogs.bag_of_dungeon.rules.places.forest import try_seed
from cogs.bag_of_dungeon.rules.places.offers import fallen_offers, pool_offers
from tests.cogs.bag_of_dungeon.maps import (
    adventure,
    drop,
    give,
    is_sound,
    lay,
    next_monster,
    set_monster,
    set_morna,
)
from tests.cogs.bag_of_dungeon.nests import nests
from tests.support.scripts import ScriptRun, run_script


def test_r142_who_shoots_him_and_is_charged_cannot_run_past() -> None:
    """He comes to you."""
    quest = adventure("tamara", mode="forest", dice=[1])
    hero = quest.hero(0)
    lay(quest, "f36", 0, 1)
    set_morna(quest, lay(quest, "f30", 0, -1))
    (bow,) = give(quest, hero, "hunting-bow")
    script = ScriptRun(fire(quest, hero, bow, quest.state.tiles["f30"]))
    assert script.open[0].word == "encounter"


def test_r142_out_of_turn_nobody_runs_past() -> None:
    quest = adventure("duric", mode="forest")
    lay(quest, "f36", 0, 1)
    give(quest, quest.hero(0), "swamp-lantern")
    set_morna(quest, quest.state.tiles["fstart"])
    quest.state.active, quest.state.turn = None, 1
    quest.chance.faces = [3, 3]  # type: ignore[attr-defined]
    script = ScriptRun(play(quest))
    assert script.open[0].word == "encounter"


def test_r142_the_tree_lifts_nobody_into_the_dungeon() -> None:
    quest = adventure("duric", mode="combined", dice=[4, 3, 1, 1, 1, 1])
    hero = quest.hero(0)
    gate = lay(quest, "f01", 0, 1)
    lay(quest, "dstart", 0, 40)
    hero.at = gate.key
    give(quest, hero, "swamp-lantern")
    set_morna(quest, gate)
    script = ScriptRun(fight_on_tile(quest, hero))
    script.answer(0, "fight")
    script.answer(0, "take")
    assert script.open[0].word == "tree"
    assert [option.key for option in script.open[0].options] == ["tile-fstart", "stay"]


def test_r142_no_killing_blow_after_an_escape_that_was_too_dear() -> None:
    quest = adventure("duric")
    hero = quest.hero(0)
    den = lay(quest, "d34", 0, -1, monster="mummy")
    hero.at, hero.hp, hero.tokens = den.key, 1, 3
    give(quest, hero, "torch")
    run_script(fight_on_tile(quest, hero), {0: ["escape-dstart"]})
    assert (hero.lives, hero.tokens, hero.kills) == (2, 3, [])
    assert [item.key for item in den.items] == ["torch"]  # R30
    assert den.monster is not None


def test_r143_what_is_owed_beyond_a_turn_is_carried_over() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    give(quest, hero, "magic-boots")
    hero.debt = figures.full_ap(hero)
    hero.spaces[3].item, hero.spaces[4].item = None, hero.spaces[3].item
    run_script(play_hero(quest, hero), {})
    assert hero.debt == 1
    script = ScriptRun(play_hero(quest, hero))
    assert (hero.ap, hero.debt) == (figures.full_ap(hero) - 1, 0)
    assert not script.is_over


def test_r143_a_failed_cloak_binds_its_wearer_alone() -> None:
    quest = adventure("sirrus", "duric", dice=[1, 1, 2, 2, 6])
    hero, friend = quest.state.heroes
    hero.used = hero.hp = 1
    den = lay(quest, "d34", 0, -1, monster="mummy")
    friend.at = den.key
    give(quest, hero, "invisibility-cloak")
    quest.state.turn = 0
    script = ScriptRun(play_hero(quest, hero))
    script.answer(0, "move-north")
    script.answer(0, "yes")
    keys = [option.key for option in script.open[0].options]
    assert not any(key.startswith(("escape-", "flee-")) for key in keys)
    script.answer(0, "tag-1")
    script.answer(1, "join")
    script.answer(0, "fight")  # and falls
    assert any(option.key == "escape-dstart" for option in script.open[1].options)


def test_r143_under_the_cloak_all_the_tile_offers_may_be_used() -> None:
    quest = adventure("sirrus", mode="combined", dice=[4])
    hero = quest.hero(0)
    den = lay(quest, "d38", 0, 41, monster="goblin", pool=1, seeds=1)
    drop(quest, den, "torch")
    hero.at, hero.hp, hero.is_sneaking = den.key, 3, True
    give(quest, hero, "invisibility-cloak")
    assert pool_offers(quest, hero)
    assert [option.key for option in fallen_offers(quest, hero)] == ["seeds"]
    script = ScriptRun(play_hero(quest, hero))
    script.answer(0, "yes")
    keys = [option.key for option in script.open[0].options]
    assert {"take", "pool", "seeds"} <= set(keys)


def test_r143_r102_a_seed_sought_under_the_cloak_may_bring_another_monster() -> None:
    """There is room for one: the second stays for its fight alone."""
    quest = adventure("sirrus", mode="forest", dice=[1, 6, 5, 1])
    hero = quest.hero(0)
    nests(quest, has_token=True)
    nest = quest.state.tiles["f10"]
    set_monster(quest, nest, "fen-wolf")
    hero.at, hero.used, hero.is_sneaking = nest.key, 1, True
    next_monster(quest, "thornling", world="forest")
    run_script(try_seed(quest, hero, "seed"), {0: ["fight"]})
    assert (hero.seeds, hero.kills, nest.has_token) == (1, ["thornling"], False)
    assert nest.monster is not None
    assert nest.monster.key == "fen-wolf"
    assert is_sound(quest)


@pytest.mark.parametrize("bearer", [None, 0, 1])
def test_r143_at_0_ap_a_trade_is_offered_only_over_the_ring(bearer: int | None) -> None:
    quest = adventure("sirrus", "duric", "grumm")
    hero, friend, _ = quest.state.heroes
    give(quest, hero, "torch")
    give(quest, friend, "iron-axe")
    assert trade_offers(quest, hero)
    hero.ap, quest.state.ring_with = 0, bearer
    assert bool(trade_offers(quest, hero)) is (bearer is not None)
