"""R2 to R5: a runner's turn."""

from bot.cli.new_game.template_race.events.race import Dared, Finished, Rolled, Splashed, Stumbled, Walked
from bot.cli.new_game.template_race.prompts.stride import DARE, stride
from bot.cli.new_game.template_race.rules.finish import is_over
from bot.cli.new_game.template_race.state.match import State
from bot.engine import Chance, Event, Script, ask


def play(state: State, chance: Chance) -> Script[None]:
    """R2: a die is rolled, and its runner walks or dares."""
    seat, state.die = state.next, chance.die()
    yield Rolled(seat=seat, die=state.die)
    answer = yield from ask(stride(seat, state.die))
    yield _dare(state, seat, chance.die()) if answer.key == DARE else _walk(state, seat)
    yield from _splash(state, seat)
    if is_over(state):
        yield Finished(seat=seat)
    state.die, state.next = 0, (seat + 1) % len(state.spaces)


def _walk(state: State, seat: int) -> Event:
    """R3."""
    _go(state, seat, state.die)
    return Walked(seat=seat, count=state.die, space=state.spaces[seat])


def _dare(state: State, seat: int, second: int) -> Event:
    """R4: both dice, where the second is not lower than the first."""
    if second < state.die:
        return Stumbled(seat=seat, die=second)
    _go(state, seat, state.die + second)
    return Dared(seat=seat, die=second, count=state.die + second, space=state.spaces[seat])


def _go(state: State, seat: int, count: int) -> None:
    """Nobody runs on beyond the finish (R6)."""
    state.spaces[seat] = min(state.spaces[seat] + count, state.length)


def _splash(state: State, seat: int) -> Script[None]:
    """R5: out of the puddle, one back."""
    if state.spaces[seat] in state.puddles:
        state.spaces[seat] -= 1
        yield Splashed(seat=seat, space=state.spaces[seat])
