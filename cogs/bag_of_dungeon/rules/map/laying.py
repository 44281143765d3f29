"""Laying tiles (R13-R16): drawing, turning, and what a new tile reveals (R17, R86-R111)."""

from itertools import islice

from bot.engine import Option, Script, ask
from bot.kit.squares import DIRECTIONS, Cell, beyond, opposite
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.content import ALL_TILES, World
from cogs.bag_of_dungeon.content.shapes import openings
from cogs.bag_of_dungeon.events.map import (
    EdgeBlocked,
    GatewayOpened,
    ItemHidden,
    PoolFilled,
    TileLaid,
    TileSetAside,
    TokenPlaced,
)
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.frame.setup import DUNGEON_BELOW, START, put
from cogs.bag_of_dungeon.rules.goods import bags
from cogs.bag_of_dungeon.rules.map import last_tile
from cogs.bag_of_dungeon.rules.map.fitting import fits_anywhere, legal_turns
from cogs.bag_of_dungeon.rules.map.grid import cell_beyond, frontier
from cogs.bag_of_dungeon.rules.quest import Deed, Quest
from cogs.bag_of_dungeon.state import Drawn, Hero, Laying, Tile
from cogs.bag_of_dungeon.state.cells import coordinate

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
    return DIRECTIONS.index(key.partition("-")[2])


def lay_tile(quest: Quest, hero: Hero, origin: Tile, edge: int) -> Script[Tile | None]:
    """The last of a stack brings another with it (R18). None: the edge is blocked now."""
    tile = yield from lay_next(quest, hero, origin, edge)
    if tile is not None:
        yield from last_tile.place_if_due(quest, hero, tile.world)
    return tile


def lay_next(quest: Quest, hero: Hero, origin: Tile, edge: int) -> Script[Tile | None]:
    """Draw until a tile fits, let the player turn it, resolve what it reveals. None: the edge is blocked now."""
    world, where = origin.world, cell_beyond(origin, edge)
    drawn = yield from _draw(quest, hero, world, where, opposite(edge))
    if drawn is None:
        origin.blocked = (*origin.blocked, edge)
        yield EdgeBlocked(tile=origin.label, direction=DIRECTIONS[edge])
        yield from last_tile.give_up_if_stuck(quest, hero, world, fits_anywhere)
        return None
    turns = yield from _turn(quest, hero, world, drawn, where)
    tile = put(quest.state, drawn.key, *where, turns)
    quest.state.laying, quest.stock(world).last_laid = None, drawn.key
    yield TileLaid(
        seat=hero.seat,
        hero=hero.key,
        origin=origin.label,
        tile=tile.label,
        direction=DIRECTIONS[edge],
        icon=tile.kind.icon or "plain",
        left=len(quest.stock(world).stack),
    )
    yield from reveal_icon(quest, tile)
    return tile


# --- drawing and turning ---


def _draw(quest: Quest, hero: Hero, world: World, where: Cell, joined: int) -> Script[Drawn | None]:
    """Take tiles from the top until one fits (R15); a Warden finds two and picks one."""
    stock = quest.stock(world)
    found = _found(quest, world, where, joined, 2 if hero.kind.skill == "pathfinder" else 1)
    if not found:
        return None
    aside = len(stock.stack) - stock.stack.index(found[-1].key) - len(found)
    stock.stack = [key for key in stock.stack if all(key != drawn.key for drawn in found)]
    quest.state.laying = Laying(world, found)
    chosen = (yield from _pathfinder(hero, found, where)) if _is_choice(found) else found[0]
    stock.stack += [drawn.key for drawn in found if drawn is not chosen]
    quest.state.laying = Laying(world, [chosen])
    if aside:
        yield TileSetAside(seat=hero.seat, hero=hero.key, count=aside)
    if aside or len(found) > 1:
        quest.chance.shuffle(stock.stack)
    return chosen


def _found(quest: Quest, world: World, where: Cell, joined: int, most: int) -> list[Drawn]:
    """The first tiles that fit, from the top of the stack."""
    stack = quest.stock(world).stack
    tried = ((key, legal_turns(quest.state, world, key, where, joined, len(stack) - 1)) for key in reversed(stack))
    return list(islice((Drawn(key, *where, turns) for key, turns in tried if turns), most))


def _is_choice(found: list[Drawn]) -> bool:
    """Between tiles that are not the same but for their keys."""
    kinds = (ALL_TILES[drawn.key] for drawn in found)
    return len({(kind.shape, kind.icon, kind.number) for kind in kinds}) > 1


def _pathfinder(hero: Hero, found: list[Drawn], where: Cell) -> Script[Drawn]:
    prompt = prompts.pathfinder(hero, [ALL_TILES[drawn.key] for drawn in found], coordinate(*where))
    key = (yield from ask(prompt)).key.removeprefix("draw-")
    return next(drawn for drawn in found if drawn.key == key)


def _turn(quest: Quest, hero: Hero, world: World, drawn: Drawn, where: Cell) -> Script[int]:
    """P3: the player picks a legal rotation."""
    if len(drawn.turns) == 1:
        return drawn.turns[0]
    kind = ALL_TILES[drawn.key]
    options = [prompts.turned(turn, openings(kind.shape, turn)) for turn in drawn.turns]
    laid = {(tile.x, tile.y) for tile in quest.state.tiles.values() if tile.world == world}
    new = {turn: sum(beyond(where, edge) not in laid for edge in openings(kind.shape, turn)) for turn in drawn.turns}
    most = max(drawn.turns, key=lambda turn: new[turn])  # into the unknown
    prompt = prompts.rotation(hero, kind.icon, options, coordinate(*where))
    answer = yield from ask(prompts.favouring(f"turns-{most}", prompt))
    return prompts.number_of(answer.key)


# --- what it reveals (R17) ---


def reveal_icon(quest: Quest, tile: Tile) -> Script[None]:
    """The tile's "Reveal" line."""
    icon = tile.kind.icon
    if icon == "monster" and not (quest.is_calm and tile.world == "forest"):
        tile.is_hidden = True
        yield TokenPlaced(tile=tile.label)
    elif icon == "pool":
        tile.pool = len(quest.heroes)
        yield PoolFilled(tile=tile.label, count=tile.pool)
    elif icon == "item":
        yield from _hide_item(quest, tile)
    elif icon in {"seed", "swamp", "bones"}:
        tile.has_token = True
    elif icon == "gateway" and quest.state.options.mode == "combined":
        start = put(quest.state, START["dungeon"], 0, DUNGEON_BELOW, 0)
        yield GatewayOpened(tile=tile.label, target=start.label)


def _hide_item(quest: Quest, tile: Tile) -> Script[None]:
    """R89: a face-down item token."""
    tile.cache = bags.draw_item(quest, tile.world)
    if tile.cache is not None:
        yield ItemHidden(tile=tile.label)


LAY = Deed(lay_offers, lay)
