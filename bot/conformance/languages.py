"""A game in its other languages: nothing is refused, all fits, and each counts as its language does."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale

from bot.conformance.check import Case, Check, Findings, ends, of_shown, whole
from bot.conformance.checked import Checked
from bot.conformance.endings import ending, match_of, public_story
from bot.conformance.faces import drawn_at, said_at
from bot.conformance.measuring import fits
from bot.conformance.messages import PLURALS, counted
from bot.conformance.messages import messages as messages_of
from bot.conformance.messages_taken import taken
from bot.conformance.played import played_by_chance
from bot.conformance.shown import scene_at
from bot.conformance.tables import Table
from bot.engine import Match
from bot.local.checks.modal import check_modal
from bot.ui.views.controls import control_of
from bot.ui.views.lobby import lobby_view
from bot.ui.views.lookup.words import board_view, hand_view
from bot.ui.views.panel import panel_view
from bot.ui.views.picture import Picture
from bot.ui.views.result import result_view
from bot.ui.views.scene import Scene
from bot.ui.views.story_text import story_lines
from bot.ui.views.table import table_view
from bot.words import BASE, Catalogue, Words

LOOKS, SAMPLED = 5, 2  # of a match; languages
NAMES = tuple(f"{number:02} Zzz" for number in range(16))  # nothing that could be of a language
LARGEST = 10_000  # nothing that a game counts comes near it
TEXTS = ("content", "label", "description", "placeholder", "title")


def in_each(game: Checked) -> Iterator[Case]:
    """All but English, which the other checks read. The sample: two, the game as it comes, at its ends in turn."""
    words = game.face.folder / "words"
    locales = sorted(path.name for path in words.iterdir() if path.is_dir() and path.name != BASE)
    for number, locale in enumerate(locales):
        for case in ends(game):
            _, table = case.given
            at_turn = table.way.is_usual and table.seats == table.way.ends[number % len(table.way.ends)]
            yield Case(f"{case.name}-{locale}", (*case.given, locale), is_long=number >= SAMPLED or not at_turn)


@cache
def words_in(folder: Path, locale: str) -> Words:
    """The game's words in a language; what it lacks is said in English."""
    return Catalogue(folder / "words", is_strict=True).words(locale)


def in_language(game: Checked, table: Table, locale: str) -> Findings:
    words, found = words_in(game.face.folder, locale), dict[str, None]()
    for match in played_by_chance(table).looks(LOOKS):
        found |= dict.fromkeys(too_long(game, table, match, words))
        for _ in read_in_messages(game, table, match, words):
            pass  # Discord takes each of them
    for _ in read_at_the_end(game, table, words):
        pass
    yield from found


def too_long(game: Checked, table: Table, match: Match[Any], words: Words) -> Findings:
    for name, text, longest in said_at(game, table, match, NAMES[: table.seats], words):
        yield from fits(name, text, longest, may_be_empty=True)


def read_in_messages(game: Checked, table: Table, match: Match[Any], words: Words) -> Iterator[str]:
    """Every text in the lobby, the table, every panel and question. Raises Refusal where Discord would refuse one."""
    scene = scene_at(table, match, NAMES, game.face, words)
    for view in _views(scene, match):
        yield from texts_of(taken(view))
    for prompt in match.prompts:
        form = control_of(scene, prompt).modal(1)
        if form is not None:
            check_modal(form.to_dict())
            yield from texts_of(form.to_dict())


def _views(scene: Scene, match: Match[Any]) -> Iterator[Any]:
    picture = Picture(b"a picture", scene.face.describe(scene.shown(), scene.words))
    yield lobby_view(scene)
    yield table_view(scene, story_lines(scene, match.told), picture)
    yield board_view(scene, None)
    for seat in {prompt.seat for prompt in match.prompts}:
        yield panel_view(scene, seat, picture)
        yield hand_view(scene, seat)


def read_at_the_end(game: Checked, table: Table, words: Words) -> Iterator[str]:
    """Every text of the result; the board at the beginning and the end are drawn as well."""
    (match, *_) = played_by_chance(table).looks(1)
    list(drawn_at(game, table, match, NAMES, words))
    over = ending(table, NAMES, public_story(table))
    game.face.draw_ending(over, words)
    account = game.face.account(over, words)
    scene = scene_at(table, match_of(table).end, NAMES, game.face, words)
    picture = Picture(b"a picture", game.face.describe_ending(over, words))
    yield from (*texts_of(taken(result_view(scene, [], picture, account))), *account.lines, *account.tries)


def texts_of(thing: object) -> Iterator[str]:
    """Everything that people read in components."""
    if isinstance(thing, dict):
        yield from (str(thing[key]) for key in TEXTS if thing.get(key) and isinstance(thing[key], str))
        thing = list(thing.values())
    for inner in thing if isinstance(thing, list) else ():
        yield from texts_of(inner)


@cache
def plural_forms(locale: str) -> tuple[frozenset[str], frozenset[str]]:
    """Those that a game's numbers need, and all that the language has: French has one for millions."""
    plural = Locale.parse(locale.replace("-", "_")).plural_form
    return frozenset(map(plural, range(LARGEST))) | {"other"}, frozenset(plural.tags)


def plurals(game: Checked) -> Findings:
    """A text that turns with a number knows every plural form of its language."""
    for path in sorted((game.face.folder / "words").glob("*/*.ftl")):
        needed, known = plural_forms(path.parent.name)
        for message, forms in counted(path):
            yield from (f"{path}: {message} lacks the plural form [{form}]" for form in sorted(needed - forms))
            strange = sorted(forms & PLURALS - known)
            yield from (f"{path}: {message}: the language has no [{form}]" for form in strange)


def nothing_more(game: Checked) -> Findings:
    folder = game.face.folder / "words"
    english = said_in(folder / BASE)
    for other in sorted(path for path in folder.iterdir() if path.is_dir() and path.name != BASE):
        yield from (f"{other} has {one}, which {folder / BASE} lacks" for one in sorted(said_in(other) - english))


def said_in(folder: Path) -> set[str]:
    """Its messages. Attributes are a translation's own business: its words may need more forms than English has."""
    return {message.partition(".")[0] for path in folder.glob("*.ftl") for message in messages_of(path)}


CHECKS = (
    Check("its other languages fit, and Discord takes them", of_shown(in_each), in_language),
    Check("numbers are counted as each language does", of_shown(whole), plurals),
    Check("other languages say nothing that English does not", of_shown(whole), nothing_more),
)
