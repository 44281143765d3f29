"""What the items do (5.4, 5.5), the skills of the cards (5.1) and the upgrades (5.6)."""

import pytest

from cogs.bag_of_dungeon.events.combat import RoundRolled
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.fight.ranged import fire
from cogs.bag_of_dungeon.rules.fight.wounds import Hit, suffer
from cogs.bag_of_dungeon.rules.frame.turn import play_hero
from cogs.bag_of_dungeon.rules.goods import magic
from cogs.bag_of_dungeon.rules.goods.using import skill_offers, use, use_offers, use_skill
from cogs.bag_of_dungeon.rules.map.moving import engage_offers, move
from cogs.bag_of_dungeon.rules.places.traps import springs_on
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Item, Monster
from cogs.bag_of_dungeon.view.sight import sight
from tests.cogs.bag_of_dungeon.maps import adventure, give, is_sound, lay, set_monster
from tests.cogs.bag_of_dungeon.saying import speaker
from tests.support.scripts import ScriptRun, run_script


def _against(monster: str, item: str, dice: list[int]) -> tuple[Quest, Item, Monster]:
    """A Fighter beside a monster with an item in the pack."""
    quest = adventure("sirrus", "duric", dice=dice)
    hero, other = quest.state.heroes
    found, _ = give(quest, hero, item, "torch")
    tile = lay(quest, "d01", 0, -1)
    foe = set_monster(quest, tile, monster)
    hero.at, hero.used, other.debt = tile.key, 1, 4
    return quest, found, foe


def test_magic_vine_binds_and_hurts() -> None:
    quest, vine, troll = _against("troll", "magic-vine", [3, 1, 2, 6, 6])
    run = ScriptRun(fight_on_tile(quest, quest.hero(0)))
    run.answer(0, f"item-{vine.id}")
    assert (troll.hp, quest.hero(0).ap) == (7, 4)
    run.answer(0, "fight")
    assert quest.hero(0).hp == 10
    assert quest.stock("dungeon").gone_items == [vine]


def test_sorcerers_skull_hurts_everything_else_here() -> None:
    quest, skull, troll = _against("troll", "sorcerers-skull", [4])
    quest.hero(1).at = quest.hero(0).at
    run = ScriptRun(fight_on_tile(quest, quest.hero(0)))
    run.answer(0, f"item-{skull.id}")
    assert (troll.hp, quest.hero(1).hp, quest.hero(0).hp) == (6, 8, 10)


def test_tornado_leaves_a_fight_without_a_scratch() -> None:
    quest, tornado, troll = _against("troll", "tornado", [])
    troll.hp = 4
    run_script(fight_on_tile(quest, quest.hero(0)), {0: [f"item-{tornado.id}"]})
    assert (quest.hero(0).at, quest.hero(0).hp, troll.hp) == ("dstart", 10, 10)
    assert quest.is_turn_over


def test_strength_adds_a_die_for_the_whole_fight() -> None:
    quest, potion, _ = _against("giant-snake", "strength-potion", [1, 2, 3, 1, 1, 1, 2, 3, 1, 1])
    run = ScriptRun(fight_on_tile(quest, quest.hero(0)))
    run.answer(0, f"item-{potion.id}")
    run.answer(0, "fight")
    run.answer(0, "fight")
    rolls = [e.dice for e in run.events if isinstance(e, RoundRolled)]
    assert rolls == ["1, 2, 3", "1, 2, 3"]


def test_vampire_teeth_and_claw_in_company() -> None:
    quest, teeth, troll = _against("troll", "vampire-teeth", [])
    quest.hero(0).hp = 3
    run = ScriptRun(fight_on_tile(quest, quest.hero(0)))
    run.answer(0, f"item-{teeth.id}")
    assert (troll.hp, quest.hero(0).hp) == (5, 8)

    quest, claw, troll = _against("troll", "witchs-claw", [3, 3, 4, 4])
    run = ScriptRun(fight_on_tile(quest, quest.hero(0)))
    run.answer(0, f"item-{claw.id}")
    run.answer(0, "fight")
    (rolled,) = [e for e in run.events if isinstance(e, RoundRolled)]
    assert (rolled.foe_plus, rolled.foe_total) == (0, 8)


def test_vampire_teeth_and_claw_among_rivals() -> None:
    quest = adventure("sirrus", "duric", style="competitive")
    hero, rival = quest.state.heroes
    teeth, _ = give(quest, hero, "vampire-teeth", "witchs-claw")
    (axe,) = give(quest, rival, "iron-axe")
    hero.hp = 4
    run_script(use(quest, hero, "use"), {0: [f"item-{teeth.id}", "hero-1"]})
    assert (hero.hp, rival.hp) == (9, 7)
    run_script(use(quest, hero, "use"), {0: ["hero-1", f"item-{axe.id}", "hand-1"]})
    assert figures.melee_plus(hero) == 4
    assert figures.carried(rival) == []
    assert is_sound(quest)


def test_r66_a_claw_steals_any_item_a_companion_as_well() -> None:
    """It needs no space; whoever has it has its die."""
    quest = adventure("sirrus", "duric", style="competitive")
    hero, rival = quest.state.heroes
    give(quest, hero, "witchs-claw")
    (bear,) = give(quest, rival, "loyal-bear")
    dice = figures.melee_dice(hero)
    run_script(use(quest, hero, "use"), {0: ["hero-1", f"item-{bear.id}"]})
    assert (hero.companions, rival.companions) == ([bear], [])
    assert figures.melee_dice(hero) == dice + 1
    assert is_sound(quest)


def test_r131_alone_the_texts_are_the_friendly_ones() -> None:
    quest = adventure("sirrus", style="competitive")
    give(quest, quest.hero(0), "vampire-teeth", "witchs-claw")
    assert use_offers(quest, quest.hero(0)) == []


def test_imps_teeth_roll_again() -> None:
    quest, teeth, troll = _against("troll", "imps-teeth", [1, 2, 1, 1, 6, 5])
    run = ScriptRun(fight_on_tile(quest, quest.hero(0)))
    run.answer(0, "fight")
    run.answer(0, f"item-{teeth.id}")
    assert troll.hp == 10 - (13 - 6)


def test_whoever_may_change_the_new_dice_too_sees_them() -> None:
    """R38: the Lethal Blow is offered once more after the reroll, and the board shows the same dice."""
    quest, teeth, _ = _against("troll", "imps-teeth", [1, 2, 1, 1, 1, 3])
    quest.hero(0).used = 0
    run = ScriptRun(fight_on_tile(quest, quest.hero(0)))
    run.answer(0, "fight")
    run.answer(0, f"item-{teeth.id}")
    fight, facts = sight(quest.state, 0).fight, run.open[0].facts
    assert fight is not None
    assert fight.blow is not None
    assert (fight.rolls, fight.blow.total, fight.blow.foe_total) == ((1, 3), facts["total"], facts["foe_total"])


def test_rusty_armour_serves_one_fight() -> None:
    quest = adventure("sirrus", dice=[4, 3, 2])
    hero = quest.hero(0)
    hero.used = 1
    (rust,) = give(quest, hero, "rusty-armour")
    hero.at = lay(quest, "d01", 0, -1, monster="goblin").key
    assert figures.guard(hero) == 1
    run_script(fight_on_tile(quest, hero), {0: ["fight"]})
    assert quest.stock("dungeon").spent_items == [rust]
    assert figures.guard(hero) == 0
    assert is_sound(quest)


@pytest.mark.parametrize(("die", "is_unseen"), [(3, True), (2, False)])
def test_the_cloak(die: int, is_unseen: bool) -> None:
    quest = adventure("sirrus", dice=[die])
    hero = quest.hero(0)
    give(quest, hero, "invisibility-cloak")
    lay(quest, "d01", 0, -1, monster="troll")
    run = ScriptRun(move(quest, hero, "move-north"))
    run.answer(0, "yes")
    assert hero.is_sneaking is is_unseen
    if is_unseen:
        assert run.is_over
        assert [option.key for option in engage_offers(quest, hero)] == ["engage"]
    else:
        assert {option.word for option in run.open[0].options} == {"fight", "fight-out", "arrange"}


def test_the_magic_sword_looks_around() -> None:
    quest = adventure("sirrus")
    (sword,) = give(quest, quest.hero(0), "magic-sword")
    tile = lay(quest, "d01", 0, -1, is_hidden=True)
    run_script(use(quest, quest.hero(0), "use"), {0: []})
    assert not tile.is_hidden
    assert tile.monster is not None
    assert sword in figures.carried(quest.hero(0))


def test_the_crystal_goes_past_monsters_and_through_a_wall() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    (crystal,) = give(quest, hero, "teleport-crystal")
    lay(quest, "d01", 0, -1, monster="troll")
    beyond = lay(quest, "d06", 0, -2)
    lay(quest, "d07", 0, 1, 1)  # behind the Start's southern wall
    assert magic.reachable(quest, hero, crystal) == {"d01": 1, "d06": 2, "d07": 1}
    run_script(use(quest, hero, "use"), {0: ["far-2", f"tile-{beyond.key}"]})
    assert (hero.at, hero.ap) == ("d06", 4)


def test_healing_items_also_between_rounds() -> None:
    quest, potion, _ = _against("troll", "health-potion", [2, 3])
    quest.hero(0).hp = 2
    run = ScriptRun(fight_on_tile(quest, quest.hero(0)))
    run.answer(0, f"item-{potion.id}")
    assert quest.hero(0).hp == 7


def test_wayfarer_boots_and_moonmail() -> None:
    quest = adventure("sirrus", mode="combined")
    hero = quest.hero(0)
    boots, mail = give(quest, hero, "wayfarer-boots", "moonmail")
    assert springs_on(hero) == 1
    hero.hp, boots.is_awake, mail.is_awake = 5, True, True
    ScriptRun(play_hero(quest, hero))
    assert (hero.hp, hero.ap, figures.guard(hero)) == (6, 6, 2)


def test_an_awakened_bow_reaches_further_for_less() -> None:
    quest = adventure("alendra", mode="forest", dice=[6, 1])
    hero = quest.hero(0)
    (bow,) = give(quest, hero, "whisperbow")
    assert figures.reach(hero, bow) == (1, 3)
    bow.is_awake, hero.is_upgraded, hero.side = True, True, "b"
    assert figures.reach(hero, bow) == (1, 5)
    tile = lay(quest, "f05", 0, -1, monster="moss-ogre")
    run_script(fire(quest, hero, bow, tile), {}, otherwise="item")
    assert hero.kills == ["moss-ogre"]
    assert hero.ap == 4


def test_renew_and_its_upgrades() -> None:
    quest = adventure("rill", "duric", dice=[3, 4])
    healer, dwarf = quest.state.heroes
    dwarf.hp, healer.hp = 2, 8
    run_script(use_skill(quest, healer, "skill"), {0: ["hero-1"]})
    assert (dwarf.hp, healer.ap, figures.skill_uses(healer)) == (9, 2, 2)
    assert skill_offers(quest, healer) == []
    healer.is_upgraded, healer.side = True, "a"
    assert skill_offers(quest, healer)[0].facts["ap"] == 2
    healer.side = "b"
    assert figures.skill_uses(healer) == 4


def test_antivenom() -> None:
    quest = adventure("nettle", mode="forest", dice=[2])
    witch = quest.hero(0)
    witch.spaces[7].is_poisoned, witch.hp, witch.is_upgraded = True, 5, True
    run_script(use_skill(quest, witch, "skill"), {})
    assert (witch.poison, witch.hp, witch.ap) == (0, 7, 3)
    witch.side = "b"
    assert figures.skill_uses(witch) is None


def test_brace_once_a_game_or_once_a_life() -> None:
    quest = adventure("duric", dice=[])
    dwarf = quest.hero(0)
    hit = Hit(9, "combat", "R36", is_armoured=True, is_melee=True)
    run_script(suffer(quest, dwarf, hit), {0: ["brace"]})
    assert dwarf.hp == 12
    run_script(suffer(quest, dwarf, hit), {})
    assert dwarf.hp == 3


def test_clobber_adds_two_dice_once() -> None:
    quest = adventure("grumm", dice=[1, 2, 3, 4, 1, 1])
    ogre = quest.hero(0)
    ogre.at = lay(quest, "d01", 0, -1, monster="giant-snake").key
    run = ScriptRun(fight_on_tile(quest, ogre))
    run.answer(0, "clobber")
    assert "clobber" not in {option.key for option in run.open[0].options}
    run.answer(0, "fight")
    (rolled,) = [e for e in run.events if isinstance(e, RoundRolled)]
    assert rolled.dice == "1, 2, 3, 4"


def test_the_warden_walks_through_vines() -> None:
    quest = adventure("ivo", mode="forest")
    quest.hero(0).is_upgraded = True
    lay(quest, "f07", 0, -1)
    run_script(move(quest, quest.hero(0), "move-north"), {})
    assert quest.hero(0).poison == 0


def test_r58_the_crystal_says_what_waits_where_it_leads() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    (crystal,) = give(quest, hero, "teleport-crystal")
    lay(quest, "d02", 0, -1, monster="troll")
    run = ScriptRun(use(quest, hero, f"item-{crystal.id}"))
    assert [speaker().option(option) for option in run.open[0].options] == ["M19: Troll", "Back"]
