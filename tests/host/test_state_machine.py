"""Whatever happens at a table, in whatever order: it is sound, and a restart finds it as it was."""

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from bot.games import find_games
from tests.host.state_machine import Tables
from tests.support.examples import examples

STEPS = 30
PHASES = (Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink)  # to explain takes longer than to find
GAMES = find_games()

pytestmark = pytest.mark.sqlite("triggers in its words, and files that are copied")


def run(tables: type[Tables], many: int) -> None:
    run_state_machine_as_test(
        tables,
        settings=settings(
            max_examples=examples(many),
            stateful_step_count=STEPS,
            phases=PHASES,
            report_multiple_bugs=False,
            suppress_health_check=list(HealthCheck),
        ),
    )


def test_whatever_happens_in_whatever_order_the_tables_are_sound() -> None:
    """`EXAMPLES=60 HYPOTHESIS_PROFILE=search` looks further."""
    run(Tables, 10)


@pytest.mark.long
@pytest.mark.parametrize("key", sorted(GAMES))
def test_so_are_those_of_a_real_game(key: str) -> None:
    class RealTables(Tables):
        game = GAMES[key]
        options = GAMES[key].options_type()

    run(RealTables, 30)
