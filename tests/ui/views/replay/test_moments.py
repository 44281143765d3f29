"""Which moments of a match are shown again, and that nothing told is lost where some are left out."""

from typing import Any

import pytest
from msgspec import Struct

from bot.engine import Event, Seen
from bot.ui.views.replay.choosing import at_least, best
from bot.ui.views.replay.moments import Moment, Weight, moments, told
from bot.ui.views.replay.reel import make_reel
from tests.ui.bazaar.face import BazaarFace

MOST_CACHED = 200


class Said(Event, rule="R1"):
    number: int


class Chaptered(Said, frozen=True):
    pass


class Revealed(Said, frozen=True):
    pass


class Board(Struct, frozen=True):
    number: int
    cleared: "Board | None" = None


class BookFace(BazaarFace):
    """Of a game with chapters, reveals, and tables that are cleared."""

    def closing(self, view: Board) -> Board | None:  # type: ignore[override]
        return view.cleared

    def begins_chapter(self, event: Event) -> bool:
        return isinstance(event, Chaptered)

    def moment(self, event: Event) -> float:
        return 3.0 if isinstance(event, Revealed) else 0


def seen(number: int, *events: Event, cleared: Board | None = None) -> Seen[Board]:
    return Seen(events or (Said(number=number),), Board(number, cleared))


def found(*all_seen: Seen[Board]) -> list[Moment[Board]]:
    face: Any = BookFace()
    return list(moments(all_seen, face))


def test_each_has_its_weight() -> None:
    weights = [
        one.weight
        for one in found(seen(0), seen(1), seen(2, Chaptered(number=2)), seen(3, Revealed(number=3)), seen(4))
    ]
    assert weights == [Weight.END, Weight.PASSING, Weight.CHAPTER, Weight.REVEAL, Weight.END]


def test_a_table_that_is_cleared_is_seen_as_it_was_with_what_was_told_up_to_then() -> None:
    was = Board(2)
    last, first = Said(number=3), Chaptered(number=4)
    shown = found(seen(0), seen(1), seen(3, last, first, cleared=was), seen(4, cleared=was), seen(5, cleared=was))
    assert [one.view.number for one in shown] == [0, 1, 2, 3, 4, 5]
    assert shown[2] == Moment(was, (last,), Weight.REVEAL)
    assert shown[3].events == (first,)
    assert shown[3].weight == Weight.CHAPTER


def test_of_several_events_that_begin_a_chapter_the_first_is_where_it_begins() -> None:
    last, first, second, then = Said(number=3), Chaptered(number=4), Chaptered(number=5), Said(number=6)
    shown = found(seen(0), seen(1, last, first, second, then, cleared=Board(9)))
    assert [one.events for one in shown[-2:]] == [(last,), (first, second, then)]


def many(count: int) -> list[Moment[Board]]:
    return found(*(seen(n, Revealed(number=n)) if n % 5 == 0 else seen(n) for n in range(count)))


@pytest.mark.parametrize("most", [1, 2, 7, 40, 100])
def test_so_many_and_no_more_with_all_that_was_told(most: int) -> None:
    every = many(60)
    kept = best(every, most)
    assert len(kept) == min(most, 60)
    assert told(kept) == told(every)
    assert kept[-1].view == every[-1].view


def test_those_that_weigh_more_stay() -> None:
    kept = best(many(60), 20)
    assert set(range(0, 60, 5)) <= {one.view.number for one in kept}
    gaps = [one.view.number for one in kept if one.weight is Weight.PASSING]
    assert max(gaps) - min(gaps) > 40, "of the others some from everywhere"
    assert len(at_least(many(60), Weight.REVEAL)) == 13


def test_the_reel_of_an_endless_match_has_its_bound() -> None:
    made = make_reel((seen(n) for n in range(5 * MOST_CACHED)), BookFace(), None)
    assert len(made.moments) == MOST_CACHED
    assert [event.number for event in made.story if isinstance(event, Said)] == list(range(5 * MOST_CACHED))
    assert made.moments[0].view.number == 0
    assert made.moments[-1].view.number == 5 * MOST_CACHED - 1
    assert made.ending(()) is None


def test_few_that_have_weight_are_shown_with_the_others() -> None:
    assert len(make_reel((seen(n) for n in range(9)), BookFace(), None).steps) == 9
    chapters = (seen(n, Chaptered(number=n)) if n % 2 else seen(n) for n in range(40))
    assert len(make_reel(chapters, BookFace(), None).steps) == 21
