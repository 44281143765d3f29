"""Files of the catalogue, and which language a reader gets."""

from pathlib import Path

import pytest
from fluent.syntax import ast

from bot.words import BrokenCatalogue, Catalogue, catalogue, own_name
from bot.words.parser import QuickParser


def write(folder: Path, **locales: str) -> Path:
    for locale, text in locales.items():
        files = folder / locale.replace("_", "-")
        files.mkdir(parents=True)
        (files / "court.ftl").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write(
        tmp_path / "words",
        en="king = King\nqueen = Queen\nthief = Thief\n",
        de="king = König\nqueen = Königin\n",
        pt_BR="king = Rei\n",
    )


@pytest.mark.parametrize(
    ("wanted", "king", "queen", "thief"),
    [
        ([], "King", "Queen", "Thief"),
        (["de"], "König", "Königin", "Thief"),
        (["de-AT"], "König", "Königin", "Thief"),
        (["pt-BR", "de"], "Rei", "Königin", "Thief"),
        ([None, "fr", "de"], "König", "Königin", "Thief"),
        (["pt"], "King", "Queen", "Thief"),
        (["en-GB", "de"], "King", "Queen", "Thief"),
        (["es-419"], "King", "Queen", "Thief"),
    ],
)
def test_the_reader_then_the_server_then_english(
    folder: Path, wanted: list[str | None], king: str, queen: str, thief: str
) -> None:
    words = Catalogue(folder, is_strict=True).words(*wanted)
    assert [words.say("king"), words.say("queen"), words.say("thief")] == [king, queen, thief]


def test_shared_strings_stand_beside_a_games_own(folder: Path) -> None:
    words = Catalogue(folder, is_strict=True).words("en")
    assert words.say("refused-lobby-full") == "Every seat is taken."
    assert Catalogue(folder, is_strict=True).words("de").say("refused-lobby-full") == "Alle Plätze sind besetzt."


def test_a_language_has_as_many_files_as_it_has_subjects(folder: Path) -> None:
    (folder / "de" / "goals.ftl").write_text("goal = Das Ziel\n", encoding="utf-8")
    words = Catalogue(folder, is_strict=True).words("de")
    assert [words.say("king"), words.say("goal")] == ["König", "Das Ziel"]


def test_what_two_files_say_is_refused(folder: Path) -> None:
    (folder / "de" / "other.ftl").write_text("king = Kaiser\n", encoding="utf-8")
    with pytest.raises(BrokenCatalogue, match="king is said twice"):
        Catalogue(folder, is_strict=True).words("de")


def test_a_broken_translation_is_said_in_english(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The bot starts, and its log says where."""
    (folder / "de" / "court.ftl").write_text("king = { $open\nqueen = Königin\n", encoding="utf-8")
    words = Catalogue(folder).words("de")
    assert [words.say("king"), words.say("queen")] == ["King", "Queen"]
    assert "de/court.ftl" in caplog.text


def test_a_language_is_read_when_it_is_first_asked_for(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    entries = catalogue._entries

    def noting(path: Path, at: int) -> list[ast.EntryType]:
        read.append(path.parent.name)
        return entries(path, at)

    monkeypatch.setattr(catalogue, "_entries", noting)
    found = Catalogue(folder)
    assert found.locales[0] == "en"
    assert {"de", "pt-BR"} < set(found.locales), "the folder's own, and those of the shared strings"
    found.words("en-GB", "de")
    assert set(read) == {"en"}
    found.words("de", "pt-BR")
    assert set(read) == {"en", "de", "pt-BR"}


def test_a_message_is_parsed_when_it_is_first_said(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = Catalogue(folder, is_strict=True).words()
    parsed: list[str] = []
    parse = QuickParser.parse

    def noting(parser: QuickParser, source: str) -> ast.Resource:
        parsed.append(source.split(" ", maxsplit=1)[0])
        return parse(parser, source)

    monkeypatch.setattr(QuickParser, "parse", noting)
    assert (words.say("king"), parsed) == ("King", ["king"])
    assert [words.say("king"), words.has("queen"), parsed] == ["King", True, ["king", "queen"]]


def test_words_are_made_once_per_language(folder: Path) -> None:
    catalogue = Catalogue(folder)
    assert catalogue.words("de-AT") is catalogue.words("de", "xx")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("king = { $open\n", "Expected token"),
        ("king\n", "Expected"),
        ("king = King\nking = Kong\n", "king is said twice"),
        ("lobby-join = Enter\n", "lobby-join is said twice"),
    ],
)
def test_a_broken_file_is_refused_with_its_place(tmp_path: Path, text: str, complaint: str) -> None:
    folder = write(tmp_path / "words", en=text)
    with pytest.raises(BrokenCatalogue, match=complaint) as raised:
        Catalogue(folder)
    assert "en/court.ftl" in str(raised.value)


def test_a_folder_must_be_named_after_a_language(tmp_path: Path) -> None:
    with pytest.raises(BrokenCatalogue, match="klingon"):
        Catalogue(write(tmp_path / "words", klingon="king = joH\n"))


def test_names_are_joined_as_the_language_does(folder: Path) -> None:
    words, german = Catalogue(folder).words("en"), Catalogue(folder).words("de")
    for _ in range(2):  # the second time from memory
        assert [words.names(names) for names in ([], ["Ada"], ["Ada", "Ben"])] == ["", "Ada", "Ada and Ben"]
        assert words.names(("Ada", "Ben", "Cleo")) == "Ada, Ben and Cleo"
        assert german.names(["Ada", "Ben"]) == "Ada und Ben"


def test_a_language_is_called_what_its_speakers_call_it() -> None:
    assert [own_name(locale) for locale in ("en", "de", "fr", "es", "pt-BR")] == [
        "English",
        "Deutsch",
        "Français",
        "Español",
        "Português (Brasil)",
    ]
