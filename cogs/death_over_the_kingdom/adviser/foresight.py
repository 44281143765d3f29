"""What the end of the round will bring, once all cards lie open: the real powers, played on a copy of the table."""

from bot.engine import Answer, Event, Script
from cogs.death_over_the_kingdom.prompts import NO
from cogs.death_over_the_kingdom.rules.classic_scoring import losses
from cogs.death_over_the_kingdom.rules.powers import resolve
from cogs.death_over_the_kingdom.rules.scoring import round_winners
from cogs.death_over_the_kingdom.rules.setup import lay_out
from cogs.death_over_the_kingdom.state.cards import Card
from cogs.death_over_the_kingdom.state.match import State
from cogs.death_over_the_kingdom.view.view import CardView, KingdomView


def gains(view: KingdomView, key: str) -> tuple[int, ...]:
    """The points this round brings, by seat, if the acting seat chooses `key` and everybody after it declines."""
    state = _resolved(view, key)
    winners = round_winners(state.goal, state.values())
    return tuple(int(seat in winners) for seat in range(len(view.seats)))


def costs(view: KingdomView, key: str) -> dict[int, int]:
    """The same for the classic game: the tokens or lives this round costs those who lose it."""
    state = _resolved(view, key)
    return losses({seat: state.table(seat).value for seat in view.line}, view.scoring)


def _resolved(view: KingdomView, key: str) -> State:
    """The table after all powers that are still to come."""
    state = open_table(view)
    assert view.acting is not None, "no power is being resolved"
    for seat in view.line[view.line.index(view.acting) :]:
        _decide(resolve(state, seat), key if seat == view.acting else NO)
    return state


def open_table(view: KingdomView) -> State:
    """The table of a view on which every card lies face up."""
    cards = [seat.table.code if seat.table else None for seat in view.seats]
    state = lay_out(cards, dealer=view.dealer, round=view.round, mode=view.mode, scoring=view.scoring)
    for place, seat in zip(state.places, view.seats, strict=True):
        place.out_round = int(seat.is_out)
        if place.table is not None and seat.table is not None:
            _copy_marks(place.table, seat.table)
    return state


def _copy_marks(card: Card, seen: CardView) -> None:
    card.is_up, card.is_turned, card.is_toad = True, seen.is_turned, seen.is_toad
    card.is_sealed, card.is_hanged = seen.is_sealed, seen.is_hanged


def _decide(script: Script[None], key: str) -> None:
    """Answer whatever is asked with this key."""
    sent: Answer | None = None
    try:
        while True:
            step = script.send(sent)
            sent = None if isinstance(step, Event) else Answer(0, 0, (key,))
    except StopIteration:
        return
