"""What an automaton thinks with at a question."""

from typing import Any

from cogs.dead_throne.adviser.mind import Mind
from cogs.dead_throne.prompts.scrolls import school
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.view.sight import sight
from tests.cogs.dead_throne.scenes import ADA
from tests.support.scripts import ScriptRun


def mind_at(realm: Realm, run: ScriptRun[Any]) -> Mind:
    """What the seat that is asked thinks with."""
    prompt = run.prompts[0]
    return Mind(sight(realm.state, prompt.seat), prompt)


def any_mind(realm: Realm, seat: int = ADA) -> Mind:
    """At a question that does not matter."""
    return Mind(sight(realm.state, seat), school(seat))
