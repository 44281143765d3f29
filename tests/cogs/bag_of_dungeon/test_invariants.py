"""Each invariant, broken once: what must hold of every state is really looked at."""

from collections.abc import Callable
from functools import cache

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine import Match
from bot.engine.playout import adviser_policy, playout
from bot.kit.squares import SIDES
from cogs.bag_of_dungeon.content import DRAGON
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.rules.frame.setup import put
from cogs.bag_of_dungeon.rules.invariants.state import check
from cogs.bag_of_dungeon.rules.map.grid import neighbour
from cogs.bag_of_dungeon.state import Fight, Hero, Item, Monster, State, Tile

SEEN = 110  # answers into the match


@cache
def sound() -> bytes:
    """A combined match well on its way, somebody with things in his pack."""
    found: list[bytes] = []

    def watch(match: Match[State]) -> None:
        if match.answered == SEEN:
            found.append(msgspec.msgpack.encode(match.state))

    playout(GAME, 3, BagOptions(mode="combined"), b"sound", (adviser_policy,), watch)
    return found[0]


def tile(state: State, icon: str) -> Tile:
    return next(tile for tile in state.tiles.values() if tile.kind.icon == icon)


def carrier(state: State) -> Hero:
    return next(hero for hero in state.heroes if any(space.item for space in hero.spaces))


def lose_tile(state: State) -> None:
    state.stocks["forest"].stack.pop() if state.stocks["forest"].stack else state.stocks["dungeon"].stack.pop()


def lose_monster(state: State) -> None:
    state.stocks["forest"].monsters.pop()


def lose_item(state: State) -> None:
    state.stocks["forest"].items.pop()


def copy_item(state: State) -> None:
    """The number of each kind stays, one token is there twice."""
    items = state.stocks["forest"].items
    items[0] = Item(items[1].id, items[0].key, "forest")


def drop_carried(state: State) -> None:
    space = next(space for space in carrier(state).spaces if space.item)
    space.item = None


def move_tile(state: State) -> None:
    next(iter(state.tiles.values())).x += 40


def turn_tile(state: State) -> None:
    next(tile for tile in state.tiles.values() if tile.kind.shape == "corner").turns += 2


def wall_up(state: State) -> None:
    key = next(iter(state.tiles))
    state.tiles[key].openings = ()


def open_one_side(state: State) -> None:
    """A door that ends at the neighbour's wall."""
    for one in state.tiles.values():
        for edge in SIDES:
            other = neighbour(state, one, edge)
            if other is not None and edge not in one.openings:
                one.openings = tuple(sorted((*one.openings, edge)))
                return


def part_map(state: State) -> None:
    """A tile is carried off, cell and all, to where nothing joins it."""
    last = next(tile for tile in reversed(state.tiles.values()) if tile.key.startswith("f"))
    del state.cells[f"f{last.x},{last.y}"]
    last.x += 40
    state.cells[f"f{last.x},{last.y}"] = last.key


def lose_seed(state: State) -> None:
    bearer = next((hero for hero in state.heroes if hero.seeds), None)
    if bearer:
        bearer.seeds -= 1
    else:
        tile(state, "seed").has_token = False


def gain_life(state: State) -> None:
    state.heroes[0].lives = 4


def live_without(state: State) -> None:
    state.heroes[0].lives = 0


def stand_on_nothing(state: State) -> None:
    state.heroes[0].at = "d99"


def heal_too_much(state: State) -> None:
    state.heroes[0].hp = 99


def owe_tokens(state: State) -> None:
    state.heroes[0].tokens = -1


def two_rings(state: State) -> None:
    state.ring_at, state.ring_with = next(iter(state.tiles)), 0


def ring_on_nothing(state: State) -> None:
    state.ring_at = "d99"


def ring_out_past_the_dragon(state: State) -> None:
    state.ring_left = True


def token_astray(state: State) -> None:
    tile(state, "").has_token = True


def pool_in_the_wood(state: State) -> None:
    tile(state, "").pool = 1


def two_monsters(state: State) -> None:
    it = tile(state, "monster")
    it.is_hidden, it.monster = True, Monster("spiders", "forest", 1, 1, 2, 0)


def item_under_poison(state: State) -> None:
    next(space for space in carrier(state).spaces if space.item).is_poisoned = True


def hide_from_nobody(state: State) -> None:
    hero = next(hero for hero in state.heroes if hero.status == "in" and not state.tiles[hero.at].monster)
    hero.is_sneaking = True


def _bear_the_ring_out(state: State) -> None:
    """As it should be, with everybody inside on the way out."""
    for one in state.tiles.values():
        one.monster = None if one.monster and one.monster.key == DRAGON else one.monster
    state.ring_at, state.ring_left, state.dragon_dead = "", True, True
    state.leaving = [hero.index for hero in state.heroes if hero.at.startswith("d")]


def stay_in_the_closed_dungeon(state: State) -> None:
    _bear_the_ring_out(state)
    put(state, "dstart", 0, 40, 0)
    state.heroes[0].at = "dstart"
    state.leaving = [index for index in state.leaving if index]


def seed_in_the_closed_dungeon(state: State) -> None:
    _bear_the_ring_out(state)
    put(state, "dstart", 0, 40, 0).seeds = 1
    lose_seed(state)


def night_before_the_last_turn(state: State) -> None:
    _bear_the_ring_out(state)
    state.leaving, state.result = sorted({0, *state.leaving}), "late"


def ring_without_its_guards_death(state: State) -> None:
    state.ring_with = 0
    tile(state, "monster").guards_ring = True


def plant_on_stone(state: State) -> None:
    tile(state, "").is_planted = True


def two_in_a_cell(state: State) -> None:
    state.cells["d99,99"] = next(iter(state.tiles))


def hide_elsewhere(state: State) -> None:
    state.heroes[0].is_sneaking, state.heroes[0].at = True, ""


def fight_and_hide(state: State) -> None:
    hero = state.heroes[0]
    state.tiles[hero.at].monster = Monster("spiders", "forest", 1, 1, 2, 0)
    hero.is_sneaking, state.fight = True, Fight(hero.at, [hero.index])


def ring_with_the_dead(state: State) -> None:
    state.heroes[0].status, state.ring_at, state.ring_with = "out", "", 0


def lose_against_the_ring(state: State) -> None:
    _bear_the_ring_out(state)
    state.options = replace(state.options, mode="dungeon")
    state.leaving, state.result = [], "late"
    for hero in state.heroes:
        hero.at = "fstart"


BREAKS: dict[Callable[[State], None], str] = {
    lose_tile: "dungeon tiles are not all there, once: lost ['d20'], too many []",
    lose_monster: "forest monsters are not all there, once: lost ['carrion-crows'], too many []",
    lose_item: "forest items are not all there, once: lost ['silk-wrap'], too many []",
    copy_item: "an item is there twice",
    drop_carried: "forest items are not all there, once: lost ['fire-pot'], too many []",
    move_tile: "fstart is not in its cell",
    turn_tile: "f23 is not open where it is printed open",
    wall_up: "fstart is not open where it is printed open",
    open_one_side: "f10 and f20 disagree",
    part_map: "the map falls apart: only 37 of 38 tiles are joined",
    lose_seed: "a brood seed is lost",
    gain_life: "duric has 4 lives",
    live_without: "duric plays on without a life",
    stand_on_nothing: "duric stands on nothing",
    heal_too_much: "duric has 99 of 12 HP",
    owe_tokens: "duric has less than nothing",
    two_rings: "there are two Rings",
    ring_on_nothing: "the Ring lies on nothing",
    ring_out_past_the_dragon: "the Ring has left past the living Dragon",
    token_astray: "fstart has a token",
    pool_in_the_wood: "fstart: 1 pools",
    two_monsters: "two monsters on f23",
    item_under_poison: "fire-pot does not fit 4",
    hide_from_nobody: "duric hides from nobody on d29",
    stay_in_the_closed_dungeon: "duric is in the closed dungeon",
    seed_in_the_closed_dungeon: "a brood seed lies where nobody can go",
    night_before_the_last_turn: "night fell while a last turn was owed",
    ring_without_its_guards_death: "the Ring was taken from its living guard",
    plant_on_stone: "a seed is planted on fstart",
    two_in_a_cell: "two tiles lie in one cell",
    hide_elsewhere: "duric hides, and is not there",
    fight_and_hide: "duric fights and hides",
    ring_with_the_dead: "the Ring is with one who is out of the game",
    lose_against_the_ring: "a won match was lost",
}


def test_the_state_is_sound_before() -> None:
    check(msgspec.msgpack.decode(sound(), type=State))


@pytest.mark.parametrize("spoil", BREAKS, ids=lambda spoil: spoil.__name__)
def test_what_is_broken_is_seen_and_said(spoil: Callable[[State], None]) -> None:
    state = msgspec.msgpack.decode(sound(), type=State)
    spoil(state)
    with pytest.raises(AssertionError) as found:
        check(state)
    assert str(found.value) == BREAKS[spoil]


def at_least(state: State) -> None:
    for hero in state.heroes:
        hero.hp = hero.ap = hero.debt = hero.tokens = 0
        hero.lives = 1


def at_most(state: State) -> None:
    for hero in state.heroes:
        hero.hp, hero.lives = hero.most_hp, 3


def left(state: State) -> None:
    """Who has left the dungeon takes along what there is."""
    hero = carrier(state)
    hero.status, hero.at = "left", ""


def out_on_the_way(state: State) -> None:
    _bear_the_ring_out(state)


def night_with_the_ring_inside(state: State) -> None:
    """Lost in the Dungeon alone as well, as long as nobody has borne the Ring out."""
    state.result, state.leaving, state.options = "late", [], replace(state.options, mode="dungeon")


def night_in_the_forest(state: State) -> None:
    """Where the forest follows, the Ring outside is no victory yet (R126)."""
    _bear_the_ring_out(state)
    for hero in state.heroes:
        hero.at = "fstart"
    state.result, state.leaving = "late", []


SOUND = [at_least, at_most, left, out_on_the_way, night_with_the_ring_inside, night_in_the_forest]


@pytest.mark.parametrize("change", SOUND, ids=lambda change: change.__name__)
def test_what_lies_at_the_limit_holds(change: Callable[[State], None]) -> None:
    state = msgspec.msgpack.decode(sound(), type=State)
    change(state)
    check(state)
