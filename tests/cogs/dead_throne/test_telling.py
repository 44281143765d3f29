"""R12: a walk is one line of the story, as long as it leads anywhere."""

from cogs.dead_throne.events.told import Walked
from cogs.dead_throne.events.walk import Stepped
from cogs.dead_throne.view.telling import told_as_one


def step(origin: str, to: str) -> Stepped:
    return Stepped(seat=0, origin=origin, step=to)


def test_a_walk_is_one_line() -> None:
    walk = told_as_one(step("far-1", "far-2"), step("far-2", "far-3"))
    assert walk == Walked(seat=0, origin="far-1", step="far-3", count=2)


def test_the_way_back_is_a_line_of_its_own() -> None:
    assert told_as_one(step("far-1", "far-2"), step("far-2", "far-1")) is None
