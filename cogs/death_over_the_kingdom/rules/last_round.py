"""Keeps a round that has been scored, so that it can be shown while the next one is being played."""

from cogs.death_over_the_kingdom.content.characters import CODES
from cogs.death_over_the_kingdom.state.cards import Card
from cogs.death_over_the_kingdom.state.last_round import ScoredCard, ScoredRound, ScoredSeat
from cogs.death_over_the_kingdom.state.match import State


def keep(state: State) -> None:
    """Expects the round scored and its cards still on the table, all of them face up (R29)."""
    state.phase = "scored"
    state.last_round = ScoredRound(
        viewer=None,
        turn=state.turn,
        turns=state.turns,
        round=state.round,
        goal=state.goal,
        phase="scored",
        dealer=state.dealer,
        line=state.line,
        acting=None,
        deck=len(state.deck),
        discards=tuple(card.code for card in state.discards),
        seats=tuple(_seat(state, seat) for seat in range(len(state.places))),
        own_hand=(),
        outcome=None,
        last_round=None,
        mode=state.mode,
        rounds=state.rounds,
        scoring=state.scoring,
    )


def _seat(state: State, seat: int) -> ScoredSeat:
    place = state.places[seat]
    return ScoredSeat(
        seat=seat,
        points=place.points,
        table=None if place.table is None else _card(place.table),
        hand=len(place.hand),
        holds=tuple(sorted(state.note(None, seat).holds, key=CODES.index)),
        has_picked=place.has_picked,
        has_acted=place.has_acted,
        has_won_round=place.has_won_round,
        took=place.took,
        is_out=place.is_out,
    )


def _card(card: Card) -> ScoredCard:
    assert card.is_up, "a round is scored after the reveal"
    return ScoredCard(
        card.code,
        is_up=True,
        value=card.value,
        is_turned=card.is_turned,
        is_toad=card.is_toad,
        is_sealed=card.is_sealed,
        is_hanged=card.is_hanged,
    )
