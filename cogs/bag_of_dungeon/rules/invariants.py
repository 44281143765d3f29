"""What must hold of every state, whatever was played: nothing is lost, nothing is there twice, nobody on nothing."""

from collections import Counter

from cogs.bag_of_dungeon.cells import cell
from cogs.bag_of_dungeon.content import ALL_MONSTERS, ITEMS, MONSTERS, TILES, World
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.grid import STEPS, cell_beyond, distances, openings, opposite, tile_at
from cogs.bag_of_dungeon.rules.inventory import can_hold, is_covered
from cogs.bag_of_dungeon.rules.setup import START
from cogs.bag_of_dungeon.state import Hero, Item, State, Tile

SEEDS = 4


def check(state: State) -> None:
    for world in state.stocks:
        _check_tiles(state, world)
        _check_monsters(state, world)
        _check_items(state, world)
    _check_map(state)
    _check_seeds(state)
    _check_ring(state)
    for hero in state.heroes if state.phase != "choose" else []:
        _check_hero(state, hero)


def _check_tiles(state: State, world: World) -> None:
    stock = state.stocks[world]
    floor = [kind.key for kind in TILES[world].values() if kind.place == "stack"]
    laid = [key for key in state.tiles if key in floor]
    drawn = [drawn.key for drawn in state.laying.drawn if drawn.key in floor] if state.laying else []
    assert sorted(stock.stack + drawn + laid + stock.gone_tiles) == sorted(floor), (
        f"{world} tiles are not all there, once"
    )


def _check_monsters(state: State, world: World) -> None:
    """Bag, heap, map and kills hold every token once."""
    stock = state.stocks[world]
    tokens = [kind.key for kind in MONSTERS[world].values() for _ in range(kind.count)]
    on_map = [tile.monster.key for tile in state.tiles.values() if tile.monster and not tile.monster.is_claimed]
    if state.fight and state.fight.spawn and not state.fight.spawn.is_claimed:
        on_map.append(state.fight.spawn.key)
    on_map += [key for hero in state.heroes for key in hero.kills]
    found = stock.monsters + stock.spent_monsters + [key for key in on_map if key in tokens]
    assert sorted(found) == sorted(tokens), f"{world} monsters: {Counter(found) - Counter(tokens)}"


def _check_items(state: State, world: World) -> None:
    kinds = [kind for kind in ITEMS[world].values() if state.options.enhanced_items or not kind.is_enhanced]
    wanted = sorted(kind.key for kind in kinds for _ in range(kind.count))
    found = [item for item in all_items(state) if item.world == world]
    assert sorted(item.key for item in found) == wanted, f"{world} items are not all there, once"
    assert len({item.id for item in all_items(state)}) == len(all_items(state))


def all_items(state: State) -> list[Item]:
    """Every item token, wherever it is; one in a prompt's hands (being placed) is in none of these."""
    items = [item for stock in state.stocks.values() for item in stock.items + stock.spent_items + stock.gone_items]
    for tile in state.tiles.values():
        items += tile.items + ([tile.cache] if tile.cache else [])
    for hero in state.heroes:
        items += figures.carried(hero) + hero.companions
    return items + state.in_hand


def _check_map(state: State) -> None:
    """Tiles agree at their edges, cells hold them, and each world hangs together."""
    for tile in state.tiles.values():
        assert state.cells[cell(tile.world, tile.x, tile.y)] == tile.key
        if tile.kind.shape != "any":
            assert set(openings(tile.kind.shape, tile.turns)) <= set(tile.openings)
        _check_edges(state, tile)
    for start in START.values():
        if start in state.tiles:
            world = state.tiles[start].world
            here = [key for key, tile in state.tiles.items() if tile.world == world]
            assert set(here) <= set(distances(state, state.tiles[start])), f"the {world} falls apart"


def _check_edges(state: State, tile: Tile) -> None:
    for edge in range(len(STEPS)):
        other = tile_at(state, tile.world, *cell_beyond(tile, edge))
        if other is not None:
            is_matched = (edge in tile.openings) == (opposite(edge) in other.openings)
            assert is_matched, f"{tile.key} and {other.key} disagree"


def _check_seeds(state: State) -> None:
    """Four seeds: still in the stack, on their tiles, carried, fallen or planted."""
    if "forest" not in state.stocks:
        return
    unlaid = [key for key, kind in TILES["forest"].items() if kind.icon == "seed" and key not in state.tiles]
    on_tiles = sum(tile.seeds + tile.is_planted + (tile.has_token and tile.kind.icon == "seed") for tile in
                   state.tiles.values())  # fmt: skip
    assert len(unlaid) + on_tiles + sum(hero.seeds for hero in state.heroes) == SEEDS, "a brood seed is lost"


def _check_ring(state: State) -> None:
    assert not (state.ring_at and state.ring_with is not None)
    if state.ring_with is not None:
        assert state.heroes[state.ring_with].status != "out"
    assert not state.ring_at or state.ring_at in state.tiles


def _check_hero(state: State, hero: Hero) -> None:
    if not hero.key:
        return
    assert 0 <= hero.lives <= 3
    assert 0 <= hero.hp <= hero.most_hp, f"{hero.key} has {hero.hp} of {hero.most_hp} HP"
    assert hero.ap >= 0
    assert hero.debt >= 0
    assert hero.tokens >= 0
    assert (hero.status == "in") == (hero.at in state.tiles), f"{hero.key} stands on nothing"
    for index, space in enumerate(hero.spaces):
        if space.item is not None:
            assert can_hold(hero.spaces, space.item, index)
            assert not is_covered(hero.spaces, index)
    assert all(key in ALL_MONSTERS for key in hero.kills)
