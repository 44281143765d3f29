"""How complete a translation is, counted; and that each one there is says nothing that breaks."""

from pathlib import Path

import pytest

from bot.cli.translations import catalogues
from bot.ui.wire.limits import CHOICE, COMMAND_TEXT, LABEL
from bot.ui.wire.localised import NAMED
from bot.words import BASE
from bot.words.completeness import MARKS, Completeness
from bot.words.wording import Wording, names, wordings
from tests.cli.running import run, said

ENGLISH = """
card-king = King
    .the = the King
card-queen = Queen
    .the = the Queen
plays = { $actor } plays { $card-the }, { $count ->
    [one] one card
   *[other] { $count } cards
  }.
odds = { $percent } %
held = { $amount } of it
holds = { $actor } holds { held }
gone = Gone
"""
GERMAN = """
card-king = König
    .the = der König
    .acc = den König
card-queen = Queen
plays = { $actor } spielt { $card-acc } und { $karte }, { $card-gen }.
odds = { $percent } %
held = { $amount } davon
holds = { $actor } hat { $amount }
old = Alt
"""
# The first that fits: what the beginning of a message's name says of where it is shown.
LIMITS = {"option-": LABEL, "command": COMMAND_TEXT, "choice-": CHOICE, "new": CHOICE, "parameter-": 32}


def written(folder: Path, **files: str) -> Path:
    for locale, text in files.items():
        (folder / locale).mkdir(parents=True, exist_ok=True)
        (folder / locale / "court.ftl").write_text(text, encoding="utf-8")
    wordings.cache_clear()
    return folder


@pytest.fixture
def court(tmp_path: Path) -> Path:
    return written(tmp_path, en=ENGLISH, de=GERMAN)


def test_what_is_lacking_is_named(court: Path) -> None:
    one = Completeness(court, "de")
    assert one.missing == ["gone"]
    assert one.left_over == ["old"]
    assert one.lacking_parts == ["card-queen.the"]
    assert one.unchanged == ["card-queen"], "a sign alone is the same in every language"
    assert one.unknown_facts == ["plays: $card-gen", "plays: $karte"], "one is known to what is said within"
    assert one.files()["court.ftl"] == {
        "messages": 7,
        "parts": 2,
        "facts": 6,
        "missing": 1,
        "stale": 0,
        "unchanged": 1,
    }


def test_a_change_of_english_makes_its_translation_stale(court: Path) -> None:
    assert Completeness(court, "de").mark() == 6
    assert (court / "de" / MARKS).exists()
    assert Completeness(court, "de").stale == []
    written(court, en=ENGLISH.replace("the King", "the old King").replace("Gone", "Away"))
    assert Completeness(court, "de").stale == ["card-king"]


def test_names_are_seen_without_parsing(court: Path) -> None:
    assert names(court / "en") == set(wordings(court / "en").messages)


def test_what_is_not_fluent_is_named(tmp_path: Path) -> None:
    written(tmp_path, en=ENGLISH, de="card-king = { $open\n")
    (broken,) = Completeness(tmp_path, "de").said.broken
    assert "court.ftl" in broken


@pytest.mark.long
def test_the_command_counts_every_language() -> None:
    assert run("words", "status").exit_code == 0


def test_the_command_counts_and_names() -> None:
    told = run("words", "status", "eo")
    assert told.exit_code == 0
    assert "shared: missing: " in said(told)
    assert run("words", "mark", "xx").exit_code == 1
    assert run("words", "mark", BASE).exit_code == 1


THERE = [
    (name, folder, path.name)
    for name, folder in catalogues().items()
    for path in sorted(folder.iterdir())
    if path.is_dir() and path.name != BASE and any(path.glob("*.ftl"))
]


@pytest.mark.parametrize(("name", "folder", "locale"), THERE)
def test_a_translation_breaks_nothing(name: str, folder: Path, locale: str) -> None:
    one = Completeness(folder, locale)
    assert not one.said.broken
    assert not one.left_over, "English has these no more"
    assert not one.lacking_parts, "English has these attributes, and code asks for them"
    assert not one.unknown_facts, "nobody says these"


@pytest.mark.parametrize(("name", "folder", "locale"), [(n, f, BASE) for n, f in catalogues().items()] + THERE)
def test_labels_fit_where_they_are_shown(name: str, folder: Path, locale: str) -> None:
    """As far as can be seen without what is filled in."""
    every = wordings(folder / locale).messages
    long = [
        f"{message}.{part}: {one.length}"
        for message, parts in every.items()
        for part, one in parts.items()
        if not _fits(message, one)
    ]
    assert not long


def _fits(message: str, one: Wording) -> bool:
    most = next((most for beginning, most in LIMITS.items() if message.startswith(beginning)), 4000)
    is_name = message.startswith("parameter-")
    return one.length <= most and (not is_name or bool(NAMED.fullmatch(one.text) and one.text == one.text.lower()))
