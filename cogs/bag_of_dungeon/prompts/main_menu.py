"""Before the first turn (P0), the main menu (P2), and laying tiles (P3, P4)."""

from collections.abc import Sequence

from bot.engine import Fact, Option, Prompt, Term
from bot.kit.squares import DIRECTIONS
from cogs.bag_of_dungeon.prompts.choices import END
from cogs.bag_of_dungeon.prompts.names import adventurer, direction
from cogs.bag_of_dungeon.state import Hero, Tile


def choose_adventurer(seat: int, free: Sequence[str]) -> Prompt:
    options = tuple(Option(key, "adventurer", {"adventurer": Term("adventurer", (key,))}) for key in free)
    return Prompt(seat, "adventurer", "R2", options)


def choose_side(hero: Hero) -> Prompt:
    """Which upgrade two skill tokens will buy (R75)."""
    kind = hero.kind.kind
    options = tuple(
        Option(f"side-{side}", "side", {"upgrade": Term("upgrade", (f"{kind}-{side}",))}) for side in ("a", "b")
    )
    return Prompt(hero.seat, "side", "R75", options, default=("side-a",), facts={"adventurer": adventurer(hero)})


GOING = ("move", "pass", "walk")
PACK = ("arrange", "trade", "use")
# What is for the taking, and then the unknown: what most people want of all the menu offers, in this order.
WANTED = ("leave", "ring", "seeds", "cache", "seed", "plant", "chest", "pick-it-up", "pick-up", "explore", "lay")


def menu(hero: Hero, tile: Tile, options: Sequence[Option]) -> Prompt:
    facts: dict[str, Fact] = {"adventurer": adventurer(hero), "ap": hero.ap, "hp": hero.hp, "tile": tile.label}
    wanted = [option.key for word in WANTED for option in options if option.word == word]
    wanted += [option.key for option in options if option.word in GOING and _is_inviting(option)]
    main = wanted[0] if wanted else END.key if hero.ap <= 0 else ""
    return Prompt(hero.seat, "menu", "R9", (*options, END), default=("end",), facts=facts, main=main)


def _is_inviting(option: Option) -> bool:
    """A quiet tile with sides to explore."""
    return bool(option.facts["ways"]) and "what" not in option.facts


def verb(key: str, ap: int = 0, **facts: Fact) -> Option:
    """A verb of the menu: web, shoot, use, skill, arrange, take, drop, trade, pool, cache, seed, swamp, heal, find …"""
    return Option(key, key, {"ap": ap, **facts}, group="pack" if key in PACK else "")


def rotation(hero: Hero, icon: str, options: Sequence[Option], label: str) -> Prompt:
    """The legal rotations of the tile drawn, for the cell of that label."""
    facts: dict[str, Fact] = {"tile": label, "icon": Term("icon", (icon or "plain",))}
    return Prompt(hero.seat, "rotation", "R14", tuple(options), default=(options[0].key,), facts=facts)


def turned(turns: int, openings: Sequence[int]) -> Option:
    return Option(f"turns-{turns}", "turned", {"openings": Term("direction", _directions(openings)), "turns": turns})


def pathfinder(hero: Hero, tiles: Sequence[tuple[str, str, str]], label: str) -> Prompt:
    """The Warden picks one of two tiles (key, shape, icon) for the cell of that label."""
    options = tuple(
        Option(f"draw-{key}", "draw", {"shape": Term("shape", (shape,)), "icon": Term("icon", (icon or "plain",))})
        for key, shape, icon in tiles
    )
    return Prompt(hero.seat, "pathfinder", "R13", options, default=(options[0].key,), facts={"tile": label})


def last_edge(hero: Hero, name: str, edges: Sequence[tuple[Tile, int]]) -> Prompt:
    """Where the Exit or the Maiden Tree is placed (R18)."""
    options = tuple(
        Option(f"at-{tile.key}-{edge}", "last-edge", {"tile": tile.label, "direction": direction(edge)})
        for tile, edge in edges
    )
    return Prompt(
        hero.seat, "last-edge", "R18", options, default=(options[0].key,), facts={"name": Term("tile", (name,))}
    )


def _directions(edges: Sequence[int]) -> tuple[str, ...]:
    return tuple(DIRECTIONS[edge] for edge in edges)
