"""Each invariant, broken once: what must hold of every state is really looked at."""

from collections.abc import Callable
from functools import cache

import msgspec
import pytest

from bot.engine import Match
from bot.engine.playout import adviser_policy, playout
from bot.kit.squares import SIDES
from cogs.bag_of_dungeon.content import DRAGON
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.rules.frame.setup import put
from cogs.bag_of_dungeon.rules.invariants.state import check
from cogs.bag_of_dungeon.rules.map.grid import neighbour
from cogs.bag_of_dungeon.state import Hero, Item, Monster, State, Tile

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


BREAKS: list[Callable[[State], None]] = [
    lose_tile, lose_monster, lose_item, copy_item, drop_carried, move_tile, turn_tile, wall_up, open_one_side, part_map,
    lose_seed, gain_life, live_without, stand_on_nothing, heal_too_much, owe_tokens, two_rings, ring_on_nothing,
    ring_out_past_the_dragon, token_astray, pool_in_the_wood, two_monsters, item_under_poison,
    hide_from_nobody, stay_in_the_closed_dungeon, seed_in_the_closed_dungeon, night_before_the_last_turn,
    ring_without_its_guards_death,
]  # fmt: skip


SAID = {
    "stay_in_the_closed_dungeon": "in the closed dungeon",
    "seed_in_the_closed_dungeon": "where nobody can go",
    "night_before_the_last_turn": "last turn was owed",
    "ring_without_its_guards_death": "living guard",
    "hide_from_nobody": "hides from nobody",
}


def test_the_state_is_sound_before() -> None:
    check(msgspec.msgpack.decode(sound(), type=State))


@pytest.mark.parametrize("spoil", BREAKS, ids=lambda spoil: spoil.__name__)
def test_what_is_broken_is_seen(spoil: Callable[[State], None]) -> None:
    state = msgspec.msgpack.decode(sound(), type=State)
    spoil(state)
    with pytest.raises(AssertionError, match=SAID.get(spoil.__name__)):
        check(state)
