"""How cards move: the cards and everybody's knowledge of them in one step, so that neither lags behind."""

from cogs.death_over_the_kingdom.state.cards import Card
from cogs.death_over_the_kingdom.state.match import State


def lay(state: State, seat: int, place: int) -> None:
    """Put the hand card at this place face down in front of its seat (R14)."""
    mine = state.places[seat]
    mine.table = mine.hand.pop(place)
    mine.has_picked = True
    for note in state.knowledge.about(seat):
        note.lay(len(mine.hand))


def show(state: State, seat: int) -> None:
    """Turn a table card up: everybody knows it from now on (R7)."""
    card = state.table(seat)
    card.is_up = True
    for note in state.knowledge.about(seat):
        note.see(card.code)


def look(state: State, viewer: int, seat: int) -> None:
    """One seat alone looks at another's table card."""
    state.note(viewer, seat).see(state.table(seat).code)


def swap(state: State, one: int, other: int) -> None:
    """Two table cards change places; each of the two seats knows what it gave and what it got (R17)."""
    look(state, one, other)
    look(state, other, one)
    mine, theirs = state.table(one), state.table(other)
    state.places[one].table, state.places[other].table = theirs, mine
    state.note(one, other).table = mine.code
    state.note(other, one).table = theirs.code
    for notes in state.knowledge.outside(one, other):
        notes[one].table, notes[other].table = notes[other].lose(), notes[one].lose()


def swap_with_hand(state: State, seat: int, place: int) -> None:
    """The table card and a hand card change places, unseen (R23); a face-up card goes face down (R7)."""
    mine, hand = state.places[seat], state.hand(seat)
    old, mine.table = state.table(seat), hand[place]
    old.cover()
    hand[place] = old
    for note in state.knowledge.about(seat):
        note.swap_with_hand(len(hand))


def replace(state: State, seat: int, card: Card) -> None:
    """Discard the seat's table card openly; a card from the deck takes its place, face down (R19, R27)."""
    show(state, seat)
    state.discards.append(state.table(seat))
    state.places[seat].table = card
    for note in state.knowledge.about(seat):
        note.lose()


def clear_table(state: State) -> None:
    """Discard all table cards; they stay open (R15)."""
    for seat in state.line:
        place = state.places[seat]
        if place.table is not None:
            state.discards.append(place.table)
            place.table = None
        for note in state.knowledge.about(seat):
            note.lose()
