"""Saying: plurals, lists, attributes, and what is missing."""

import logging
from pathlib import Path

import pytest

from bot.words import Catalogue, Unsaid, Words

TEXT = """
won = { $winners } { $winners-count ->
    [one] wins
   *[other] win
  } with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
left = { $here } or { $there } left
king = King
    .the = the King
only =
    .part = a part
"""

GERMAN = """
won = { $winners } gewinnt.
left = noch { $here } oder { $there }
"""


def words(folder: Path, *wanted: str, is_strict: bool = True) -> Words:
    for locale, text in (("en", TEXT), ("de", GERMAN)):
        (folder / locale).mkdir(exist_ok=True)
        (folder / locale / "toy.ftl").write_text(text, encoding="utf-8")
    return Catalogue(folder, is_strict=is_strict).words(*wanted)


@pytest.mark.parametrize(
    ("winners", "points", "said"),
    [
        (["Ada"], 1, "Ada wins with 1 point."),
        (["Ada", "Ben"], 0, "Ada and Ben win with 0 points."),
        (["Ada", "Ben", "Cleo"], 12, "Ada, Ben and Cleo win with 12 points."),
    ],
)
def test_lists_and_plurals(tmp_path: Path, winners: list[str], points: int, said: str) -> None:
    assert words(tmp_path).say("won", winners=winners, points=points) == said


def test_lists_follow_the_language(tmp_path: Path) -> None:
    assert words(tmp_path, "de").say("won", winners=["Ada", "Ben", "Cleo"]) == "Ada, Ben und Cleo gewinnt."


@pytest.mark.parametrize(("locale", "said"), [("en", "1.5 or 2 left"), ("de", "noch 1,5 oder 2")])
def test_decimals_are_written_as_the_language_does(tmp_path: Path, locale: str, said: str) -> None:
    assert words(tmp_path, locale).say("left", here=1.5, there=2.0) == said


def test_nothing_is_isolated(tmp_path: Path) -> None:
    """No invisible direction marks around what is filled in."""
    assert words(tmp_path).say("won", winners=["אדה"], points=2).isprintable()


@pytest.mark.parametrize(
    ("locale", "keys", "said"),
    [
        ("en", ("ox",), "Ox strikes"),
        ("en", ("ox", "ox"), "Ox and Ox strike"),
        ("en", ("bats",), "Bats strike"),
        ("de", ("bats",), "Schwarm schlägt zu"),  # a plural in English alone
        ("de", ("ox",), "Ox schlägt zu"),
    ],
)
def test_a_word_may_be_a_plural(tmp_path: Path, locale: str, keys: tuple[str, ...], said: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "foes.ftl").write_text(
        "foe-ox = Ox\nfoe-bats = Bats\n    .num = many\nblow = { $foe } { $foe-num ->\n"
        "    [many] strike\n   *[one] strikes\n  }\n",
        encoding="utf-8",
    )
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "foes.ftl").write_text(
        "foe-bats = Schwarm\nblow = { $foe } { $foe-num ->\n    [many] schlagen\n   *[one] schlägt\n  } zu\n",
        encoding="utf-8",
    )
    words = Catalogue(tmp_path, is_strict=True).words(locale)
    assert words.say("blow", **words.term("foe", "foe", keys)) == said


def test_attributes(tmp_path: Path) -> None:
    said = words(tmp_path)
    assert said.say("king.the") == "the King"
    assert said.parts("king") == ("the",)
    assert said.parts("nothing") == ()
    assert said.has("only.part")
    assert not said.has("only")
    assert not said.has("king.a")


@pytest.mark.parametrize("message", ["nothing", "king.a", "only"])
def test_a_missing_text_is_an_error_in_tests(tmp_path: Path, message: str) -> None:
    with pytest.raises(Unsaid, match=message):
        words(tmp_path).say(message)


def test_a_missing_fact_is_an_error_in_tests(tmp_path: Path) -> None:
    with pytest.raises(Unsaid, match="points"):
        words(tmp_path).say("won", winners=["Ada"])


def test_in_production_the_best_is_said_and_the_gap_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    said = words(tmp_path, is_strict=False)
    with caplog.at_level(logging.ERROR):
        assert said.say("nothing") == "nothing"
        assert said.say("won", winners=["Ada"]).startswith("Ada wins with ")
    assert len(caplog.records) == 2


CARDS = "card-king = King\n    .the = the King\ncard-queen = Queen\n    .the = the Queen\n"
PLAYED = "played = You play { $card-the }.\nkept = You keep { $card-the }.\n"


@pytest.mark.parametrize(
    ("german", "king", "queen"),
    [
        # A word that is not translated stands as it is where only a translation has the form.
        ("card-king = König\n    .acc = den König\nplayed = Du spielst { $card-acc }.\n", "den König", "Queen"),
        ("played = Du spielst { $card-acc }.\n", "King", "Queen"),
    ],
)
def test_a_sentence_and_its_word_may_be_of_two_languages(tmp_path: Path, german: str, king: str, queen: str) -> None:
    for locale, text in (("en", CARDS + PLAYED), ("de", german)):
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "toy.ftl").write_text(text, encoding="utf-8")
    said = Catalogue(tmp_path, is_strict=True).words("de")
    assert said.say("played", **said.term("card", "card", ("king",))) == f"Du spielst {king}."
    assert said.say("played", **said.term("card", "card", ("queen",))) == f"Du spielst {queen}."
    assert said.say("kept", **said.term("card", "card", ("king",))) == "You keep the King."
    both = said.say("played", **said.term("card", "card", ("king", "queen")))
    assert both == f"Du spielst {king} und {queen}."


@pytest.mark.parametrize(("here", "there", "said"), [(-1, -12, "−1 or −12 left"), (3, "A-1, -1", "3 or A-1, -1 left")])
def test_below_zero_a_number_has_a_minus(tmp_path: Path, here: int, there: int | str, said: str) -> None:
    assert words(tmp_path).say("left", here=here, there=there) == said
