"""What everybody could watch of a match: public events and the public view, and nothing else."""

from bot.engine import Answer, Chance, Event, Match, Options, Seat, seen, watched
from tests.support.courtyard import GAME, Bid


class Whisper(Event):
    seat: Seat


def test_what_was_told_to_some_is_not_seen() -> None:
    match = Match.start(GAME, 2, Options(), Chance(b"seed"))
    public, private = Whisper(seat=0), Bid(seat=0, amount=3, to=(0,))
    shown = seen(match, [private, public])
    assert shown.events == (public,)
    assert shown.view == match.view(None)


def test_an_answer_nobody_heard_of_is_no_moment() -> None:
    match = Match.start(GAME, 2, Options(), Chance(b"seed"))
    begun, first = match.still, match.prompts[0]
    moments = list(watched(match, [Answer(first.number, first.seat, 3)]))
    assert [moment.view for moment in moments] == [begun.view(None)]
