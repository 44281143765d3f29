"""Other worlds: what a viewer cannot see lies otherwise in them, so that the tests notice where it shows."""

from bot.cli.new_game.template_bids.state.match import State
from bot.engine import Chance


def reshuffle(state: State, viewer: int | None, chance: Chance) -> None:
    """All cards that are face down for this viewer are dealt anew, and the prizes to come change places."""
    others = [seat for seat in range(len(state.hands)) if seat != viewer]
    unseen = [*state.stock, *(card for seat in others for card in state.hands[seat])]
    chance.shuffle(unseen)
    for seat in others:
        state.hands[seat] = sorted(unseen.pop() for _ in state.hands[seat])
    state.stock = sorted(unseen)
    chance.shuffle(state.prizes)
