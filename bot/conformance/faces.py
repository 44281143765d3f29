"""What a game shows: its pictures can be drawn and its texts fit, with the longest names there may be."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from bot.conformance.check import Case, Check, Findings, ends, most, of_shown, with_looks
from bot.conformance.checked import Checked
from bot.conformance.measuring import fits, is_desk, is_picture, is_strip
from bot.conformance.played import played_by_chance
from bot.conformance.shown import LONG, SHORT, scene_at, shown_to
from bot.conformance.tables import Table
from bot.engine import Match
from bot.ui.wire import limits
from bot.words import Words

LOOKS, MORE_LOOKS = 6, 30  # of a match, in words
PICTURES = 2  # of a match
STRIPS = 6  # of a match
READ, READ_HAND, HEADLINE = 3900, 2000, 200  # characters
NAMES = {"short": SHORT, "long": LONG}


def with_names(game: Checked) -> Iterator[Case]:
    return (Case(f"{case.name}-{which}", (*case.given, which), case.is_long) for case in most(game) for which in NAMES)


def texts(game: Checked, table: Table, names: str, looks: int) -> Findings:
    """Headline, alt texts, Read and panels, all along a match."""
    found = dict[str, None]()
    for match in played_by_chance(table).looks(looks):
        found |= dict.fromkeys(texts_at(game, table, match, NAMES[names][: table.seats], game.words))
    yield from found


def texts_at(game: Checked, table: Table, match: Match[Any], names: tuple[str, ...], words: Words) -> Findings:
    for name, text, longest in said_at(game, table, match, names, words):
        yield from fits(name, text, longest, may_be_empty=name.startswith("describe_hand"))


def said_at(
    game: Checked, table: Table, match: Match[Any], names: tuple[str, ...], words: Words
) -> Iterator[tuple[str, str, int]]:
    """Each text with what it is, and how long it may be."""
    face, shown = game.face, shown_to(None, match, names)
    yield "headline", face.headline(shown.view, words), HEADLINE
    yield "describe (the board's alt text)", face.describe(shown, words), limits.ALT_TEXT
    yield "read (the board for a message)", face.read(shown, words), READ
    for seat in range(table.seats):
        own = shown_to(seat, match, names)
        yield "describe_hand (the panel's alt text)", face.describe_hand(own, words), limits.ALT_TEXT
        yield "read_hand (the panel in words)", face.read_hand(own, words), READ_HAND


def pictures(game: Checked, table: Table) -> Findings:
    """The board, the whole map, a hand and what there is to choose: half way; of the usual way also at both ends."""
    looks = played_by_chance(table).looks(PICTURES)
    for match in looks if table.way.is_usual else islice(looks, 1, 2):
        for name, png in drawn_at(game, table, match, LONG, game.words):
            yield from is_picture(name, png)


def drawn_at(
    game: Checked, table: Table, match: Match[Any], names: tuple[str, ...], words: Words
) -> Iterator[tuple[str, bytes]]:
    """Each picture with the name of the face's function that draws it."""
    face, scene = game.face, scene_at(table, match, names, game.face, game.words)
    shown, own = (shown_to(viewer, match, scene.names) for viewer in (None, table.seats - 1))
    yield "draw_board", face.draw_board(shown, words)
    if face.has_whole(shown.view):
        yield "draw_whole", face.draw_whole(shown, words)
    if face.has_hand(own.view):
        yield "draw_hand", face.draw_hand(own, words)
    for prompt in filter(face.has_picture, match.prompts):
        labels = [scene.speaker.option(option) for option in prompt.options]
        yield "draw_prompt", face.draw_prompt(shown_to(prompt.seat, match, scene.names), prompt, labels, words)


def desks(game: Checked, table: Table) -> Findings:
    """Of who is asked, where a panel that asks has one picture of all it is about: it is of the size a panel shows."""
    for match in played_by_chance(table).looks(PICTURES):
        moments = [event for event in match.told if event.is_for(None) and game.face.moment(event) > 0]
        asked = sorted({prompt.seat for prompt in match.prompts})
        for seat in sorted({*asked[:1], *asked[-1:]}):
            own = shown_to(seat, match, LONG[: table.seats])
            if game.face.has_hand(own.view) and (png := game.face.draw_desk(own, moments, game.words)) is not None:
                yield from is_desk("draw_desk", png)


def strips(game: Checked, table: Table, looks: int) -> Findings:
    """Of the moments of a turn, one after the other and all together: each leaves room for the board."""
    face, words, drawn = game.face, game.words, 0
    for match in played_by_chance(table).looks(looks):
        moments = [event for event in match.told if event.is_for(None) and face.moment(event) > 0]
        for part in (moments[-1:], moments) if moments and drawn < STRIPS else ():
            drawn += 1
            shown = shown_to(None, match, LONG[: table.seats])
            if (png := face.draw_moment(shown, part, words)) is not None:
                yield from is_strip("draw_moment", png)
                said = face.describe_moment(shown, part, words)
                yield from fits("describe_moment (the strip's alt text)", said, limits.ALT_TEXT)


CHECKS = (
    Check("what is said fits its place", of_shown(with_looks(with_names, LOOKS, MORE_LOOKS)), texts),
    Check("what is drawn is a picture of its size", of_shown(most), pictures),
    Check("a desk is of the size a panel shows", of_shown(ends), desks),
    Check("a strip leaves room for the board", of_shown(with_looks(most, LOOKS, MORE_LOOKS)), strips),
)
