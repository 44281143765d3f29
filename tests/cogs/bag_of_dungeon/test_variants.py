"""The numbered cases of the rules, told otherwise: the same rules where something is different."""

from bot.engine import Outcome
from cogs.bag_of_dungeon.events.combat import InstantKill
from cogs.bag_of_dungeon.events.map import NothingThere
from cogs.bag_of_dungeon.rules.endgame.leaving import leave
from cogs.bag_of_dungeon.rules.fight.death import die
from cogs.bag_of_dungeon.rules.fight.dice import Score
from cogs.bag_of_dungeon.rules.fight.encounter import escapes
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile, run
from cogs.bag_of_dungeon.rules.fight.shots import targets
from cogs.bag_of_dungeon.rules.fight.tagging import tag_offers
from cogs.bag_of_dungeon.rules.frame.outcome import outcome
from cogs.bag_of_dungeon.rules.frame.setup import DUNGEON_BELOW
from cogs.bag_of_dungeon.rules.frame.turn import play_hero
from cogs.bag_of_dungeon.rules.map.meeting import meet
from cogs.bag_of_dungeon.rules.places.poison import poison
from tests.cogs.bag_of_dungeon.maps import (
    adventure,
    claim,
    fight_at,
    give,
    is_sound,
    lay,
    set_morna,
)
from tests.support.scripts import ScriptRun, run_script


def test_r33_all_dice_must_match_and_a_single_one_never_does() -> None:
    assert Score([3, 3, 3], 2).total == 20
    assert Score([3, 3, 4], 2).total == 12
    assert Score([6], 2).total == 8
    assert Score([5, 5], 2, can_crit=False).total == 12
    assert Score([5, 5], 2, is_lethal=True).total == 44


def test_r54_the_share_may_kill_the_partner_and_the_fight_goes_on() -> None:
    quest = adventure("rill", "nettle", dice=[1, 1, 2, 6, 5])
    front, partner = quest.state.heroes
    den = lay(quest, "d01", 0, -1, monster="troll")
    front.at = partner.at = den.key
    partner.hp, partner.lives = 5, 2
    fight = fight_at(den, front, partner)
    script = ScriptRun(run(quest, fight))
    script.answer(0, "fight")  # 4 against 15: 11 damage, 5 for the partner
    assert (front.lives, partner.lives) == (2, 1)
    assert script.is_over
    assert den.monster is not None
    assert den.monster.hp == 10
    assert is_sound(quest)


def test_r55_a_dead_front_fighter_hands_over_to_who_still_stands() -> None:
    quest = adventure("rill", "duric", dice=[1, 1, 2, 6, 5])
    front, partner = quest.state.heroes
    den = lay(quest, "d01", 0, -1, monster="troll")
    front.at = partner.at = den.key
    give(quest, partner, "torch")
    assert den.monster is not None
    den.monster.hp = 4
    script = ScriptRun(run(quest, fight_at(den, front, partner)))
    script.answer(0, "fight")
    assert front.lives == 2
    assert script.open[1].word == "encounter"
    assert (den.monster.hp, partner.hp) == (4, 12 - 5)


def test_r44_walls_and_tokens_block_a_shot_adventurers_do_not() -> None:
    quest = adventure("alendra", "duric")
    archer, other = quest.state.heroes
    (bow,) = give(quest, archer, "bow")
    near, far = lay(quest, "d32", 0, -1), lay(quest, "d33", 0, -2, monster="zombie")
    lay(quest, "d06", 1, 0)  # north to south: shut towards the Start
    lay(quest, "d34", 2, 0, monster="goblin")
    other.at = near.key
    assert targets(quest, archer, bow) == [far]
    near.is_hidden = True
    assert targets(quest, archer, bow) == [near]


def test_r30_no_escape_onto_an_unrevealed_token_nor_without_ap() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    den = lay(quest, "d34", 0, -1, monster="troll")
    lay(quest, "d35", 1, -1, is_hidden=True)
    hero.at = den.key
    keys = {option.key for option in escapes(quest, hero)}
    assert keys == {"escape-dstart", "flee-north", "flee-west"}
    hero.ap = 1
    assert {option.key for option in escapes(quest, hero)} == {"escape-dstart"}
    hero.ap = 0
    assert escapes(quest, hero) == []


def test_r52_who_owes_too_much_already_is_not_called() -> None:
    quest = adventure("sirrus", "duric")
    front, partner = quest.state.heroes
    den = lay(quest, "d34", 0, -1, monster="troll")
    front.at, partner.debt = den.key, 3
    assert tag_offers(quest, fight_at(den, front), front)
    partner.debt = 4  # of 4 AP; a step more would be 5
    assert tag_offers(quest, fight_at(den, front), front) == []


def test_r26_an_empty_bag_is_refilled_and_then_nobody_is_there() -> None:
    quest = adventure("sirrus")
    hero, stock = quest.hero(0), quest.stock("dungeon")
    den = lay(quest, "d01", 0, -1, is_hidden=True)
    hero.at = den.key
    goblins = [key for key in stock.monsters if key == "goblin"]
    hero.kills, stock.monsters = [key for key in stock.monsters if key != "goblin"], []
    stock.spent_monsters = goblins[:1]
    hero.kills += goblins[1:]
    script = ScriptRun(meet(quest, hero))
    assert script.open[0].word == "encounter"
    assert den.monster is not None
    assert den.monster.key == "goblin"
    den.monster, den.is_hidden = None, True
    empty = run_script(meet(quest, hero), {})
    assert [type(event) for event in empty.events] == [NothingThere]


def test_r101_one_poison_a_turn_from_whatever_source() -> None:
    quest = adventure("sirrus", "duric", mode="forest")
    hero, other = quest.state.heroes
    run_script(poison(quest, hero), {0: ["pack-1"]})
    assert run_script(poison(quest, hero), {}).events == []
    assert hero.poison == 1
    quest.state.turn = 1
    ScriptRun(play_hero(quest, other))
    run_script(poison(quest, hero), {0: ["pack-2"]})
    assert hero.poison == 2


def test_r123_a_baned_morna_feeds_up_to_ten() -> None:
    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    morna = set_morna(quest, quest.state.tiles["fstart"])
    morna.most, morna.hp, morna.is_baned, hero.hp = 10, 7, True, 0
    run_script(die(quest, hero, morna), {})
    assert morna.hp == 10


def test_r129_the_dead_do_not_win_and_a_tie_is_shared() -> None:
    quest = adventure("sirrus", "duric", "rill", style="competitive")
    fallen, one, other = quest.state.heroes
    claim(quest, fallen, "goblin", "goblin", "goblin", "goblin", "goblin", "zombie", "zombie", "zombie")
    claim(quest, one, "mummy")
    claim(quest, other, "monk", "monk", "monk", "troll", "troll")
    fallen.status, one.status, other.status = "out", "left", "left"
    quest.state.result, quest.state.ring_owner = "ring", one.index
    assert outcome(quest.state) == Outcome((1, 2), (8, 5, 5))


def test_r135_out_by_the_exit_one_stands_on_the_gateway() -> None:
    quest = adventure("sirrus", "duric", mode="combined")
    bearer, other = quest.state.heroes
    lay(quest, "f01", 0, -1)
    lay(quest, "dstart", 0, DUNGEON_BELOW)
    bearer.at = lay(quest, "dexit", 0, DUNGEON_BELOW - 1).key
    quest.state.ring_with, quest.state.dragon_dead = bearer.index, True
    run_script(leave(quest, bearer, "leave"), {})
    assert (bearer.at, bearer.status, quest.state.ring_with) == ("f01", "in", bearer.index)
    assert quest.state.leaving == []
    assert quest.is_ring_in_forest
    assert other.status == "in"


def test_r97_the_ring_fells_at_the_roll_before_scores_are_compared() -> None:
    quest = adventure("rill", mode="combined", dice=[1, 1, 6])
    hero = quest.hero(0)
    den = lay(quest, "f05", 0, -1, monster="thornling")
    hero.at, hero.hp, quest.state.ring_with = den.key, 4, 0
    told = ScriptRun(fight_on_tile(quest, hero))
    told.answer(0, "fight")
    assert hero.kills == ["thornling"]
    assert hero.hp == 6
    assert any(isinstance(event, InstantKill) for event in told.events)
