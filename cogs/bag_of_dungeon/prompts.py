"""What is asked (P0 to P17): words, option keys and time-out defaults. Keys are stable and name public things only."""

from collections.abc import Iterable, Sequence

from bot.engine import Fact, Option, Prompt, Term, Who
from cogs.bag_of_dungeon.state import SPACES, Hero, Item, Monster, Tile

BACK = Option("back", "back")
END = Option("end", "end-turn")
LEAST_STORY = 20  # characters (P10)
UNTOLD = "·" * LEAST_STORY  # stands for a story nobody told; the catalogue has words for it
SUNG = "♪" * LEAST_STORY  # stands for an automaton's story; that too is in the catalogue
NORTH_EAST_SOUTH_WEST = ("north", "east", "south", "west")


# --- names ---


def direction(edge: int) -> Term:
    return Term("direction", (NORTH_EAST_SOUTH_WEST[edge],))


def adventurer(hero: Hero) -> Term:
    return Term("adventurer", (hero.key,))


def item_name(item: Item) -> Term:
    return Term("item", (item.key,))


def monster_name(monster: Monster) -> Term:
    return Term("monster", (monster.key,))


def skill_name(hero: Hero) -> Term:
    return Term("skill", (hero.kind.skill,))


def upgrade_name(hero: Hero) -> Term:
    return Term("upgrade", (f"{hero.kind.kind}-{hero.side}",))


def space_name(index: int) -> Term:
    return Term("space", (SPACES[index],))


def number_of(key: str) -> int:
    """The number a key ends with: `item-12`, `hero-3`, `turns-2`."""
    return int(key.rpartition("-")[2])


# --- P0: before the first turn ---


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


# --- P2: the main menu; the verbs that need a target ask again ---


def menu(hero: Hero, tile: Tile, options: Sequence[Option]) -> Prompt:
    facts: dict[str, Fact] = {"adventurer": adventurer(hero), "ap": hero.ap, "hp": hero.hp, "tile": tile.label}
    return Prompt(hero.seat, "menu", "R9", (*options, END), default=("end",), facts=facts)


def lay(edge: int, ap: int) -> Option:
    return Option(f"lay-{NORTH_EAST_SOUTH_WEST[edge]}", "lay", {"direction": direction(edge), "ap": ap})


def move(tile: Tile, edge: int | None, *, has_monster: bool) -> Option:
    """Through an edge, or (None) through the Gateway's door or down the ladder."""
    facts: dict[str, Fact] = {"tile": tile.label, "ap": 1, "danger": int(has_monster)}
    if edge is not None:
        return Option(f"move-{NORTH_EAST_SOUTH_WEST[edge]}", "move", facts | {"direction": direction(edge)})
    return Option(f"pass-{tile.key}", "pass", facts | {"world": Term("world", (tile.world,))})


def verb(key: str, ap: int = 0, **facts: Fact) -> Option:
    """A verb of the menu: web, shoot, use, skill, arrange, take, drop, trade, pool, cache, seed, swamp, heal, find …"""
    return Option(key, key, {"ap": ap, **facts})


# --- targets of a verb ---


def pick_tile(hero: Hero, word: str, rule: str, tiles: Iterable[tuple[Tile, dict[str, Fact]]]) -> Prompt:
    """One of several tiles; the option's word is the prompt's."""
    options = tuple(Option(f"tile-{tile.key}", word, {"tile": tile.label, **facts}) for tile, facts in tiles)
    return _first_or_back(hero, word, rule, options)


def pick_item(hero: Hero, word: str, rule: str, items: Iterable[tuple[Item, int]]) -> Prompt:
    """One of several items, each with the AP it costs."""
    options = tuple(Option(f"item-{item.id}", word, {"item": item_name(item), "ap": ap}) for item, ap in items)
    return _first_or_back(hero, word, rule, options)


def pick_hero(hero: Hero, word: str, rule: str, heroes: Iterable[tuple[int, Hero]]) -> Prompt:
    options = tuple(
        Option(f"hero-{index}", word, {"target": Who((other.seat,)), "adventurer": adventurer(other), "hp": other.hp})
        for index, other in heroes
    )
    return _first_or_back(hero, word, rule, options)


def pick_space(hero: Hero, word: str, rule: str, options: Sequence[Option], item: Item | None) -> Prompt:
    facts: dict[str, Fact] = {"item": item_name(item)} if item else {}
    return Prompt(hero.seat, word, rule, (*options, BACK), default=("back",), facts=facts)


def space(name: str, item: Item | None) -> Option:
    """A space, with what would leave it."""
    facts: dict[str, Fact] = {"space": Term("space", (name,))}
    return Option(name, "swap-space", facts | {"item": item_name(item)}) if item else Option(name, "space", facts)


def _first_or_back(hero: Hero, word: str, rule: str, options: tuple[Option, ...]) -> Prompt:
    return Prompt(hero.seat, word, rule, (*options, BACK), default=("back",))


# --- P3, P4: laying ---


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
    return tuple(NORTH_EAST_SOUTH_WEST[edge] for edge in edges)


# --- P5: the encounter ---


def encounter(hero: Hero, monster: Monster, attack: tuple[int, int], number: int, options: Sequence[Option]) -> Prompt:
    """`attack`: the monster's dice and what it adds."""
    facts: dict[str, Fact] = {
        "adventurer": adventurer(hero), "monster": monster_name(monster), "monster_hp": monster.hp,
        "dice": attack[0], "plus": attack[1], "hp": hero.hp, "ap": hero.ap, "round": number,
    }  # fmt: skip
    return Prompt(hero.seat, "encounter", "R27", tuple(options), default=("fight",), facts=facts)


def escape(tile: Tile, damage: int) -> Option:
    return Option(f"escape-{tile.key}", "escape", {"tile": tile.label, "ap": 1, "damage": damage})


def escape_new(edge: int, damage: int) -> Option:
    key = f"flee-{NORTH_EAST_SOUTH_WEST[edge]}"
    return Option(key, "escape-new", {"direction": direction(edge), "ap": 2, "damage": damage})


def tag(index: int, partner: Hero, ap: int) -> Option:
    facts: dict[str, Fact] = {"target": Who((partner.seat,)), "adventurer": adventurer(partner), "ap": ap}
    return Option(f"tag-{index}", "tag", facts)


def item_use(item: Item, ap: int) -> Option:
    return Option(f"item-{item.id}", "use-item", {"item": item_name(item), "ap": ap})


# --- reactions (P6 to P8, P10, P14 to P17) ---


def yes_no(seat: int, word: str, rule: str, *, default: bool, facts: dict[str, Fact]) -> Prompt:
    """The options are `<word>` and `no-<word>`."""
    options = (Option("yes", word, facts), Option("no", f"no-{word}", facts))
    return Prompt(seat, word, rule, options, default=("yes" if default else "no",), facts=facts)


def dice(hero: Hero, facts: dict[str, Fact], options: Sequence[Option]) -> Prompt:
    """After the dice, before they are compared (R38)."""
    return Prompt(hero.seat, "dice", "R38", (*options, Option("keep", "keep")), default=("keep",), facts=facts)


def damage(hero: Hero, rule: str, facts: dict[str, Fact], options: Sequence[Option]) -> Prompt:
    """Before damage is taken: duck, dive, riposte, brace, or take it."""
    take = Option("take", "take-damage", facts)
    return Prompt(hero.seat, "damage", rule, (*options, take), default=("take",), facts=facts)


def killing_blow(hero: Hero, monster: Monster, items: Sequence[Item]) -> Prompt:
    options = tuple(Option(f"item-{item.id}", "killing-blow", {"item": item_name(item)}) for item in items)
    facts: dict[str, Fact] = {"adventurer": adventurer(hero), "monster": monster_name(monster)}
    return Prompt(hero.seat, "killing-blow", "R80", (*options, Option("die", "die")), default=("die",), facts=facts)


def story(hero: Hero, monster: Monster, item: Item) -> Prompt:
    """How the item did it: 20 to 1000 characters."""
    facts: dict[str, Fact] = {"monster": monster_name(monster), "item": item_name(item)}
    return Prompt(hero.seat, "story", "R80", kind="text", least=LEAST_STORY, most=1000, default=UNTOLD, facts=facts)


def reward(hero: Hero, number: int, count: int, options: Sequence[Option]) -> Prompt:
    facts: dict[str, Fact] = {"number": number, "count": count}
    return Prompt(hero.seat, "reward", "R69", tuple(options), default=(options[0].key,), facts=facts)


def one_of(seat: int, word: str, rule: str, options: Sequence[Option], default: str, **facts: Fact) -> Prompt:
    """Any other choice of one."""
    return Prompt(seat, word, rule, tuple(options), default=(default,), facts=facts)
