"""What a court game is worth to a seat when a round is over: the standings, and the cards that are left."""

from cogs.death_over_the_kingdom.adviser.advise import later
from cogs.death_over_the_kingdom.adviser.outlook import CHEER, greed, hope
from cogs.death_over_the_kingdom.view.view import KingdomView


def worth(view: KingdomView) -> float:
    """From the viewer's own view."""
    assert view.viewer is not None, "only a seat can win"
    if view.outcome is not None:
        winners = view.outcome.winners
        return float(view.viewer in winners) + CHEER * bool(winners)
    seats = range(len(view.seats))
    now = hope(view, [0] * len(view.seats))
    scored = hope(view, [int(seat == view.viewer) for seat in seats])
    point = scored - now + greed(view)  # what one more would be worth
    hand = later(view, [card.code for card in view.own_hand]) if view.own_hand else 0.0
    return now + greed(view) * view.seats[view.viewer].points + point * hand
