"""R25, R50 to R57, R95, R106 to R129, R132: hazards, help, Morna Gul and the ends are told in full."""

from typing import Any

import pytest

from bot.engine import Script
from cogs.bag_of_dungeon.rules.endgame.gathering import watch
from cogs.bag_of_dungeon.rules.endgame.leaving import leave
from cogs.bag_of_dungeon.rules.endgame.morna import face_morna, move_morna
from cogs.bag_of_dungeon.rules.fight import duel
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile as fight
from cogs.bag_of_dungeon.rules.frame.departure import depart
from cogs.bag_of_dungeon.rules.frame.outcome import judge
from cogs.bag_of_dungeon.rules.frame.turn import play
from cogs.bag_of_dungeon.rules.map import laying, moving, walking
from cogs.bag_of_dungeon.rules.map.meeting import arrive as entered
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Hero, Item
from tests.cogs.bag_of_dungeon.maps import give, lay, set_dragon, set_monster, set_morna
from tests.cogs.bag_of_dungeon.scenes import PAIR, at, bearer, both, equipped, keyed, on_top, together, troll
from tests.cogs.bag_of_dungeon.told import Scene, lines, read

NAME = "test_ends_in_full"
HOUSE = {"house_tagging": True}
RIVALS = {"style": "competitive"}
TRIO = (*PAIR, "alendra")


def of_all(script: Any) -> Any:
    """A rule that asks for no hero."""
    return lambda quest, _: script(quest)


def gathering(quest: Quest) -> None:
    """The Dwarf bears a seed; all stand at the tree, and a wolf is near."""
    quest.state.phase = "gather"
    tree = lay(quest, "ftree", 0, -2)
    lay(quest, "f09", 1, -1, monster="fen-wolf")
    quest.hero(0).seeds, quest.hero(0).spaces[7].is_poisoned = 1, True
    for hero in quest.heroes:
        hero.at = tree.key


def morna_here(quest: Quest) -> None:
    set_morna(quest, quest.tile(quest.hero(0)))


def morna_at_start(quest: Quest) -> None:
    set_morna(quest, quest.state.tiles["fstart"])
    quest.hero(1).at = quest.hero(0).at


def morna_comes(quest: Quest) -> None:
    set_morna(quest, quest.state.tiles["fstart"])
    quest.hero(1).at = lay(quest, "f13", 0, -2).key
    quest.state.heroes[1].seeds = 1
    quest.hero(0).at = quest.hero(1).at


def weak_morna(quest: Quest) -> None:
    morna_here(quest)
    assert quest.state.morna is not None
    quest.state.morna.hp = 3


def house_archer(quest: Quest) -> None:
    """A partner with a bow two tiles off."""
    troll(quest)
    give(quest, quest.hero(1), "bow")


def short_stack(quest: Quest) -> None:
    stock = quest.stock("dungeon")
    stock.gone_tiles, stock.stack = stock.stack[:-1], ["d06"]


def road(quest: Quest) -> None:
    lay(quest, "d06", 0, -2)
    lay(quest, "d34", 0, -3)


def result(name: str) -> Any:
    def setting(quest: Quest) -> None:
        quest.state.result = name  # type: ignore[assignment]
        quest.state.ring_owner = 0
        quest.hero(0).status, quest.hero(0).kills = ("left" if name == "ring" else "in"), ["troll", "red-dragon"]

    return setting


def rested(quest: Quest) -> None:
    quest.state.round, quest.state.turn = 60, 1


def gone(quest: Quest) -> None:
    together(quest)
    give(quest, quest.hero(0), "torch", "loyal-bear")
    quest.state.ring_with = 0


def many_at_once(quest: Quest) -> None:
    morna_at_start(quest)
    quest.hero(1).seeds = quest.hero(0).seeds = 1


def turn(quest: Quest, hero: Hero) -> Script[None]:
    return play(quest)


def gateway(quest: Quest) -> None:
    """Both worlds; the bearer stands on the Exit, another in the dungeon."""
    lay(quest, "f01", 0, -1)
    quest.hero(1).at = quest.hero(0).at


def crossroads(quest: Quest) -> None:
    """The first fall is over, and one crossing lies in the dungeon."""
    quest.state.has_fallen = True
    lay(quest, "d38", 0, 40)


def guarded_gateway(quest: Quest) -> None:
    set_monster(quest, quest.state.tiles["f01"], "moss-ogre")


def followed(quest: Quest) -> None:
    """The Ring is out, and this is the last turn of who is still inside."""
    quest.state.ring_left, quest.state.dragon_dead, quest.state.ring_owner = True, True, 1
    quest.state.leaving = [0]
    quest.hero(1).status, quest.hero(1).at = "left", ""


def ogre(quest: Quest) -> None:
    set_monster(quest, quest.tile(quest.hero(0)), "moss-ogre")


def weak_and_shot(quest: Quest) -> None:
    house_archer(quest)
    monster = quest.tile(quest.hero(0)).monster
    assert monster is not None
    monster.hp = 8


def blown(quest: Quest) -> None:
    quest.hero(0).spaces[4].item = Item(999, "tornado", "dungeon")
    lay(quest, "f13", 0, -2)
    lay(quest, "f14", 1, -1)


def ill(quest: Quest) -> None:
    give(quest, quest.hero(0), "antidote-herb")
    quest.hero(0).spaces[7].is_poisoned = quest.hero(0).spaces[6].is_poisoned = True


def weak_dragon(quest: Quest) -> None:
    monster = set_dragon(quest, quest.tile(quest.hero(0)))
    monster.hp = 2
    quest.hero(1).lives, quest.hero(1).hp, quest.hero(0).lives = 1, 2, 2


SCENES: dict[str, Scene] = {
    "R106: a web with nobody on it": at("f03", entered, dice=(3,)),
    "R106: spiders": at("f03", entered, dice=(2, 4)),
    "R106: spiders come and go": at("f03", entered, "escape-fstart", dice=(1, 6)),
    "R106: silk": at("f03", entered, dice=(2,), setting=equipped("silk-wrap")),
    "R106: in company": at("f03", entered, setting=together),
    "R107: along the webs": at(
        "f03", keyed(moving.walk_web, "web"), "tile-f04", dice=(5,), setting=lambda q: lay(q, "f04", 3, -1)
    ),
    "R108: a pit": at("f02", entered, dice=(3,)),
    "R108: a rope": at("f02", entered, setting=equipped("rope")),
    "R109: fallen among two": at("f02", entered, dice=(2, 6, 5, 1, 6, 5, 1, 1)),
    "R99: vines": at("f07", entered, "hand-1"),
    "R99: vines take what is held": at("f07", entered, "hand-1", setting=equipped("ash-spear")),
    "R58: unseen": at("d01", entered, "yes", dice=(3,), setting=both(troll, equipped("invisibility-cloak"))),
    "R143: seen": at("d01", entered, "yes", dice=(2,), setting=both(troll, equipped("invisibility-cloak"))),
    "R58: or not hidden": at("d01", entered, "no", setting=both(troll, equipped("invisibility-cloak"))),
    "R50: all are called": at("d01", fight, "tag-all", "1:join", "2:decline", who=TRIO, setting=troll),
    "R57: from afar": at("d01", fight, "tag-1", "1:join-range", options=HOUSE, setting=house_archer),
    "R57: the archer shoots on": at(
        "d01", fight, "tag-1", "1:join-range", "fight", "1:fight", dice=(1, 2, 1, 2, 4), used=1, options=HOUSE,
        setting=house_archer,
    ),
    "R57: and withdraws": at(
        "d01", fight, "tag-1", "1:join-range", "fight", "1:withdraw", dice=(1, 2, 1, 2), used=1, options=HOUSE,
        setting=house_archer,
    ),
    "R113: gathered": at("f08", of_all(watch), setting=gathering),
    "R121: past Morna Gul": at("f08", face_morna, "past-fstart", setting=morna_here),
    "R121: and dead of it": at("f08", face_morna, "past-fstart", hp=2, lives=2, setting=morna_here),
    "R121: alive by one": at("f08", face_morna, "past-fstart", hp=3, setting=morna_here),
    "R120: faced": at("f08", face_morna, "fight", setting=morna_here),
    "R121: nothing to pay it with": at("f08", face_morna, ap=0, dice=(1, 2, 1, 1, 1, 1), used=1, setting=morna_here),
    "R122: the tree lifts": at(
        "f08", fight, "fight", "tile-fstart", dice=(6, 5, 1, 2, 1, 1), used=1, setting=morna_here
    ),
    "R122: or one stays": at("f08", fight, "fight", "stay", dice=(6, 5, 1, 2, 1, 1), used=1, setting=morna_here),
    "R123: he feeds": at("f08", fight, "fight", dice=(1, 2, 6, 5, 4, 3), used=1, setting=weak_morna),
    "R126: he dies": at("f08", fight, "fight", dice=(6, 6, 1, 2, 1, 1), used=1, setting=weak_morna),
    "R118: no way leads there": at("f08", of_all(move_morna), dice=(1, 1), setting=morna_comes),
    "R119: who stands before him": at(
        "f08", of_all(move_morna), "hero-1", "1:hero-1", dice=(3, 2), setting=many_at_once
    ),
    "R119: voices are even": at("f08", of_all(move_morna), "hero-0", "1:hero-1", dice=(3, 2), setting=many_at_once),
    "R95: the Ring is out, and a friend inside": at("dexit", keyed(leave, "leave"), setting=both(bearer, road)),
    "R18, R20, R21: the last tile": at(
        "d01", keyed(laying.lay, "lay-north"), dice=(1, 1, 6, 6), setting=short_stack
    ),
    "R24: a walk": at("d01", keyed(walking.walk, "walk-d34"), setting=road),
    "R24: explored": at("dstart", keyed(walking.explore, "explore-north"), setting=on_top("d06")),
    "R24: explored, with a token": at("dstart", keyed(walking.explore, "explore-north"), setting=on_top("d01")),
    "R127: the Ring": at("d01", of_all(judge), setting=result("ring")),
    "R126: Morna Gul's death": at("f08", of_all(judge), setting=result("morna")),
    "R129: rivals": at("d01", of_all(judge), options=RIVALS, setting=result("ring")),
    "R7: night": at("d01", of_all(judge), setting=rested),
    "R132: gone": at("d01", lambda q, _: depart(q, 0), setting=gone),
    "R12: the next one's turn": at("d01", turn, "end"),
    "R9: what a menu offers": at(
        "d01", turn, options={"pvp": True}, tokens=4, setting=both(together, road, equipped("torch"))
    ),
    "R130: who clobbers": at(
        "d01", keyed(duel.duel, "attack-1"), "yes", "1:keep", who=("grumm", "sirrus"), dice=(1, 2, 3, 4, 1, 1),
        options={"pvp": True}, setting=together,
    ),
    "R130: who does not, and who braces": at(
        "d01", keyed(duel.duel, "attack-1"), "no", who=("grumm", "duric"), dice=(6, 5, 1, 2), options={"pvp": True},
        setting=together,
    ),
    "R130: a duel to the death": at(
        "d01", keyed(duel.duel, "attack-1"), who=("grumm", "duric"), dice=(1, 2, 6, 5), options={"pvp": True}, used=1,
        hp=2, setting=both(together, equipped("rusty-armour")),
    ),
    "R135: out of the dungeon, onto the Gateway": at(
        "dexit", keyed(leave, "leave"), options={"mode": "combined"}, setting=both(bearer, gateway)
    ),
    "R95: the last turn of who is inside": at("dexit", turn, "leave", setting=followed),
    "R95: lost inside": at("d01", turn, "end", setting=both(followed, equipped("torch"))),
    "R96: a critical hit of the Ring's bearer": at(
        "f08", fight, "fight", dice=(3, 3, 6, 6), used=1, hp=5, setting=both(bearer, ogre)
    ),
    "R96: but not on what is no bearer": at("f08", fight, "fight", dice=(3, 3, 6, 6), used=1, setting=ogre),
    "R109: fallen, and slain by the first": at("f02", entered, dice=(1, 1, 2, 6), hp=1, used=1),
    "R57: shot dead from afar": at(
        "d01", fight, "tag-1", "1:join-range", "fight", "1:fight", "1:item", "1:token", dice=(5, 4, 1, 1, 6), used=1,
        options=HOUSE, setting=weak_and_shot,
    ),
    "R122: who is lifted out leaves it to a partner": at(
        "f08", fight, "tag-1", "1:join", "tile-fstart", "1:stay",
        dice=(6, 5, 4, 1, 2, 1, 6, 6, 5, 1, 1, 1, 1), used=1,
        setting=morna_here,
    ),
    "R122: who will not": at(
        "f08", fight, "tag-1", "1:join", "tile-fstart", "1:no", dice=(6, 5, 4, 1, 2, 1, 5), used=1,
        setting=morna_here,
    ),
    "R58: the tornado's ways": at("f08", fight, "*item tornado", setting=both(ogre, blown)),
    "R58: a tornado put by": at("f08", fight, "*item tornado", "back", setting=both(ogre, blown)),
    "R58: fire": at("f03", entered, "*item fire-pot", dice=(2, 4, 1, 1), setting=equipped("fire-pot")),
    "R100: an antidote": at("f08", fight, "*item antidote", setting=both(ogre, ill)),
    "R22: lives restored": at(
        "dexit", fight, "fight", dice=(6, 6, 1, 1, 1, 1), used=1, options={"house_restore": True}, setting=weak_dragon
    ),
    "R20: the Dragon falls": at("dexit", fight, "fight", dice=(6, 6, 1, 1, 1, 1), used=1, setting=weak_dragon),
    "R135: somebody waits at the Gateway": at(
        "dexit", keyed(leave, "leave"), options={"mode": "combined"}, setting=both(bearer, gateway, guarded_gateway)
    ),
    "R11: to leave costs nothing": at("dexit", turn, debt=4, setting=bearer),
    "R121: what may be done before Morna Gul": at("f08", face_morna, setting=morna_here),
    "R130: whether to clobber": at(
        "d01", keyed(duel.duel, "attack-1"), who=("grumm", "sirrus"), options={"pvp": True}, setting=together
    ),
    "R56: without skill tokens nobody is thanked with one": at(
        "d01", fight, "tag-1", "1:join", "fight", dice=(6, 5, 4, 1, 1), used=1, options={"skill_tokens": False},
        setting=weak_and_shot,
    ),
    "R110: where who falls may land": at("f02", entered, dice=(1,), options={"mode": "combined"}, setting=crossroads),
}  # fmt: skip


@pytest.mark.parametrize("what", SCENES)
def test_all_of_it_is_told(what: str) -> None:
    """A changed line is a changed rule."""
    assert list(lines(SCENES[what])) == read(NAME)[what]
