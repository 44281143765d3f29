"""What a seat may believe: it sees the same there, and learns nothing of how the true cards lie."""

from itertools import product
from typing import Any

import msgspec
import pytest

from bot.engine import Chance, Match
from bot.engine.playout import mixed_policy, playout
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.state.match import State
from tests.cogs.death_over_the_kingdom.positions import A, B, table
from tests.support.sampled import sampled

WAYS = {"court": GAME.rehearsed(), **GAME.variants()}


def positions(way: str) -> list[State]:
    """Of whole matches: one in three."""
    found: list[State] = []

    def keep(match: Match[Any]) -> None:
        if not match.answered % 3:
            found.append(copy(match.state))

    for seats, number in product((3, 5), range(2)):
        playout(GAME, seats, WAYS[way], bytes([seats, number]), (mixed_policy,), keep)
    return found


def copy(state: State) -> State:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=State)


@pytest.mark.parametrize("way", WAYS)
def test_the_viewer_sees_the_same_and_all_cards_are_there(way: str) -> None:
    for number, state in enumerate(positions(way)):
        before = msgspec.msgpack.encode(state)
        for viewer in (None, *range(len(state.places))):
            believed = GAME.resample(state, viewer, Chance(bytes([number % 256])))
            assert GAME.view(believed, viewer) == GAME.view(state, viewer)
            GAME.check(believed)
        assert msgspec.msgpack.encode(state) == before


@pytest.mark.parametrize("way", sampled(list(WAYS), 2))
def test_tables_that_look_alike_give_the_same_sample(way: str) -> None:
    for number, state in enumerate(positions(way)):
        for viewer in (None, *range(len(state.places))):
            other, chance = copy(state), Chance(bytes([number % 256]))
            GAME.reshuffle_hidden(other, viewer, chance.aside("other"))
            one, same = (GAME.resample(world, viewer, chance.aside("deal")) for world in (state, other))
            assert msgspec.msgpack.encode(one) == msgspec.msgpack.encode(same)


def test_a_card_known_to_be_about_is_in_the_hand_or_on_the_table() -> None:
    state = table("KIN DEA MON*", deck="THI JES QUE", hands={"B": "DRA PRI"})
    state.note(A, B).about.append("PRI")
    found = [GAME.resample(state, A, Chance(bytes([number]))) for number in range(60)]
    laid = {world.table(B).code == "PRI" for world in found}
    assert laid == {True, False}
    assert all("PRI" in {card.code for card in [world.table(B), *world.hand(B)]} for world in found)
