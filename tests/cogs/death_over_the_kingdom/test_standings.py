"""What the story tells of the standings, and of the power that turned a round (R32, R47, R48, R53, R56)."""

from bot.engine import Event
from cogs.death_over_the_kingdom.events.classic import FewestTokensNow, MostLivesNow
from cogs.death_over_the_kingdom.events.powers import LossTurned, RoundTurned
from cogs.death_over_the_kingdom.events.scores import AllTiedNow, SecondNow
from tests.cogs.death_over_the_kingdom.positions import (
    A,
    B,
    C,
    E,
    classic,
    end_of_classic_round,
    end_of_round,
    play,
    table,
)

TOLD = (SecondNow, AllTiedNow, RoundTurned, LossTurned, FewestTokensNow, MostLivesNow)


def told(events: list[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, TOLD)]


def test_r47_after_a_round_the_second_are_named() -> None:
    run = play(end_of_round(table("KIN DEA MER*", points=[3, 3, 1])))
    assert told(run.events) == [SecondNow(leaders=(A,), most=4, seconds=(B,), points=3)]


def test_r48_all_tied_nobody_is() -> None:
    assert told(play(end_of_round(table("KIN DEA MER*", points=[0, 1, 1]))).events) == [AllTiedNow()]


def test_where_nobody_scores_nothing_is_told_and_the_end_tells_itself() -> None:
    assert not told(play(end_of_round(table("KIN DEA KIN*", round=3))).events)
    assert not told(play(end_of_round(table("KIN MER DEA*", round=3, turn=3, points=[1, 2, 3]))).events)


def test_r32_the_last_power_that_changed_the_winner_is_named() -> None:
    run = play(end_of_round(table("KIN SOR PRI THI*")), B="seat-0")
    assert told(run.events)[0] == RoundTurned(actor=B, card="SOR", before=(A,))


def test_a_power_that_only_adds_a_winner_turns_nothing() -> None:
    """B's Queen laughs down to 4, where A's Jester is already lowest."""
    run = play(end_of_round(table("JES QUE KNI*", round=2)), A="no")
    assert [type(event) for event in told(run.events)] == [SecondNow]


def test_a_power_that_others_undo_has_not_turned_the_round() -> None:
    """A makes the Queen a 4 among fours, B turns her back, and she laughs herself down again: all three score."""
    run = play(end_of_round(table("JES JES QUE*")), A="seat-2", B="seat-2")
    assert [type(event) for event in told(run.events)] == [AllTiedNow]
    lost = play(end_of_classic_round(classic("SOR QUE THI KIN*", points=[9, 9, 9, 0])), A="seat-1")
    assert not told(lost.events)  # B's toad was below C's Thief until D hanged him: both lose


def test_what_was_turned_before_that_stays_told() -> None:
    """A's Jester saves E. B's toad saves D for a while, until F makes one of D as well."""
    run = play(end_of_classic_round(classic("JES SOR KIN PRI THI SOR*")), A="seat-3", B="seat-2", F="seat-3")
    assert told(run.events)[0] == LossTurned(actor=A, card="JES", before=(E,))


def test_a_power_that_gives_what_nobody_had_turns_the_round() -> None:
    """Between 7 and twice 2 there was nothing, until one of them was a toad."""
    run = play(end_of_round(table("SOR MER MER*", round=3)), A="seat-1")
    assert told(run.events)[0] == RoundTurned(actor=A, card="SOR", before=())


def test_r55_a_king_who_hangs_turns_the_loss() -> None:
    run = play(end_of_classic_round(classic("THI KIN INN*", points=[0, 0, 1])))
    assert told(run.events) == [LossTurned(actor=B, card="KIN", before=(C,)), FewestTokensNow(seats=(B,), tokens=0)]


def test_r53_who_stands_best_is_told_when_it_changes() -> None:
    assert not told(play(end_of_classic_round(classic("KIN QUE DEA*", points=[0, 0, 1]))).events)
    assert told(play(end_of_classic_round(classic("KIN QUE DEA*", points=[2, 3, 2]))).events) == [
        FewestTokensNow(seats=(A,), tokens=2)
    ]


def test_r56_with_lives_as_well() -> None:
    run = play(end_of_classic_round(classic("KIN QUE DEA*", points=[3, 2, 3], scoring="lives")))
    assert told(run.events) == [MostLivesNow(seats=(A,), lives=3)]
