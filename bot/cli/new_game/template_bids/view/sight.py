"""From the state to a view. This is the one place where it is decided who sees what."""

from collections.abc import Sequence

from bot.cli.new_game.template_bids.state.match import State
from bot.cli.new_game.template_bids.view.view import TemplateBidsView


def sight(state: State, seat: int | None) -> TemplateBidsView:
    return TemplateBidsView(
        seat,
        hands=tuple(_cards(hand, is_own=holder == seat) for holder, hand in enumerate(state.hands)),
        rounds=len(state.hands[0]),
        scores=tuple(state.scores),
        prize=state.prize,
        played=tuple(state.played),
    )


def _cards(hand: Sequence[int], *, is_own: bool) -> tuple[int | None, ...]:
    """The backs of a hand show nothing but how many there are."""
    return tuple(card if is_own else None for card in hand)
