"""What fits a phone's screen."""

from bot.ui.views.fitting import fitting_lines, rows_of

ROW = 40


def test_long_lines_take_several_rows_and_marks_none() -> None:
    assert rows_of(["word " * 8]) == 1
    assert rows_of(["word " * 9]) == 2
    assert rows_of(["**" + "w" * ROW + "**", "", "short"]) == 3


def test_lines_that_have_room_are_kept_in_their_order() -> None:
    lines = ["one", "w " * ROW, "three", "four"]
    assert fitting_lines(lines, 3) == ("one", "w " * ROW)
    assert fitting_lines(lines, 2) == ("one", "three")
    assert fitting_lines(lines, 0) == ()
