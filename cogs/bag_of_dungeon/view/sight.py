"""The view of a state: the one door through which anything of a match is seen."""

from bot.kit.squares import DIRECTIONS, Direction
from cogs.bag_of_dungeon.content import ALL_MONSTERS, ALL_TILES, World
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.endgame.hunting import hunt
from cogs.bag_of_dungeon.rules.frame.outcome import outcome
from cogs.bag_of_dungeon.rules.map.grid import frontier, ways
from cogs.bag_of_dungeon.state import Blow, Drawn, Fight, Laying, Monster, State, Stock, Tile
from cogs.bag_of_dungeon.state.cells import coordinate
from cogs.bag_of_dungeon.view import (
    BagView,
    BlowView,
    DrawnView,
    FightView,
    HuntView,
    LayingView,
    MonsterView,
    MornaView,
    StockView,
    TileView,
)
from cogs.bag_of_dungeon.view.sight_hero import hero_view, item_view


def sight(state: State, seat: int | None) -> BagView:
    """All seats see the same: everything hidden is hidden from everybody."""
    return BagView(
        viewer=seat,
        options=state.options,
        phase=state.phase,
        round=state.round,
        acting=state.active,
        order=tuple(state.order),
        heroes=tuple(hero_view(state, hero) for hero in state.heroes),
        tiles=tuple(_tile(state, tile) for tile in state.tiles.values()),
        stocks=tuple(_stock(world, stock) for world, stock in state.stocks.items()),
        fight=_fight(state, state.fight) if state.fight else None,
        laying=_laying(state.laying) if state.laying else None,
        path=tuple(state.tiles[key].label for key in state.path),
        morna=_morna(state),
        dragon_dead=state.dragon_dead,
        ring_left=state.ring_left,
        leaving=tuple(index for index in state.leaving if state.heroes[index].at.startswith("d")),
        stories=tuple(state.stories),
        result=state.result,
        outcome=outcome(state),
    )


def _monster(state: State, monster: Monster) -> MonsterView:
    dice, plus = figures.foe_attack(state, monster)
    return MonsterView(
        monster.key,
        monster.hp,
        monster.most,
        dice,
        plus,
        is_purple=monster.is_purple,
        is_boss=ALL_MONSTERS[monster.key].is_boss,
        guards_ring=monster.guards_ring,
    )


def _directions(edges: tuple[int, ...] | list[int]) -> tuple[Direction, ...]:
    return tuple(DIRECTIONS[edge] for edge in edges)


def _tile(state: State, tile: Tile) -> TileView:
    has_stack = bool(state.stocks[tile.world].stack)
    return TileView(
        key=tile.key,
        label=tile.label,
        world=tile.world,
        x=tile.x,
        y=tile.y,
        shape=tile.kind.shape,
        icon=tile.kind.icon,
        number=tile.kind.number,
        turns=tile.turns,
        openings=_directions(tile.openings),
        frontier=_directions(frontier(state, tile)) if has_stack else (),
        blocked=_directions(tile.blocked),
        doors=tuple(other.label for _, other in ways(state, tile)),
        is_hidden=tile.is_hidden,
        monster=_monster(state, tile.monster) if tile.monster else None,
        items=tuple(item_view(item) for item in tile.items),
        has_cache=tile.cache is not None,
        pool=tile.pool,
        has_token=tile.has_token,
        seeds=tile.seeds,
        is_planted=tile.is_planted,
        has_ring=state.ring_at == tile.key,
        has_ladder=bool(state.ladder_at) and tile.key in {state.ladder_at, "f02"},
        heroes=tuple(hero.index for hero in state.heroes if hero.at == tile.key),
    )


def _stock(world: World, stock: Stock) -> StockView:
    return StockView(
        world,
        len(stock.stack),
        len(stock.monsters),
        len(stock.items),
        tuple(stock.spent_monsters),
        tuple(item.key for item in stock.spent_items),
        tuple(item.key for item in stock.gone_items),
        stock.is_complete,
    )


def _fight(state: State, fight: Fight) -> FightView | None:
    """None once the monster is dead and its rewards are being shared out, or once nobody stands before it any more.

    Somebody who falls beside the fighters may then still be asked for a killing blow (R38, R80).
    """
    monster = fight.spawn or (state.morna if fight.is_morna else state.tiles[fight.at].monster)
    if monster is None or not fight.fighters:
        return None
    at = state.tiles[fight.at].label
    return FightView(
        at,
        _monster(state, monster),
        tuple(fight.fighters),
        fight.round,
        fight.can_escape and all(index not in fight.bound for index in fight.fighters[:1]),
        tuple(fight.rolls),
        tuple(fight.foe_rolls),
        _blow(fight.blow) if fight.blow else None,
        _dice(state, fight),
    )


def _dice(state: State, fight: Fight) -> int:
    """Of the front fighter's next roll; an archer's weapon has its own (R57)."""
    front = next(iter(fight.fighters), None)
    if front is None or front in fight.bowmen:
        return 0
    return figures.fight_dice(state, fight, state.heroes[front])


def _blow(blow: Blow) -> BlowView:
    return BlowView(blow.total, blow.foe_total, blow.is_critical, blow.dealt, blow.taken)


def _laying(laying: Laying) -> LayingView:
    """R13: a tile drawn lies in the open."""
    return LayingView(laying.world, tuple(_drawn(drawn) for drawn in laying.drawn))


def _drawn(drawn: Drawn) -> DrawnView:
    kind, x, y = ALL_TILES[drawn.key], drawn.x, drawn.y
    return DrawnView(kind.key, coordinate(x, y), x, y, kind.shape, kind.icon, kind.number, tuple(drawn.turns))


def _morna(state: State) -> MornaView | None:
    if state.morna is None:
        return None
    monster = _monster(state, state.morna)
    return MornaView(state.tiles[state.morna_at].label, monster, monster.dice, _hunts(state))


def _hunts(state: State) -> HuntView | None:
    """Nothing is foretold while he moves, nor in the midst of a fight: nobody knows yet who will stand where."""
    is_open = state.phase == "hunt" and state.active is not None and state.fight is None
    plan = hunt(state) if is_open else None
    return HuntView(plan.target.index, tuple(tile.label for tile in plan.way), plan.meets) if plan else None
