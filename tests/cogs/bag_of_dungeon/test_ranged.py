"""Ranged attacks and charges (R44-R49, R71)."""

from cogs.bag_of_dungeon.events.combat import DeadEye
from cogs.bag_of_dungeon.events.map import MonsterRevealed
from cogs.bag_of_dungeon.rules.fight.ranged import fire, shoot_offers
from cogs.bag_of_dungeon.rules.fight.shots import targets
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Item, Tile
from tests.cogs.bag_of_dungeon.maps import adventure, give, is_sound, lay, next_item, set_dragon
from tests.support.scripts import ScriptRun, run_script


def _range(dice: list[int], *more: str, weapon: str = "bow") -> tuple[Quest, Item, Tile]:
    """An Elf with a bow on the Start, a Werewolf two tiles east in line."""
    quest = adventure("alendra", *more, dice=dice)
    (item,) = give(quest, quest.hero(0), weapon)
    lay(quest, "d06", 1, 0, 1)
    return quest, item, lay(quest, "d34", 2, 0, monster="werewolf")


def test_t15_the_survivor_charges_and_must_be_fought_a_round() -> None:
    quest, bow, tile = _range([4, 1, 1, 2, 2, 1])
    elf = quest.hero(0)
    run = ScriptRun(fire(quest, elf, bow, tile))
    here = quest.tile(elf)
    assert elf.ap == 3
    assert tile.monster is None
    assert here.monster is not None
    assert here.monster.hp == 6
    assert "escape-d06" not in {option.key for option in run.open[0].options}
    run.answer(0, "fight")  # 1+1 doubled is 4, +1: 5 against 4+3
    assert {"escape-d06"} <= {option.key for option in run.open[0].options}


def test_t16_who_stands_on_the_way_is_run_over() -> None:
    quest, bow, tile = _range([4, 5], "duric")
    elf, dwarf = quest.state.heroes
    dwarf.at = "d06"
    ScriptRun(fire(quest, elf, bow, tile))
    assert (dwarf.hp, elf.hp) == (7, 9)


def test_t17_a_six_of_the_elf_kills_and_the_turn_goes_on() -> None:
    quest, bow, tile = _range([6])
    elf = quest.hero(0)
    next_item(quest, "iron-axe", "steel-sword")
    run = run_script(fire(quest, elf, bow, tile), {0: ["item", "item"]})
    assert [event.rule for event in run.events if isinstance(event, DeadEye)] == ["R45"]
    assert elf.ap == 3
    assert [item.key for item in tile.items] == ["iron-axe", "steel-sword"]
    assert elf.kills == ["werewolf"]
    assert not quest.is_turn_over
    assert is_sound(quest)


def test_t18_a_charge_over_old_spikey_always_springs_it() -> None:
    quest = adventure("alendra", dice=[4, 3])
    elf = quest.hero(0)
    (bow,) = give(quest, elf, "bow")
    lay(quest, "d37", 1, 0, 1)
    tile = lay(quest, "d34", 2, 0, monster="werewolf")
    ScriptRun(fire(quest, elf, bow, tile))
    monster = quest.tile(elf).monster
    assert monster is not None
    assert monster.hp == 10 - 4 - 3


def test_a_monster_that_dies_on_old_spikey_leaves_its_rewards_there() -> None:
    """R91, R71."""
    quest = adventure("alendra", dice=[5, 6])
    elf = quest.hero(0)
    (bow,) = give(quest, elf, "bow")
    spikey = lay(quest, "d37", 1, 0, 1)
    tile = lay(quest, "d34", 2, 0, monster="werewolf")
    next_item(quest, "iron-axe", "steel-sword")
    run_script(fire(quest, elf, bow, tile), {0: ["item", "token"]})
    assert [item.key for item in spikey.items] == ["iron-axe"]
    assert (elf.kills, elf.tokens) == (["werewolf"], 1)
    assert not quest.is_turn_over
    assert is_sound(quest)


def test_r45_an_unrevealed_token_is_drawn_first() -> None:
    quest, bow, tile = _range([6])
    tile.monster, tile.is_hidden = None, True
    quest.stock("dungeon").monsters.append("werewolf")
    run = ScriptRun(fire(quest, quest.hero(0), bow, tile))
    assert any(isinstance(e, MonsterRevealed) for e in run.events)
    assert not tile.is_hidden


def test_r44_walls_corners_distance_and_other_monsters_protect() -> None:
    quest = adventure("alendra")
    elf = quest.hero(0)
    (bow,) = give(quest, elf, "bow")
    lay(quest, "d06", 1, 0, 1)
    lay(quest, "d34", 2, 0, monster="troll")
    lay(quest, "d35", 3, 0, monster="goblin")  # behind the troll
    lay(quest, "d07", 0, -1)
    lay(quest, "d36", 0, -2)
    lay(quest, "d20", 1, -2, monster="zombie")  # round a corner
    assert [tile.key for tile in targets(quest, elf, bow)] == ["d34"]
    (lance,) = give(quest, elf, "dragonlance")
    assert targets(quest, elf, lance) == []


def test_r48_bows_do_nothing_to_the_dragon_and_a_lance_leaves_the_turn_open() -> None:
    quest = adventure("alendra", dice=[6, 6, 5])
    elf = quest.hero(0)
    bow, lance = give(quest, elf, "bow", "dragonlance")
    lay(quest, "d06", 1, 0, 1)
    exit_ = lay(quest, "dexit", 2, 0)
    dragon = set_dragon(quest, exit_)
    assert targets(quest, elf, bow) == []
    run_script(fire(quest, elf, lance, exit_), {})
    assert dragon.hp == 3
    assert exit_.monster is dragon
    assert (elf.ap, quest.is_turn_over) == (5, False)


def test_flying_daggers_go_round_corners_and_their_prey_does_not_let_go() -> None:
    quest = adventure("sirrus", dice=[1, 1])
    hero = quest.hero(0)
    (daggers,) = give(quest, hero, "flying-daggers")
    give(quest, hero, "torch")
    lay(quest, "d07", 0, -1)
    lay(quest, "d36", 0, -2)
    tile = lay(quest, "d20", 1, -2, 2, monster="troll")
    assert targets(quest, hero, daggers) == [tile]
    run = ScriptRun(fire(quest, hero, daggers, tile))
    assert not any(option.word == "escape" for option in run.open[0].options)
    assert [item.key for item in quest.stock("dungeon").gone_items] == ["flying-daggers"]


def test_a_bomb_hits_friend_and_foe_and_the_survivor_comes() -> None:
    quest = adventure("sirrus", "duric", dice=[2, 3, 1])
    hero, dwarf = quest.state.heroes
    bomb, _ = give(quest, hero, "bomb", "torch")
    lay(quest, "d06", 1, 0, 1)
    mark = lay(quest, "d34", 2, 0)
    lay(quest, "d35", 3, 0, monster="goblin")
    lay(quest, "d02", 2, -1, monster="troll")
    dwarf.at = "d06"
    run = ScriptRun(fire(quest, hero, bomb, mark))
    assert (hero.hp, dwarf.hp) == (5, 6)  # and the Dwarf is run over
    assert hero.kills == ["goblin"]
    assert run.open[0].word == "encounter"
    monster = quest.tile(hero).monster
    assert monster is not None
    assert (monster.key, monster.hp) == ("troll", 5)


def test_shots_are_not_offered_with_a_monster_on_the_own_tile() -> None:
    """R49."""
    quest, _, tile = _range([])
    assert [option.key for option in shoot_offers(quest, quest.hero(0))] == ["shoot"]
    quest.hero(0).at = tile.key
    assert shoot_offers(quest, quest.hero(0)) == []
