"""Each invariant, broken once: what must hold of every state is really looked at."""

from collections.abc import Callable
from functools import cache

import msgspec
import pytest

from bot.engine import Match
from bot.engine.playout import adviser_policy, playout
from cogs.deckbox_dungeons.game import GAME
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.invariants import check
from cogs.deckbox_dungeons.state.match import State

SEEN = 60  # answers into the match


@cache
def sound() -> bytes:
    """A match well on its way: tiles are laid, enemies stand, some have been slain."""
    found: list[bytes] = []

    def watch(match: Match[State]) -> None:
        state = msgspec.msgpack.decode(match.snapshot.state, type=State)  # as it stood when the turn began
        if match.answered >= SEEN and len(state.enemies) > 1 and state.encounter_deck:
            found.append(match.snapshot.state)

    playout(GAME, 3, DeckboxOptions(quest="king"), b"sound", (adviser_policy,), watch)
    return found[0]


def lose_item(state: State) -> None:
    state.item_deck.pop()


def double_item(state: State) -> None:
    state.discards.append(state.item_deck[-1])


def lose_tile(state: State) -> None:
    state.tile_deck.pop()


def lay_on_another(state: State) -> None:
    state.tiles[1].x, state.tiles[1].y = state.tiles[0].cell


def lose_encounter(state: State) -> None:
    state.encounter_deck.pop()


def double_encounter(state: State) -> None:
    state.encounter_deck[0] = state.tiles[1].encounters[0]


def do_unseen_deed(state: State) -> None:
    state.tiles[0].done.append(state.encounter_deck[0])


def lose_enemy(state: State) -> None:
    state.enemies.pop()


def swell_enemy(state: State) -> None:
    state.enemies[0].health = 7


def swap_enemies(state: State) -> None:
    state.enemies.reverse()


def wall_enemy(state: State) -> None:
    state.enemies[0].at = (100, 100)


def stack_enemies(state: State) -> None:
    state.enemies[0].at = state.enemies[1].at


def wall_hero(state: State) -> None:
    state.heroes[0].at = (100, 100)


def stack_heroes(state: State) -> None:
    state.heroes[0].at = state.heroes[1].at


def overheal(state: State) -> None:
    state.heroes[0].health = state.heroes[0].kind.health + 1


def overcharge(state: State) -> None:
    state.heroes[0].energy = 11


def enrich(state: State) -> None:
    state.heroes[0].treasure = 21


def indebt(state: State) -> None:
    state.heroes[0].treasure = -1


def raise_dead(state: State) -> None:
    state.heroes[0].health = 0


def share_card(state: State) -> None:
    state.heroes[0].ability = state.heroes[1].ability


def keep_actions(state: State) -> None:
    state.heroes[0].actions = 1


def keep_move(state: State) -> None:
    state.heroes[0].move_left = 1


def keep_rope(state: State) -> None:
    state.heroes[0].is_roped = True


def keep_cleave(state: State) -> None:
    state.heroes[0].has_cleaved = True


def lose_smoke(state: State) -> None:
    state.heroes[0].smoke = [state.heroes[0].at]


def wall_smoke(state: State) -> None:
    state.heroes[0].is_smoking, state.heroes[0].smoke = True, [(100, 100)]


def act_elsewhere(state: State) -> None:
    state.active, state.phase = 0, "enemies"


def lead_the_gone(state: State) -> None:
    state.heroes[0].is_led = state.heroes[0].is_gone = True


BREAKS: dict[Callable[[State], None], str] = {
    lose_item: "the items are not all there",
    double_item: "the items are not all there",
    lose_tile: "the tiles are not all there",
    lay_on_another: "two tiles lie on one another",
    lose_encounter: "encounters",
    double_encounter: "an encounter is there twice",
    do_unseen_deed: "a deed was done that nobody saw",
    lose_enemy: "were slain",
    swell_enemy: "shows 7",
    swap_enemies: "in the order in which they came",
    wall_enemy: "an enemy stands in a wall",
    stack_enemies: "two stand on one space",
    wall_hero: "stands in a wall",
    stack_heroes: "two stand on one space",
    overheal: "Health",
    overcharge: "11 Energy",
    enrich: "21 Treasure",
    indebt: "-1 Treasure",
    raise_dead: "stands with 0 Health",
    keep_actions: "has actions and does not act",
    keep_move: "has a Move and does not act",
    keep_rope: "keeps the rope",
    keep_cleave: "keeps the Cleave",
    lose_smoke: "has not thrown",
    wall_smoke: "hangs in a wall",
    act_elsewhere: "in another phase",
    lead_the_gone: "has gone, and is led",
    share_card: "two heroes use one card",
}


@pytest.mark.parametrize("broken", BREAKS, ids=lambda broken: broken.__name__)
def test_what_is_broken_is_found(broken: Callable[[State], None]) -> None:
    state = msgspec.msgpack.decode(sound(), type=State)
    check(state)
    broken(state)
    with pytest.raises(AssertionError, match=BREAKS[broken]):
        check(state)
