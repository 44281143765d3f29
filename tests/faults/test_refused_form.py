"""Discord takes a message not as it is, a text too long perhaps: it is said plainly, and people can act."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from discord import ui

from bot.ui.messages import composer
from bot.ui.views.table import table_view
from bot.ui.wire.limits import TEXT
from tests.client.descriptions import described
from tests.support.hall import CHANNELS, Hall, opened_hall


@pytest_asyncio.fixture(loop_scope="package")
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened_hall(tmp_path) as opened:
        yield opened


async def test_a_table_that_is_refused_is_shown_plainly(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:

    def too_long(*what: Any, **more: Any) -> ui.LayoutView:
        view = table_view(*what, **more)
        view.add_item(ui.TextDisplay("x" * (TEXT + 1)))
        return view

    monkeypatch.setattr(composer, "table_view", too_long)
    await hall.begun()
    shown = await hall.ada.sees("I could not draw that", channel=CHANNELS[0])
    assert "[Your Hand]" in described(shown)
    monkeypatch.undo()
