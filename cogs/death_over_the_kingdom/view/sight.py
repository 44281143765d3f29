"""From the state to what one viewer may know of it (R6, R7, R59). Nothing else may look into the state."""

from msgspec import convert

from cogs.death_over_the_kingdom.content.characters import CODES
from cogs.death_over_the_kingdom.prompts import hand_key
from cogs.death_over_the_kingdom.rules.outcome import outcome
from cogs.death_over_the_kingdom.state.cards import Card
from cogs.death_over_the_kingdom.state.match import State
from cogs.death_over_the_kingdom.view.view import CardView, HandCardView, KingdomView, SeatView


def see(state: State, viewer: int | None) -> KingdomView:
    """The table as this seat, or the public (None), may know it."""
    return KingdomView(
        viewer=viewer,
        turn=state.turn,
        turns=state.turns,
        round=state.round,
        goal=state.goal,
        phase=state.phase,
        dealer=state.dealer,
        line=state.line,
        acting=state.acting,
        deck=len(state.deck),
        discards=tuple(card.code for card in state.discards),
        seats=tuple(_seat(state, viewer, seat) for seat in range(len(state.places))),
        own_hand=() if viewer is None else _own_hand(state, viewer),
        outcome=outcome(state),
        last_round=_last_round(state),
        mode=state.mode,
        rounds=state.rounds,
        scoring=state.scoring,
    )


def _last_round(state: State) -> KingdomView | None:
    """The round scored last, as a table of its own."""
    if state.last_round is None:
        return None
    return convert(state.last_round, KingdomView, from_attributes=True)


def _own_hand(state: State, viewer: int) -> tuple[HandCardView, ...]:
    return tuple(HandCardView(hand_key(place), card.code) for place, card in enumerate(state.hand(viewer)))


def _seat(state: State, viewer: int | None, seat: int) -> SeatView:
    place = state.places[seat]
    holds = () if viewer == seat else state.note(viewer, seat).holds
    return SeatView(
        seat=seat,
        points=place.points,
        table=None if place.table is None else _card(state, viewer, seat, place.table),
        hand=len(place.hand),
        holds=tuple(sorted(holds, key=CODES.index)),
        has_picked=place.has_picked,
        has_acted=place.has_acted,
        has_won_round=place.has_won_round,
        took=place.took,
        is_out=place.is_out,
    )


def _card(state: State, viewer: int | None, seat: int, card: Card) -> CardView:
    if card.is_up:
        return CardView(
            card.code,
            is_up=True,
            value=card.value,
            is_turned=card.is_turned,
            is_toad=card.is_toad,
            is_sealed=card.is_sealed,
            is_hanged=card.is_hanged,
        )
    return CardView.down(card.code if viewer == seat else state.note(viewer, seat).table)
