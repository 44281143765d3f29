"""Scenes of one deed on one's turn: where an adventurer stands, what is set up there, what is done and said."""

from collections.abc import Callable
from typing import Any

from bot.engine import Script
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Hero
from tests.cogs.bag_of_dungeon.maps import (
    adventure,
    claim,
    drop,
    from_bag,
    give,
    lay,
    next_item,
    next_monster,
    next_tile,
    set_dragon,
    set_monster,
    set_morna,
)
from tests.cogs.bag_of_dungeon.told import Scene
from tests.support.scripts import Said, ScriptRun

Play = Callable[[Quest, Hero], Script[Any]]
Setting = Callable[[Quest], object]
ITEMS = ("steel-shield", "iron-axe", "torch")  # drawn next, in this order
PAIR = ("duric", "sirrus")


def as_it_is(quest: Quest) -> None: ...


def at(
    key: str,
    play: Play,
    *said: Said,
    who: tuple[str, ...] = PAIR,
    dice: tuple[int, ...] = (),
    options: dict[str, Any] | None = None,
    tile: dict[str, Any] | None = None,
    setting: Setting = as_it_is,
    **fields: Any,
) -> Scene:
    """The first adventurer on this tile, north of the Start; `1:yes` is said by seat 1, and see `_key`."""

    def scene() -> tuple[Quest, ScriptRun[Any]]:
        world = "forest" if key.startswith("f") else "dungeon"
        quest = adventure(*who, dice=dice, **{"mode": world, **(options or {})})
        _stack(quest)
        hero = quest.hero(0)
        hero.at = hero.at if "start" in key else lay(quest, key, 0, -1, **(tile or {})).key
        for name, value in fields.items():
            setattr(hero, name, value)
        setting(quest)
        run = ScriptRun(play(quest, hero))
        for one in said:
            _answer(run, one)
        return quest, run

    return scene


def _stack(quest: Quest) -> None:
    if "forest" in quest.state.stocks:
        next_item(quest, "ash-spear", "rope", world="forest")
        next_monster(quest, "thornling", "tusker", world="forest")
    else:
        next_item(quest, *ITEMS)
        next_monster(quest, "goblin", "monk")


def _answer(run: ScriptRun[Any], said: Said) -> None:
    seat, _, one = said.rpartition(":") if isinstance(said, str) else ("", "", said)
    number = int(seat or 0)
    run.answer(number, _key(run, number, one) if isinstance(one, str) else one)


def _key(run: ScriptRun[Any], seat: int, one: str) -> str:
    """`*item torch`: whichever option begins so and is about that."""
    if not one.startswith("*"):
        return one
    verb, _, about = one[1:].partition(" ")
    return next(o.key for o in run.open[seat].options if o.key.startswith(verb) and about in repr(o.facts))


def keyed(play: Callable[[Quest, Hero, str], Script[Any]], key: str) -> Play:
    """A deed of the menu, chosen by this key."""
    return lambda quest, hero: play(quest, hero, key)


# --- what is set up ---


def both(*settings: Setting) -> Setting:
    return lambda quest: [one(quest) for one in settings]


def equipped(*keys: str, hero: int = 0) -> Setting:
    return lambda quest: give(quest, quest.hero(hero), *keys)


def lying(*keys: str) -> Setting:
    return lambda quest: [drop(quest, quest.tile(quest.hero(0)), key) for key in keys]


def killed(*keys: str) -> Setting:
    return lambda quest: claim(quest, quest.hero(0), *keys)


def on_top(key: str) -> Setting:
    return lambda quest: next_tile(quest, key)


def together(quest: Quest) -> None:
    for other in quest.heroes:
        other.at = quest.hero(0).at


def weak_friend(quest: Quest) -> None:
    quest.hero(1).hp = 3


def cached(quest: Quest) -> None:
    quest.tile(quest.hero(0)).cache = from_bag(quest, "torch")


def beside_goblin(quest: Quest) -> None:
    lay(quest, "d01", 0, -2, is_hidden=True)


def ring(quest: Quest) -> None:
    quest.state.ring_at = quest.hero(0).at


def bearer(quest: Quest) -> None:
    """The Dragon is dead."""
    quest.state.ring_with, quest.state.dragon_dead = 0, True


def hunt(quest: Quest) -> None:
    set_morna(quest, lay(quest, "f08", 0, -2))


def dragon(quest: Quest) -> None:
    set_dragon(quest, lay(quest, "dexit", 0, -2))


def troll(quest: Quest) -> None:
    set_monster(quest, quest.tile(quest.hero(0)), "troll")
