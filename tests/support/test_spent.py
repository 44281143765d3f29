"""The line that says where the time of the tests goes."""

from tests.support.spent import folder_of, told


def test_the_dearest_folders_come_first_and_all_are_summed() -> None:
    spent = {f"tests/{letter}": float(number) for number, letter in enumerate("abcdefghij")}
    assert told(spent, 3).startswith("45 s, waiting too, of 855 s for 3 workers: tests/j 9, tests/i 8, ")
    assert "tests/b" not in told(spent, 3)


def test_a_folder_is_two_floors_deep() -> None:
    assert folder_of("tests/local/page/browser/test_axe.py") == "tests/local/page"
    assert folder_of("tests/test_logs.py") == "tests"
