"""From the state to what one viewer may know of it (R6, R7, R59). Nothing else may look into the state."""

from bot.engine import Outcome
from cogs.death_over_the_kingdom.cards import CODES, Card
from cogs.death_over_the_kingdom.classic_scoring import fewest_tokens, last_alive
from cogs.death_over_the_kingdom.prompts import hand_key
from cogs.death_over_the_kingdom.scoring import match_winners
from cogs.death_over_the_kingdom.state import State
from cogs.death_over_the_kingdom.view import CardView, HandCardView, KingdomView, SeatView


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
        last_round=state.last_round,
        mode=state.mode,
        rounds=state.rounds,
        scoring=state.scoring,
    )


def outcome(state: State) -> Outcome | None:
    """The result once the match is over: R46, R47, in the classic game R53, R56."""
    if state.phase != "over":
        return None
    if state.mode == "court":
        return Outcome(match_winners(state.totals), state.totals)
    if state.scoring == "lives":
        ranks = last_alive([place.out_round for place in state.places])
    else:
        ranks = fewest_tokens(state.totals)
    return Outcome(tuple(seat for seat, rank in enumerate(ranks) if rank == 1), state.totals, ranks)


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
