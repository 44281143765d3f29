"""How every game tells the end of a match, and its moments: lines, pictures and alt texts keep their limits."""

from functools import lru_cache
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.engine import Event, Match
from bot.engine.playout import adviser_policy, random_policy
from bot.ui.views.ending import Ending
from bot.ui.views.fitting import rows_of
from bot.ui.views.shown import Shown
from bot.ui.wire.limits import ALT_TEXT
from tests.conformance.played import Played, played
from tests.conformance.shown import LONG, SHOWN_WAYS, face_of, strict_words
from tests.conformance.tables import Table, ends_of

WIDTH, TALLEST_STRIP = 800, 260  # px
MOST_ROWS = 12  # of a phone's screen, for what is told in any case
MOMENTS = 6  # of a match that are drawn
USUAL = tuple(f"Player {number}" for number in range(len(LONG)))
ENDS = ends_of(SHOWN_WAYS)


def of(table: Table) -> Played:
    """Advisers play: some games never come to their proper end by chance."""
    is_large = table.seats > table.way.seats[0]
    return played(table, (random_policy if is_large else adviser_policy,), b"%d seats" % table.seats)


@lru_cache(maxsize=2)
def last(table: Table) -> Match[Any]:
    return of(table).end


def ending(table: Table, names: tuple[str, ...], story: tuple[Event, ...]) -> Ending[Any]:
    match = last(table)
    assert match.outcome is not None
    return Ending(Shown(match.view(None), names[: table.seats]), match.outcome, story)


@pytest.mark.parametrize("table", ENDS)
def test_the_end_is_told_and_drawn(table: Table) -> None:
    """With its whole story, and without one: a match that does not replay any more has a result all the same."""
    face, words = face_of(table.way), strict_words(face_of(table.way))
    public = tuple(event for event in of(table).told if event.is_for(None))
    usual = face.account(ending(table, USUAL, public), words)
    told = [usual.result, *usual.why, *usual.missing, *(usual.reckoning or ()), *usual.tries]
    assert rows_of(told) <= MOST_ROWS, "account: what is told in any case fits a phone"
    for story in (public, ()):
        over = ending(table, LONG, story)
        account, is_together = face.account(over, words), face.is_together(table.way.options)
        assert all((*account.lines, *account.tries)), "account: no empty lines"
        assert not account.reckoning or not is_together, "account: a group is not ranked"
        assert account.result or not is_together, "account: a group's result is its own"
        if is_together and not over.outcome.winners:
            assert account.missing, "account: what was missing where a group has lost"
        assert 0 < len(face.describe_ending(over, words)) <= ALT_TEXT, "describe_ending: the picture's alt text"
        drawn = face.draw_ending(over, words)
        assert drawn is None or size_of(drawn)[0] == WIDTH, "draw_ending: 800 px wide"


@pytest.mark.parametrize("table", ENDS)
def test_moments_are_drawn_as_strips(table: Table) -> None:
    """Some of those to which the game gives time: a strip, if there is one, has its size and its words."""
    face, words, left = face_of(table.way), strict_words(face_of(table.way)), MOMENTS
    match = of(table).begin()
    for answer in of(table).answers:
        happened = [event for event in match.answer(answer) if event.is_for(None) and face.moment(event)]
        assert all(0 < face.moment(event) <= 60 for event in happened)
        if not happened or not left:
            continue
        shown = Shown(match.view(None), LONG[: table.seats])
        strip = face.draw_moment(shown, happened, words)
        if strip is not None:
            left -= 1
            width, height = size_of(strip)
            assert (width, height <= TALLEST_STRIP) == (WIDTH, True)
            assert 0 < len(face.describe_moment(shown, happened, words)) <= ALT_TEXT, "describe_moment: its alt text"


def size_of(png: bytes) -> tuple[int, int]:
    with Image.open(BytesIO(png)) as picture:
        assert picture.format == "PNG"
        return picture.size
