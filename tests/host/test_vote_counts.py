"""When a vote is carried: who has agreed, who is there, who stays, and whether its time is over."""

import pytest
from msgspec.structs import replace

from bot.host import Person, SeatInfo, Table, Vote, utcnow
from bot.host.model.table_notes import About, TableNotes
from bot.host.steps.votes import is_carried
from tests.host.test_alarm import table

ADA, BEN, CLEO, DORA = (Person(number, name) for number, name in enumerate(("Ada", "Ben", "Cleo", "Dora"), 1))


def of_four(away: tuple[int, ...] = (), left: tuple[int, ...] = (), gone: tuple[int, ...] = ()) -> Table:
    """Ada, Ben, Cleo and Dora; some are away, have left the match, or the server."""
    seats = [
        SeatInfo(seat, one, one.name, is_away=one.id in {*away, *gone}, has_left=one.id in left)
        for seat, one in enumerate((ADA, BEN, CLEO, DORA))
    ]
    return replace(table("m"), seats=[*seats, SeatInfo(4, None, "Clockwork")], notes=TableNotes(left_server=gone))


def vote(about: About, asked: tuple[int, ...], agreed: tuple[int, ...], refused: tuple[int, ...] = ()) -> Vote:
    return Vote(number=1, about=about, by=ADA, due=utcnow(), asked=asked, agreed=agreed, refused=refused, to=DORA)


OTHERS = (2, 3, 4)


@pytest.mark.parametrize(
    ("one", "at", "is_last", "carried"),
    [
        # A seat is handed on where whoever takes it agrees; nobody else is asked.
        (vote("swap", (4,), ()), of_four(), False, False),
        (vote("swap", (4,), (4,)), of_four(), False, True),
        (vote("swap", (4,), ()), of_four(away=(4,)), True, False),
        # An answer is taken back where all who are there agree.
        (vote("undo", OTHERS, (2, 3)), of_four(), False, False),
        (vote("undo", OTHERS, OTHERS), of_four(), False, True),
        (vote("undo", OTHERS, (2, 3)), of_four(away=(4,)), False, True),
        (vote("undo", OTHERS, (2,)), of_four(left=(3,), gone=(4,)), False, True),
        (vote("undo", OTHERS, ()), of_four(away=(2, 3)), False, False),
        # A match is called off where more than half of those who stay agree, also of those who are away.
        (vote("end", OTHERS, (1, 2)), of_four(), False, False),
        (vote("end", OTHERS, (1, 2, 3)), of_four(), False, True),
        (vote("end", OTHERS, (1, 2)), of_four(away=(3, 4)), False, False),
        (vote("end", OTHERS, (1, 2)), of_four(left=(3,)), False, True),
        (vote("end", OTHERS, (1, 2)), of_four(gone=(3,)), False, True),
        # At the end of its time only those count who are there or have voted.
        (vote("end", OTHERS, (1, 2)), of_four(away=(3, 4)), True, True),
        (vote("end", OTHERS, (1,)), of_four(away=(3, 4)), True, False),
        (vote("end", OTHERS, (1, 2), (3,)), of_four(away=(3, 4)), True, True),
        (vote("end", OTHERS, (1, 2), (3, 4)), of_four(away=(3, 4)), True, False),
        (vote("end", OTHERS, (1, 4)), of_four(away=(3, 4)), True, True),
        (vote("end", OTHERS, (1, 2)), of_four(), True, False),
    ],
)
def test_it_is_carried_where_enough_of_those_who_count_agree(
    one: Vote, at: Table, is_last: bool, carried: bool
) -> None:
    assert is_carried(one, at, is_last=is_last) is carried
    assert is_carried(one, at) is carried or is_last


def test_who_stays_is_there_or_may_come_back() -> None:
    at = of_four(away=(2,), left=(3,), gone=(4,))
    assert at.people == [ADA, BEN, CLEO, DORA]
    assert at.staying == [ADA, BEN]
    assert at.present == [ADA]
    assert [at.has_gone(one.id) for one in at.people] == [False, False, True, True]


def test_a_vote_concerns_who_asked_and_who_are_asked() -> None:
    assert [vote("undo", (2, 3), ()).concerns(person) for person in (1, 2, 3, 4)] == [True, True, True, False]


@pytest.mark.parametrize(
    ("at", "is_deserted"),
    [
        (of_four(), False),
        (of_four(away=(1, 2, 3)), False),
        (of_four(away=(1, 2, 3, 4)), True),
        (of_four(away=(1,), left=(2, 3, 4)), True),
        (of_four(left=(1, 2, 3, 4)), True),
        (of_four(gone=(1, 2, 3, 4)), True),
        (replace(of_four(away=(1, 2, 3, 4)), status="finished"), False),
        (replace(of_four(away=(1, 2, 3, 4)), status="lobby"), False),
    ],
)
def test_a_match_is_deserted_where_nobody_is_there(at: Table, is_deserted: bool) -> None:
    assert at.is_deserted is is_deserted
