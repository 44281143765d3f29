"""Bossbane (R79): four skill tokens, and a boss has ten HP at most."""

from bot.engine import Fact, Option, Script
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.content import ALL_MONSTERS
from cogs.bag_of_dungeon.events.wounds import BossBaned
from cogs.bag_of_dungeon.rules.quest import Deed, Quest
from cogs.bag_of_dungeon.state import Hero, Monster

TOKENS, MOST_HP = 4, 10


def bosses(quest: Quest) -> list[Monster]:
    """Those on the map that bear no bane yet."""
    on_tiles = [tile.monster for tile in quest.state.tiles.values()]
    found = [monster for monster in (*on_tiles, quest.state.morna) if monster is not None]
    return [monster for monster in found if ALL_MONSTERS[monster.key].is_boss and not monster.is_baned]


def can_bane(quest: Quest, hero: Hero) -> bool:
    return quest.state.options.skill_tokens and hero.tokens >= TOKENS


def offers(quest: Quest, hero: Hero) -> list[Option]:
    """At any time a boss is on the map, in the midst of another fight as well."""
    return [_option(monster) for monster in bosses(quest)] if can_bane(quest, hero) else []


def _option(monster: Monster) -> Option:
    facts: dict[str, Fact] = {"monster": prompts.monster_name(monster), "tokens": TOKENS}
    return Option(f"bossbane-{monster.key}", "bossbane", facts)


def bossbane(hero: Hero, monster: Monster) -> Script[None]:
    hero.tokens -= TOKENS
    monster.is_baned = True
    monster.most = min(monster.most, MOST_HP)
    monster.hp = min(monster.hp, MOST_HP)
    yield BossBaned(seat=hero.seat, hero=hero.key, monster=monster.key, hp=monster.most)


def from_menu(quest: Quest, hero: Hero, key: str) -> Script[None]:
    name = key.removeprefix("bossbane-")
    yield from bossbane(hero, next(monster for monster in bosses(quest) if monster.key == name))


BOSSBANE = Deed(offers, from_menu)
