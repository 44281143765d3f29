"""A gate, and what somebody is offered there."""

from typing import Any

from tests.support.scripts import ScriptRun

GATE = "T1.g5"


def keys(run: ScriptRun[Any], seat: int) -> list[str]:
    return [option.key for option in run.open[seat].options]
