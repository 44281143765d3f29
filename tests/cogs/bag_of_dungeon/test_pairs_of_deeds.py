"""Two rules meeting in a deed: skills and lives, archers and vines, stings of poison, empty bags, duels, the Tree."""

from typing import Any

import pytest

from cogs.bag_of_dungeon.content import ALL_MONSTERS
from cogs.bag_of_dungeon.events.combat import ArcherWithdrew, Clobbered, HeroAttacked
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.fight.death import settle_deaths
from cogs.bag_of_dungeon.rules.fight.duel import duel
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.fight.fight import run as run_fight
from cogs.bag_of_dungeon.rules.fight.wounds import Hit, suffer
from cogs.bag_of_dungeon.rules.frame.turn import play_hero
from cogs.bag_of_dungeon.rules.goods import bags
from cogs.bag_of_dungeon.rules.goods.using import buy_upgrade
from cogs.bag_of_dungeon.rules.map.meeting import hazard
from cogs.bag_of_dungeon.rules.places.forest import bones_offers
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Fight, Hero
from tests.cogs.bag_of_dungeon.maps import (
    adventure,
    claim,
    fight_at,
    give,
    lay,
    next_item,
    next_monster,
    set_morna,
    worn,
)
from tests.support.scripts import ScriptRun, run_script

BLOW = Hit(9, "combat", "R36", is_armoured=True, is_melee=True)


def keys(run: ScriptRun[Any], seat: int) -> list[str]:
    return [option.key for option in run.open[seat].options]


def braced() -> tuple[Quest, Hero]:
    """A dwarf who has braced once, and may buy what makes that once a life."""
    quest = adventure("duric")
    dwarf = quest.hero(0)
    dwarf.side, dwarf.tokens = "b", 2
    run_script(suffer(quest, dwarf, BLOW), {0: ["brace"]})
    return quest, dwarf


def test_5_6_r75_what_was_used_in_a_lost_life_may_be_used_in_this_one() -> None:
    """Once a life: bought in the second life, for the second life."""
    quest, dwarf = braced()
    dwarf.hp, dwarf.tokens = 0, 0
    run_script(settle_deaths(quest), {})
    dwarf.tokens = 2
    run_script(buy_upgrade(quest, dwarf, "upgrade"), {})
    assert figures.can_use_skill(dwarf, "brace")
    run_script(suffer(quest, dwarf, BLOW), {0: ["brace"]})
    assert not figures.can_use_skill(dwarf, "brace")


def test_5_6_r75_what_was_used_in_this_life_is_used() -> None:
    quest, dwarf = braced()
    run_script(buy_upgrade(quest, dwarf, "upgrade"), {})
    assert not figures.can_use_skill(dwarf, "brace")


def called_through_a_vine() -> tuple[Quest, ScriptRun[bool]]:
    """By the house rule an elf with a bow is called to shoot; the way leads over a vine."""
    quest = adventure("sirrus", "alendra", mode="forest", house_tagging=True)
    front, elf = quest.state.heroes
    give(quest, elf, "hunting-bow")
    for number, key in enumerate(("f07", "f08", "f05", "f01"), start=1):
        lay(quest, key, number, 0)
    front.at = lay(quest, "f06", 5, 0, monster="barrow-knight").key
    run = ScriptRun(run_fight(quest, fight_at(quest.tile(front), front)))
    run.answer(0, "tag-1")
    run.answer(1, "join-range")
    return quest, run


@pytest.mark.parametrize(("space", "is_in"), [("hand-1", False), ("pack-1", True)])
def test_r57_r99_poison_in_the_hands_lowers_the_bow(space: str, *, is_in: bool) -> None:
    """Who cannot shoot any longer is not in the fight, and is not asked to shoot."""
    quest, run = called_through_a_vine()
    run.answer(1, space)
    fight = quest.state.fight
    assert fight is not None
    assert (1 in fight.fighters, worn(quest.hero(1), "hand-1") is not None) == (is_in, is_in)
    assert any(isinstance(event, ArcherWithdrew) for event in run.events) != is_in


def test_r122_r57_no_archer_is_asked_to_stand_before_him() -> None:
    """Whoever stood there is lifted; archers alone do not hold him, so the fight is over."""
    quest = adventure("duric", "alendra", mode="forest", house_tagging=True, dice=[3, 4, 5, 2, 1, 1])
    dwarf, elf = quest.state.heroes
    give(quest, elf, "hunting-bow")
    lay(quest, "f08", 0, -1)
    tile = lay(quest, "f07", 0, -2)
    set_morna(quest, tile)
    dwarf.at, dwarf.used = tile.key, 1
    run = ScriptRun(fight_on_tile(quest, dwarf))
    run.answer(0, "tag-1")
    run.answer(1, "join-range")
    run.answer(0, "tile-f08", "tree")
    assert run.is_over
    assert (dwarf.at, elf.at) == ("f08", "fstart")


@pytest.mark.parametrize(("said", "dice"), [("yes", "1, 2, 3, 4"), ("no", "1, 2")])
def test_r130_5_1_who_clobbers_may_do_so_in_a_duel(said: str, dice: str) -> None:
    """R32: attacked or attacking; it is asked before the dice fall."""
    quest = adventure("sirrus", "grumm", pvp=True, dice=[6, 5, 1, 2, 3, 4][: 6 if said == "yes" else 4])
    fighter, ogre = quest.state.heroes
    fighter.used = 1
    fighter.at = ogre.at = lay(quest, "d06", 0, -1).key
    run = run_script(duel(quest, fighter, "attack-1"), {1: [said]})
    assert [event.foe_dice for event in run.events if isinstance(event, HeroAttacked)] == [dice]
    assert sum(isinstance(event, Clobbered) for event in run.events) == ogre.used == (said == "yes")


def test_r105_r63_no_three_kills_for_an_empty_bag() -> None:
    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    claim(quest, hero, "thornling", "mire-toad", "fen-wolf")
    hero.at = lay(quest, "f09", 0, -1, has_token=True).key
    assert [option.key for option in bones_offers(quest, hero)] == ["find"]
    quest.stock("forest").items.clear()
    assert bones_offers(quest, hero) == []


def test_r69_r63_where_the_bag_is_empty_a_token_is_all_there_is_to_choose() -> None:
    quest = adventure("sirrus", dice=[6, 5, 1])
    hero = quest.hero(0)
    hero.at, hero.used = lay(quest, "d34", 0, -1, monster="zombie").key, 1
    quest.stock("dungeon").items.clear()
    run = ScriptRun(fight_on_tile(quest, hero))
    run.answer(0, "fight")
    assert (run.is_over, hero.tokens) == (True, 1)


def test_r39_r55_a_partner_fights_on_against_what_is_left() -> None:
    """The front fighter flees: the beast recovers only once nobody stands before it."""
    quest = adventure("sirrus", "rill", dice=[6, 5, 1, 1, 1])
    front, partner = quest.state.heroes
    den = lay(quest, "d34", 0, -1, monster="troll")
    front.at, front.used, partner.at = den.key, 1, den.key
    run = ScriptRun(run_fight(quest, fight_at(den, front, partner)))
    run.answer(0, "fight")
    run.answer(0, "escape-dstart")
    assert (run.open[1].word, run.open[1].facts["monster_hp"]) == ("encounter", 2)


def test_r106_r53_spiders_die_by_the_lead_of_all_dice() -> None:
    quest = adventure("sirrus", "rill", mode="forest", dice=[2, 3, 2, 1, 2])
    front, partner = quest.state.heroes
    front.used = 1
    web = lay(quest, "f03", 0, -1)
    front.at = partner.at = web.key
    spiders = bags.plain(ALL_MONSTERS["spiders"], "forest")
    spiders.hp = spiders.most = 4
    run = ScriptRun(run_fight(quest, Fight(web.key, [0, 1], spawn=spiders)))
    run.answer(0, "fight")  # 7 + 2 against 3 + 4
    assert spiders.hp == 2


def test_r28_r90_an_escape_may_end_on_old_spikeys_teeth() -> None:
    """Damage first, then the hazard of the tile one fled to; what falls lies there."""
    quest = adventure("sirrus", dice=[1, 3])
    hero, trap = quest.hero(0), lay(quest, "d37", 0, -2)
    hero.at, hero.hp = lay(quest, "d34", 0, -1, monster="troll").key, 2
    give(quest, hero, "torch")
    run_script(play_hero(quest, hero), {0: ["escape-d37", "roll"]})
    assert (hero.lives, hero.at, [item.key for item in trap.items]) == (2, "dstart", ["torch"])


def test_r80_an_insurance_that_struck_the_blow_pays_no_more() -> None:
    quest = adventure("sirrus", "rill", dice=[1, 2, 6, 6])
    hero, den = quest.hero(0), lay(quest, "d34", 0, -1, monster="troll")
    hero.at, hero.used, hero.hp, hero.tokens = den.key, 1, 1, 1
    policy, _ = give(quest, hero, "acme-insurance", "torch")
    next_item(quest, "small-axe", "steel-sword")
    said = ["fight", "take", f"item-{policy.id}", "It was insured against exactly this."]
    run_script(fight_on_tile(quest, hero), {0: said})
    assert [item.key for item in den.items] == ["small-axe", "steel-sword", "torch"]


def test_r109_r65_who_falls_to_a_trap_in_the_pit_meets_no_second_monster() -> None:
    quest = adventure("sirrus", mode="forest", dice=[1, 6, 5, 1, 6])
    hero, pit = quest.hero(0), lay(quest, "f02", 0, -1)
    hero.at, hero.used, hero.hp = pit.key, 1, 1
    next_monster(quest, "mire-toad", "thornling", world="forest")
    next_item(quest, "snare", world="forest")
    run_script(hazard(quest, hero, pit), {0: ["item"]})
    assert (hero.lives, hero.at, quest.stock("forest").monsters[-1]) == (2, "fstart", "thornling")


def test_r123_he_feeds_on_each_of_two_who_fall_to_one_blow() -> None:
    quest = adventure("duric", "rill", mode="forest", dice=[1, 2, 1, 6, 6, 6, 6], skill_tokens=False)
    front, partner = quest.state.heroes
    tile = lay(quest, "f08", 0, -1)
    morna = set_morna(quest, tile)
    morna.hp, front.used, quest.state.active = 5, 1, None
    front.at = partner.at = tile.key
    front.hp = partner.hp = 1
    run_script(run_fight(quest, fight_at(tile, front, partner, is_morna=True, can_escape=False)), {}, otherwise="fight")
    assert (front.lives, partner.lives, morna.hp) == (2, 2, 15)


def test_r96_r78_a_bearer_who_turns_the_blow_back_is_fed() -> None:
    quest = adventure("sirrus", mode="forest", dice=[1, 2, 6, 6])
    bearer = quest.hero(0)
    bearer.used, bearer.tokens, bearer.hp, quest.state.ring_with = 1, 3, 5, 0
    bearer.at = lay(quest, "f05", 0, -1, monster="fen-wolf").key
    run = ScriptRun(fight_on_tile(quest, bearer))
    run.answer(0, "fight")
    run.answer(0, "riposte")
    assert (bearer.kills, bearer.hp, bearer.tokens) == (["fen-wolf"], 7, 0)
