"""Steps as parts of keys: T1.r4 is t1-r4."""

from cogs.dead_throne.content.land import STEPS


def plain(key: str) -> str:
    """A key as a part of an option's."""
    return key.lower().replace(".", "-")


STEP_OF: dict[str, str] = {plain(step): step for step in STEPS}


def step_in(key: str, deed: str) -> str:
    """The step an option `<deed>-<step>` is about."""
    return STEP_OF[key.removeprefix(f"{deed}-")]
