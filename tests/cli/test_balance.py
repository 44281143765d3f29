"""`balance`: what it measures, prints and writes."""

from pathlib import Path
from typing import Any

import pytest

from bot.cli import balance
from bot.engine import Game, Match
from bot.engine.playout import playout
from bot.games import find_game
from bot.kit.balance import Cell, read_balance
from tests.cli.running import run, said

FILE = """# a line of ours
cells = [
    { seats = 2, band = [40, 60] },  # measured by nobody yet
    { seats = 3, band = [40, 60], won = 1, of = 2, on = "2020-01-01" },
]
"""


@pytest.mark.long
def test_it_prints_a_rate_with_its_interval_for_each_cell_asked_for() -> None:
    told = said(run("balance", "deckbox-dungeons", "--matches", "1", "--seats", "2", "--option", "level=dire"))
    assert "50 to 75" in told
    assert "90 to 100" not in told


def test_without_a_file_each_way_to_play_is_a_cell(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game: Game = find_game("bag-of-dungeon")  # type: ignore[type-arg]
    monkeypatch.setattr(balance, "folder_of", lambda _: tmp_path)
    cells = balance.balance_of(game).cells
    assert {cell.options["mode"] for cell in cells} == {"dungeon", "forest", "combined"}
    assert {cell.seats for cell in cells} == {1, 2, 3, 4}


def test_characters_come_into_a_match_as_they_came_out_of_the_one_before(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("p52")
    brought: list[list[tuple[int, str]]] = []

    def seen(*args: Any, **named: Any) -> Match[Any]:
        brought.append([(sheet.seat, sheet.data["name"]) for sheet in named["brought"]])
        match = playout(*args, **named)
        came_out.append([(sheet.seat, sheet.data["name"]) for sheet in game.keepsakes(match.state)])
        return match

    came_out: list[list[tuple[int, str]]] = []
    monkeypatch.setattr("bot.cli.balance.playout", seen)
    lamp = {"adventure": "lamp", "difficulty": "gentle", "most_rounds": 6}
    list(balance.results(game, Cell(2, (0, 100), lamp, after=(lamp, lamp)), seed=1, matches=1))
    assert brought == [[], *came_out[:2]]
    assert len(brought[1]) == 2


def test_what_was_measured_is_written_into_its_own_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "content").mkdir()
    path = tmp_path / "content" / "balance.toml"
    path.write_text(FILE, encoding="utf-8")
    monkeypatch.setattr(balance, "folder_of", lambda _: tmp_path)
    game = find_game("bag-of-dungeon")
    balance.record(game, {1: Cell(3, (40, 60), won=55, of=100, on="2026-11-24")})
    assert read_balance(tmp_path).cells[1] == Cell(3, (40, 60), won=55, of=100, on="2026-11-24")
    assert path.read_text(encoding="utf-8").splitlines()[:3] == FILE.splitlines()[:3]
    balance.record(game, {0: Cell(2, (40, 60), won=7, of=9, on="2026-11-24")})
    assert read_balance(tmp_path).cells[0].won == 7


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (("--option", "level"), "level"),
        (("--option", "level=sweet"), "level"),
        (("--seats", "40"), "has no such cell"),
    ],
)
def test_what_no_cell_has_is_said(asked: tuple[str, ...], answer: str) -> None:
    refused = run("balance", "bag-of-dungeon", *asked)
    assert refused.exit_code == 1
    assert answer in said(refused)
