"""A message found again after a restart, as text."""

import pytest

from bot.ui.messages.posted import PostedMessage


def said(*lines: str) -> PostedMessage:
    told = "\n".join(f"• {line}" for line in lines)
    return PostedMessage(1, ("### Title\nTurn 1", *([told] if told else []), "**Ada** is about to act."))


def test_its_story_is_read_back_line_by_line() -> None:
    assert said("a", "b\nof two rows", "c").story == ["a", "b\nof two rows", "c"]
    assert PostedMessage(1, ("### Title", "…\n• b")).story == ["b"]
    assert said().story == []
    assert PostedMessage(1, ("### Title", "…\n• b")).is_cut
    assert not said("a", "b").is_cut


@pytest.mark.parametrize(
    ("lines", "following", "kept"),
    [("abc", "cd", "ab"), ("abc", "bcd", "a"), ("abc", "d", "abc"), ("ab", "ab", ""), ("", "a", ""), ("ab", "", "ab")],
)
def test_lines_that_open_the_next_message_do_not_stay(lines: str, following: str, kept: str) -> None:
    """The kill came before the old message had given them up."""
    assert said(*lines).kept(said(*following)) == list(kept)
