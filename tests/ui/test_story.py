"""Which lines of a turn are told already, where a message is found again after a restart."""

import pytest

from bot.ui.story import Story


@pytest.mark.parametrize(
    ("told", "before", "shown", "untold"),
    [
        (["a", "b"], [], ["a", "b"], []),
        (["a", "b", "c"], [], ["a", "b"], ["c"]),  # killed before the last line was shown
        (["a", "b", "c"], ["a"], ["b"], ["c"]),  # a turn that stands in two messages
        (["a", "b"], ["x", "a", "b"], [], []),  # the newest message says nothing yet
        (["a", "b"], ["x", "y"], [], ["a", "b"]),  # a turn of which nothing was shown
        (["a", "b", "a"], ["x"], ["a", "b"], ["a"]),  # the same thing happens twice
        ([], ["x"], ["y"], []),
    ],
)
def test_what_was_not_shown_before_the_kill_comes_next(
    told: list[str], before: list[str], shown: list[str], untold: list[str]
) -> None:
    story = Story(opening=told, running=["new"])
    story.found(shown, before)
    assert (story.opening, story.running) == (shown, [*untold, "new"])
