"""A match that is over can be played on from any of its moments, by whoever tries it."""

from datetime import UTC, datetime
from typing import Any

from bot.conformance.check import Check, Findings, whole
from bot.conformance.checked import Checked
from bot.engine import Chance, Match, Options
from bot.engine.advising import advised
from bot.host import Person, SeatInfo, Table
from bot.ui.shared.trials import Trial

ADA = Person(1, "Ada")
MOST = 40  # of Ada's answers: whole matches are played elsewhere


def played_on(game: Checked) -> Findings:
    """Automata play until the person is asked."""
    options, asked = game.game.rehearsed(), 0
    seats = game.game.seats_for(options)[0]
    match = Match.start(game.game, seats, options, Chance(b"tried"))
    trial = Trial(_table(game.game.key, seats, options), match, ADA.id)
    while trial.prompt is not None and asked < MOST:
        prompt = trial.prompt
        if prompt.seat != 0:
            yield f"the person at seat 0 is asked {prompt.word!r}, which is for seat {prompt.seat}"
            return
        trial.answer(prompt.number, advised(match, prompt).choice)
        asked += 1
    if not asked:
        yield "the person is never asked"
    if trial.prompt is None and match.outcome is None:
        yield "nobody is asked, and the match is not over"


def _table(key: str, seats: int, options: Options) -> Table:
    given: dict[str, Any] = {
        "id": "m",
        "game": key,
        "guild": 0,
        "channel": 0,
        "message": None,
        "status": "finished",
        "options": options,
        "pace": "none",
        "starter": ADA,
        "commitment": None,
        "seats": [SeatInfo(seat, None if seat else ADA, f"seat {seat}") for seat in range(seats)],
        "created": datetime(2026, 1, 1, tzinfo=UTC),
    }
    return Table(**given)


CHECKS = (Check("a match can be played on by whoever tries it", whole, played_on),)
