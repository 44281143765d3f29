"""Who has won (R119, R120): the party, together."""

from bot.engine import Outcome
from cogs.p52.state.match import State


def outcome(state: State) -> Outcome | None:
    """Who has left has not won; a hero's kills are its score. What is called off counts for nobody (R141)."""
    if state.phase != "over":
        return None
    has_won = state.result == "won"
    winners = tuple(hero.seat for hero in state.heroes if has_won and not hero.is_gone)
    counts = state.result != "off"
    return Outcome(winners, tuple(hero.kills if counts else 0 for hero in state.heroes))
