"""Every noun has its card: whatever a view names can be looked up."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from bot.conformance.check import Case, Check, Findings, of_shown, whole
from bot.conformance.checked import Checked
from bot.conformance.measuring import is_picture
from bot.conformance.played import played_by_advice, played_by_chance
from bot.conformance.shown import LONG
from bot.conformance.tables import Table
from bot.conformance.worlds import leaves, plain
from bot.kit.balance import FILE
from bot.ui.actions.reading import guide_of
from bot.ui.views.face import Face
from bot.ui.views.lookup.lexicon import Lexicon, lexicon_of
from bot.ui.views.shown import Shown

LOOKS = 24  # of a match
LONGEST = 300  # characters that say what something does
BIGGEST = 600  # px
NAMING = ("key", "code", "id")  # what an entry of a list is called by


def lexicon(game: Checked) -> Lexicon:
    return lexicon_of(game.face, game.words)


def named_things(game: Checked) -> Findings:
    known = {noun.key for noun in game.face.nouns()} | game.face.not_nouns
    for name, path in sorted(named_in_views(game).items()):
        if name not in known:
            home = game.face.folder.name
            yield (
                f"{name!r} stands in a view ({path}) and has no card: "
                f"add it to nouns() in {home}/face.py, or to not_nouns if it needs none"
            )


def readable(game: Checked) -> Findings:
    """Name, kind, what it does, figures; every rule it names is in the guide; no two have one id."""
    known, guide = lexicon(game), guide_of(game.face, game.words)
    ids = [noun.id for noun in known.nouns]
    yield from (f"two cards are called {one}" for one in sorted({one for one in ids if ids.count(one) > 1}))
    for noun in known.nouns:
        text = known.text(noun)
        if not known.kind(noun) or not known.words.say(f"noun-{noun.kind}") or not known.name(noun).strip():
            yield f"{noun.id} has no name or no kind"
        if not 0 < len(text) <= LONGEST:
            yield f"about {noun.id}: {len(text)} characters, and {LONGEST} is the most: {text!r}"
        if "{" in text + known.figures(noun):
            yield f"about {noun.id}: a variable is left open: {text!r} {known.figures(noun)!r}"
        yield from (f"{noun.id} names {rule}, which the guide lacks" for rule in noun.rules if rule not in guide.rules)


def found_by_name(game: Checked) -> Findings:
    """Whole or by its beginning; two of one name are of different kinds."""
    known = lexicon(game)
    for noun in known.nouns:
        name = known.name(noun)
        if known.named(name.upper()) is None or noun not in known.matching(name):
            yield f"{name} is not found by its name"
        same = [other for other in known.nouns if known.name(other) == name]
        if len({other.kind for other in same}) < len(same):
            yield f"two cards of one kind are called {name}"


def drawn(game: Checked) -> Findings:
    for noun in sample(game.face):
        if (png := game.face.draw_noun(noun, game.words)) is not None:
            yield from is_picture(f"the card {noun.id}", png, BIGGEST)


def sample(face: Face[Any]) -> list[Any]:
    """The first and the last of each kind."""
    kinds: dict[str, list[Any]] = {}
    for noun in face.nouns():
        kinds.setdefault(noun.kind, []).append(noun)
    return [noun for nouns in kinds.values() for noun in {nouns[0].id: nouns[0], nouns[-1].id: nouns[-1]}.values()]


def each_fewest(game: Checked) -> Iterator[Case]:
    return (Case(way.name, (game, Table(way, way.seats[0]))) for way in game.ways)


def in_sight(game: Checked, table: Table) -> Findings:
    """For everybody and the public, all along a match; and how each of them stands can be said."""
    face, known, lacking = game.face, lexicon(game), dict[str, None]()
    for match in played_by_advice(table).looks(LOOKS):
        for viewer in (None, table.seats - 1):
            shown = Shown(match.view(viewer), LONG[: table.seats])
            for wanted in face.nouns_in_sight(shown):
                noun = known.get(wanted)
                if noun is None:
                    lacking[f"{wanted} is in sight and has no card"] = None
                elif not all(face.noun_now(noun, shown, known.words)):
                    lacking[f"noun_now says an empty line of {wanted}"] = None
    yield from lacking


@cache
def named_in_views(game: Checked) -> dict[str, str]:
    """The entries of the game's content that occur in a view of a match of any way, and where."""
    content, found = entries(game.face.folder / "content"), dict[str, str]()
    for way in game.ways:
        for whole_match in (play(Table(way, way.seats[0])) for play in (played_by_chance, played_by_advice)):
            for match in whole_match.looks(LOOKS):
                for viewer in (None, 0):
                    for path, value in values(plain(match.view(viewer))):
                        if value in content:
                            found.setdefault(value, f"{path}, {way.name}")
    return found


def values(tree: Any) -> Iterator[tuple[str, str]]:
    """Every text in a view, also what things are kept under."""
    for path, value in leaves(tree):
        yield from ((path, part) for part in (value, *path.split(".")) if isinstance(part, str))


def entries(folder: Path) -> set[str]:
    """What the tables of a game's content are about: the names of tables, and the keys of lists.

    How hard it was measured to be is nothing that people play with.
    """
    found: set[str] = set()
    for path in sorted(folder.rglob("*.toml")):
        if path.name != FILE.name:
            found |= set(_entries(tomllib.loads(path.read_text(encoding="utf-8"))))
    return found


def _entries(tree: Any) -> Iterator[str]:
    if isinstance(tree, dict):
        yield from (value for name, value in tree.items() if name in NAMING and isinstance(value, str))
        for name, part in tree.items():
            if isinstance(part, dict):
                yield name
            yield from _entries(part)
    elif isinstance(tree, list):
        for part in tree:
            yield from _entries(part)


CHECKS = (
    Check("whatever a view names has a card", of_shown(whole), named_things),
    Check("every card can be read", of_shown(whole), readable),
    Check("every card is found by its name", of_shown(whole), found_by_name),
    Check("every picture of a card can be drawn", of_shown(whole), drawn),
    Check("what is in sight has a card", of_shown(each_fewest), in_sight),
)
