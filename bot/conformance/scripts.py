"""People of every script sit at a game's table, and nothing that is drawn of it has an empty box for a letter."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from PIL import ImageDraw, ImageFont

from bot.conformance.check import Case, Check, Findings, fewest, of_shown
from bot.conformance.checked import Checked
from bot.conformance.endings import ending, public_story
from bot.conformance.faces import drawn_at
from bot.conformance.film import reel_of
from bot.conformance.played import played_by_chance
from bot.conformance.shown import shown_to
from bot.conformance.tables import Table
from bot.engine import Match
from bot.ui.views.replay.filming import Filming, coloured
from images.film import make_film
from images.type import MISSING, label

# Of these the face has all letters, though its italics have not …
WRITTEN = ("Дмитрий", "Ελένη", "Nguyễn Ánh", "Łukasz Čeněk", "Їжак", "Þórdís", "Ștefan", "Ωmega Жанна")
# … and of these none: a number of the seat stands for them.
UNWRITTEN = ("שלום", "علي", "สมชาย", "अर्जुन", "李小龙", "さくら", "김철수", "🎲🐉", "ქეთი", "Արամ")
NAMES = ((*WRITTEN, *UNWRITTEN), (*UNWRITTEN, *WRITTEN))
STRIPS, TAKES = 2, 1  # of a match


def largest(game: Checked) -> Iterator[Case]:
    """The sample: the game as it comes."""
    return (Case(way.name, (game, Table(way, way.seats[-1])), is_long=not way.is_usual) for way in game.ways)


def boards(game: Checked, table: Table) -> Findings:
    """The board, map, hand, choices and strips of moments: at the beginning, and in the middle with written names."""
    looks = played_by_chance(table).looks(len(NAMES))
    with lost_letters() as lost:
        for names, match in zip(reversed(NAMES), looks, strict=False):
            draw_all(game, table, match, names)
    yield from _said(lost)


def draw_all(game: Checked, table: Table, match: Match[Any], names: tuple[str, ...]) -> None:
    face = game.face
    list(drawn_at(game, table, match, names, game.words))
    if moments := [event for event in match.told if event.is_for(None) and face.moment(event) > 0][-STRIPS:]:
        face.draw_moment(shown_to(None, match, names[: table.seats]), moments, game.words)


def endings(game: Checked, table: Table) -> Findings:
    with lost_letters() as lost:
        for names in NAMES:
            game.face.draw_ending(ending(table, names, public_story(table)), game.words)
    yield from _said(lost)


def films(game: Checked, table: Table) -> Findings:
    reel = reel_of(game, table)
    with lost_letters() as lost:
        for names in NAMES:
            takes = Filming(game.face, game.words, names[: table.seats], reel).takes()
            make_film([take() for take in (*takes[:TAKES], takes[-1])], coloured(game.face.accent), "webp")
    yield from _said(lost)


def _said(lost: list[tuple[str, str]]) -> Findings:
    yield from dict.fromkeys(f"{text!r} is drawn in {font}, which lacks one of its letters" for text, font in lost)


@contextmanager
def lost_letters() -> Iterator[list[tuple[str, str]]]:
    """Look at each text as it goes to be drawn, in whatever face: those with a letter that the face lacks."""
    lost: list[tuple[str, str]] = []
    write = ImageDraw.ImageDraw.text

    def looking(self: Any, xy: Any, text: str, fill: Any, font: ImageFont.FreeTypeFont, *more: Any) -> None:
        lost.extend((text, str(font.getname())) for sign in text if sign == MISSING or is_box(font, sign))
        write(self, xy, text, fill, font, *more)

    label.cache_clear()
    with patch.object(ImageDraw.ImageDraw, "text", looking):
        yield lost


def is_box(font: ImageFont.FreeTypeFont, sign: str) -> bool:
    return sign != " " and bytes(font.getmask(sign)) == bytes(font.getmask("\U000fffff"))


CHECKS = (
    Check("a board writes names of every script", of_shown(largest), boards),
    Check("an ending writes names of every script", of_shown(fewest), endings),
    Check("a film writes names of every script", of_shown(fewest), films),
)
