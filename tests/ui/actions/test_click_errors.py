"""A click that fails is told of once: in the panel it was pressed in, or in private; what was seen is mended."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.host import HostRefused
from bot.ui.actions.click_errors import ClickErrors
from bot.words import Catalogue
from tests.ui.scenes import MATCH

PROMPT, BUTTON = f"c1:{MATCH}:3:north", f"c1:{MATCH}::undo"


class Clicked:
    """One click, and what becomes of it."""

    def __init__(self, *, is_private: bool, panel_fails: Exception | None = None) -> None:
        self.whispered: list[str] = []
        self.in_panel: list[str] = []
        self.mended: list[str] = []
        self._fails = panel_fails
        words = Catalogue().words()
        queries = SimpleNamespace(table=self._table, trace=lambda match, _: f"trace of {match}")
        context: Any = SimpleNamespace(words=lambda *_: words, host=SimpleNamespace(queries=queries))
        publisher: Any = SimpleNamespace(
            panels=SimpleNamespace(refresh=self._refresh), repair=lambda match, _: self.mended.append(match)
        )
        user = SimpleNamespace(id=1)
        self.reply: Any = SimpleNamespace(
            is_private=is_private,
            whisper=self._whisper,
            interaction=SimpleNamespace(message=None, id=9, user=user, data={}, channel_id=2, guild_id=3),
        )
        self.errors = ClickErrors(context, publisher)

    async def fails(self, error: Exception, custom_id: str) -> None:
        await self.errors.handle(self.reply, error, custom_id)

    async def _table(self, match: str) -> Any:
        return SimpleNamespace(id=match)

    async def _refresh(self, _: Any, table: Any, said: str) -> None:
        if self._fails is not None:
            raise self._fails
        self.in_panel.append(said)

    async def _whisper(self, said: str) -> None:
        self.whispered.append(said)


async def test_what_is_out_of_date_is_mended_where_it_was_seen() -> None:
    clicked = Clicked(is_private=False)
    await clicked.fails(HostRefused("stale"), PROMPT)
    assert (len(clicked.whispered), clicked.in_panel, clicked.mended) == (1, [], [MATCH])


async def test_what_was_pressed_in_a_panel_is_refused_there() -> None:
    clicked = Clicked(is_private=True)
    await clicked.fails(HostRefused("stale"), PROMPT)
    assert (clicked.whispered, len(clicked.in_panel), clicked.mended) == ([], 1, [])


async def test_a_button_that_answers_nothing_is_refused_beside_it() -> None:
    clicked = Clicked(is_private=True)
    await clicked.fails(HostRefused("finished"), BUTTON)
    assert (len(clicked.whispered), clicked.in_panel, clicked.mended) == (1, [], [MATCH])


async def test_what_is_up_to_date_needs_no_mending() -> None:
    clicked = Clicked(is_private=False)
    await clicked.fails(HostRefused("shutting-down"), PROMPT)
    assert (len(clicked.whispered), clicked.mended) == (1, [])


@pytest.mark.parametrize(("error", "told"), [(ValueError("broken"), 1), (TimeoutError(), 0)])
async def test_where_the_panel_fails_it_is_told_beside_it_unless_nothing_arrives(error: Exception, told: int) -> None:
    clicked = Clicked(is_private=True, panel_fails=error)
    await clicked.fails(HostRefused("stale"), PROMPT)
    assert (len(clicked.whispered), len(clicked.mended)) == (told, told)


async def test_why_the_panel_failed_is_in_the_log_with_its_match(caplog: pytest.LogCaptureFixture) -> None:
    broken = ValueError("broken")
    await Clicked(is_private=True, panel_fails=broken).fails(HostRefused("stale"), PROMPT)
    [record] = caplog.records
    assert record.exc_info
    assert record.exc_info[1] is broken
    assert record.getMessage().endswith(f"; trace of {MATCH}")


async def test_what_could_not_be_delivered_is_told_to_nobody() -> None:
    clicked = Clicked(is_private=False)
    await clicked.fails(TimeoutError(), PROMPT)
    assert (clicked.whispered, clicked.mended) == ([], [])


async def test_a_fault_of_ours_is_told() -> None:
    clicked = Clicked(is_private=False)
    await clicked.fails(ValueError("broken"), PROMPT)
    assert (len(clicked.whispered), clicked.mended) == (1, [])


@pytest.mark.parametrize("custom_id", ["", "forged"])
async def test_a_fault_is_told_also_where_the_id_says_nothing(custom_id: str, caplog: pytest.LogCaptureFixture) -> None:
    """Such an id names no match, and the log names none."""
    clicked = Clicked(is_private=False)
    await clicked.fails(ValueError("broken"), custom_id)
    assert len(clicked.whispered) == 1
    assert caplog.messages[-1].endswith("; trace of ")
