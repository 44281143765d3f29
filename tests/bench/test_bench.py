"""The bench's parts run, at tiny sizes. How fast they find anything is no business of a test."""

import os
import re
from io import StringIO
from itertools import chain
from pathlib import Path

import pytest
from rich.console import Console

from tests.bench import clicks, cold, engine, first_boards, kernel, pictures, shards, sharp, store, year
from tests.bench import postgres as on_postgres
from tests.bench.__main__ import measured
from tests.bench.figures import Figure, Goal, at_least, at_most, percentile, print_table, save_table, shown, spread
from tests.bench.machine import cpu_of, machine, memory_of, rate
from tests.bench.peers import install
from tests.bench.presses import TINY, Taken
from tests.pictures.faces import find_faces
from tests.support import postgres


def values(figures: list[Figure]) -> list[float]:
    return [figure.value for figure in figures if figure.value is not None]


@pytest.mark.long
async def test_clicks_are_measured_by_turns() -> None:
    found = await clicks.idle(TINY)
    assert len(found.ours.waits) == len(found.keeping.waits) == len(found.showing.shown) == TINY.idle_clicks
    assert min(found.ours.shown) > 0
    assert found.keeping.requests == found.showing.requests == 0, "interactions do not count"


@pytest.mark.long
async def test_clicks_are_measured_together() -> None:
    found = await clicks.busy(TINY)
    assert min(found.ours.rate, found.before.rate, found.after.rate) > 0
    assert found.memory > 0
    (opened,) = found.open
    assert len(opened.waits) == round(TINY.rates[0] * TINY.seconds / 3), "not as fast as they are answered"


def test_clicks_are_compared() -> None:
    keeping, showing = Taken([0.002] * 100, [], 1.0, 0.1), Taken([0.002] * 100, [0.01] * 100, 1.0, 0.1)
    ours = Taken([0.003] * 40, [0.015] * 40, 1.0, 0.4, requests=10, all_requests=70, boards=20)
    idle = list(clicks.idle_figures(clicks.Idle(ours, keeping, showing)))
    assert values(idle) == pytest.approx([1, 1.75, 1.5, 10, 0.25])
    assert idle[1].details == "50% of the clicks were answered with the board"
    busy = clicks.Busy(ours, keeping, Taken([0.01] * 60, [], 1.0, 0.1), 60, 2**30, [Taken([0.004] * 9)])
    assert values(list(clicks.busy_figures(TINY, busy))) == pytest.approx([50, 100, 4, 3, 60, 1024])


def test_ratios_are_told_with_their_spread() -> None:
    assert spread([2.0] * 80 + [3.0] * 80, [1.0] * 160) == "2.00 to 3.00 in its 8 parts"


@pytest.mark.long
async def test_a_cold_start_with_quiet_matches_is_measured() -> None:
    seconds, memory = await cold.start(3)
    assert seconds > 0
    assert memory > 2**20
    assert await cold.taken_up(3) > 0
    assert await cold.answered(3) > 0


@pytest.mark.long
def test_sharp_automata_are_measured() -> None:
    figures = list(sharp.measure(1, 4))
    assert len(figures) == 4
    assert min(values(figures)) > 0


@pytest.mark.long
def test_commits_are_measured_against_bare_sqlite() -> None:
    figures = list(store.measure(10))
    assert len(figures) == 3
    assert min(values(figures)) > 0


@pytest.mark.long
def test_a_database_is_measured_as_it_is_after_a_year() -> None:
    figures = [one for one in year.measure(year.TINY) if one.value is not None]
    assert len(figures) == (34 if postgres.missing() is None else 18)
    assert min(values(figures)) >= 0


@pytest.mark.long
@pytest.mark.skipif(postgres.missing() is not None, reason=postgres.missing() or "")
def test_commits_are_measured_on_postgres_against_sqlite() -> None:
    figures = list(on_postgres.measure(10))
    assert len(figures) == 3
    assert min(values(figures)) > 0


@pytest.mark.long
@pytest.mark.skipif(postgres.missing() is not None, reason=postgres.missing() or "")
def test_processes_and_their_hand_overs_are_measured() -> None:
    figures = list(shards.measure(shards.TINY))
    assert len(figures) == 6
    assert min(values(figures)) > 0


@pytest.mark.parametrize(("cores", "is_told"), [(2, True), (16, False)])
def test_two_processes_are_compared_with_one(monkeypatch: pytest.MonkeyPatch, cores: int, is_told: bool) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: cores)
    calm, busy = (1.0, 1.2, 1.8), (100, 80, 120)
    sides = (
        shards.Side([], Taken([0.002] * 100, [], 1.0, spent), Taken([0.002] * clicks, [], 1.0), 0.02)
        for spent, clicks in zip(calm, busy, strict=True)
    )
    found = list(shards.figures(shards.Sides(*sides)))
    assert values(found) == pytest.approx([80, 1.2, 1.5, 1.5])
    assert ("this cannot show more speed" in found[2].details) == is_told


@pytest.mark.long
def test_pictures_are_measured_against_encoding_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "EVERY", 40)
    figures = list(pictures.measure(1))
    assert len(figures) == 4 * len(find_faces())
    assert min(values(figures)) > 0
    assert re.search(r"up to \d{3,4} × \d{3,4} px", figures[0].details)


@pytest.mark.long
def test_first_boards_are_measured_cold_and_drawn_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(first_boards, "find_faces", lambda: {"p52": None})
    (figure,) = first_boards.measure()
    assert figure.value is not None
    assert figure.value > 0
    assert re.fullmatch(r"\d+ ms; cold: \d+ ms; drawing ahead: [1-9]\d* ms", figure.details)


@pytest.mark.long
def test_playouts_are_measured_and_profiled() -> None:
    (figure, *_) = engine.measure(0.02)
    assert figure.value is not None
    assert figure.value > 0
    assert "cogs.bag_of_dungeon" in figure.details


def test_the_kernel_plays_and_a_peer_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(kernel, "PYTHON", tmp_path / "python")
    monkeypatch.setattr(kernel, "NODE_MODULES", tmp_path / "node_modules")
    ours, open_spiel, boardgame = kernel.measure(0.02)
    assert ours.value is not None
    assert ours.value > 0
    assert (open_spiel.verdict, boardgame.verdict) == ("not measured", "not measured")
    assert "make bench" in open_spiel.details
    monkeypatch.setenv("PATH", str(tmp_path))
    *_, boardgame = kernel.measure(0.02)
    assert boardgame.details == "there is no node here, which boardgame.io runs on"


def test_a_peer_that_cannot_be_installed_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(install, "FOLDER", tmp_path)
    monkeypatch.setattr(install, "NODE_MODULES", tmp_path / "node_modules")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(install.NoPeer, match="no node and npm"):
        install._boardgame()
    with pytest.raises(install.NoPeer, match=r"OpenSpiel could not be installed: .*oh no"):
        install._run("OpenSpiel", "/bin/sh", "-c", "echo oh no >&2; exit 1")


def test_the_table_says_plainly_what_is_met() -> None:
    figures = [
        Figure("a", "quick", 1.0, "×", at_most(1.5, "×")),
        Figure("a", "slow", 2.0, "×", at_most(1.5, "×")),
        Figure("b", "much", 60, "%", at_least(50, "%")),
        Figure("b", "absent", None, details="there is no node here"),
    ]
    console = Console(width=160, record=True, file=StringIO())
    print_table("a machine", figures, console)
    said = console.export_text()
    assert [figure.verdict for figure in figures] == ["met", "NOT MET", "met", "not measured"]
    assert all(part in said for part in ("a machine", "at most 1.50 ×", "NOT MET", "there is no node here"))


@pytest.mark.parametrize(
    ("value", "text"), [(0.931, "0.93 ×"), (12.44, "12.4 ×"), (15300.2, "15,300 ×"), (99.96, "100.0 ×")]
)
def test_figures_have_as_many_digits_as_one_reads(value: float, text: str) -> None:
    assert shown(value, "×") == text


def test_percentiles_and_goals() -> None:
    assert percentile(list(chain(range(99), [1000])), 0.99) == 1000
    assert percentile([3.0], 0.99) == 3
    assert Goal("at least", 2).is_met(2)
    assert not Goal("at most", 2).is_met(2.1)


def test_the_machine_is_named_and_processes_are_weighed() -> None:
    assert "Python 3." in machine()
    assert rate(lambda: sum(range(10_000)) and 1, 0.01) > 0
    assert memory_of() > 2**20
    assert cpu_of(os.getpid()) > 0


def test_the_table_is_a_picture_as_well(tmp_path: Path) -> None:
    figures = [Figure("engine", "answers per second", 15300, "/s", at_least(1000, "/s"))]
    save_table("a machine", figures, tmp_path / "pictures" / "bench.svg", 120)
    picture = (tmp_path / "pictures" / "bench.svg").read_text(encoding="utf-8").replace("&#160;", " ")
    assert picture.startswith("<svg")
    assert "15,300 /s" in picture


def test_it_says_meanwhile_what_it_measures() -> None:
    told = StringIO()
    one = Figure("store", "commits per second", 900, "/s")
    sections = {"store": lambda: iter([one]), "cold": lambda: iter([one, one])}
    console = Console(file=told, force_terminal=True, width=120)
    assert measured(["store", "cold"], sections, console) == [one, one, one]
    assert "store …" in told.getvalue()
    assert "cold: commits per second" in told.getvalue()
    assert "2/2" in told.getvalue()
