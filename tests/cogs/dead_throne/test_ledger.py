"""The story keeps the books: health, coin, Pieces and places are what the events told, each change once and truly."""

import pytest

from bot.engine import Answer, Chance, Match
from bot.engine.lawyer import lawyer_policy
from bot.engine.playout import Policy, mixed_policy, playout
from cogs.dead_throne.events.people import CoinGained, Weakened
from cogs.dead_throne.game import GAME
from cogs.dead_throne.options import ThroneOptions
from tests.cogs.dead_throne.books import Books
from tests.cogs.dead_throne.meetings import ADA, BEN, realm
from tests.support.hearing import heard

TABLES = {
    "two": (2, ThroneOptions(dusk=8)),
    "three": (3, ThroneOptions(dusk=8, fallen="on")),
    "five": (5, ThroneOptions(dusk=6, zones=True)),
    "seven": (7, ThroneOptions(dusk=5, print="first", fallen="off")),
    "alone": (1, ThroneOptions(mode="solo", challenge="both", difficulty="hard")),
    "defenders": (3, ThroneOptions(mode="defender", omen=True)),
}


@pytest.mark.long
@pytest.mark.parametrize("policy", [lawyer_policy, mixed_policy])
@pytest.mark.parametrize("table", TABLES)
def test_all_that_changes_is_told(table: str, policy: Policy) -> None:
    """R56, R78, R79, R88, R119 and all others that give or take: over whole matches, after each answer."""
    seats, options = TABLES[table]
    for number in range(3):
        seed, answers = b"books %d" % number, list[Answer]()
        playout(GAME, seats, options, seed, (policy,), hear=heard(answers))
        match = Match.start(GAME, seats, options, Chance(seed))
        for answer in answers:
            books = Books(match.state)
            is_on = match.state.phase == "play"
            told = match.answer(answer)
            for event in told if is_on else ():
                books.enter(event)
            assert not (is_on and (wrong := books.differs(match.state))), f"{wrong} after {told}"


def test_the_books_find_what_was_not_told() -> None:
    state = realm("T1.inn", "P.r1").state
    books = Books(state)
    state.players[ADA].coin += 2
    state.players[BEN].health -= 1
    assert books.differs(state) == [f"seat {ADA}: coin", f"seat {BEN}: health"]
    books.enter(CoinGained(seat=ADA, coin=2, way="card"))
    books.enter(Weakened(seat=BEN, health=state.players[BEN].health))
    assert not books.differs(state)
