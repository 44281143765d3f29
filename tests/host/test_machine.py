"""Whatever happens at a table, in whatever order: it is sound, and a restart finds it as it was."""

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.host.machine import Tables
from tests.support.examples import examples

STEPS = 30
PHASES = (Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink)  # to explain takes longer than to find


def test_whatever_happens_in_whatever_order_the_tables_are_sound() -> None:
    run_state_machine_as_test(
        Tables,
        settings=settings(
            max_examples=examples(15),
            stateful_step_count=STEPS,
            phases=PHASES,
            report_multiple_bugs=False,
            suppress_health_check=list(HealthCheck),
        ),
    )
