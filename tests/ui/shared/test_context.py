"""What all parts of Discord's side share is what the bot was started with."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui.shared.context import Context
from tests.ui.shared.test_holds import SHOT, TABLE, Watched

LIFTED, HELD = {"has_limits": False}, {"holds_moments": True}
HOST: Any = SimpleNamespace(shards=SimpleNamespace(part=1.0), store=object(), queries=object())
CLIENT: Any = object()
STALLS: Any = object()


def made(**given: Any) -> Context:
    return Context(CLIENT, HOST, STALLS, **given)


def test_it_knows_what_it_is_given() -> None:
    context = made()
    assert (context.client, context.host, context.stalls) == (CLIENT, HOST, STALLS)


@pytest.mark.parametrize(("given", "has_limits", "holds"), [({}, True, 0), (LIFTED, False, 0), (HELD, True, 2)])
def test_limits_hold_and_moments_do_not_unless_it_is_told_otherwise(
    given: dict[str, Any], has_limits: bool, holds: float
) -> None:
    context = made(**given)
    context.faces["harbour"] = Watched()
    assert (context.settings.of(5).tables_each > 0) is has_limits
    assert context.holds.seconds(TABLE, [SHOT]) == holds
    assert context.film_kind == "webp"
