"""The cells of a game's balance.toml."""

from pathlib import Path
from typing import Literal

import msgspec
import pytest

from bot.engine import Options, Outcome
from bot.kit.balance import Cell, read_balance

TOLD = """
free = ["hints"]
cells = [
    { options = { level = "hard" }, seats = 3, band = [75, 90], won = 82, of = 100, on = "2026-11-24" },
    { options = { level = "hard" }, seats = 2, band = [40, 60], winner = 2, won = 5, of = 10, on = "2026-11-24" },
]
"""


class Race(Options, frozen=True):
    level: Literal["easy", "hard"] = "easy"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "content").mkdir()
    (tmp_path / "content" / "balance.toml").write_text(TOLD, encoding="utf-8")
    return tmp_path


def test_a_table_finds_what_is_known_of_it_and_of_no_other(folder: Path) -> None:
    balance = read_balance(folder)
    assert balance.cell_of(Race(level="hard", hints="off"), 3) == balance.cells[0]
    assert balance.cells[0].rate == 0.82
    assert balance.cell_of(Race(), 3) is None


@pytest.mark.parametrize("told", ["fre = []\n", TOLD.replace("won = 82", "wins = 82")])
def test_a_slip_of_the_pen_is_refused(folder: Path, told: str) -> None:
    (folder / "content" / "balance.toml").write_text(told, encoding="utf-8")
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        read_balance(folder)


def test_where_this_number_of_seats_was_not_measured_the_nearest_counts(folder: Path) -> None:
    balance = read_balance(folder)
    cell = balance.cell_of(Race(level="hard"), 7)
    assert cell is not None
    assert cell.seats == 3


def test_what_one_seat_wins_says_nothing_of_the_table(folder: Path) -> None:
    one = read_balance(folder).cells[1]
    assert one.is_won(Outcome(winners=(1,), scores=(0, 1)))
    assert not one.is_won(Outcome(winners=(0,), scores=(1, 0)))
    assert read_balance(folder).cell_of(Race(level="hard"), 2) != one


def test_what_characters_win_who_have_lived_says_nothing_of_newcomers(folder: Path) -> None:
    path = folder / "content" / "balance.toml"
    told = '{ options = { level = "easy" }, after = [{ level = "hard" }], seats = 3, band = [0, 9], won = 1, of = 9 },'
    path.write_text(TOLD.replace("cells = [", f"cells = [\n    {told}"), encoding="utf-8")
    balance = read_balance(folder)
    assert balance.cell_of(Race(), 3) is None
    assert balance.cells[0].played_before(Race) == [Race(level="hard")]


def test_the_wins_of_a_role_count_whatever_its_seat() -> None:
    mage = Cell(3, (20, 40), role="mage")
    assert mage.is_won(Outcome(winners=(2,), scores=(0, 0, 1)), ("hero", "hero", "mage"))
    assert not mage.is_won(Outcome(winners=(2,), scores=(0, 0, 1)), ("mage", "hero", "hero"))


def test_what_was_never_measured_is_not_known() -> None:
    assert Cell(3, (40, 60)).rate is None


def test_a_match_that_nobody_won_is_lost(folder: Path) -> None:
    table = read_balance(folder).cells[0]
    assert table.is_won(Outcome(winners=(1,), scores=(0, 1)))
    assert not table.is_won(Outcome(winners=(), scores=(0, 0)))


def test_a_game_without_the_file_has_no_cells(tmp_path: Path) -> None:
    assert read_balance(tmp_path).cells == ()


def test_an_option_there_is_not_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="mode"):
        Cell(2, (0, 100), {"mode": "forest"}).played_by(Race)
