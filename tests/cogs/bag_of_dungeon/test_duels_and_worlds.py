"""Player against player (R130), and two worlds joined by Gateway and ladder (R110, R111, R133-R135)."""

import pytest

from cogs.bag_of_dungeon.rules.fight.death import die
from cogs.bag_of_dungeon.rules.fight.duel import duel, duel_offers
from cogs.bag_of_dungeon.rules.map.laying import lay as lay_deed
from cogs.bag_of_dungeon.rules.map.moving import move
from cogs.bag_of_dungeon.rules.quest import Quest
from tests.cogs.bag_of_dungeon.maps import adventure, give, is_sound, lay, next_monster, next_tile
from tests.support.scripts import ScriptRun, run_script


def test_r130_one_round_and_the_turn_is_over() -> None:
    quest = adventure("alendra", "duric", pvp=True, dice=[5, 6, 1, 2], skill_tokens=False)
    elf, dwarf = quest.state.heroes
    dwarf.used = 1
    elf.at = dwarf.at = lay(quest, "d06", 0, -1).key
    run_script(duel(quest, elf, "attack-1"), {})
    assert (elf.hp, dwarf.hp, elf.ap, quest.is_turn_over) == (9, 12 - 6, 5, True)
    assert is_sound(quest)


@pytest.mark.parametrize(
    ("attacker", "attacked", "left"),
    [
        ("keep", "keep", (10, 9)),
        ("lethal", "keep", (10, 3)),
        ("keep", "lethal", (6, 10)),
        ("lethal", "lethal", (10, 8)),
    ],
)
def test_r130_r38_after_the_roll_each_may_strike_a_lethal_blow(
    attacker: str, attacked: str, left: tuple[int, int]
) -> None:
    quest = adventure("sirrus", "tamara", pvp=True, dice=[1, 3, 1, 2], skill_tokens=False)
    one, other = quest.state.heroes
    one.at = other.at = lay(quest, "d06", 0, -1).key
    run_script(duel(quest, one, "attack-1"), {0: [attacker], 1: [attacked]})
    assert (one.hp, other.hp) == left


def test_r130_the_losers_things_stay_and_no_token_is_won() -> None:
    quest = adventure("alendra", "duric", pvp=True, dice=[5, 6, 1, 2], skill_tokens=False)
    elf, dwarf = quest.state.heroes
    tile = lay(quest, "d06", 0, -1)
    give(quest, dwarf, "bomb")
    dwarf.used, dwarf.hp = 1, 3
    elf.at = dwarf.at = tile.key
    run_script(duel(quest, elf, "attack-1"), {})
    assert (elf.kills, dwarf.lives, [item.key for item in tile.items]) == ([], 2, ["bomb"])


def test_r130_the_start_is_safe_and_the_option_may_be_off() -> None:
    quest = adventure("alendra", "duric", pvp=True)
    assert duel_offers(quest, quest.hero(0)) == []
    for is_on in (True, False):
        quest = adventure("alendra", "duric", pvp=is_on)
        quest.hero(0).at = quest.hero(1).at = lay(quest, "d06", 0, -1).key
        assert bool(duel_offers(quest, quest.hero(0))) is is_on


def test_r111_the_gateway_opens_the_dungeon() -> None:
    quest = adventure("sirrus", mode="combined")
    next_tile(quest, "f01")
    run_script(lay_deed(quest, quest.hero(0), "lay-north"), {})
    assert "dstart" in quest.state.tiles
    run_script(move(quest, quest.hero(0), "move-north"), {})
    run_script(move(quest, quest.hero(0), "pass-dstart"), {})
    assert (quest.hero(0).at, quest.hero(0).ap) == ("dstart", 2)
    assert quest.state.tiles["dstart"].label == "M60"
    assert is_sound(quest)


def test_in_the_forest_alone_the_gateway_is_plain() -> None:
    quest = adventure("sirrus", mode="forest")
    next_tile(quest, "f01")
    run_script(lay_deed(quest, quest.hero(0), "lay-north"), {})
    assert "dstart" not in quest.state.tiles


def _pit(dice: list[int]) -> Quest:
    quest = adventure("sirrus", mode="combined", dice=dice)
    lay(quest, "f01", 1, 0)
    lay(quest, "dstart", 0, 40)
    lay(quest, "d34", 0, 39)
    lay(quest, "f02", 0, -1)
    quest.hero(0).used = 1
    return quest


def test_r110_falling_onto_a_crossroads_sets_the_ladder() -> None:
    quest = _pit([1, 6, 5, 1, 6, 5, 1])
    next_monster(quest, "goblin", "goblin")
    hero = quest.hero(0)
    give(quest, hero, "torch")
    run_script(move(quest, hero, "move-north"), {0: ["fight", "fight", "tile-d34"]})
    assert (hero.at, quest.state.ladder_at, hero.kills) == ("d34", "d34", ["goblin", "goblin"])
    quest.is_turn_over = False
    hero.ap = 3
    run_script(move(quest, hero, "pass-f02"), {})  # up the ladder: no pit roll
    assert (hero.at, hero.ap) == ("f02", 2)
    assert is_sound(quest)


def test_r110_a_later_faller_may_land_at_its_foot() -> None:
    quest = _pit([2])
    quest.state.has_fallen, quest.state.ladder_at = True, "d34"
    run_script(move(quest, quest.hero(0), "move-north"), {0: ["tile-d34"]})
    assert (quest.hero(0).at, quest.is_turn_over) == ("d34", True)


def test_r133_death_leads_to_the_start_of_the_same_world() -> None:
    quest = _pit([])
    hero = quest.hero(0)
    hero.at, hero.hp = "d34", 0
    run_script(die(quest, hero, None), {})
    assert hero.at == "dstart"


def test_r135_the_ring_climbs_no_ladder() -> None:
    quest = _pit([])
    hero = quest.hero(0)
    hero.at, quest.state.ladder_at, quest.state.ring_with = "d34", "d34", 0
    assert "f02" not in {tile.key for _, tile in quest.exits(hero)}
    run = ScriptRun(move(quest, hero, "move-south"))
    assert run.is_over
    assert hero.at == "dstart"
