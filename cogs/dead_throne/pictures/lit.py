"""What the picture lights: where a walk may stop, and the way that has been gone."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine import Prompt
from cogs.dead_throne.content.steps import STEP_OF
from cogs.dead_throne.view.view import ThroneView

_DEEDS = ("stop-", "arrive-", "respawn-")


class Lit(NamedTuple):
    """`stops` in the order they are offered."""

    stops: tuple[str, ...] = ()
    path: tuple[str, ...] = ()


def lit(view: ThroneView, prompts: Sequence[Prompt]) -> Lit:
    keys = [option.key for prompt in prompts if not prompt.is_standing for option in prompt.options]
    found = (STEP_OF.get(key.removeprefix(deed)) for key in keys for deed in _DEEDS if key.startswith(deed))
    walk = None if view.active is None else view.players[view.active].walk
    path = walk.path if walk is not None else ()  # who has died begins a turn nowhere
    return Lit(tuple(step for step in dict.fromkeys(found) if step), tuple(filter(None, path)))
