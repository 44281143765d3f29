"""A sweep in slices goes on where it stopped, and ends once each mode, size and policy was played so often."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.conformance.tables import Way
from tests.playouts import __main__ as sweep
from tests.playouts.cells import Cell, Found, least_played, read_kept, told
from tests.support import nim

WAY = Way("nim", nim.GAME, nim.GAME.options_type())
TWO, THREE = Cell(WAY, 2, "random"), Cell(WAY, 3, "random")


def test_what_was_played_least_comes_next_until_each_was_played_enough() -> None:
    found = [Found(TWO.name, 10, [])]
    assert least_played([TWO, THREE], found, 20) == THREE
    found.append(Found(THREE.name, 20, []))
    assert least_played([TWO, THREE], found, 20) == TWO
    assert least_played([TWO, THREE], found, 10) is None


def test_matches_and_faults_are_summed_up() -> None:
    found = [Found(TWO.name, 10, []), Found(TWO.name, 10, ["seed 3: too few"]), Found("another", 5, [])]
    assert list(told([TWO, THREE], found)) == [
        "nim-2 random: 20 matches, 1 broken",
        "nim-3 random: 0 matches, 0 broken",
        "20 matches",
    ]


def test_a_sweep_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, seeds = tmp_path / "kept", list[tuple[int, int]]()

    def simulate(plan: Any, _: Any) -> Any:
        seeds.append((plan.seats, plan.seed))
        return SimpleNamespace(matches=plan.matches, errors=[])

    monkeypatch.setattr(sweep, "WAYS", [WAY])
    monkeypatch.setattr(sweep, "simulate", simulate)
    for matches in ("5", "10"):
        with pytest.raises(SystemExit, match="False"):
            sweep.main(["nim", "--matches", matches, "--slice", "5", "--policies", "random", "--kept", str(kept)])
    assert seeds == [(seats, seed) for seed in (1, 2) for seats in WAY.seats]
    assert sum(one.matches for one in read_kept(kept)) == 10 * len(WAY.seats)
