"""The rest of a round of the court game, from where somebody is asked: for automata that look ahead."""

from bot.engine import Prompt, Script
from cogs.death_over_the_kingdom.rules import court
from cogs.death_over_the_kingdom.rules.actions import actions, actions_from
from cogs.death_over_the_kingdom.rules.powers import powers, powers_from
from cogs.death_over_the_kingdom.state.match import State


def resume(state: State, prompt: Prompt) -> Script[None]:
    """Ask this again first, and go on as `next_round` does."""
    if state.phase == "pick":
        yield from court.picks_of(state, [seat for seat in state.line if not state.places[seat].has_picked])
        yield from actions(state)
        yield from powers(state)
    elif state.phase == "action":
        yield from actions_from(state, prompt)
        yield from powers(state)
    else:
        state.table(prompt.seat).is_spent = False  # it was spent when this was asked
        yield from powers_from(state, prompt.seat)
    yield from court.score(state)
    if court.is_last(state):
        yield from court.end_match(state)
