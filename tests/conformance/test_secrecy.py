"""What is taken back alone has told nobody anything: where hidden cards lie otherwise, everybody sees the same.

Before an answer the hidden things are moved about as far as one viewer cannot tell; the same answer is given; if that
viewer then sees another table than in the true match, it has told something, and `is_quiet` must have said so.
"""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from bot.engine import Answer, Chance, Game, Match, Options, Refused, ScriptFailed, is_quiet
from bot.engine.playout import Policy, adviser_policy, playout, random_policy
from bot.games import find_games
from tests.conformance.test_games import ways
from tests.conformance.test_undo import copy

TRIES = 6  # other worlds, for each answer and viewer
Shift = Callable[[Any, int | None, Chance], None]
PITCH = {"bag-of-dungeon": 11}  # long matches are looked at now and then
POLICIES: tuple[Policy, ...] = (adviser_policy, random_policy)


def shift_cards(state: Any, viewer: int | None, chance: Chance) -> None:
    """Death Over the Kingdom: cards change places between the deck, the others' hands and what lies before them."""
    places: list[tuple[Any, Any]] = [(state.deck, number) for number in range(len(state.deck))]
    for seat, place in enumerate(state.places):
        if seat != viewer:
            places += [(place.hand, number) for number in range(len(place.hand))]
            places += [(place, "table")] if place.table else []
    for _ in range(2):
        one, other = chance.pick(places), chance.pick(places)
        first, second = _at(one), _at(other)
        _lay(one, second)
        _lay(other, first)


def _at(place: tuple[Any, Any]) -> Any:
    return getattr(*place) if isinstance(place[1], str) else place[0][place[1]]


def _lay(place: tuple[Any, Any], card: Any) -> None:
    if isinstance(place[1], str):
        setattr(*place, card)
    else:
        place[0][place[1]] = card


def shift_stocks(state: Any, viewer: int | None, chance: Chance) -> None:
    """Bag of Dungeon: stacks and bags lie in another order."""
    del viewer
    for stock in state.stocks.values():
        for hidden in (stock.stack, stock.monsters, stock.items):
            chance.shuffle(hidden)


SHIFTS: dict[str, Shift] = {"death-over-the-kingdom": shift_cards, "bag-of-dungeon": shift_stocks}
TABLES = [
    pytest.param(game, options, id=name) for game in find_games().values() for name, options in ways(game).items()
]


def sight(match: Match[Any], viewer: int | None, told: int = 0) -> bytes:
    """All that a viewer has before them: the view, what they are asked or see asked, and the events since."""
    asked = [(p.seat, p.word, repr(p.facts if p.seat == viewer or not p.is_secret else ())) for p in match.prompts]
    options = [repr(p.options if p.seat == viewer else p.public_options) for p in match.prompts]
    events = [repr(event) for event in match.told[told:] if event.is_for(viewer)]
    return msgspec.msgpack.encode([match.view(viewer), asked, options, events])


def differing(before: Match[Any], after: Match[Any], answer: Answer, seats: int, chance: Chance) -> Iterator[bool]:
    """For each other world that a viewer could not tell from ours: do they see another table after the answer?"""
    shift, told = SHIFTS[before.game.key], len(before.told)
    for viewer in (None, *range(seats)):
        for _ in range(TRIES):
            world = copy(before)
            shift(world.state, viewer, chance)
            if sight(world, viewer) != sight(before, viewer) or world.prompt(answer.prompt) is None:
                continue
            try:
                world.answer(answer)
            except (Refused, ScriptFailed):
                continue  # not a thing this seat could have done there
            if world.snapshot == before.snapshot:
                yield sight(world, viewer, told) != sight(after, viewer, told)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_what_is_quiet_tells_nobody_anything(game: Game[Any, Any], options: Options) -> None:
    seats, chance = game.seats_for(options)[0] + 1, Chance(b"other worlds")
    quiet, loud = [0, 0], [0, 0]  # worlds, and worlds that look different

    def watch(match: Match[Any]) -> None:
        if not match.answers or match.outcome is not None:
            return
        if match.answered % PITCH.get(game.key, 1):
            return
        before, answer = copy(match, match.answered - 1), match.answers[-1]
        found = quiet if is_quiet(before, match, seats) else loud
        for is_different in differing(before, match, answer, seats, chance):
            found[0] += 1
            found[1] += is_different

    playout(game, seats, options, b"quiet", POLICIES, watch)
    assert quiet[0] > 20
    assert quiet[1] == 0
    assert loud[1] > 0, "no answer ever told anything: the shifts shift nothing"
