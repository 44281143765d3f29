"""The same table with hidden cards lying otherwise: what one viewer cannot tell from the true one (R6, R59)."""

from collections.abc import Iterator

from bot.engine import Chance
from cogs.death_over_the_kingdom.state.cards import Card
from cogs.death_over_the_kingdom.state.match import State

SWAPS = 2  # a world like ours: after more, few of the answers given here could be given there


def reshuffle(state: State, viewer: int | None, chance: Chance) -> None:
    """Some cards that the viewer cannot name change places. What the other seats know is left as it was."""
    cards = list(_unknown(state, viewer))
    for _ in range(SWAPS if cards else 0):
        one, other = chance.pick(cards), chance.pick(cards)
        one.number, other.number = other.number, one.number
        one.code, other.code = other.code, one.code


def _unknown(state: State, viewer: int | None) -> Iterator[Card]:
    """The deck, and what others have in the hand and face down in front of them, but for cards this viewer knows."""
    yield from state.deck
    for seat, place in enumerate(state.places):
        if seat == viewer:
            continue
        note = state.note(viewer, seat)
        yield from (card for card in place.hand if card.code not in note.holds)
        table = place.table
        if table and not table.is_up and note.table is None and table.code not in note.about:
            yield table
