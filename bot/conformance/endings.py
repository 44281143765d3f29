"""How a game shows the end of a match, and its moments: lines, pictures and alt texts keep their limits."""

from functools import lru_cache
from typing import Any

from bot.conformance.check import Check, Findings, ends, of_shown
from bot.conformance.checked import Checked
from bot.conformance.measuring import STRIP, fits, is_strip, look
from bot.conformance.played import Played, played_by_advice, played_by_chance
from bot.conformance.shown import LONG
from bot.conformance.tables import Table
from bot.engine import Event, Match
from bot.ui.views.ending import Ending
from bot.ui.views.fitting import rows_of
from bot.ui.views.shown import Shown
from bot.ui.wire.limits import ALT_TEXT

MOST_ROWS = 12  # of a phone's screen, for what is told in any case
MOMENTS = 4  # of a match that are drawn
LONGEST = 60  # seconds of a moment
USUAL = tuple(f"Player {number}" for number in range(len(LONG)))


def match_of(table: Table) -> Played:
    """Advisers play: some games never come to their proper end by chance."""
    return played_by_chance(table) if table.seats > table.way.seats[0] else played_by_advice(table)


@lru_cache(maxsize=2)
def last(table: Table) -> Match[Any]:
    return match_of(table).end


def ending(table: Table, names: tuple[str, ...], story: tuple[Event, ...]) -> Ending[Any]:
    match = last(table)
    assert match.outcome is not None
    return Ending(Shown(match.view(None), names[: table.seats]), match.outcome, story)


def public_story(table: Table) -> tuple[Event, ...]:
    return tuple(event for event in match_of(table).told if event.is_for(None))


def the_end(game: Checked, table: Table) -> Findings:
    """With its whole story, and without one: a match that does not replay any more has a result all the same."""
    face, words, public = game.face, game.words, public_story(table)
    usual = face.account(ending(table, USUAL, public), words)
    told = [usual.result, *usual.why, *usual.missing, *(usual.reckoning or ()), *usual.tries]
    if rows_of(told) > MOST_ROWS:
        yield f"account: what is told in any case takes {rows_of(told)} rows of a phone, and {MOST_ROWS} is the most"
    endings = [ending(table, LONG, story) for story in (public, ())]
    yield from dict.fromkeys(fault for over in endings for fault in faults_of_account(game, table, over))
    for over in endings:
        yield from fits("describe_ending (the picture's alt text)", face.describe_ending(over, words), ALT_TEXT)
        drawn = face.draw_ending(over, words)
        if drawn is not None and look(drawn)[1][0] != STRIP[0]:
            yield f"draw_ending is {look(drawn)[1][0]} px wide, and must be {STRIP[0]}"


def faults_of_account(game: Checked, table: Table, over: Ending[Any]) -> Findings:
    account, is_together = game.face.account(over, game.words), game.face.is_together(table.way.options)
    if not all((*account.lines, *account.tries)):
        yield "account: a line is empty"
    if account.reckoning and is_together:
        yield "account: is_together says that all win or lose together, and yet its reckoning ranks them"
    if is_together and not account.result:
        yield "account: is_together says that all win or lose together, so write account in face.py with a result"
    if is_together and not over.outcome.winners and not account.missing:
        yield "account: all have lost together, so say in its missing what they lacked"


def moments(game: Checked, table: Table) -> Findings:
    """Some of those to which the game gives time: a strip, if there is one, has its size and its words."""
    face, words, left = game.face, game.words, MOMENTS
    match = match_of(table).begin()
    for answer in match_of(table).answers:
        happened = [event for event in match.answer(answer) if event.is_for(None) and face.moment(event)]
        for event in happened:
            if not 0 < face.moment(event) <= LONGEST:
                yield f"moment: {event.word!r} takes {face.moment(event)} s, and {LONGEST} is the most"
        if not happened or not left:
            continue
        shown = Shown(match.view(None), LONG[: table.seats])
        if (strip := face.draw_moment(shown, happened, words)) is not None:
            left -= 1
            yield from is_strip("draw_moment", strip)
            said = face.describe_moment(shown, happened, words)
            yield from fits("describe_moment (the strip's alt text)", said, ALT_TEXT)


CHECKS = (
    Check("the end is told and drawn", of_shown(ends), the_end),
    Check("moments are drawn as strips", of_shown(ends), moments),
)
