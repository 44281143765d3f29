"""Before the first turn: tiles, bags, Start tiles (R1-R6), and who plays which adventurer (P0)."""

from bot.engine import Chance
from cogs.bag_of_dungeon.content import ITEMS, MONSTERS, TILES, WORLDS, World
from cogs.bag_of_dungeon.content.shapes import openings
from cogs.bag_of_dungeon.options import BagOptions, settled
from cogs.bag_of_dungeon.state import Hero, Item, State, Stock, Tile
from cogs.bag_of_dungeon.state.cells import cell

START: dict[World, str] = {"dungeon": "dstart", "forest": "fstart"}
DUNGEON_BELOW = 40  # rows the dungeon lies south of the forest where both are played: no coordinate is there twice


def new_state(seats: int, options: BagOptions, chance: Chance) -> State:
    """R1, R3 to R7. Adventurers are chosen in the first turn."""
    options = settled(options, seats)
    party = options.solo_party if seats == 1 else 1
    heroes = [Hero(index=index, seat=index % seats) for index in range(seats * party)]
    first = options.first - 1 if 1 <= options.first <= seats else chance.below(seats)
    order = [hero.index for hero in heroes[first:] + heroes[:first]]
    stocks = _stocks(options, chance)
    state = State(options=options, heroes=heroes, stocks=stocks, tiles={}, cells={}, order=order)
    if options.mode != "combined":
        put(state, TILES[options.mode][START[options.mode]].key, 0, 0, 0)
    else:
        put(state, START["forest"], 0, 0, 0)
    return state


def put(state: State, key: str, x: int, y: int, turns: int) -> Tile:
    """Lay a tile into a cell."""
    tile = Tile(key, x, y, turns)
    tile.openings = openings(tile.kind.shape, turns)
    state.tiles[key] = tile
    state.cells[cell(tile.world, x, y)] = key
    return tile


def start_of(state: State, world: World) -> Tile:
    return state.tiles[START[world]]


def _stocks(options: BagOptions, chance: Chance) -> dict[World, Stock]:
    worlds = [world for world in WORLDS if options.mode in {world, "combined"}]
    stocks: dict[World, Stock] = {}
    number = 0
    for world in worlds:
        items = _items(world, number, with_enhanced=options.enhanced_items)
        number += len(items)
        spare = _spare_vines(options) if world == "forest" else []
        stack = [key for key in _stack(world) if key not in spare]
        stocks[world] = Stock(stack=stack, gone_tiles=spare, monsters=_tokens(world), items=items)
        chance.shuffle(stocks[world].stack)
        chance.shuffle(stocks[world].monsters)
        chance.shuffle(stocks[world].items)
    if options.mode == "combined":
        _gateway_on_top(stocks["forest"].stack, chance)
    return stocks


def _stack(world: World) -> list[str]:
    return [kind.key for kind in TILES[world].values() if kind.place == "stack"]


def _spare_vines(options: BagOptions) -> list[str]:
    """R7: tiles of Red Vine that stay in the box."""
    vines = [kind.key for kind in TILES["forest"].values() if kind.icon == "vine"]
    return vines[: len(vines) - options.vines]


def _tokens(world: World) -> list[str]:
    return [kind.key for kind in MONSTERS[world].values() for _ in range(kind.count)]


def _items(world: World, first: int, *, with_enhanced: bool) -> list[Item]:
    kinds = [kind for kind in ITEMS[world].values() if with_enhanced or not kind.is_enhanced]
    keys = [kind.key for kind in kinds for _ in range(kind.count)]
    return [Item(first + number, key, world) for number, key in enumerate(keys)]


def _gateway_on_top(stack: list[str], chance: Chance) -> None:
    """R5: the Gateway is in the top half; the last of the list is the top."""
    half = len(stack) // 2
    stack.remove("f01")
    stack.insert(half + chance.below(half), "f01")
