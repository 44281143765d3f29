"""Every noun has its card: whatever a view names can be looked up."""

import tomllib
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.engine.playout import adviser_policy, random_policy
from bot.kit.balance import FILE
from bot.ui.actions.reading import guide_of
from bot.ui.views.face import Face
from bot.ui.views.lookup.lexicon import Lexicon, lexicon_of
from bot.ui.views.shown import Shown
from tests.conformance.played import played
from tests.conformance.shown import LONG, SHOWN, SHOWN_WAYS, strict_words
from tests.conformance.tables import Table
from tests.conformance.worlds import leaves, plain

EACH = list(SHOWN)
LOOKS = 40  # of a match
LONGEST = 300  # characters that say what something does
BIGGEST = 600  # px
NAMING = ("key", "code", "id")  # what an entry of a list is called by


def lexicon(key: str) -> Lexicon:
    face = SHOWN[key].face
    return lexicon_of(face, strict_words(face))


@pytest.mark.parametrize("key", EACH)
def test_whatever_a_view_names_has_a_card(key: str) -> None:
    face = SHOWN[key].face
    lacking = {
        f"{name!r} stands in a view ({path}) and has no card: add it to nouns() in {face.folder.name}/face.py"
        for name, path in sorted(named_in_views(key).items())
        if name not in {noun.key for noun in face.nouns()} | face.not_nouns
    }
    assert not lacking, "\n".join(sorted(lacking))


@pytest.mark.parametrize("key", EACH)
def test_every_card_can_be_read(key: str) -> None:
    """Name, kind, what it does, figures; every rule it names is in the guide; no two have one id."""
    known, face = lexicon(key), SHOWN[key].face
    guide = guide_of(face, known.words)
    ids = [noun.id for noun in known.nouns]
    assert len(ids) == len(set(ids))
    for noun in known.nouns:
        assert known.kind(noun), noun.id
        assert known.words.say(f"noun-{noun.kind}"), noun.id
        assert known.name(noun).strip(), noun.id
        assert 0 < len(known.text(noun)) <= LONGEST, f"{noun.id}: {known.text(noun)}"
        assert "{" not in known.text(noun) + known.figures(noun), noun.id
        assert not [rule for rule in noun.rules if rule not in guide.rules], f"{noun.id} names a rule the guide lacks"


@pytest.mark.parametrize("key", EACH)
def test_every_card_is_found_by_its_name(key: str) -> None:
    """Whole or by its beginning; two of one name are of different kinds."""
    known = lexicon(key)
    for noun in known.nouns:
        name = known.name(noun)
        assert known.named(name.upper()) is not None, name
        assert noun in known.matching(name), name
        same = [other for other in known.nouns if known.name(other) == name]
        assert len({other.kind for other in same}) == len(same), f"two cards of one kind are called {name}"


@pytest.mark.parametrize("key", EACH)
def test_every_picture_of_a_card_can_be_drawn(key: str) -> None:
    face, words = SHOWN[key].face, strict_words(SHOWN[key].face)
    for noun in sample(face):
        if (png := face.draw_noun(noun, words)) is not None:
            with Image.open(BytesIO(png)) as picture:
                assert picture.format == "PNG"
                assert max(picture.size) <= BIGGEST


def sample(face: Face[Any]) -> list[Any]:
    """The first and the last of each kind."""
    kinds: dict[str, list[Any]] = {}
    for noun in face.nouns():
        kinds.setdefault(noun.kind, []).append(noun)
    return [noun for nouns in kinds.values() for noun in {nouns[0].id: nouns[0], nouns[-1].id: nouns[-1]}.values()]


@pytest.mark.parametrize("way", [pytest.param(way, id=way.name) for way in SHOWN_WAYS])
def test_what_is_in_sight_has_a_card(way: Any) -> None:
    """For everybody and the public, all along a match; and how each of them stands can be said."""
    face, known, seats = SHOWN[way.game.key].face, lexicon(way.game.key), way.seats[0]
    for match in played(Table(way, seats), (adviser_policy,), b"%d seats" % seats).looks(LOOKS):
        for viewer in (None, seats - 1):
            shown = Shown(match.view(viewer), LONG[:seats])
            for wanted in face.nouns_in_sight(shown):
                noun = known.get(wanted)
                assert noun is not None, f"{wanted} is in sight and has no card"
                assert all(face.noun_now(noun, shown, known.words)), wanted


@cache
def named_in_views(key: str) -> dict[str, str]:
    """The entries of the game's content that occur in a view of a match of any way, and where."""
    content, found = entries(SHOWN[key].face.folder / "content"), dict[str, str]()
    for way in (way for way in SHOWN_WAYS if way.game.key == key):
        for policy in (random_policy, adviser_policy):
            whole = played(Table(way, way.seats[0]), (policy,), b"%d seats" % way.seats[0])
            for match in whole.looks(LOOKS):
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
