"""R2 to R6: a runner's turn, with dice laid out beforehand."""

import pytest

from bot.cli.new_game.template_race.events.race import Dared, Finished, Rolled, Splashed, Stumbled, Walked
from bot.cli.new_game.template_race.rules.turn import play
from bot.cli.new_game.template_race.state.match import State
from bot.engine import Chance, Event
from tests.support.scripts import run_script

A, B = 0, 1


@pytest.mark.parametrize(
    ("dice", "choice", "told", "space"),
    [
        ((4,), "walk", [Walked(seat=A, count=4, space=7), Splashed(seat=A, space=6)], 6),
        ((2,), "walk", [Walked(seat=A, count=2, space=5)], 5),
        ((2, 2), "dare", [Dared(seat=A, die=2, count=4, space=7), Splashed(seat=A, space=6)], 6),
        ((3, 5), "dare", [Dared(seat=A, die=5, count=8, space=11)], 11),
        ((3, 2), "dare", [Stumbled(seat=A, die=2)], 3),
    ],
)
def test_a_runner_walks_or_dares(dice: tuple[int, ...], choice: str, told: list[Event], space: int) -> None:
    state = State(length=20, puddles=(7,), spaces=[3, 0])
    run = run_script(play(state, Chance.scripted(*dice)), {A: [choice]})
    assert run.events == [Rolled(seat=A, die=dice[0]), *told]
    assert state.spaces == [space, 0]
    assert (state.next, state.die) == (B, 0)


def test_nobody_runs_beyond_the_finish() -> None:
    state = State(length=20, puddles=(), spaces=[18, 0])
    run = run_script(play(state, Chance.scripted(5)), {A: ["walk"]})
    assert run.events[-1] == Finished(seat=A)
    assert state.spaces == [20, 0]
