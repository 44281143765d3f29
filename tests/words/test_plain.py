"""Names of people: one line, no markup, no mention, nothing invisible, at most 32 characters."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.words import Plain, clean, distinct, plain, shorten, written
from tests.support.hostile import HOSTILE_NAMES, MORE_HOSTILE_NAMES, invisible_in, markup_in


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ada", "Ada"),
        ("Jean-Luc", r"Jean\-Luc"),
        ("a_b*c", r"a\_b\*c"),
        ("@everyone", "\\@\u200beveryone"),
        ("<@123>", "\\<\\@\u200b123\\>"),
        ("1. first", r"1\. first"),
        ("2.1 of 4", "2.1 of 4"),
        ("see https://x.y", r"see https\://x.y"),
        ("two\nlines\tand\x00more", "two lines and more"),
        ("\u202edne", "dne"),
        ("", "?"),
        ("\u3164 \u200b", "?"),
        ("אדה", "אדה\u200e"),
        ("👩‍👧", "👩‍👧"),
        ("e\u0301", "é"),
    ],
)
def test_a_name_is_made_harmless(name: str, said: str) -> None:
    assert plain(name) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", ""),
        (" \n", ""),
        ("\u200b", ""),
        ("?", "?"),
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 39 + "…"),
        ("a\nb", "a b"),
    ],
)
def test_what_somebody_writes_is_kept_to_its_length_and_nothing_stays_nothing(text: str, said: str) -> None:
    assert written(text, 40) == said


def test_escaped_names_are_not_escaped_again() -> None:
    assert plain(plain("a_b")) == plain("a_b")
    assert plain(Plain("<@7>")) == "<@7>"


def test_clean_does_not_escape() -> None:
    """Labels and alt texts show no markdown, so a backslash would be seen."""
    assert clean("a_b*c") == "a_b*c"


def test_namesakes_can_be_told_apart() -> None:
    assert distinct(["Ada", "Ben", "Ada", "Ada"]) == ("Ada", "Ben", "Ada 2", "Ada 3")
    assert distinct(["Ada", "Ada 2", "Ada"]) == ("Ada", "Ada 2", "Ada 3")
    assert distinct(distinct(["W" * 40] * 7)) == distinct(["W" * 40] * 7)
    assert len(set(distinct(["אדה"] * 16))) == 16
    assert max(map(len, distinct(["W" * 40] * 16))) <= 32


def test_towers_of_marks_are_cut() -> None:
    assert len(clean("Z" + "\u0351" * 20)) <= 4


def test_shorten_keeps_what_fits() -> None:
    assert shorten("12345", 5) == "12345"
    assert shorten("123456", 5) == "1234…"
    assert shorten("123 456", 5) == "123…"


@pytest.mark.parametrize("name", HOSTILE_NAMES + MORE_HOSTILE_NAMES)
def test_hostile_names_are_harmless(name: str) -> None:
    assert_harmless(name)


@example("0" * 31 + "\u061b")  # what turns the direction is just cut off
@given(st.text(max_size=80) | st.text(alphabet="*_~`|<>[]()#+-@:/\\.1 \nאé\u0301\u202e\u200d", max_size=80))
def test_any_name_is_harmless(name: str) -> None:
    assert_harmless(name)


def assert_harmless(name: str) -> None:
    shown = clean(name)
    assert shown
    assert len(shown) <= 32
    assert clean(shown) == shown
    assert not markup_in(plain(name))
    assert not invisible_in(plain(name))
    assert not invisible_in(shown)
    assert "\n" not in shown


def test_a_sentence_is_cut_where_a_word_ends() -> None:
    text = "The dealer acts last and has nobody on the left, so nothing is swapped; instead of that the deck"
    cut = shorten(text, 73)
    assert cut == "The dealer acts last and has nobody on the left, so nothing is swapped…"
    assert shorten("W" * 100, 73) == "W" * 72 + "…", "a word without an end near is cut all the same"
    assert shorten("Bartholomew Longname", 16) == "Bartholomew Lon…", "of a name every letter counts"
