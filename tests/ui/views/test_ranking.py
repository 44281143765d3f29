"""Which words count as one, and how much each says: at the limit, and one beyond."""

import pytest

from bot.ui.views.lookup.alike import alike
from bot.ui.views.lookup.ranking import Ranking, Synonyms, is_of_one_stem


def found(typed: str, *texts: str, synonyms: tuple[str, ...] = (), heading: str = "") -> list[int]:
    return Ranking({n: (heading, text) for n, text in enumerate(texts)}, Synonyms(synonyms)).best(typed, 9)


@pytest.mark.parametrize(
    ("word", "other", "is_one"),
    [
        ("roll", "rolled", True),
        ("carry", "carrying", True),
        ("abc", "abcd", True),
        ("ab", "abc", False),
        ("abcd", "abcx", False),
        ("abcde", "abcdx", True),
        ("abcde", "abcdxy", True),
        ("abcdz", "abcdaa", True),
        ("abcde", "abcdxyz", False),
        ("abcdef", "abcdefghi", True),
        ("abcdef", "abcdefghijk", False),
    ],
)
def test_forms_of_a_word_begin_alike(word: str, other: str, is_one: bool) -> None:
    """In three letters at least, in all of the shorter word or all but the last of five, and in most of the longer."""
    assert is_of_one_stem(word, other) is is_one
    assert is_of_one_stem(other, word) is is_one


@pytest.mark.parametrize(("typed", "is_found"), [("xbcde", True), ("xxcde", False), ("bcde", True), ("bcd", False)])
def test_a_word_mistyped_is_like_one_of_four_letters_or_more(typed: str, is_found: bool) -> None:
    """Eight letters of ten are the same: 80 of 100."""
    assert bool(found(typed, "abcd" if typed == "bcd" else "abcde")) is is_found


@pytest.mark.parametrize(("typed", "is_found"), [("xbcdefghij", True), ("xbcdefghix", False), ("xbcdefgh", False)])
def test_a_synonym_mistyped_is_like_it_in_nine_letters_of_ten(typed: str, is_found: bool) -> None:
    lines = ("abcdefghij, meant",)
    assert bool(found(typed, "meant", synonyms=lines)) is is_found


def test_of_a_question_two_hundred_letters_are_read() -> None:
    assert found("x" * 196 + " end", "end")
    assert not found("x" * 197 + " end", "end")


def test_what_says_less_than_half_of_the_best_is_left_out() -> None:
    assert sorted(found("wall gate", "wall gate", "wall", "gate")) == [0, 1, 2]
    assert found("wall gate keep", "wall gate keep", "wall", "gate", "keep") == [0]


def test_the_very_word_comes_before_its_forms_these_before_its_synonyms_and_all_before_a_heading() -> None:
    texts = {0: ("walls", "none"), 1: ("x", "barrier"), 2: ("x", "walled"), 3: ("x", "wall")}
    assert Ranking(texts, Synonyms(["wall, barrier"])).best("wall", 9) == [3, 2, 1]
    del texts[3], texts[2], texts[1]
    assert Ranking(texts, Synonyms()).best("walls", 9) == [0]


def test_a_short_text_that_says_it_is_about_it() -> None:
    assert found("wall", "wall and much more besides it", "wall") == [1, 0]
    assert found("wall", "wall gate", "walls") == [0, 1], "what it says counts more than how short it is"


@pytest.mark.parametrize(("typed", "is_found"), [("hex", True), ("he", False)])
def test_names_are_looked_for_from_three_letters_on(typed: str, is_found: bool) -> None:
    assert bool(alike(typed, {"key": typed})) is is_found


@pytest.mark.parametrize(("typed", "is_found"), [("abcx", True), ("abxx", False), ("abcdexx", False)])
def test_a_name_is_like_what_has_three_letters_of_four(typed: str, is_found: bool) -> None:
    assert bool(alike(typed, {"key": "abcdefg"[: len(typed)]})) is is_found


def test_five_names_are_offered() -> None:
    names = {str(number): "hexer" for number in range(6)}
    assert len(alike("hexer", names)) == 5


def test_a_part_of_a_long_name_is_like_it() -> None:
    """As people type one word of it, perhaps mistyped."""
    assert alike("shamen", {"key": "hex shaman of the northern hills", "other": "goblin"}) == ["key"]
