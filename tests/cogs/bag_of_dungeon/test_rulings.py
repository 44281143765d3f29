"""R137 to R143: rulings where two rules meet."""

from typing import Any

import pytest

from cogs.bag_of_dungeon.events.frame import NightFell
from cogs.bag_of_dungeon.events.hazards import PoisonCured, SeedsCarriedOut, WebRolled
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.endgame.gathering import calm_the_forest
from cogs.bag_of_dungeon.rules.endgame.leaving import last_turn_over, leave
from cogs.bag_of_dungeon.rules.fight.duel import duel
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile, run
from cogs.bag_of_dungeon.rules.fight.ranged import fire
from cogs.bag_of_dungeon.rules.frame.departure import depart
from cogs.bag_of_dungeon.rules.frame.turn import play, play_hero
from cogs.bag_of_dungeon.rules.goods.trade import trade_offers
from cogs.bag_of_dungeon.rules.map.moving import settle_landings
from cogs.bag_of_dungeon.rules.places.forest import try_seed
from cogs.bag_of_dungeon.rules.places.offers import fallen_offers, pool_offers
from cogs.bag_of_dungeon.rules.quest import Landing, Quest
from cogs.bag_of_dungeon.state import Hero, Tile
from tests.cogs.bag_of_dungeon.maps import (
    adventure,
    drop,
    fight_at,
    give,
    is_sound,
    lay,
    next_monster,
    set_monster,
    set_morna,
    worn,
)
from tests.support.scripts import ScriptRun, run_script

# --- R137: the limit and the last turns ---


def _ring_at_the_exit(*adventurers: str, rounds: int = 3, **options: Any) -> tuple[Quest, list[Hero]]:
    """The first bears the Ring on the Exit, in the last turn of the last round; the others are inside."""
    quest = adventure(*adventurers, most_rounds=rounds, **options)
    bearer, *others = quest.state.heroes
    bearer.at = lay(quest, "dexit", 0, -1).key
    quest.state.dragon_dead, quest.state.ring_with = True, bearer.index
    quest.state.round = rounds
    quest.state.order = [*(hero.index for hero in others), bearer.index]
    quest.state.turn = len(others)
    return quest, [bearer, *others]


def test_r137_no_night_falls_while_last_turns_are_owed() -> None:
    quest, (_, friend) = _ring_at_the_exit("sirrus", "duric")
    told = run_script(play(quest), {0: ["leave"]})
    assert not any(isinstance(event, NightFell) for event in told.events)
    assert (quest.state.result, quest.state.leaving) == ("", [friend.index])
    run_script(play(quest), {1: ["move-north", "leave"]})
    assert (quest.state.result, friend.status) == ("ring", "left")


def test_r137_who_stays_inside_is_lost_and_the_ring_is_won_all_the_same() -> None:
    quest, (bearer, friend) = _ring_at_the_exit("sirrus", "duric")
    run_script(play(quest), {0: ["leave"]})
    run_script(play(quest), {1: ["end"]})
    assert (quest.state.result, friend.status, bearer.status) == ("ring", "out", "left")


def test_r137_in_the_combined_game_night_falls_when_none_is_owed_any_more() -> None:
    quest, heroes = _ring_at_the_exit("sirrus", "duric", mode="combined")
    lay(quest, "f01", 0, 1)
    lay(quest, "dstart", 0, 40)
    quest.state.order = [0, 1]
    quest.state.turn = 0
    heroes[1].at = "dstart"
    script = ScriptRun(play(quest))
    script.answer(0, "leave")
    script.answer(0, "end")
    assert not quest.state.result
    run_script(play(quest), {1: ["end"]})
    assert str(quest.state.result) == "late"


def test_the_limit_falls_as_ever_with_nobody_on_the_way_out() -> None:
    quest = adventure("sirrus", most_rounds=2)
    quest.state.round = 2
    told = run_script(play(quest), {0: ["end"]})
    assert quest.state.result == "late"
    assert [event.rounds for event in told.events if isinstance(event, NightFell)] == [2]


# --- R138: what a fight wears out ---


def test_r138_armour_worn_in_a_round_is_spent_though_put_off_before_the_last() -> None:
    quest = adventure("duric", dice=[1, 2, 2, 6, 5, 1])
    hero = quest.hero(0)
    hero.at = lay(quest, "d01", 0, -1, monster="zombie").key
    (armour,) = give(quest, hero, "rusty-armour")
    run_script(
        fight_on_tile(quest, hero),
        {0: ["fight", "arrange", f"item-{armour.id}", "pack-1", "fight", "item", "leave"]},
        otherwise="keep",
    )
    assert armour not in figures.carried(hero)
    assert armour in quest.stock("dungeon").spent_items


def test_r138_armour_put_on_after_the_last_round_is_kept() -> None:
    quest = adventure("sirrus", dice=[1, 2, 2])
    hero = quest.hero(0)
    hero.used = 1
    hero.at = lay(quest, "d34", 0, -1, monster="zombie").key
    (armour,) = give(quest, hero, "rusty-armour")
    hero.spaces[2].item, hero.spaces[4].item = None, armour
    run_script(
        fight_on_tile(quest, hero),
        {0: ["fight", "arrange", f"item-{armour.id}", "armour", "escape-dstart"]},
    )
    assert worn(hero, "armour") == "rusty-armour"


def test_r138_a_partner_who_never_stood_in_front_keeps_it() -> None:
    quest = adventure("sirrus", "duric", dice=[6, 5, 4, 1])
    front, partner = quest.state.heroes
    front.used = 1
    den = lay(quest, "d34", 0, -1, monster="goblin")
    front.at = partner.at = den.key
    give(quest, partner, "rusty-armour")
    run_script(run(quest, fight_at(den, front, partner)), {0: ["fight"]})
    assert worn(partner, "armour") == "rusty-armour"


def test_r138_it_is_spent_with_who_died_in_it() -> None:
    """On the tile it would be as good as new."""
    quest = adventure("duric", dice=[1, 2, 6])
    hero = quest.hero(0)
    hero.hp, hero.used = 1, 1
    den = lay(quest, "d34", 0, -1, monster="mummy")
    hero.at = den.key
    give(quest, hero, "rusty-armour", "torch")
    run_script(fight_on_tile(quest, hero), {0: ["fight"]})
    assert hero.lives == 2
    assert [item.key for item in den.items] == ["torch"]
    assert is_sound(quest)


def test_r138_a_duel_is_a_fight_for_both() -> None:
    quest = adventure("duric", "sirrus", pvp=True, dice=[4, 3, 4, 5])
    one, other = quest.state.heroes
    one.used = other.used = 1
    one.at = other.at = lay(quest, "d34", 0, -1).key
    (armour,) = give(quest, one, "rusty-armour")
    run_script(duel(quest, one, "attack-1"), {})
    assert worn(one, "armour") is None
    assert armour in quest.stock("dungeon").spent_items


def test_r138_who_is_attacked_wears_it_out_as_well() -> None:
    quest = adventure("duric", "sirrus", pvp=True, dice=[4, 3, 4, 5])
    one, other = quest.state.heroes
    one.used = other.used = 1
    one.at = other.at = lay(quest, "d34", 0, -1).key
    give(quest, other, "rusty-armour")
    run_script(duel(quest, one, "attack-1"), {})
    assert worn(other, "armour") is None


# --- R139: hidden, moved, and where one lands ---


def test_r139_a_hidden_partner_who_takes_over_and_flees_hides_no_more() -> None:
    quest = adventure("sirrus", "duric", dice=[1, 1, 2, 6])
    front, partner = quest.state.heroes
    front.hp = front.used = 1
    den = lay(quest, "d34", 0, -1, monster="mummy")
    front.at = partner.at = den.key
    give(quest, partner, "invisibility-cloak")
    partner.is_sneaking = True
    script = ScriptRun(fight_on_tile(quest, front))
    script.answer(0, "tag-1")
    script.answer(1, "join")
    assert not partner.is_sneaking
    script.answer(0, "fight")
    script.answer(1, "escape-dstart")
    assert (partner.at, partner.is_sneaking) == ("dstart", False)


def test_r139_who_hides_from_a_monster_may_be_called_away_from_it() -> None:
    quest = adventure("sirrus", "duric")
    front, partner = quest.state.heroes
    den = lay(quest, "d34", 0, -1, monster="goblin")
    partner.at = lay(quest, "d06", 0, 1, monster="zombie").key
    quest.state.tiles["dstart"].openings = (0, 1, 2, 3)
    give(quest, partner, "invisibility-cloak")
    partner.is_sneaking = True
    front.at = den.key
    script = ScriptRun(fight_on_tile(quest, front))
    script.answer(0, "tag-1")
    script.answer(1, "join")
    assert (partner.at, partner.is_sneaking, partner.debt) == (den.key, False, 2)


def test_r139_two_who_flee_to_one_web_are_judged_each_as_they_set_out() -> None:
    """The first found it empty and rolls; the second found the first there."""
    quest = adventure("sirrus", "duric", mode="forest", dice=[5])
    first, second = quest.state.heroes
    web = lay(quest, "f03", 0, -1)
    quest.flee(first, web)
    quest.flee(second, web)
    told = run_script(settle_landings(quest), {})
    assert [event.hero for event in told.events if isinstance(event, WebRolled)] == ["sirrus"]
    assert is_sound(quest)


def test_r139_r106_a_web_somebody_stood_on_is_quiet_though_that_one_has_gone() -> None:
    quest = adventure("sirrus", "duric", mode="forest")
    hero, friend = quest.state.heroes
    web = lay(quest, "f03", 0, -1)
    friend.at = web.key
    quest.flee(hero, web)
    quest.place(friend, quest.state.tiles["fstart"])
    assert not run_script(settle_landings(quest), {}).events


def test_r139_who_flees_up_the_ladder_does_not_fall_into_the_pit() -> None:
    quest = adventure("sirrus", mode="combined")
    hero = quest.hero(0)
    pit = lay(quest, "f02", 0, -1)
    hero.at = lay(quest, "d34", 0, 41).key
    quest.flee(hero, pit)
    assert quest.landings == [Landing(0, skips_pit=True, is_alone=True)]


def test_r114_r139_the_calm_of_the_forest_uncovers_nobody_in_the_dungeon() -> None:
    quest = adventure("sirrus", "duric", mode="combined")
    hidden, bearer = quest.state.heroes
    lay(quest, "f01", 0, 1)
    hidden.at = lay(quest, "d34", 0, 41, monster="goblin").key
    hidden.is_sneaking = True
    bearer.at = lay(quest, "ftree", 0, -1).key
    told = run_script(calm_the_forest(quest), {})
    assert hidden.is_sneaking
    assert not any(isinstance(event, PoisonCured) for event in told.events)


# --- R140: nothing that is needed falls where nobody can go ---


def _nests(quest: Quest, **fields: object) -> None:
    """The four tiles of the brood seeds, all around the Start of the forest."""
    for key, x, y, turns in (("f29", 0, -1, 0), ("f20", 0, -2, 2), ("f10", -1, 0, 0), ("f11", 1, 0, 0)):
        lay(quest, key, x, y, turns, **fields)  # type: ignore[arg-type]


def _combined_with_the_ring_out() -> tuple[Quest, Hero, Hero, Tile]:
    quest = adventure("sirrus", "duric", mode="combined")
    bearer, friend = quest.state.heroes
    gate = lay(quest, "f01", 0, 1)
    _nests(quest)
    lay(quest, "dstart", 0, 40)
    bearer.at = lay(quest, "dexit", 0, 39).key
    quest.state.dragon_dead, quest.state.ring_with = True, bearer.index
    return quest, bearer, friend, gate


def test_r140_seeds_of_who_is_lost_inside_come_to_the_gateway() -> None:
    quest, bearer, friend, gate = _combined_with_the_ring_out()
    friend.at, friend.seeds = "dstart", 4
    run_script(leave(quest, bearer, "leave"), {})
    run_script(last_turn_over(quest, friend), {})
    assert (friend.status, gate.seeds) == ("out", 4)
    assert is_sound(quest)


def test_r140_seeds_that_lie_inside_come_out_with_the_ring() -> None:
    quest, bearer, _, gate = _combined_with_the_ring_out()
    quest.state.tiles["dstart"].seeds = 4
    told = run_script(leave(quest, bearer, "leave"), {})
    assert (quest.state.tiles["dstart"].seeds, gate.seeds) == (0, 4)
    assert [event.count for event in told.events if isinstance(event, SeedsCarriedOut)] == [4]
    assert is_sound(quest)


@pytest.mark.parametrize("way", ["killed", "departed"])
def test_r140_who_falls_or_goes_home_in_the_last_turn_leaves_them_there_too(way: str) -> None:
    quest, bearer, friend, gate = _combined_with_the_ring_out()
    den = lay(quest, "d34", 1, 40, monster="mummy")
    friend.at, friend.seeds = den.key, 4
    run_script(leave(quest, bearer, "leave"), {})
    if way == "killed":
        friend.hp, friend.used, quest.state.active = 1, 1, friend.index
        quest.chance.faces = [1, 2, 6]  # type: ignore[attr-defined]
        run_script(fight_on_tile(quest, friend), {1: ["fight"]})
    else:
        quest.state.active = None
        run_script(depart(quest, friend.seat), {})
    assert (den.seeds, gate.seeds) == (0, 4)
    assert is_sound(quest)


# --- R141: the Ring's guard ---


def _ring_in_a_lair(quest: Quest, monster: str = "") -> Tile:
    """Four tiles north of the Start, in line with it."""
    lay(quest, "d06", 0, -1)
    lair = lay(quest, "d02", 0, -2, monster=monster)
    quest.state.ring_at = lair.key
    if lair.monster is not None:
        lair.monster.guards_ring = True
    else:
        lair.is_hidden = lair.guards_ring = True
    return lair


@pytest.mark.parametrize("is_known", [True, False])
def test_r141_a_guard_that_was_shot_and_lured_away_guards_the_ring_still(*, is_known: bool) -> None:
    quest = adventure("sirrus", "duric", dice=[1, 1])
    archer, friend = quest.state.heroes
    lair = _ring_in_a_lair(quest, "troll" if is_known else "")
    next_monster(quest, "troll") if not is_known else None
    (staff,) = give(quest, archer, "ice-staff")
    script = ScriptRun(fire(quest, archer, staff, lair))  # it charges and is fought on the Start
    assert script.open[0].word == "encounter"
    friend.at = lair.key
    assert fallen_offers(quest, friend) == []
    guard = quest.state.tiles["dstart"].monster
    assert guard is not None
    quest.lift(guard)  # dead at last
    assert [option.key for option in fallen_offers(quest, friend)] == ["ring"]


def test_r141_the_cloak_does_not_take_the_ring_from_its_living_guard() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    hero.at = _ring_in_a_lair(quest, "troll").key
    give(quest, hero, "invisibility-cloak")
    hero.is_sneaking = True
    assert fallen_offers(quest, hero) == []


def test_r93_r143_a_ring_that_fell_by_another_monster_has_no_guard_to_slay() -> None:
    quest = adventure("sirrus", "duric")
    hero, friend = quest.state.heroes
    den = lay(quest, "d34", 0, -1, monster="troll")
    quest.state.ring_at, hero.at, friend.at = den.key, den.key, den.key
    hero.is_sneaking = True
    assert [option.key for option in fallen_offers(quest, hero)] == ["ring"]
    assert fallen_offers(quest, friend) == []


# --- R142: Morna Gul, the Maiden Tree, and what a cost takes ---


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
    give(quest, quest.hero(0), "rope")
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
    give(quest, hero, "rope")
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


# --- R143: debts, the cloak, and trade at 0 AP ---


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
    _nests(quest, has_token=True)
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
