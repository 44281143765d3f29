"""What Discord takes: the local table's checks, as findings."""

from typing import Any

from discord import ui

from bot.local.checks.message import check_message
from bot.local.protocol.message_flags import COMPONENTS_V2


def taken(view: ui.LayoutView) -> list[dict[str, Any]]:
    """The view as it is sent. Raises Refusal where Discord would refuse it."""
    components: list[dict[str, Any]] = view.to_components()  # type: ignore[no-untyped-call]
    check_message({"components": components}, {}, flags=COMPONENTS_V2)
    return components
