"""Whole matches of automata, with all that everybody is told in them."""

from functools import cache

from bot.engine import Answer, Chance, Event, Match
from bot.engine.advising import advised
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.options import KingdomOptions
from cogs.death_over_the_kingdom.state.match import State


@cache
def story(
    seats: int, seed: bytes = b"story", options: KingdomOptions | None = None
) -> tuple[Match[State], list[Event]]:
    """Every seat plays as its adviser says."""
    match = Match.start(GAME, seats, options or KingdomOptions(), Chance(seed))
    told = list(match.told)
    while match.outcome is None:
        prompt = match.prompts[0]
        told += match.answer(Answer(prompt.number, prompt.seat, advised(match, prompt).choice, "automaton"))
    return match, [event for event in told if event.is_for(None)]
