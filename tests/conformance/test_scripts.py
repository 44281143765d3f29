"""People of every script sit at every game's table, and nothing that is drawn of it has an empty box for a letter."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PIL import Image, ImageDraw, ImageFont

from bot.engine import Match
from bot.engine.playout import random_policy
from bot.ui.views.face import Face
from bot.ui.views.replay.filming import Filming, coloured
from bot.words import Words
from images.film import make_film
from images.type import MISSING, Style, Weight, font, label
from tests.conformance.played import played
from tests.conformance.shown import SHOWN_WAYS, face_of, scene_of, strict_words
from tests.conformance.tables import Table, sampled
from tests.conformance.test_endings import ending, of
from tests.conformance.test_faces import shown_to
from tests.conformance.test_film import reel_of

# Of these the face has all letters, though its italics have not …
WRITTEN = ("Дмитрий", "Ελένη", "Nguyễn Ánh", "Łukasz Čeněk", "Їжак", "Þórdís", "Ștefan", "Ωmega Жанна")
# … and of these none: a number of the seat stands for them.
UNWRITTEN = ("שלום", "علي", "สมชาย", "अर्जुन", "李小龙", "さくら", "김철수", "🎲🐉", "ქეთი", "Արամ")
NAMES = {
    "written": (*WRITTEN, *UNWRITTEN),
    "unwritten": (*UNWRITTEN, *WRITTEN),
}
LARGE = sampled((Table(way, way.seats[-1]) for way in SHOWN_WAYS), lambda table: table.way.is_usual)
SMALL = sampled((Table(way, way.seats[0]) for way in SHOWN_WAYS), lambda table: table.way.is_usual)
STRIPS, TAKES = 2, 1  # of a match


@pytest.mark.parametrize("table", LARGE)
def test_a_board_writes_every_name(table: Table) -> None:
    """The board, map, hand, choices and strips of moments: at the beginning, and in the middle with written names."""
    face, words = face_of(table.way), strict_words(face_of(table.way))
    looks = played(table, (random_policy,), b"%d seats" % table.seats).looks(len(NAMES))
    with nothing_lost():
        for names, match in zip(reversed(NAMES.values()), looks, strict=False):
            draw_all(table, match, names, face, words)


def draw_all(table: Table, match: Match[Any], names: tuple[str, ...], face: Face[Any], words: Words) -> None:
    scene = scene_of(table, match, names)
    shown, own = (shown_to(viewer, match, scene.names) for viewer in (None, table.seats - 1))
    face.draw_board(shown, words)
    if face.has_whole(shown.view):
        face.draw_whole(shown, words)
    if face.has_hand(own.view):
        face.draw_hand(own, words)
    for prompt in filter(face.has_picture, match.prompts):
        labels = [scene.speaker.option(option) for option in prompt.options]
        face.draw_prompt(shown_to(prompt.seat, match, scene.names), prompt, labels, words)
    if moments := [event for event in match.told if event.is_for(None) and face.moment(event) > 0][-STRIPS:]:
        face.draw_moment(shown, moments, words)


@pytest.mark.parametrize("names", NAMES.values(), ids=NAMES)
@pytest.mark.parametrize("table", SMALL)
def test_an_ending_writes_every_name(table: Table, names: tuple[str, ...]) -> None:
    public = tuple(event for event in of(table).told if event.is_for(None))
    with nothing_lost():
        face_of(table.way).draw_ending(ending(table, names, public), strict_words(face_of(table.way)))


@pytest.mark.parametrize("table", SMALL)
def test_a_film_writes_every_name(table: Table) -> None:
    face, reel = face_of(table.way), reel_of(table)
    for names in NAMES.values():
        takes = Filming(face, strict_words(face), names[: table.seats], reel).takes()
        with nothing_lost():
            make_film([take() for take in (*takes[:TAKES], takes[-1])], coloured(face.accent), "webp")


@pytest.mark.parametrize("text", ["Дмитрий", f"Ada {MISSING}"])
def test_what_is_lost_is_seen(text: str) -> None:
    """In italics there are no Cyrillic letters; a mark that stands for a letter is a loss as well."""
    page = ImageDraw.Draw(Image.new("L", (200, 60)))
    with pytest.raises(AssertionError, match="Source Serif"), nothing_lost():
        page.text((0, 0), text, 255, font(Style(30, Weight.ITALIC)), "ls")


@contextmanager
def nothing_lost() -> Iterator[None]:
    """Look at each text as it goes to be drawn, in whatever face."""
    lost: list[tuple[str, str]] = []
    write = ImageDraw.ImageDraw.text

    def looking(self: Any, xy: Any, text: str, fill: Any, font: ImageFont.FreeTypeFont, *more: Any) -> None:
        lost.extend((text, str(font.getname())) for sign in text if sign == MISSING or is_box(font, sign))
        write(self, xy, text, fill, font, *more)

    label.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ImageDraw.ImageDraw, "text", looking)
        yield
    assert lost == []


def is_box(font: ImageFont.FreeTypeFont, sign: str) -> bool:
    return sign != " " and bytes(font.getmask(sign)) == bytes(font.getmask("\U000fffff"))
