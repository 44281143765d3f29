"""`pace`: what a seat presses, how long it waits, and what it can do meanwhile."""

from bot.cli.pace import Ear, Pace, pace_of, sizes
from bot.engine import Answer, Chance, Match
from bot.games import find_game
from tests.cli.running import run, said
from tests.cli.test_commands import BAG, COURT
from tests.support.nim import Nim


def test_it_prints_a_row_for_the_usual_and_for_the_largest_size() -> None:
    told = said(run("pace", BAG, "--matches", "1"))
    assert "bag-of-dungeon, 1 matches" in told
    assert "│ 2 │" in told
    assert "│ 4 │" in told
    assert "takes 1 to 4 seats, not 9" in said(run("pace", BAG, "--seats", "9"))


def test_the_presses_of_others_between_two_of_ones_own_are_its_wait() -> None:
    pace = Pace(2)
    match = Match.start(Nim(), 2, Nim.options_type(), Chance(b"seed"))
    ear = Ear(pace)
    while match.outcome is None:
        (prompt,) = match.prompts
        answer = Answer(prompt.number, prompt.seat, (prompt.options[0].key,))
        ear.hear(match, answer)
        match.answer(answer)
    ear.close()
    assert sum(pace.presses) == len(pace.waits) + 2
    assert set(pace.waits) == {1}


def test_who_waits_can_give_orders_or_take_an_offer_where_there_are_some() -> None:
    court, dungeons = find_game(COURT), find_game("deckbox-dungeons")
    orders = pace_of(court, 3, court.options_type(), seed=1, matches=1)
    assert orders.active > orders.invited == 0
    offers = pace_of(dungeons, 3, dungeons.options_type(), seed=1, matches=1)
    assert 0 < offers.invited < offers.active <= offers.waiting
    assert list(sizes(court, court.options_type())) == [5, 7]
