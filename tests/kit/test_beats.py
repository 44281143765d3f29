"""Of what has happened the weightiest is looked at."""

from bot.engine import Term
from bot.kit.beats import Beat, foremost

FOUND = ["b2", "a3", "c1", "d3", "e2"]


def test_the_weightiest_leads_and_the_others_follow_as_they_happened() -> None:
    assert foremost(FOUND, 3, lambda one: int(one[1])) == ["d3", "a3", "e2"]
    assert foremost(FOUND, 3, lambda one: int(one[1]), leads=False) == ["a3", "d3", "e2"]
    assert foremost([], 3, len) == []


def test_one_that_comes_twice_is_counted_twice() -> None:
    assert foremost(["a"] * 5, 3, len) == ["a"] * 3


def test_a_fact_is_a_number_or_a_word_of_the_game() -> None:
    beat = Beat("struck", {"damage": 3, "enemy": Term("enemy", ("ogre",)), "items": Term("item", ())})
    assert (beat.number("damage"), beat.number("enemy"), beat.number("none")) == (3, 0, 0)
    assert (beat.key("enemy"), beat.key("items"), beat.key("damage")) == ("ogre", "", "")
