"""Before the first turn (P0), the main menu (P2), and laying tiles (P3, P4)."""

from collections.abc import Mapping, Sequence

from bot.engine import Fact, Option, Prompt, Term
from bot.kit.squares import DIRECTIONS, beyond
from cogs.bag_of_dungeon.content.kinds import TileKind
from cogs.bag_of_dungeon.prompts.choices import END, one_of, usual
from cogs.bag_of_dungeon.prompts.names import adventurer, direction
from cogs.bag_of_dungeon.state import Hero, Tile
from cogs.bag_of_dungeon.state.cells import coordinate


def choose_adventurer(seat: int, free: Mapping[str, int]) -> Prompt:
    """`free`: who can be chosen, and whether the skill is of use in this match."""
    options = tuple(
        Option(key, "adventurer", {"adventurer": Term("adventurer", (key,)), "skill_is": use})
        for key, use in free.items()
    )
    return Prompt(seat, "adventurer", "R2", options, main=usual(options))


def choose_side(hero: Hero, sides: Sequence[str]) -> Prompt:
    """Which upgrade two skill tokens will buy (R75)."""
    kind = hero.kind.kind
    options = tuple(Option(f"side-{side}", "side", {"upgrade": Term("upgrade", (f"{kind}-{side}",))}) for side in sides)
    return Prompt(hero.seat, "side", "R75", options, default=(options[0].key,), facts={"adventurer": adventurer(hero)})


GOING = ("explore-on", "explore", "lay", "move", "pass", "walk", "travel")
PACK = ("arrange", "trade", "use")
# What is for the taking, and then the unknown: what most people want of all the menu offers, in this order.
WANTED = (
    "leave",
    "ring",
    "seeds",
    "cache",
    "seed",
    "plant",
    "chest",
    "pick-it-up",
    "pick-up",
    "explore-on",
    "explore",
    "lay",
)

GOALS = (Term("item", ("ring",)), Term("icon", ("tree",)), Term("icon", ("exit",)))


def menu(hero: Hero, tile: Tile, options: Sequence[Option]) -> Prompt:
    """Deeds, then ways, then what one carries; the end of the turn last."""
    facts: dict[str, Fact] = {"adventurer": adventurer(hero), "ap": hero.ap, "hp": hero.hp, "tile": tile.label}
    ordered = (*sorted(options, key=_purpose), END)
    return Prompt(hero.seat, "menu", "R9", ordered, default=("end",), facts=facts, main=_wanted(hero, options))


def _purpose(option: Option) -> int:
    return 1 if option.word in GOING else 2 if option.group == "pack" else 0


def _wanted(hero: Hero, options: Sequence[Option]) -> str:
    """Else a quiet way to the unknown, whom one stands before, any way to the unknown, the goal, any way at all."""
    wanted = [option.key for word in WANTED for option in options if option.word == word]
    ways = [option for option in options if option.word in GOING]
    wanted += [option.key for option in ways if option.facts.get("ways") and "what" not in option.facts]
    wanted += [option.key for option in options if option.word in {"engage", "shoot"}]
    wanted += [option.key for option in ways if option.facts.get("ways")]
    wanted += [option.key for goal in GOALS for option in ways if option.facts.get("what") == goal]
    if hero.ap <= 0:
        wanted.append(END.key)
    wanted += [option.key for option in ways] or [option.key for option in options if len(options) > 1]
    return wanted[0] if wanted else ""


def verb(key: str, ap: int = 0, **facts: Fact) -> Option:
    """A verb of the menu: web, shoot, use, skill, arrange, take, drop, trade, pool, cache, seed, swamp, heal, find …"""
    return Option(key, key, {"ap": ap, **facts}, group="pack" if key in PACK else "")


def rotation(hero: Hero, icon: str, options: Sequence[Option], label: str) -> Prompt:
    """The legal rotations of the tile drawn, for the cell of that label."""
    facts: dict[str, Fact] = {"tile": label, "icon": Term("icon", (icon or "plain",))}
    return Prompt(hero.seat, "rotation", "R14", tuple(options), default=(options[0].key,), facts=facts)


def turned(turns: int, openings: Sequence[int]) -> Option:
    return Option(f"turns-{turns}", "turned", {"openings": Term("direction", _directions(openings)), "turns": turns})


def pathfinder(hero: Hero, tiles: Sequence[TileKind], label: str) -> Prompt:
    """The Warden picks one of two tiles for the cell of that label."""
    options = tuple(Option(f"draw-{tile.key}", "draw", _face_of(tile)) for tile in tiles)
    return Prompt(hero.seat, "pathfinder", "R13", options, default=(options[0].key,), facts={"tile": label})


def _face_of(tile: TileKind) -> dict[str, Fact]:
    """What can be seen on it: a lair may have the number that the Ring's dice look for (R21)."""
    icon = Term("icon", (tile.icon or "plain",))
    return {"shape": Term("shape", (tile.shape,)), "icon": icon, "number": tile.number}


def last_edge(hero: Hero, name: str, edges: Sequence[tuple[Tile, int]]) -> Prompt:
    """Where the Exit or the Maiden Tree is placed (R18)."""
    options = tuple(Option(f"at-{tile.key}-{edge}", "last-edge", _beyond(tile, edge)) for tile, edge in edges)
    facts: dict[str, Fact] = {"name": Term("tile", (name,))}
    return one_of(hero.seat, "last-edge", "R18", options, options[0].key, **facts)


def _beyond(tile: Tile, edge: int) -> dict[str, Fact]:
    """The cell where it would lie, and how one comes there."""
    return {"tile": tile.label, "direction": direction(edge), "place": coordinate(*beyond(tile.spot, edge))}


def _directions(edges: Sequence[int]) -> tuple[str, ...]:
    return tuple(DIRECTIONS[edge] for edge in edges)
