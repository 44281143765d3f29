"""A table as one viewer may believe it to be: all that it does not know is dealt anew (R6, R59).

Nothing goes into it but what this viewer and the public know, so that it tells nobody how the true table lies. What
others have seen in secret is no part of that: they know there what the public knows.
"""

from typing import TypeVar

from msgspec import Struct, msgpack

from bot.engine import Chance
from cogs.death_over_the_kingdom.state.cards import Card, full_deck
from cogs.death_over_the_kingdom.state.match import State

S = TypeVar("S", bound=Struct)


def resample(state: State, viewer: int | None, chance: Chance) -> State:
    """A state of its own; the viewer sees the same there."""
    table = copied(state)
    for owner in range(len(table.places)):
        if owner != viewer:
            table.knowledge.notes[owner] = copied(table.knowledge).notes[-1]
    _number(table, _deal(table, viewer, chance))
    return table


def copied(piece: S) -> S:
    """Many times faster than `deepcopy`, and many worlds are dealt for one answer."""
    return msgpack.decode(msgpack.encode(piece), type=type(piece))


def _deal(table: State, viewer: int | None, chance: Chance) -> list[str]:
    """Give every seat what the viewer knows it has, and of the rest as many as it holds. What is left comes back."""
    rest = _unseen(table, viewer)
    chance.shuffle(rest)
    for seat, place in enumerate(table.places):
        if seat == viewer:
            continue
        note, count = table.note(viewer, seat), len(place.hand)
        is_open = place.table is not None and not place.table.is_up and note.table is None
        free = [*note.about]
        while len(free) < count - len(note.hand) + is_open:
            free.append(rest.pop())
        chance.shuffle(free)
        if is_open:
            place.table = Card(0, free.pop())
        elif place.table is not None and not place.table.is_up:
            place.table = Card(0, note.table or place.table.code)
        place.hand = [Card(0, code) for code in [*note.hand, *free]]
        chance.shuffle(place.hand)
    return rest


def _unseen(table: State, viewer: int | None) -> list[str]:
    """The characters of all cards whose place the viewer does not know, in the order of the box."""
    left = [card.code for card in full_deck()]
    for card in table.discards:
        left.remove(card.code)
    for seat, place in enumerate(table.places):
        note = table.note(viewer, seat)
        is_known = place.table is not None and (place.table.is_up or seat == viewer)
        known = [place.table.code] if place.table is not None and is_known else [note.table] if note.table else []
        known += [card.code for card in place.hand] if seat == viewer else note.holds
        for code in known:
            left.remove(code)
    return left


def _number(table: State, rest: list[str]) -> None:
    """Twins are told apart by their numbers, which nobody is told: they are given anew, and the deck is laid down."""
    table.deck = [Card(0, code) for code in rest[: len(table.deck)]]
    box = full_deck()
    for card in [*table.discards, *_lying(table), *table.deck]:
        found = next(one for one in box if one.code == card.code)
        box.remove(found)
        card.number = found.number


def _lying(table: State) -> list[Card]:
    """In front of the seats and in their hands."""
    return [card for place in table.places for card in [*([place.table] if place.table else []), *place.hand]]
