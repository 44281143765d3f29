"""What all parts of Discord's side share is what the bot was started with."""

from types import SimpleNamespace
from typing import Any

from bot.ui.shared.context import Context


def test_it_knows_what_it_is_given() -> None:
    host: Any = SimpleNamespace(shards=SimpleNamespace(part=1.0), store=object(), queries=object())
    client: Any = object()
    stalls: Any = object()
    context = Context(client, host, stalls)
    assert (context.client, context.host, context.stalls) == (client, host, stalls)
