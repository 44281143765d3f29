"""Nothing hidden is seen (R26, R86, R89): stacks and bags in another order look the same until drawn from."""

import msgspec
import pytest

from bot.engine import Chance, Event, Prompt
from bot.engine.playout import playout, random_policy
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.rules.frame.turn import play
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import State
from tests.cogs.bag_of_dungeon.maps import adventure, drop, from_bag, lay
from tests.support.sampled import sampled
from tests.support.scripts import ScriptRun


def _copy(state: State) -> State:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=State)


def _reshuffled(state: State, chance: Chance) -> State:
    """The same table, other hidden orders and other face-down items."""
    twin = _copy(state)
    for tile in twin.tiles.values():
        bag = twin.stocks[tile.world].items
        if tile.cache is not None and bag:
            tile.cache, bag[0] = bag[0], tile.cache
    for stock in twin.stocks.values():
        chance.shuffle(stock.stack)
        chance.shuffle(stock.monsters)
        chance.shuffle(stock.items)
    return twin


def _seen(state: State) -> bytes:
    return b"".join(msgspec.json.encode(GAME.view(state, seat)) for seat in (None, 0, 1))


def _opening(state: State) -> tuple[list[Event], list[Prompt]]:
    """What is told and asked where the turn begins, as long as nothing has been drawn."""
    run = ScriptRun(play(Quest(state, Chance(b"same"))))
    return run.events, run.asked


def _states(mode: str) -> list[State]:
    """The states where turns began in a few matches."""
    found: list[State] = []
    for number in range(3):
        options = BagOptions(mode=mode, most_rounds=12)  # type: ignore[arg-type]
        playout(
            GAME, 2, options, b"%d" % number, (random_policy,),
            lambda match: found.append(_copy(match.state)) if not match.answers else None,
        )  # fmt: skip
    return [state for state in found if state.phase not in {"choose", "over"}]


@pytest.mark.parametrize("mode", sampled(["dungeon", "forest", "combined"], 1))
def test_another_hidden_order_looks_and_asks_the_same(mode: str) -> None:
    chance = Chance(b"reshuffle")
    states = _states(mode)
    assert len(states) > 20
    for state in states:
        twin = _reshuffled(state, chance)
        assert _seen(twin) == _seen(state)
        hero = state.heroes[state.order[state.turn]] if state.turn < len(state.order) else None
        if hero is not None and not state.tiles[hero.at].is_hidden and hero.errand is None:
            assert _opening(twin) == _opening(state)


def test_whatever_lies_face_down_looks_the_same() -> None:
    quest = adventure("sirrus", "duric")
    tile = lay(quest, "d05", 0, -1)
    quest.hero(0).at = tile.key
    seen = set()
    for key in ("dragonlance", "iron-axe", "small-chest", "spear-trap", "bomb", "torch"):
        tile.cache = from_bag(quest, key)
        seen.add(_seen(quest.state))
        quest.stock("dungeon").items.append(tile.cache)
    assert len(seen) == 1


def test_a_face_down_item_is_not_in_the_view() -> None:
    quest = adventure("sirrus")
    tile = lay(quest, "d05", 0, -1)
    tile.cache = from_bag(quest, "dragonlance")
    drop(quest, tile, "iron-axe")
    seen = msgspec.json.encode(GAME.view(quest.state, 0))
    assert b"iron-axe" in seen
    assert b"dragonlance" not in seen


def test_the_view_changes_where_something_public_does() -> None:
    """The comparison above can fail."""
    quest = adventure("sirrus")
    before = _seen(quest.state)
    quest.hero(0).hp -= 1
    assert _seen(quest.state) != before
