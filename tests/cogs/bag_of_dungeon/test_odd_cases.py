"""Cases where two rules meet: the cloak and a tile's gifts, wounds and draughts, traps and those who know them."""

from bot.engine import Chance
from cogs.bag_of_dungeon.adviser.advise import advise
from cogs.bag_of_dungeon.events.combat import RoundRolled, VineHeld
from cogs.bag_of_dungeon.events.goods import TrapSlept
from cogs.bag_of_dungeon.events.hazards import PitRoped
from cogs.bag_of_dungeon.events.wounds import KillingBlow, KillingBlowSung
from cogs.bag_of_dungeon.prompts import UNTOLD
from cogs.bag_of_dungeon.rules.fight.death import die
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile, run
from cogs.bag_of_dungeon.rules.fight.ranged import fire
from cogs.bag_of_dungeon.rules.frame.turn import play_hero
from cogs.bag_of_dungeon.rules.map.meeting import hazard
from cogs.bag_of_dungeon.rules.places.forest import bones_offers, seed_offers, swamp_offers, use_bones
from cogs.bag_of_dungeon.rules.rewards.kills import lay_down
from cogs.bag_of_dungeon.state import Monster
from cogs.bag_of_dungeon.view.sight import sight
from tests.cogs.bag_of_dungeon.maps import (
    adventure,
    claim,
    fight_at,
    from_bag,
    give,
    is_sound,
    lay,
    next_item,
    set_monster,
    set_morna,
)
from tests.cogs.bag_of_dungeon.saying import speaker
from tests.support.scripts import ScriptRun, run_script


def test_r102_r104_r143_under_the_cloak_seed_and_swamp_can_be_searched() -> None:
    """As the monster there is ignored; who is seen by it leaves them alone."""
    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    nest = lay(quest, "f10", 0, -1, has_token=True, monster="fen-wolf")
    swamp = lay(quest, "f17", 1, 0, has_token=True, monster="tusker")
    hero.is_sneaking, hero.at = True, nest.key
    assert seed_offers(quest, hero)
    hero.is_sneaking, hero.at = False, swamp.key
    assert swamp_offers(quest, hero) == []
    hero.is_sneaking = True
    assert swamp_offers(quest, hero)


def test_r12_who_hid_from_a_monster_does_not_hide_from_the_next() -> None:
    """A friend kills the one there; another comes to the tile later."""
    quest = adventure("sirrus", "duric", dice=[6, 5, 1])
    sneak, dwarf = quest.state.heroes
    den = lay(quest, "d01", 0, -1, monster="goblin")
    sneak.at = dwarf.at = den.key
    sneak.is_sneaking, dwarf.used, quest.state.active = True, 1, 1
    run_script(fight_on_tile(quest, dwarf), {1: ["fight"]})
    assert (den.monster, sneak.is_sneaking) == (None, False)
    set_monster(quest, den, "troll")
    script = ScriptRun(play_hero(quest, sneak))
    assert script.open[0].word == "encounter"


def test_r105_the_lesser_trophies_go_first() -> None:
    quest = adventure("sirrus", mode="combined")
    hero = quest.hero(0)
    hero.kills.append("red-dragon")
    claim(quest, hero, "goblin", "zombie", "mummy")
    hero.at = lay(quest, "f09", 0, -1, has_token=True).key
    next_item(quest, "ash-spear", world="forest")
    assert [option.key for option in bones_offers(quest, hero)] == ["find"]
    run_script(use_bones(quest, hero, "find"), {0: ["hand-1"]})
    assert hero.kills == ["red-dragon"]
    assert is_sound(quest)


def test_r122_a_draught_before_the_blow_does_not_hide_the_wound() -> None:
    quest = adventure("duric", mode="forest", dice=[6, 6, 3, 5, 2])
    hero = quest.hero(0)
    lay(quest, "f36", 0, 1)
    (moss,) = give(quest, hero, "healing-moss")
    for number, key in enumerate(("f05", "f06")):
        lay(quest, key, 4 + number, 4, is_planted=True)
    set_morna(quest, quest.state.tiles["fstart"])
    hero.hp = 4
    script = ScriptRun(fight_on_tile(quest, hero))
    script.answer(0, f"item-{moss.id}")
    assert script.open[0].word == "damage"
    script.answer(0, "take")
    assert hero.hp == 12 - 5
    assert script.open[0].word == "tree"


def test_r106_the_spiders_say_what_they_add() -> None:
    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    web = lay(quest, "f03", 0, -1)
    hero.at = web.key
    spiders = Monster("spiders", "forest", 4, 4, 2, 0)
    script = ScriptRun(run(quest, fight_at(web, hero, spawn=spiders)))
    assert script.open[0].facts["plus"] == 4
    shown = sight(quest.state, None).fight
    assert shown is not None
    assert (shown.monster.dice, shown.monster.plus) == (2, 4)
    spiders.hp = 1
    shown = sight(quest.state, None).fight
    assert shown is not None
    assert shown.monster.plus == 1


def test_r120_four_planted_seeds_leave_a_flat_ten() -> None:
    quest = adventure("duric", mode="forest", dice=[5, 5])
    hero = quest.hero(0)
    for number, key in enumerate(("f07", "f15", "f16", "f25")):
        lay(quest, key, 5 + number, 5, is_planted=True)
    give(quest, hero, "swamp-lantern")
    set_morna(quest, quest.state.tiles["fstart"])
    script = ScriptRun(fight_on_tile(quest, hero))
    assert (script.open[0].facts["dice"], script.open[0].facts["plus"]) == (0, 10)
    script.answer(0, "fight")
    (rolled,) = [event for event in script.events if isinstance(event, RoundRolled)]
    assert (rolled.total, rolled.foe_dice, rolled.foe_total) == (23, "–", 10)


def test_r65_a_rogue_who_knows_traps_hears_why_nothing_happens() -> None:
    quest = adventure("sable", dice=[2])
    hero = quest.hero(0)
    hero.side, hero.is_upgraded = "b", True
    told = run_script(lay_down(quest, hero, from_bag(quest, "spear-trap"), quest.tile(hero)), {})
    (slept,) = told.events
    assert isinstance(slept, TrapSlept)
    assert (slept.die, hero.hp) == (2, 8)
    assert is_sound(quest)


def test_r108_a_rope_crosses_the_pit_without_a_roll() -> None:
    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    give(quest, hero, "rope")
    hero.at = lay(quest, "f02", 0, -1).key
    told = run_script(hazard(quest, hero, quest.tile(hero)), {})
    assert [type(event) for event in told.events] == [PitRoped]


def test_r58_a_bound_monster_is_not_called_even() -> None:
    quest = adventure("rill", dice=[3, 1, 1, 6])
    hero = quest.hero(0)
    (vine,) = give(quest, hero, "magic-vine")
    hero.at = lay(quest, "d01", 0, -1, monster="mummy").key
    script = ScriptRun(fight_on_tile(quest, hero))
    script.answer(0, f"item-{vine.id}")
    script.answer(0, "fight")
    assert isinstance(script.events[-1], VineHeld)
    assert hero.hp == hero.most_hp


def test_r71_a_bomber_who_falls_to_the_bomb_leaves_the_rewards_behind() -> None:
    quest = adventure("sirrus", dice=[5, 4])
    hero = quest.hero(0)
    (bomb,) = give(quest, hero, "bomb")
    den = lay(quest, "d01", 0, -1, monster="zombie")
    next_item(quest, "iron-axe")
    hero.hp = 3
    told = run_script(fire(quest, hero, bomb, den), {0: ["take"]} if hero.tokens else {})
    assert hero.kills == ["zombie"]
    assert [item.key for item in den.items] == ["iron-axe"]
    assert hero.lives == 2
    assert not any(prompt.word == "reward" for prompt in told.asked)
    assert is_sound(quest)


def test_r80_a_story_nobody_told_is_no_story() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    (axe,) = give(quest, hero, "iron-axe")
    den = lay(quest, "d01", 0, -1)
    troll = set_monster(quest, den, "troll")
    hero.at, hero.hp, hero.tokens = den.key, 0, 1
    next_item(quest, "torch", "small-axe")
    told = run_script(die(quest, hero, troll), {0: [f"item-{axe.id}", UNTOLD]})
    assert told.asked[-1].default == UNTOLD
    (blow,) = [event for event in told.events if isinstance(event, KillingBlow)]
    assert blow.story is None
    assert quest.state.stories == []


def test_r80_an_automatons_story_is_a_song_of_the_catalogue() -> None:
    """Not a word of English in the rules, and nothing in the epilogue."""
    quest = adventure("sirrus")
    hero = quest.hero(0)
    (axe,) = give(quest, hero, "iron-axe")
    den = lay(quest, "d01", 0, -1)
    zombie = set_monster(quest, den, "zombie")
    hero.at, hero.hp, hero.tokens = den.key, 0, 2
    script = ScriptRun(die(quest, hero, zombie))
    script.answer(0, f"item-{axe.id}")
    sung = advise(sight(quest.state, 0), script.open[0], Chance(b"song")).choice
    assert isinstance(sung, str)
    script.answer(0, sung)
    (blow,) = [event for event in script.events if event.rule == "R80"]
    assert isinstance(blow, KillingBlowSung)
    assert "the zombie" in speaker().event(blow).lower()
    assert quest.state.stories == []
