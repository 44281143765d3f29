import pytest

from bot.kit.pieces import check_pieces


def test_all_there_in_any_order() -> None:
    check_pieces("cards", ["b", "a", "a"], ["a", "a", "b"])


def test_what_is_lost_and_what_is_doubled_is_named() -> None:
    with pytest.raises(AssertionError, match=r"cards are not all there, once: lost \['b'\], too many \['a'\]"):
        check_pieces("cards", ["a", "a"], ["a", "b"])
