"""Every game's film: within its limits, and made from what everybody could see, however the hidden things lie."""

import copy as copies
import pickle
from collections.abc import Iterator
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.engine import Chance, Match, Seen, seen, watched
from bot.engine.playout import random_policy
from bot.ui.views.replay.film_order import FilmOrder
from bot.ui.views.replay.filming import MOST_PICTURES, Filming, coloured
from bot.ui.views.replay.reel import Reel, make_reel
from bot.ui.wire.limits import ALT_TEXT
from images.film import Shot, make_film
from tests.conformance.played import Played, played
from tests.conformance.shown import LONG, SHOWN_WAYS, face_of, strict_words
from tests.conformance.tables import Table, sampled
from tests.conformance.test_quiet import TRIES
from tests.conformance.test_undo import copy
from tests.conformance.worlds import sight

TAKES = 6  # pictures of a match that are drawn
WORLDS = 10  # places of a match where what is hidden is moved about
STRIP = (800, 260)  # px, the largest
SMALLEST = sampled((Table(way, way.seats[0]) for way in SHOWN_WAYS), lambda table: table.way.is_usual)


def of(table: Table) -> Played:
    return played(table, (random_policy,), b"%d seats" % table.seats)


def reel_of(table: Table) -> Reel:
    match = of(table).begin()
    return make_reel(watched(match, of(table).answers), face_of(table.way), of(table).end.outcome)


def filming(table: Table, reel: Reel) -> Filming:
    face = face_of(table.way)
    return Filming(face, strict_words(face), LONG[: table.seats], reel)


@pytest.mark.parametrize("table", SMALLEST)
def test_a_film_keeps_its_limits(table: Table) -> None:
    """Some of its pictures are drawn; that all of them stay within theirs is measured, not tested."""
    made = filming(table, reel_of(table))
    takes = made.takes()
    assert 2 < len(takes) <= MOST_PICTURES <= 60
    shots = [take() for take in takes[:: -(-len(takes) // TAKES)]]
    assert all(0 < shot.seconds <= 60 for shot in shots)
    film = make_film(shots, coloured(face_of(table.way).accent), "webp")
    assert len(film.data) <= 2 * 1024 * 1024 * len(shots) // TAKES
    with Image.open(BytesIO(film.data)) as picture:
        assert picture.width == 800
    assert made.result() in made.alt(film.pictures)
    assert all(within(shot) for shot in shots)
    assert len(made.alt(film.pictures)) <= 2 * ALT_TEXT


def within(shot: Shot) -> bool:
    if shot.strip is None:
        return True
    with Image.open(BytesIO(shot.strip)) as strip:
        return strip.width == STRIP[0] and strip.height <= STRIP[1]


@pytest.mark.parametrize("table", SMALLEST)
def test_it_can_be_ordered_from_another_process(table: Table) -> None:
    face = face_of(table.way)
    order = FilmOrder.of(face, face.catalogue.words("de", "fr"), LONG[: table.seats], reel_of(table), "webp")
    arrived = pickle.loads(pickle.dumps(order))  # noqa: S301 - our own
    assert arrived == order
    assert isinstance(arrived.face(), type(face))
    assert arrived.face().catalogue.words(*arrived.locales).locales == order.locales


@pytest.mark.parametrize("table", SMALLEST)
def test_the_same_is_filmed_wherever_hidden_things_lie(table: Table) -> None:
    """At some places of a match what the public cannot tell is moved about; the pictures and lines stay the same."""
    here, there = zip(*both_worlds(table), strict=True)
    face = face_of(table.way)
    true, other = (filming(table, make_reel(world, face, None)) for world in (here, there))
    assert [take() for take in true.takes()] == [take() for take in other.takes()]


def both_worlds(table: Table) -> Iterator[tuple[Seen[Any], Seen[Any]]]:
    chance = Chance(b"other worlds")
    for match in of(table).looks(WORLDS):
        worlds = [] if match.outcome is not None else [other_world(match, chance) for _ in range(TRIES)]
        alike = [world for world in worlds if sight(world, None) == sight(match, None)]
        alike.sort(key=lambda world: sum(world.view(s) != match.view(s) for s in range(table.seats)))
        if alike:  # the one that most of the seats could tell from ours
            yield seen(match, match.told), seen(alike[-1], match.told)


def other_world(match: Match[Any], chance: Chance) -> Match[Any]:
    world = copy(match)
    world.game.reshuffle_hidden(world.state, None, chance)
    return world


@pytest.mark.parametrize("table", SMALLEST)
def test_what_was_seen_stays_as_it_was(table: Table) -> None:
    """A view that shared something with the state would show, in a film, what came later."""
    shown = watched(of(table).begin(), of(table).answers)
    before = [(one.view, copies.deepcopy(one.view)) for one in shown]
    assert all(view == kept for view, kept in before)


@pytest.mark.parametrize("table", SMALLEST)
def test_only_what_everybody_was_told_is_in_it(table: Table) -> None:
    public = [event for event in of(table).told if event.is_for(None)]
    assert list(reel_of(table).story) == public
