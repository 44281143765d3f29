"""The same table with hidden cards lying otherwise: what one viewer cannot tell from the true one (R6, R59)."""

from collections.abc import Iterator
from typing import TypeAlias

from bot.engine import Chance
from cogs.death_over_the_kingdom.state.cards import Card
from cogs.death_over_the_kingdom.state.match import State

SWAPS = 2  # a world like ours: after more, few of the answers given here could be given there


def reshuffle(state: State, viewer: int | None, chance: Chance) -> None:
    """Some cards that the viewer cannot name change places. What other seats know of them is true there as well."""
    cards = list(_unknown(state, viewer))
    for _ in range(SWAPS if cards else 0):
        one, other = chance.pick(cards), chance.pick(cards)
        before = _codes(state)
        one.number, other.number = other.number, one.number
        one.code, other.code = other.code, one.code
        for seat, place in enumerate(before):
            _write_anew(state, viewer, seat, place)


_Codes: TypeAlias = tuple[list[str], str | None]  # in the hand, and on the table


def _codes(state: State) -> list[_Codes]:
    return [([card.code for card in place.hand], place.table.code if place.table else None) for place in state.places]


def _write_anew(state: State, viewer: int | None, seat: int, before: _Codes) -> None:
    """In the notebooks of all but this viewer, and the public, who cannot know more: a known card has another name."""
    (hand, table), (old_hand, old_table) = _codes(state)[seat], before
    names = dict(zip([*old_hand, old_table], [*hand, table], strict=True))
    for owner, notes in enumerate(state.knowledge.notes[:-1]):
        note = notes[seat]
        if owner in {viewer, seat}:
            continue
        note.table = names.get(note.table, note.table)
        note.hand = [_renamed(code, names) for code in note.hand]
        note.about = [_renamed(code, names) for code in note.about]


def _renamed(code: str, names: dict[str | None, str | None]) -> str:
    return names.get(code) or code


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
