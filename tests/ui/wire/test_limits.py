"""Our limits are Discord's, as the local table has them; what is too long is shortened, and the log says so."""

import pytest

from bot.local.protocol import limits as theirs
from bot.ui.wire import limits as ours
from bot.ui.wire.limits import fit

SAME = {
    "COMPONENTS": theirs.COMPONENTS_NESTED,
    "CUSTOM_ID": theirs.CUSTOM_ID,
    "LABEL": theirs.LABEL,
    "SELECT_OPTIONS": theirs.OPTIONS,
    "SELECT_HINT": theirs.OPTION_TEXT,
    "PLACEHOLDER": theirs.PLACEHOLDER,
    "MODAL_TITLE": theirs.MODAL_TITLE,
    "MODAL_FIELDS": theirs.MODAL_COMPONENTS,
    "MODAL_INPUT": theirs.TEXT_INPUT,
    "TEXT": theirs.VIEW_TEXT,
    "ALT_TEXT": theirs.ALT_TEXT,
    "CHOICES": theirs.AUTOCOMPLETE_CHOICES,
    "CHOICE": theirs.COMMAND_CHOICE_TEXT,
    "COMMAND_TEXT": theirs.COMMAND_DESCRIPTION,
    "NONCE": theirs.NONCE,
    "THREAD_NAME": theirs.CHANNEL_NAME,
}


@pytest.mark.parametrize("name", SAME)
def test_they_are_those_of_the_local_table(name: str) -> None:
    assert getattr(ours, name) == SAME[name]


def test_a_click_is_acknowledged_a_second_before_discord_gives_up() -> None:
    assert theirs.FIRST_RESPONSE_S - ours.ACKNOWLEDGE_SECONDS == 1
    assert theirs.TOKEN_LIFE_S - 60 * ours.TOKEN_MINUTES == 60


def test_what_a_small_screen_shows_at_once() -> None:
    assert (ours.ROW_ON_A_PHONE, ours.MOST_CONTROLS, ours.PUBLIC_ROWS, ours.PANEL_ROWS) == (4, 6, 4, 10)
    assert ours.ONE_LINE == 100


def test_what_is_too_long_is_shortened_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert fit("a" * 10, 10, "label") == "a" * 10
    assert caplog.records == []
    assert len(fit("b" * 80, 10, "label")) == 10
    assert caplog.messages == [f"The label is 80 characters long, 10 are allowed: {'b' * 60!r}"]
