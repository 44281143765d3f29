"""What is left of a league that is ended before all is played."""

from bot.ui.actions.league.ending import _running, without_further_rounds
from bot.ui.actions.league.model import League, Round, Seating
from bot.ui.actions.league.points import HALF, standing
from tests.ui.actions.league.made import NOON, league


def of_rounds(*rounds: tuple[Seating, ...]) -> League:
    return league(*(Round(at=NOON, tables=tables) for tables in rounds), people=4)


OPEN, UNOPENED = Seating(entries=(1, 2), thread=7, match="one"), Seating(entries=(3, 4))


def test_rounds_that_have_not_begun_are_dropped_and_what_is_on_counts() -> None:
    found = without_further_rounds(of_rounds((OPEN, Seating(entries=(3, 4), thread=8, match="two")), (UNOPENED,)))
    assert [len(one.tables) for one in found.rounds] == [2]
    assert (found.status, _running(found)) == ("on", 2)


def test_whose_table_was_not_opened_in_a_round_that_has_begun_rests() -> None:
    found = without_further_rounds(
        of_rounds((Seating(entries=(1, 2), thread=7, match="one", points=(100, 0)), UNOPENED))
    )
    assert found.rounds[0].resting == (3, 4)
    assert found.is_played
    assert {line.entry: line.points for line in standing(found)} == {1: 100, 2: 0, 3: HALF, 4: HALF}


def test_where_nothing_has_been_opened_it_is_over() -> None:
    assert without_further_rounds(of_rounds((UNOPENED,))).status == "over"
