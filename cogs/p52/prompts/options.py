"""The options: deeds ready-made, with all that is decided by them. `group` says which stand together (section 9)."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from bot.engine import Fact, Option, Term
from cogs.p52.state.people import Enemy, Hero, Item
from cogs.p52.state.places import label

STAMINA = "-s"  # behind a key: with a stamina card
NONE = Option("none", "no-defence")
DECLINE = Option("decline", "decline")
TAKE, LEAVE = Option("take", "take"), Option("leave", "leave-it")
STOP = Option("stop", "stop")
LET_BE = Option("stop", "decline")
REST, STANCE, WAIT = "rest", "stance", "wait"
LEAVE_LYING = Option(REST, "leave-lying", group="end")
ACCEPT, REFUSE = Option("accept", "accept"), Option("refuse", "refuse")
FOLLOW, HOLD = Option("follow", "follow"), Option("hold", "hold")
DEPART, STAY = Option("depart", "depart"), Option("stay", "stay")
ACT, KEEP, LAPSE = Option("act", "act-now"), Option("keep", "keep-waiting"), Option("lapse", "lapse")


@lru_cache(1024)
def term(kind: str, key: str) -> Term:
    return Term(kind, (key,))


def enemy_facts(enemy: Enemy) -> dict[str, Fact]:
    """Which enemy: its name, its number, where it stands, its HP."""
    return {
        "enemy": term("enemy", enemy.key),
        "number": enemy.id,
        "spot": label(enemy.at),
        "health": enemy.health,
    }


def hero_facts(hero: Hero, most: int) -> dict[str, Fact]:
    return {"hero": hero.sheet.name, "health": hero.health, "most": most}


def thing(key: str, word: str, item: Item, facts: Mapping[str, Fact] = MappingProxyType({})) -> Option:
    """What is done with a thing; armour that has been worn says where it belongs (R94): it is like no other then."""
    told = {**facts, "item": term("item", item.key)}
    if item.part:
        word, told = f"{word}-part", {**told, "part": term("part", item.part)}
    return Option(key, word, told, group="things")


def spent(key: str, word: str, facts: dict[str, Fact], group: str, *, has_stamina: bool) -> Option:
    """A deed as it is, or the same with a stamina card before the flip (R56)."""
    if has_stamina:
        return Option(key + STAMINA, f"{word}-stamina", facts, group=group)
    return Option(key, word, facts, group=group)
