"""R46, R47, R53, R56: how the match ends."""

from bot.engine import Outcome
from cogs.death_over_the_kingdom.rules.classic_scoring import fewest_tokens, last_alive
from cogs.death_over_the_kingdom.rules.scoring import match_winners
from cogs.death_over_the_kingdom.state.match import State


def outcome(state: State) -> Outcome | None:
    """The result once the match is over."""
    if state.phase != "over":
        return None
    if state.mode == "court":
        return Outcome(match_winners(state.totals), state.totals)
    if state.scoring == "lives":
        ranks = last_alive([place.out_round for place in state.places])
    else:
        ranks = fewest_tokens(state.totals)
    return Outcome(tuple(seat for seat, rank in enumerate(ranks) if rank == 1), state.totals, ranks)
