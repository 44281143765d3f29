"""R8 to R26, R58 to R66, R75 to R79, R86 to R111, R124, R130: what is done on a turn is told in full."""

import pytest

from bot.engine import Script
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.endgame import leaving
from cogs.bag_of_dungeon.rules.fight import duel
from cogs.bag_of_dungeon.rules.fight.ranged import fire
from cogs.bag_of_dungeon.rules.frame.choosing import choose_party
from cogs.bag_of_dungeon.rules.frame.turn import play_hero as turn
from cogs.bag_of_dungeon.rules.goods import arranging, handling, trade, using
from cogs.bag_of_dungeon.rules.map import laying, moving
from cogs.bag_of_dungeon.rules.map.meeting import arrive as entered
from cogs.bag_of_dungeon.rules.places import forest, offers, traps
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.rules.rewards import bane, kills
from cogs.bag_of_dungeon.state import Hero
from tests.cogs.bag_of_dungeon.maps import from_bag, lay
from tests.cogs.bag_of_dungeon.scenes import (
    at,
    bearer,
    beside_goblin,
    both,
    cached,
    dragon,
    equipped,
    hunt,
    keyed,
    killed,
    lying,
    on_top,
    ring,
    together,
    troll,
    weak_friend,
)
from tests.cogs.bag_of_dungeon.told import Scene, lines, read

NAME = "test_places_in_full"
PVP = {"pvp": True}


def chest(quest: Quest, hero: Hero) -> Script[None]:
    return offers.use_chest(quest, hero, f"chest-{quest.tile(hero).items[0].id}")


def safely(quest: Quest, hero: Hero) -> Script[None]:
    return offers.use_chest(quest, hero, f"safely-{quest.tile(hero).items[0].id}")


def trap(quest: Quest, hero: Hero) -> Script[None]:
    return traps.spring(quest, hero, from_bag(quest, "spear-trap"), quest.tile(hero))


def poisoned(quest: Quest) -> None:
    quest.hero(0).spaces[7].is_poisoned = True


def choosing(quest: Quest, hero: Hero) -> Script[None]:
    return choose_party(quest)


def unchosen(quest: Quest) -> None:
    quest.state.phase = "choose"
    for hero in quest.state.heroes:
        hero.key = ""


def in_the_way(quest: Quest) -> None:
    """A bow in hand, a friend with tokens next, and a werewolf behind."""
    equipped("bow")(quest)
    quest.hero(1).at, quest.hero(1).tokens = lay(quest, "d06", 0, -2).key, 3
    lay(quest, "d34", 0, -3, monster="werewolf")


def shoot(quest: Quest, hero: Hero) -> Script[None]:
    (item,) = figures.carried(hero)
    return fire(quest, hero, item, quest.state.tiles["d34"])


SCENES: dict[str, Scene] = {
    "R87: a pool is filled": at("dstart", keyed(laying.lay, "lay-north"), setting=on_top("d38")),
    "R89: an item is hidden": at("dstart", keyed(laying.lay, "lay-north"), setting=on_top("d05")),
    "R88: the pool": at("d38", keyed(offers.use_pool, "pool"), hp=4, tile={"pool": 2}),
    "R89: what was hidden": at("d05", keyed(offers.take_cache, "cache"), "hand-1", setting=cached),
    "R64: a chest": at("d01", chest, "hand-1", dice=(3,), setting=lying("small-chest")),
    "R64: a trapped one": at("d01", chest, dice=(2,), setting=lying("large-chest")),
    "R77: opened with a dive": at("d01", safely, "hand-1", "leave", tokens=3, setting=lying("large-chest")),
    "R65: a trap for two": at("d01", trap, dice=(5,), setting=both(together, equipped("steel-shield"))),
    "R77: dived from it": at("d01", trap, "dive", dice=(5,), tokens=2),
    "R90: Old Spikey rests": at("d37", entered, dice=(3,)),
    "R90: Old Spikey springs": at("d37", entered, dice=(2, 4)),
    "R90: Old Spikey is jammed": at("d37", entered, "*item torch", setting=equipped("torch")),
    "R93: the Ring": at("d01", keyed(offers.take_fallen, "ring"), setting=ring),
    "R103: fallen seeds": at("f08", keyed(offers.take_fallen, "seeds"), tile={"seeds": 2}),
    "R102: a seed": at("f29", keyed(forest.try_seed, "seed"), dice=(2,), tile={"has_token": True}),
    "R102: a guarded seed": at("f29", keyed(forest.try_seed, "seed"), dice=(1,), tile={"has_token": True}),
    "R104: a swamp with something in it": at(
        "f17", keyed(forest.search_swamp, "swamp"), "hand-1", dice=(4,), tile={"has_token": True}
    ),
    "R104: a swamp with somebody in it": at(
        "f17", keyed(forest.search_swamp, "swamp"), dice=(3, 6, 5, 1), tile={"has_token": True}
    ),
    "R104: with a lantern": at(
        "f17", keyed(forest.search_swamp, "swamp"), "leave", dice=(6,), tile={"has_token": True},
        setting=equipped("swamp-lantern"),
    ),
    "R105: bones heal": at("f09", keyed(forest.use_bones, "heal"), hp=3, tile={"has_token": True}),
    "R105: bones are searched": at(
        "f09", keyed(forest.use_bones, "find"), "leave", tile={"has_token": True},
        setting=killed("thornling", "thornling", "mire-toad", "fen-wolf"),
    ),
    "R124: a seed is planted": at("f07", keyed(forest.plant, "plant"), seeds=2, setting=hunt),
    "R13: a tile is laid": at("dstart", keyed(laying.lay, "lay-north"), setting=on_top("d01")),
    "R24: a step": at("d01", keyed(moving.move, "move-south")),
    "R26: onto a monster": at("d02", keyed(moving.move, "move-north"), setting=beside_goblin),
    "R58: a draught": at(
        "d01", keyed(using.use, "use"), dice=(2, 3), hp=4, setting=equipped("health-potion")
    ),
    "R58: the sword looks": at(
        "d02", keyed(using.use, "use"), setting=both(equipped("magic-sword"), beside_goblin)
    ),
    "R58: teleported": at(
        "d01", keyed(using.use, "use"), "tile-dstart", setting=equipped("teleport-crystal")
    ),
    "R9: renewed": at("d01", keyed(using.use_skill, "skill"), who=("rill", "duric"), dice=(2, 3), hp=2),
    "R9: whom to renew": at(
        "d01", keyed(using.use_skill, "skill"), "hero-1", who=("rill", "duric"), dice=(2, 3), hp=2,
        setting=both(together, weak_friend),
    ),
    "R75: an upgrade": at("d01", keyed(using.buy_upgrade, "upgrade"), who=("grumm",), tokens=3, hp=5),
    "R75: an elf's": at("d01", keyed(using.buy_upgrade, "upgrade"), who=("alendra",), tokens=2, ap=3),
    "R61: given": at(
        "d01", keyed(trade.trade, "trade"), "*item torch", "nothing", "1:yes", "1:hand-1",
        setting=both(together, equipped("torch")),
    ),
    "R61: swapped": at(
        "d01", keyed(trade.trade, "trade"), "*item torch", "*item shield", "1:yes", "1:hand-1", "hand-1",
        setting=both(together, equipped("torch"), equipped("steel-shield", hero=1)),
    ),
    "R61: refused": at(
        "d01", keyed(trade.trade, "trade"), "*item torch", "nothing", "1:no", setting=both(together, equipped("torch"))
    ),
    "R61: the Ring is given": at(
        "d01", keyed(trade.trade, "trade"), "ring", "nothing", "1:yes", setting=both(together, bearer)
    ),
    "R62: taken": at("d01", keyed(handling.take, "take"), "hand-1", setting=lying("torch")),
    "R62: swapped for what is held": at(
        "d01", keyed(handling.take, "take"), "hand-1",
        setting=both(equipped("iron-axe", "torch"), lying("steel-shield"))
    ),
    "R62: left": at("d01", keyed(handling.drop, "drop"), "*item torch", setting=equipped("torch")),
    "R66: a friend": at("d01", keyed(handling.take, "take"), setting=lying("loyal-bear")),
    "R60: moved": at("d01", keyed(arranging.arrange, "arrange"), "*item torch", "pack-1", setting=equipped("torch")),
    "R79: a boss is baned": at("d01", keyed(bane.from_menu, "bossbane-red-dragon"), tokens=5, setting=dragon),
    "R69: an item to be had": at("d01", lambda q, h: kills.gain_item(q, h, "dungeon"), "hand-1"),
    "R130: a duel won": at(
        "d01", keyed(duel.duel, "attack-1"), "1:keep", dice=(6, 5, 1, 2), options=PVP, used=1, setting=together
    ),
    "R130: a duel lost": at(
        "d01", keyed(duel.duel, "attack-1"), "1:keep", dice=(1, 2, 5, 6), options=PVP, used=1, setting=together
    ),
    "R94: the Ring is borne out": at("d01", keyed(leaving.leave, "leave"), setting=bearer),
    "R8, R10: a turn in which nothing is done": at("d01", turn, "end", debt=1),
    "R8: more owed than a turn has": at("d01", turn, debt=9),
    "R11: nothing is left to pay with": at("d01", turn, "move-south", debt=3),
    "R12: a turn beside a monster": at("d01", turn, "escape-dstart", tile={}, setting=troll),
    "R77: what may be done about a trap": at("d01", trap, dice=(5,), tokens=2),
    "R77: with one token less": at("d01", trap, dice=(5,), tokens=1),
    "R2, R75: a party is chosen": at("dstart", choosing, "sirrus", "side-b", "1:rill", "1:side-a", setting=unchosen),
    "R2: one's choice is nobody else's": at("dstart", choosing, "sirrus", setting=unchosen),
    "R47: who stands in the way of a charge": at(
        "d01", shoot, who=("sirrus", "duric"), dice=(1, 4), setting=in_the_way
    ),
    "R60: what may be moved": at("d01", keyed(arranging.arrange, "arrange"), setting=both(equipped("torch"), poisoned)),
    "R60: and where to": at(
        "d01", keyed(arranging.arrange, "arrange"), "*item torch", setting=equipped("torch", "iron-axe")
    ),
    "R100: and the poison": at(
        "d01", keyed(arranging.arrange, "arrange"), "poison-pack-4", setting=both(equipped("torch"), poisoned)
    ),
    "R100: poison takes a hand": at(
        "d01", keyed(arranging.arrange, "arrange"), "poison-pack-4", "hand-1", setting=both(equipped("torch"), poisoned)
    ),
    "R61: what may be left": at("d01", keyed(handling.drop, "drop"), setting=equipped("torch", "iron-axe")),
    "R61: what may be taken": at("d01", keyed(handling.take, "take"), setting=lying("torch", "iron-axe")),
    "R58: what may be used": at(
        "d01", keyed(using.use, "use"), hp=3, setting=equipped("health-potion", "teleport-crystal")
    ),
    "R61: what may be given": at(
        "d01", keyed(trade.trade, "trade"), setting=both(together, equipped("torch"), bearer)
    ),
    "R61: what may be asked for": at(
        "d01", keyed(trade.trade, "trade"), "*item torch",
        setting=both(together, equipped("torch"), equipped("steel-shield", hero=1)),
    ),
    "R61: and whether one agrees": at(
        "d01", keyed(trade.trade, "trade"), "*item torch", "*item shield",
        setting=both(together, equipped("torch"), equipped("steel-shield", hero=1)),
    ),
    "R9: whom the skill may help": at(
        "d01", keyed(using.use_skill, "skill"), who=("rill", "duric"), hp=2, setting=both(together, weak_friend)
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", SCENES)
def test_all_of_it_is_told(what: str) -> None:
    """A changed line is a changed rule."""
    assert list(lines(SCENES[what])) == read(NAME)[what]
