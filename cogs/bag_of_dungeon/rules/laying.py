"""Laying tiles (R13-R16): drawing, fitting, turning, and what a new tile reveals (R17, R86-R111)."""

from bot.engine import Option, Script, ask
from cogs.bag_of_dungeon import events, prompts
from cogs.bag_of_dungeon.content import ALL_TILES, World
from cogs.bag_of_dungeon.prompts import NORTH_EAST_SOUTH_WEST
from cogs.bag_of_dungeon.rules import figures, last_tile
from cogs.bag_of_dungeon.rules.grid import (
    EDGES,
    STEPS,
    TURNS,
    cell_beyond,
    frontier,
    openings,
    opposite,
    tile_at,
)
from cogs.bag_of_dungeon.rules.quest import Deed, Quest
from cogs.bag_of_dungeon.rules.setup import DUNGEON_BELOW, START, put
from cogs.bag_of_dungeon.state import Hero, State, Tile

LAY_AP = 1


def lay_ap(hero: Hero) -> int:
    """A torch lights a second tile for the same AP."""
    return 0 if hero.has_torchlight and figures.wears(hero, "torch") else LAY_AP


def lay_offers(quest: Quest, hero: Hero) -> list[Option]:
    tile, ap = quest.tile(hero), lay_ap(hero)
    if not quest.stock(tile.world).stack or not quest.can_pay(hero, ap):
        return []
    return [prompts.lay(edge, ap) for edge in frontier(quest.state, tile)]


def lay(quest: Quest, hero: Hero, key: str) -> Script[None]:
    """R13: an open edge of your tile, 1 AP; refunded where nothing fits (R16b)."""
    edge, tile, ap = edge_of(key), quest.tile(hero), lay_ap(hero)
    quest.pay(hero, ap)
    if (yield from lay_tile(quest, hero, tile, edge)) is None:
        hero.ap += ap
    else:
        hero.has_torchlight = ap > 0 and figures.wears(hero, "torch") is not None


def edge_of(key: str) -> int:
    """`lay-north`, `move-east`, `flee-south`."""
    return NORTH_EAST_SOUTH_WEST.index(key.partition("-")[2])


def lay_tile(quest: Quest, hero: Hero, origin: Tile, edge: int) -> Script[Tile | None]:
    """Draw until a tile fits, let the player turn it, resolve what it reveals. None: the edge is blocked now."""
    world, where = origin.world, cell_beyond(origin, edge)
    key = yield from _draw(quest, hero, world, where, opposite(edge))
    if key is None:
        origin.blocked = (*origin.blocked, edge)
        yield events.EdgeBlocked(tile=origin.label, direction=NORTH_EAST_SOUTH_WEST[edge])
        yield from last_tile.give_up_if_stuck(quest, hero, world, fits_anywhere)
        return None
    quest.stock(world).drawn = [key]
    turns = yield from _turn(quest, hero, key, where, opposite(edge))
    tile = put(quest.state, key, *where, turns)
    quest.stock(world).drawn, quest.stock(world).last_laid = [], key
    yield events.TileLaid(
        seat=hero.seat,
        hero=hero.key,
        origin=origin.label,
        tile=tile.label,
        direction=NORTH_EAST_SOUTH_WEST[edge],
        icon=tile.kind.icon or "plain",
        left=len(quest.stock(world).stack),
    )
    yield from reveal_icon(quest, tile)
    yield from last_tile.place_if_due(quest, hero, world)
    return tile


# --- what fits (R14-R16) ---


def legal_turns(state: State, world: World, key: str, where: tuple[int, int], joined: int, left: int) -> list[int]:
    """Rotations whose `joined` edge is open and whose edges all agree with their neighbours (R14).

    While tiles are `left` in the stack, an open edge must be left too (R16a).
    """
    shape = ALL_TILES[key].shape
    fitting = [
        turns
        for turns in TURNS[shape]
        if joined in openings(shape, turns) and _agrees(state, world, where, openings(shape, turns))
    ]
    alive = [turns for turns in fitting if _leaves_frontier(state, world, where, openings(shape, turns))]
    return alive or ([] if left else fitting)


def _agrees(state: State, world: World, where: tuple[int, int], open_edges: tuple[int, ...]) -> bool:
    for edge in EDGES:
        other = tile_at(state, world, where[0] + STEPS[edge][0], where[1] + STEPS[edge][1])
        if other is not None and (edge in open_edges) != (opposite(edge) in other.openings):
            return False
    return True


def _leaves_frontier(state: State, world: World, where: tuple[int, int], open_edges: tuple[int, ...]) -> bool:
    """Would an open edge be left somewhere in this world?"""
    for edge in open_edges:
        if tile_at(state, world, where[0] + STEPS[edge][0], where[1] + STEPS[edge][1]) is None:
            return True
    tiles = (tile for tile in state.tiles.values() if tile.world == world)
    return any(cell_beyond(tile, edge) != where for tile in tiles for edge in frontier(state, tile))


def fits_anywhere(state: State, world: World) -> bool:
    """Does any tile of the stack fit any frontier? (R16c)"""
    edges = [(tile, edge) for tile in state.tiles.values() if tile.world == world for edge in frontier(state, tile)]
    stack = state.stocks[world].stack
    return any(
        legal_turns(state, world, key, cell_beyond(tile, edge), opposite(edge), len(stack) - 1)
        for tile, edge in edges
        for key in stack
    )


def _draw(quest: Quest, hero: Hero, world: World, where: tuple[int, int], joined: int) -> Script[str | None]:
    """Take tiles from the top until one fits (R15); a Warden finds two and picks one."""
    stock, found = quest.stock(world), list[str]()
    wanted = 2 if hero.kind.skill == "pathfinder" else 1
    for key in reversed(stock.stack):
        if legal_turns(quest.state, world, key, where, joined, len(stock.stack) - 1):
            found.append(key)
        if len(found) == wanted:
            break
    if not found:
        return None
    aside = len(stock.stack) - stock.stack.index(found[-1]) - len(found)
    chosen = found[0] if len(found) == 1 else (yield from _pathfinder(hero, found))
    stock.stack.remove(chosen)
    if aside:
        yield events.TileSetAside(seat=hero.seat, hero=hero.key, count=aside)
    if aside or len(found) > 1:
        quest.chance.shuffle(stock.stack)
    return chosen


def _pathfinder(hero: Hero, found: list[str]) -> Script[str]:
    kinds = [ALL_TILES[key] for key in found]
    prompt = prompts.pathfinder(hero, [(kind.key, kind.shape, kind.icon) for kind in kinds])
    return (yield from ask(prompt)).key.removeprefix("draw-")


def _turn(quest: Quest, hero: Hero, key: str, where: tuple[int, int], joined: int) -> Script[int]:
    """P3: the player picks a legal rotation."""
    kind, world = ALL_TILES[key], quest.tile(hero).world
    turns = legal_turns(quest.state, world, key, where, joined, len(quest.stock(world).stack))
    if len(turns) == 1:
        return turns[0]
    options = [prompts.turned(turn, openings(kind.shape, turn)) for turn in turns]
    label = _label(where)
    answer = yield from ask(prompts.rotation(hero, key, kind.icon, options, label))
    return prompts.number_of(answer.key)


def _label(where: tuple[int, int]) -> str:
    return Tile("", *where).label


# --- what it reveals (R17) ---


def reveal_icon(quest: Quest, tile: Tile) -> Script[None]:
    """The tile's "Reveal" line."""
    icon = tile.kind.icon
    if icon == "monster" and not (quest.is_calm and tile.world == "forest"):
        tile.is_hidden = True
        yield events.TokenPlaced(tile=tile.label)
    elif icon == "pool":
        tile.pool = len(quest.heroes)
        yield events.PoolFilled(tile=tile.label, count=tile.pool)
    elif icon == "item":
        yield from _hide_item(quest, tile)
    elif icon in {"seed", "swamp", "bones"}:
        tile.has_token = True
        yield events.TileTokenPlaced(tile=tile.label, icon=icon)
    elif icon == "gateway" and quest.state.options.mode == "combined":
        start = put(quest.state, START["dungeon"], 0, DUNGEON_BELOW, 0)
        yield events.GatewayOpened(tile=tile.label, target=start.label)


def _hide_item(quest: Quest, tile: Tile) -> Script[None]:
    """R89: a face-down item token."""
    stock = quest.stock(tile.world)
    if stock.items:
        tile.cache = stock.items.pop()
        yield events.ItemHidden(tile=tile.label)


LAY = Deed(lay_offers, lay)
