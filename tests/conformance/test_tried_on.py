"""Every game can be played on from any moment of a match that is over, by whoever tries it, to an end."""

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.engine import Chance, Game, Match
from bot.engine.advising import advised
from bot.games import find_games
from bot.host import Person, SeatInfo, Table
from bot.ui.shared.trials import Trial

ADA = Person(1, "Ada")
GAMES = find_games()
MOST = 40  # of Ada's answers: whole matches are played elsewhere


@pytest.mark.parametrize("key", sorted(GAMES))
def test_automata_play_until_the_person_is_asked(key: str) -> None:
    game = GAMES[key]
    options, seats = game.rehearsed(), game.seats_for(game.rehearsed())[0]
    match = Match.start(game, seats, options, Chance(b"tried"))
    trial = Trial(_table(game, seats, options), match, ADA.id)
    asked = 0
    while trial.prompt is not None and asked < MOST:
        prompt = trial.prompt
        assert prompt.seat == 0
        trial.answer(prompt.number, advised(match, prompt).choice)
        asked += 1
    assert asked
    assert trial.prompt is not None or match.outcome is not None


def _table(game: Game[Any, Any], seats: int, options: Any) -> Table:
    given: dict[str, Any] = {
        "id": "m",
        "game": game.key,
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
