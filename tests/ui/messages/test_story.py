"""Which lines of a turn are told already, where a message is found again after a restart."""

import pytest

from bot.engine import Event
from bot.ui.messages.story import Story
from bot.ui.views.story_text import Told


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
    story = Story(opening=told, running=["new"], before=[Told(Event(), (line,)) for line in told])
    story.found(shown, before)
    assert (story.opening, story.running) == (shown, [*untold, "new"])


def test_the_last_lines_of_a_page_that_a_kill_cut_short_are_told_there_and_nowhere_twice() -> None:
    """The new message was posted already, the one before had not got its last line yet."""
    told = ["a", "b", "last of the page", "next", "new"]
    story = Story(opening=told, before=[Told(Event(), (line,)) for line in told])
    assert story.found(["next"], ["x", "a", "b"]) == ["last of the page"]
    assert (story.opening, story.running) == (["next"], ["new"])


@pytest.mark.parametrize(
    ("before", "shown", "opening", "running"),
    [
        ([], ["a", "3 steps"], ["a", "3 steps"], []),
        ([], ["a", "2 steps"], ["a", "3 steps"], []),  # killed before the line had grown there
        (["a", "1 step"], ["2 steps"], ["3 steps"], []),  # the walk went on in a second message
        (["a", "2 steps"], [], [], ["3 steps"]),  # the newest message says nothing yet
        (["x"], ["a"], ["a"], ["3 steps"]),
        (["x"], ["1 step"], ["1 step"], ["a", "3 steps"]),  # another walk, long ago
    ],
)
def test_a_line_that_grew_is_known_again(
    before: list[str], shown: list[str], opening: list[str], running: list[str]
) -> None:
    story = Story(before=[Told(Event(), ("a",)), Told(Event(), ("1 step", "2 steps", "3 steps"))])
    story.found(shown, before)
    assert (story.opening, story.running) == (opening, running)


@pytest.mark.parametrize(
    ("before", "shown", "opening", "running"),
    [
        ([], ["d", "e"], ["a", "b", "c", "d", "e"], []),
        (["x", "a", "b"], ["d"], ["c", "d"], ["e"]),  # the page before holds the turn's beginning
        ([], ["x"], ["x"], ["a", "b", "c", "d", "e"]),  # nothing of this turn was shown
    ],
)
def test_what_a_message_had_no_room_for_is_known_again(
    before: list[str], shown: list[str], opening: list[str], running: list[str]
) -> None:
    """The page it becomes has every line."""
    story = Story(before=[Told(Event(), (line,)) for line in "abcde"])
    story.found(shown, before, is_cut=True)
    assert (story.opening, story.running) == (opening, running)


def test_what_grows_while_it_is_sent_reads_as_it_has_grown() -> None:
    story = Story(opening=["a"], running=["b", "1 step"])
    part = story.part(is_fresh=True)
    story.running[-1] = "2 steps"
    story.posted(part)
    assert (story.opening, story.running) == (["b", "2 steps"], [])


def test_a_fresh_message_opens_with_the_newest_chapter() -> None:
    """Whoever is called next need not read their own last turn over the board again."""
    story = Story(opening=["Ada is up"], running=["Ada walks", "Ben is up", "Ben digs", "Ada is up again"], chapter=3)
    part = story.part(is_fresh=True, is_chapter=False)
    assert part.lines == ["Ada is up again"]
    assert part.kept == ["Ada is up", "Ada walks", "Ben is up", "Ben digs"]
    story.posted(part)
    assert (story.opening, story.running, story.chapter) == (["Ada is up again"], [], 0)


def test_without_a_new_chapter_it_opens_with_what_has_run_on() -> None:
    story = Story(opening=["a"], running=["b", "c"])
    part = story.part(is_fresh=True, is_chapter=False)
    assert (part.lines, part.kept) == (["b", "c"], ["a"])


def test_what_is_edited_in_place_keeps_all_its_lines() -> None:
    part = Story(opening=["a"], running=["b", "c"], chapter=1).part(is_fresh=False, is_chapter=False)
    assert part.lines == ["a", "b", "c"]
