"""What must hold of every state, whatever was played: nothing is lost, nothing is there twice, nobody on nothing."""

from functools import cache

from bot.kit.pieces import check_pieces
from cogs.bag_of_dungeon.content import ALL_MONSTERS, DRAGON, ITEMS, MONSTERS, TILES, Icon, World
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.goods.inventory import can_hold, is_covered
from cogs.bag_of_dungeon.rules.invariants.map import check_map
from cogs.bag_of_dungeon.rules.invariants.where import check_hidden, check_way_out
from cogs.bag_of_dungeon.state import Hero, Item, State

SEEDS, LIVES = 4, 3
TOKENED: tuple[Icon, ...] = ("swamp", "bones", "seed")


def check(state: State) -> None:
    for world in state.stocks:
        _check_tiles(state, world)
        _check_monsters(state, world)
    _check_items(state)
    check_map(state)
    _check_tokens(state)
    _check_seeds(state)
    _check_ring(state)
    check_way_out(state)
    for hero in state.heroes if state.phase != "choose" else []:
        _check_hero(state, hero)


def _check_tiles(state: State, world: World) -> None:
    stock = state.stocks[world]
    floor = [kind.key for kind in TILES[world].values() if kind.place == "stack"]
    laid = [key for key in state.tiles if key in floor]
    drawn = [drawn.key for drawn in state.laying.drawn if drawn.key in floor] if state.laying else []
    check_pieces(f"{world} tiles", stock.stack + drawn + laid + stock.gone_tiles, floor)


def _check_monsters(state: State, world: World) -> None:
    """Bag, heap, map and kills hold every token once."""
    stock = state.stocks[world]
    tokens = [kind.key for kind in MONSTERS[world].values() for _ in range(kind.count)]
    on_map = [tile.monster.key for tile in state.tiles.values() if tile.monster and not tile.monster.is_claimed]
    if state.fight and state.fight.spawn and not state.fight.spawn.is_claimed:
        on_map.append(state.fight.spawn.key)
    on_map += [key for hero in state.heroes for key in hero.kills]
    found = stock.monsters + stock.spent_monsters + [key for key in on_map if key in tokens]
    check_pieces(f"{world} monsters", found, tokens)


def _check_items(state: State) -> None:
    items = all_items(state)
    for world in state.stocks:
        found = [item.key for item in items if item.world == world]
        check_pieces(f"{world} items", found, _bag(world, has_enhanced=state.options.enhanced_items))
    assert len({item.id for item in items}) == len(items), "an item is there twice"


@cache
def _bag(world: World, *, has_enhanced: bool) -> list[str]:
    """What a world's item bag held in the beginning."""
    kinds = [kind for kind in ITEMS[world].values() if has_enhanced or not kind.is_enhanced]
    return [kind.key for kind in kinds for _ in range(kind.count)]


def all_items(state: State) -> list[Item]:
    """Every item token, wherever it is; one in a prompt's hands (being placed) is in none of these."""
    items = [item for stock in state.stocks.values() for item in stock.items + stock.spent_items + stock.gone_items]
    for tile in state.tiles.values():
        items += tile.items + ([tile.cache] if tile.cache else [])
    for hero in state.heroes:
        items += figures.carried(hero) + hero.companions
    return items + state.in_hand


def _check_tokens(state: State) -> None:
    """Tokens lie where they belong, and never more than there were."""
    for tile in state.tiles.values():
        assert 0 <= tile.pool <= (len(state.heroes) if tile.kind.icon == "pool" else 0), (
            f"{tile.key}: {tile.pool} pools"
        )
        assert not tile.has_token or tile.kind.icon in TOKENED, f"{tile.key} has a token"
        assert not tile.is_planted or tile.kind.icon == "vine", f"a seed is planted on {tile.key}"
        assert not (tile.is_hidden and tile.monster), f"two monsters on {tile.key}"
        assert tile.cache is None or tile.kind.icon == "item", f"a hidden item on {tile.key}"


def _check_seeds(state: State) -> None:
    """Four seeds: still in the stack, on their tiles, carried, fallen or planted."""
    if "forest" not in state.stocks:
        return
    unlaid = [key for key, kind in TILES["forest"].items() if kind.icon == "seed" and key not in state.tiles]
    on_tiles = sum(tile.seeds + tile.is_planted + (tile.has_token and tile.kind.icon == "seed") for tile in
                   state.tiles.values())  # fmt: skip
    assert len(unlaid) + on_tiles + sum(hero.seeds for hero in state.heroes) == SEEDS, "a brood seed is lost"


def _check_ring(state: State) -> None:
    """The Ring is in one place; once it is in the game it stays, but with the adventurer who bore it out."""
    assert not (state.ring_at and state.ring_with is not None), "there are two Rings"
    assert not state.ring_at or state.ring_at in state.tiles, "the Ring lies on nothing"
    if state.ring_with is not None:
        assert state.heroes[state.ring_with].status != "out", "the Ring is with one who is out of the game"
    if state.ring_left:
        assert state.dragon_dead, "the Ring has left past the living Dragon"
    if state.ring_left or state.ring_with is not None:
        assert not _is_ring_guarded(state), "the Ring was taken from its living guard"
    if state.dragon_dead:
        assert not any(tile.monster and tile.monster.key == DRAGON for tile in state.tiles.values())


def _is_ring_guarded(state: State) -> bool:
    """R141."""
    return any(tile.guards_ring or (tile.monster and tile.monster.guards_ring) for tile in state.tiles.values())


def _check_hero(state: State, hero: Hero) -> None:
    if not hero.key:
        return
    if hero.is_sneaking:
        check_hidden(state, hero)
    assert 0 <= hero.lives <= LIVES, f"{hero.key} has {hero.lives} lives"
    assert hero.lives > 0 or hero.status == "out", f"{hero.key} plays on without a life"
    assert 0 <= hero.hp <= hero.most_hp, f"{hero.key} has {hero.hp} of {hero.most_hp} HP"
    assert min(hero.ap, hero.debt, hero.tokens, hero.seeds) >= 0, f"{hero.key} has less than nothing"
    assert (hero.status == "in") == (hero.at in state.tiles), f"{hero.key} stands on nothing"
    assert all(key in ALL_MONSTERS for key in hero.kills)
    if hero.status != "in":
        assert not (figures.carried(hero) or hero.seeds) or hero.status == "left", f"{hero.key} took things along"
    for index, space in enumerate(hero.spaces):
        if space.item is not None:
            assert can_hold(hero.spaces, space.item, index), f"{space.item.key} does not fit {index}"
            assert not is_covered(hero.spaces, index), f"{space.item.key} lies under a two-handed item"
