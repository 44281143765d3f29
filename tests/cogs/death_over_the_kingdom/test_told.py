"""What all hear of a deed, also of one that was left undone, and of the end of a round (R21, R33, R34, R42 to R45)."""

from bot.engine import Event
from cogs.death_over_the_kingdom.events.actions import Folded
from cogs.death_over_the_kingdom.events.powers import InnkeeperStayed, JesterStayed
from cogs.death_over_the_kingdom.events.scores import BetweenWon, HighestWon, LowestWon, NobodyBetween
from cogs.death_over_the_kingdom.rules.actions import actions
from cogs.death_over_the_kingdom.rules.powers import powers
from tests.cogs.death_over_the_kingdom.positions import A, B, C, end_of_round, play, table

VERDICTS = (HighestWon, LowestWon, BetweenWon, NobodyBetween)


def verdict(cards: str, number: int) -> Event:
    """What is told first of how this round of a turn ended."""
    told = play(end_of_round(table(cards, round=number))).heard_by(None)
    return next(event for event in told if isinstance(event, VERDICTS))


def test_r21_who_folds_is_named() -> None:
    told = play(actions(table("INN MER QUE*", deck="MON")), otherwise="fold").heard_by(None)
    assert [event for event in told if isinstance(event, Folded)] == [Folded(actor=seat) for seat in (A, B, C)]


def test_r34_a_jester_who_turns_nothing_says_so() -> None:
    state = table("JES KNI KIN*")
    told = play(powers(state), A="no").heard_by(None)
    assert JesterStayed(actor=A) in told
    assert state.values() == [4, 8, 12]


def test_r33_an_innkeeper_who_swaps_nothing_says_so() -> None:
    told = play(powers(table("INN KNI KIN*")), A="no").heard_by(None)
    assert InnkeeperStayed(actor=A) in told


def test_r42_the_verdict_names_all_who_won_and_by_what() -> None:
    """The rounds of a turn ask for the highest, the lowest, and what is between."""
    assert [verdict("DEA KNI KNI KIN*", number) for number in (1, 2, 3)] == [
        HighestWon(winners=(3,), value=12),
        LowestWon(winners=(A,), value=0),
        BetweenWon(winners=(B, C), low=0, high=12),
    ]


def test_r45_where_all_cards_are_outermost_nobody_is_between() -> None:
    assert verdict("DEA DEA KIN*", 3) == NobodyBetween()
