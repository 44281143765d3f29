"""A game is as hard as its `content/balance.toml` says."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.cli.balance import folder_of, results
from bot.engine import Game
from bot.games import find_games
from bot.kit.balance import Cell, read_balance
from tests.support.sequential import sequential

GAMES = find_games()
SEED = 77  # another than the one by which cells are measured
MOST = 150  # matches of a cell: what is not sure by then lies near an end of its band


def _watched() -> Iterator[Any]:
    for key, game in GAMES.items():
        for cell in read_balance(folder_of(game)).cells:
            if cell.watched:
                named = "-".join(map(str, cell.options.values())) or "usual"
                named += f"-after-{len(cell.after)}" if cell.after else ""
                yield pytest.param(game, cell, id=f"{key}-{named}-{cell.seats}")


def _is_within(game: Game[Any, Any], cell: Cell, most: int = MOST) -> bool:
    return sequential(results(game, cell, SEED, most), cell.band[0] / 100, cell.band[1] / 100).is_within


@pytest.mark.long
@pytest.mark.parametrize(("game", "cell"), list(_watched()))
def test_automata_win_as_often_as_they_should(game: Game[Any, Any], cell: Cell) -> None:
    assert _is_within(game, cell)


def test_a_band_set_wrong_is_seen() -> None:
    """One of three equals does not win nine matches of ten."""
    game = GAMES["death-over-the-kingdom"]
    assert not _is_within(game, Cell(3, (90, 100), winner=1), most=40)
