"""What every game shows: its pictures can be drawn and its texts fit, with the longest names there may be."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.engine import Match
from bot.engine.playout import random_policy
from bot.ui.views.naming import heroes_of
from bot.ui.views.shown import Shown, prompts_for
from bot.ui.wire import limits
from tests.conformance.played import played
from tests.conformance.shown import LONG, SHORT, SHOWN_WAYS, face_of, scene_of, strict_words
from tests.conformance.tables import Table, looks

LOOKS, MORE_LOOKS = 10, 30  # of a match, in words
PICTURES = 2  # of a match
WIDEST = 1200  # px: a phone shows it 400 px wide
HEAVIEST = 8 * 1024 * 1024  # bytes; Discord takes 10 MiB
STRIPS = 6  # of a match
STRIP_WIDTH, STRIP_HEIGHT = 800, 260  # px
READ, READ_HAND, HEADLINE = 3900, 2000, 200
BIGGEST = [pytest.param(Table(way, way.seats[-1]), id=way.name) for way in SHOWN_WAYS]


@pytest.mark.parametrize("names", [SHORT, LONG], ids=["short", "long"])
@pytest.mark.parametrize("table", BIGGEST)
@pytest.mark.parametrize("most", looks(LOOKS, MORE_LOOKS))
def test_what_is_said_fits(table: Table, names: tuple[str, ...], most: int) -> None:
    """Headline, alt texts, Read and panels, all along a match."""
    face, words = face_of(table.way), strict_words(face_of(table.way))
    for match in played(table, (random_policy,), b"%d seats" % table.seats).looks(most):
        shown = shown_to(None, match, names[: table.seats])
        assert 0 < len(face.headline(shown.view, words)) <= HEADLINE
        assert 0 < len(face.describe(shown, words)) <= limits.ALT_TEXT, "describe: the board's alt text"
        assert 0 < len(face.read(shown, words)) <= READ, "read: the board for a message"
        for seat in range(table.seats):
            own = shown_to(seat, match, names[: table.seats])
            assert len(face.describe_hand(own, words)) <= limits.ALT_TEXT, "describe_hand: the panel's alt text"
            assert 0 < len(face.read_hand(own, words)) <= READ_HAND, "read_hand: the panel in words"


@pytest.mark.parametrize("table", BIGGEST)
def test_what_is_drawn_is_a_picture(table: Table) -> None:
    """The board, the whole map, a hand and what there is to choose: at the beginning, and far on."""
    for match in played(table, (random_policy,), b"%d seats" % table.seats).looks(PICTURES):
        scene, face, words = scene_of(table, match, LONG), face_of(table.way), strict_words(face_of(table.way))
        shown, own = (shown_to(viewer, match, scene.names) for viewer in (None, table.seats - 1))
        pictures = [face.draw_board(shown, words)]
        pictures += [face.draw_whole(shown, words)] if face.has_whole(shown.view) else []
        pictures += [face.draw_hand(own, words)] if face.has_hand(own.view) else []
        for prompt in filter(face.has_picture, match.prompts):
            labels = [scene.speaker.option(option) for option in prompt.options]
            pictures.append(face.draw_prompt(shown_to(prompt.seat, match, scene.names), prompt, labels, words))
        for png in pictures:
            assert len(png) <= HEAVIEST
            with Image.open(BytesIO(png)) as picture:
                assert picture.format == "PNG"
                assert picture.width <= WIDEST


@pytest.mark.parametrize("table", BIGGEST)
@pytest.mark.parametrize("most", looks(LOOKS, MORE_LOOKS))
def test_a_strip_leaves_room_for_the_board(table: Table, most: int) -> None:
    """Of the moments of a turn, one after the other and all together."""
    face, words, drawn = face_of(table.way), strict_words(face_of(table.way)), 0
    for match in played(table, (random_policy,), b"%d seats" % table.seats).looks(most):
        moments = [event for event in match.told if event.is_for(None) and face.moment(event) > 0]
        for part in (moments[-1:], moments) if moments and drawn < STRIPS else ():
            drawn += 1
            shown = shown_to(None, match, LONG[: table.seats])
            if (png := face.draw_moment(shown, part, words)) is None:
                continue
            assert 0 < len(face.describe_moment(shown, part, words)) <= limits.ALT_TEXT, "describe_moment: the alt text"
            with Image.open(BytesIO(png)) as picture:
                assert (picture.format, picture.width) == ("PNG", STRIP_WIDTH)
                assert picture.height <= STRIP_HEIGHT


def shown_to(viewer: int | None, match: Match[Any], names: tuple[str, ...]) -> Shown[Any]:
    return Shown(match.view(viewer), names, prompts_for(viewer, match.prompts))


@pytest.mark.parametrize("table", BIGGEST)
def test_several_seats_of_one_person_are_told_apart_by_their_heroes(table: Table) -> None:
    """A game that gives one person several seats names their heroes, far into a match every one of them."""
    face, words = face_of(table.way), strict_words(face_of(table.way))
    *_, match = played(table, (random_policy,), b"%d seats" % table.seats).looks(PICTURES)
    heroes = heroes_of(face, match.view(None), table.seats, range(table.seats), words)
    if face.game.seats_per_person > 1:
        assert heroes, "hero: the game has no names for seats that one person may hold"
        assert all(heroes), "hero: far into a match each seat has one"
