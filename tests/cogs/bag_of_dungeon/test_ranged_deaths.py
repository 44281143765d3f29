"""Who dies of a shot, a charge or a bomb, besides what was aimed at (R40, R45-R49, R80, R91)."""

from cogs.bag_of_dungeon.events.combat import ArcherWithdrew, Charged, DeadEye
from cogs.bag_of_dungeon.rules.fight.encounter import choose
from cogs.bag_of_dungeon.rules.fight.fighting_out import Resolve
from cogs.bag_of_dungeon.rules.fight.ranged import fire
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Hero, Item, Monster, Tile
from tests.cogs.bag_of_dungeon.maps import adventure, fight_at, give, is_sound, lay, next_item, set_morna
from tests.support.scripts import ScriptRun, run_script

STORY = "I let it come, and held the torch where its mouth would be."


def _range(dice: list[int], *more: str) -> tuple[Quest, Item, Tile, list[Hero]]:
    """An Elf with a bow on the Start, a Werewolf two tiles east, and the others on the tile between, on 2 HP."""
    quest = adventure("alendra", *more, dice=dice)
    (bow,) = give(quest, quest.hero(0), "bow")
    between = lay(quest, "d06", 1, 0, 1)
    others = quest.state.heroes[1:]
    for hero in others:
        hero.at, hero.hp = between.key, 2
    return quest, bow, lay(quest, "d34", 2, 0, monster="werewolf"), others


def _monster_at(quest: Quest, tile: Tile) -> Monster:
    found = quest.monster(tile)
    assert found is not None
    return found


def test_r47_who_is_run_over_dies_at_once() -> None:
    quest, bow, tile, (dwarf,) = _range([4, 5], "duric")
    run = ScriptRun(fire(quest, quest.hero(0), bow, tile))
    assert Charged(monster="werewolf", origin=tile.label, tile=quest.tile(quest.hero(0)).label) in run.events
    assert (dwarf.lives, dwarf.hp, dwarf.at) == (2, dwarf.most_hp, "dstart")
    assert _monster_at(quest, quest.tile(quest.hero(0))).hp == 6


def test_r80_a_killing_blow_stops_the_charge_before_it_reaches_anybody_else() -> None:
    quest, bow, tile, (dwarf, healer) = _range([4, 5], "duric", "rill")
    elf, dwarf.tokens = quest.hero(0), 1
    (torch,) = give(quest, dwarf, "torch")
    next_item(quest, "iron-axe", "steel-sword")
    run = ScriptRun(fire(quest, elf, bow, tile))
    run.answer(1, "take")  # he could duck, for the token
    run.answer(1, f"item-{torch.id}")
    run.answer(1, STORY)
    assert run.is_over
    assert (dwarf.kills, dwarf.lives, healer.hp) == (["werewolf"], 2, 2)
    assert quest.monster(tile) is None
    assert quest.monster(quest.tile(elf)) is None
    assert not quest.is_turn_over
    assert is_sound(quest)


def test_r91_old_spikey_takes_who_stands_there_with_the_beast() -> None:
    """The beast falls to the trap, and so does the Dwarf, whom the charge has only scratched."""
    quest = adventure("alendra", "duric", dice=[5, 1, 6])
    elf, dwarf = quest.state.heroes
    (bow,) = give(quest, elf, "bow")
    spikey = lay(quest, "d37", 1, 0, 1)
    tile = lay(quest, "d34", 2, 0, monster="werewolf")
    dwarf.at, dwarf.hp = spikey.key, 3
    run_script(fire(quest, elf, bow, tile), {0: ["token", "token"]})
    assert (dwarf.lives, dwarf.at) == (2, "dstart")
    assert elf.kills == ["werewolf"]
    assert quest.monster(quest.tile(elf)) is None
    assert is_sound(quest)


def test_r46_one_hp_is_enough_to_charge_on() -> None:
    quest, bow, tile, _ = _range([4])
    _monster_at(quest, tile).hp = 5
    run = ScriptRun(fire(quest, quest.hero(0), bow, tile))
    assert run.open[0].word == "encounter"
    assert _monster_at(quest, quest.tile(quest.hero(0))).hp == 1
    assert quest.hero(0).kills == []


def test_r91_one_hp_is_enough_to_come_out_of_old_spikey() -> None:
    quest = adventure("alendra", dice=[4, 5])
    elf = quest.hero(0)
    (bow,) = give(quest, elf, "bow")
    lay(quest, "d37", 1, 0, 1)
    run = ScriptRun(fire(quest, elf, bow, lay(quest, "d34", 2, 0, monster="werewolf")))
    assert run.open[0].word == "encounter"
    assert _monster_at(quest, quest.tile(elf)).hp == 1


def test_r48_morna_gul_charges_and_stands_where_he_fights() -> None:
    quest = adventure("alendra", mode="forest", dice=[2])
    elf = quest.hero(0)
    (bow,) = give(quest, elf, "whisperbow")
    start = quest.tile(elf)
    lay(quest, "f02", 1, 0)
    tile = lay(quest, "f03", 2, 0)
    morna = set_morna(quest, tile)
    run = ScriptRun(fire(quest, elf, bow, tile))
    assert quest.state.morna_at == start.key
    assert quest.state.morna is morna
    assert start.monster is None
    assert run.open[0].word == "encounter"


def test_r46_a_charge_after_a_shot_can_be_escaped_once_a_round_is_fought() -> None:
    """Only flying daggers make it hold on for good."""
    quest, bow, tile, _ = _range([4, 1, 2, 1, 1])
    elf = quest.hero(0)
    run = ScriptRun(fire(quest, elf, bow, tile))
    assert not [option.key for option in run.open[0].options if option.key.startswith("escape")]
    run.answer(0, "fight")
    assert [option.key for option in run.open[0].options if option.key.startswith("escape")] == ["escape-d06"]


def test_r71_a_trap_among_the_rewards_kills_who_stands_where_they_lie() -> None:
    quest, bow, tile, (dwarf,) = _range([6, 6], "duric")
    dwarf.at = tile.key
    next_item(quest, "spear-trap", "iron-axe")
    run_script(fire(quest, quest.hero(0), bow, tile), {0: ["item", "item"]})
    assert (dwarf.lives, dwarf.at) == (2, "dstart")
    assert [item.key for item in tile.items] == ["iron-axe"]
    assert is_sound(quest)


def test_r45_the_elf_whose_eye_is_dead_is_named() -> None:
    quest, bow, tile, _ = _range([6])
    run = run_script(fire(quest, quest.hero(0), bow, tile), {0: ["token", "token"]})
    (told,) = [event for event in run.events if isinstance(event, DeadEye)]
    assert (told.seat, told.hero, told.monster) == (0, "alendra", "werewolf")


def test_a_bomb_kills_a_friend_and_leaves_what_has_one_hp_to_come() -> None:
    quest = adventure("sirrus", "duric", dice=[3, 3])
    hero, dwarf = quest.state.heroes
    (bomb,) = give(quest, hero, "bomb")
    lay(quest, "d06", 1, 0, 1)
    mark = lay(quest, "d34", 2, 0)
    lay(quest, "d35", 3, 0, monster="goblin")
    troll = _monster_at(quest, lay(quest, "d02", 2, -1, monster="troll"))
    troll.hp = 7
    dwarf.at, dwarf.hp, hero.hp = mark.key, 6, hero.most_hp
    run = ScriptRun(fire(quest, hero, bomb, mark))
    assert (dwarf.lives, dwarf.at) == (2, "dstart")
    assert hero.kills == ["goblin"]
    assert run.open[0].word == "encounter"
    assert (_monster_at(quest, quest.tile(hero)), troll.hp) == (troll, 1)


def test_who_dies_of_their_own_bomb_is_not_fought() -> None:
    quest = adventure("sirrus", dice=[3, 3])
    hero = quest.hero(0)
    (bomb,) = give(quest, hero, "bomb")
    mark = lay(quest, "d34", 1, 0)
    tile = lay(quest, "d35", 2, 0, monster="troll")
    hero.hp = 6
    run = run_script(fire(quest, hero, bomb, mark), {})
    assert hero.lives == 2
    assert run.is_over
    assert _monster_at(quest, tile).key == "troll"


def test_an_archer_may_leave_the_fight_and_says_so() -> None:
    quest, bow, tile, (dwarf,) = _range([], "duric")
    elf = quest.hero(0)
    fight = fight_at(tile, elf, dwarf, bowmen={elf.index: bow.id})
    run = run_script(choose(quest, fight, elf, Resolve()), {0: ["withdraw"]})
    assert run.events == [ArcherWithdrew(seat=0, hero="alendra")]
    assert run.result is False
    assert fight.fighters == [dwarf.index]
