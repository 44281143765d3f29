"""The verdict on a mutant: by what its process has used of the processor, not by how long it took."""

import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.mutants import trial
from tests.mutants.beside import READERS, Beside, cost, digest_of, users
from tests.mutants.places import Mutant
from tests.mutants.trial import may_use, try_out, verdict_on

LIMIT = 1  # seconds


def forked(act: Callable[[], int]) -> int:
    if child := os.fork():
        return child
    os.setsid()
    may_use(LIMIT)
    os._exit(act())


def spin() -> int:
    while True:
        pass


def wait_longer() -> int:
    """Than it may use of the processor, as if others kept that busy."""
    select.select([], [], [], LIMIT + 0.5)
    return 0


def stand_still() -> int:
    select.select([], [], [])
    return 0


@pytest.mark.parametrize(
    ("act", "verdict"),
    [(lambda: 0, "survived"), (lambda: 1, "killed"), (lambda: 2, "killed"), (spin, "slow"), (wait_longer, "survived")],
    ids=["passes", "fails", "breaks", "spins", "waits"],
)
def test_the_verdict_is_by_the_processors_time(act: Callable[[], int], verdict: str, tmp_path: Path) -> None:
    (tmp_path / "output").touch()
    assert verdict_on(forked(act), 60, tmp_path / "output") == verdict


def test_what_stands_still_is_ended(tmp_path: Path) -> None:
    (tmp_path / "output").touch()
    child = forked(stand_still)
    assert verdict_on(child, 0.1, tmp_path / "output") == "slow"
    with pytest.raises(ProcessLookupError):
        os.kill(child, signal.SIGTERM)


def test_a_test_that_was_ended_is_slow(tmp_path: Path) -> None:
    said = "E  Failed: Timeout (>60.0s) from pytest-timeout.\nFAILED test_a.py::one - Failed: Timeout (>60.0s)\n"
    (tmp_path / "output").write_text(said)
    assert verdict_on(forked(lambda: 1), 60, tmp_path / "output") == "slow"
    (tmp_path / "output").write_text(f"{said}FAILED test_a.py::two - assert 1 == 2\n")
    assert verdict_on(forked(lambda: 1), 60, tmp_path / "output") == "killed"


@pytest.mark.parametrize(("second", "verdict"), [("killed", "killed"), ("survived", "survived"), ("slow", "slow")])
def test_what_was_slow_is_tried_again(
    second: str, verdict: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With more time; what is slow twice is told apart, and the file is whole again."""
    (tmp_path / "one.py").write_text("whole")
    answers, limits = ["slow", second], list[int]()

    def tried(copy: Path, tests: list[str], limit: int, how: list[str]) -> str:
        assert (copy / "one.py").read_text() == "broken"
        limits.append(limit)
        return answers.pop(0)

    monkeypatch.setattr(trial, "_tried", tried)
    beside = Beside({"one.py": {1: ["test_one"]}}, {"test_one": 0.1}, [])
    assert try_out(Mutant(Path("one.py"), 1, "kind", "broken"), tmp_path, beside) == verdict
    assert limits == [trial.PATIENCE, trial.PATIENCE * trial.AGAIN]
    assert (tmp_path / "one.py").read_text() == "whole"


def test_the_nearest_are_tried_first() -> None:
    """What bears the file's name, then what lies in its folder, then what comes by; of these the quickest."""
    names = {
        "tests/e2e/test_far.py::a": 0.1,
        "tests/ui/views/test_lobby.py::b": 3.0,
        "tests/ui/views/test_panel.py::c": 5.0,
        "tests/ui/views/test_panel.py::d": 4.0,
    }
    beside = Beside({"bot/ui/views/panel.py": {7: list(names)}}, names, [])
    assert [test[-1] for test in beside.through("bot/ui/views/panel.py", 7)] == ["d", "c", "b", "a"]


@pytest.mark.parametrize(("answers", "runs"), [(["killed"], 1), (["survived", "killed"], 2), (["survived"] * 2, 2)])
def test_the_others_wait_for_the_first(
    answers: list[str], runs: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "one.py").write_text("whole")
    said, asked = list(answers), list[list[str]]()

    def tried(copy: Path, tests: list[str], limit: int, how: list[str]) -> str:
        asked.append(tests)
        return said.pop(0)

    monkeypatch.setattr(trial, "_tried", tried)
    seconds = {"one": 6.0, "two": 7.0, "three": trial.BUDGET}
    beside = Beside({"one.py": {1: list(seconds)}}, seconds, [])
    assert try_out(Mutant(Path("one.py"), 1, "kind", "broken"), tmp_path, beside) == answers[-1]
    assert asked == [["one"], ["two"]][:runs]


def test_whoever_reads_the_code_is_asked_last_though_they_come_through_no_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "one.py").write_text("whole")
    asked: list[list[str]] = []

    def tried(copy: Path, tests: list[str], limit: int, how: list[str]) -> str:
        asked.append(tests)
        return "killed" if set(tests) == set(READERS) else "survived"

    monkeypatch.setattr(trial, "_tried", tried)
    beside = Beside({"one.py": {1: ["one"]}}, {"one": 6.0, **dict.fromkeys(READERS, 1.0)}, [])
    assert try_out(Mutant(Path("one.py"), 1, "kind", "broken"), tmp_path, beside) == "killed"
    assert asked == [["one"], list(READERS)]


def test_what_was_traced_of_other_files_still_holds(tmp_path: Path) -> None:
    """Only a test file that was changed is traced again: what it came through before is forgotten."""
    changed, same = tmp_path / "test_changed.py", tmp_path / "test_same.py"
    changed.touch()
    known = Beside({"a.py": {1: [f"{changed}::gone", f"{same}::a"]}}, {f"{changed}::gone": 1, f"{same}::a": 2}, ["os"])
    again = Beside({"a.py": {1: [f"{changed}::new"], 2: [f"{changed}::new"]}}, {f"{changed}::new": 3}, ["re"])
    both = known.with_traced(again, [str(changed)])
    assert both.lines == {"a.py": {1: [f"{same}::a", f"{changed}::new"], 2: [f"{changed}::new"]}}
    assert both.seconds == {f"{same}::a": 2, f"{changed}::new": 3}
    assert both.modules == ["os", "re"]
    assert both.digests == {str(changed): digest_of(str(changed))}
    assert both.of_files([str(same)]).seconds == {f"{same}::a": 2}


def test_of_what_runs_at_import_the_nearest_come_first_though_others_come_through_the_file() -> None:
    seconds = {
        "tests/store/test_a.py::near": 5.0,
        "tests/host/test_b.py::through": 1.0,
        "tests/store/test_c.py::it": 9.0,
    }
    lines = {"bot/store/tables.py": {7: ["tests/host/test_b.py::through", "tests/store/test_c.py::it"]}}
    assert [test.rpartition("::")[2] for test in Beside(lines, seconds, []).through("bot/store/tables.py", 3)] == [
        *("it", "near", "through")
    ]


def test_a_test_costs_what_it_uses_of_the_processor_or_a_share_of_what_it_waits() -> None:
    assert cost(by_the_clock=3.0, of_the_processor=1.0) == 1.0
    assert cost(by_the_clock=60.0, of_the_processor=1.0) == 15.0


def test_what_stands_in_a_file_with_them_is_tried_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "one.py").write_text("whole")
    asked = list[list[str]]()

    def tried(copy: Path, tests: list[str], limit: int, how: list[str]) -> str:
        asked.append(tests)
        return "survived"

    monkeypatch.setattr(trial, "_tried", tried)
    seconds = {"test_a.py::around": 1.0, "test_a.py::through": 2.0, "test_b.py::elsewhere": 1.0}
    beside = Beside({"one.py": {1: ["test_a.py::through"]}}, seconds, [])
    assert try_out(Mutant(Path("one.py"), 1, "kind", "broken"), tmp_path, beside) == "survived"
    assert asked == [["test_a.py::through", "test_a.py::around"]]


@pytest.mark.parametrize(
    ("module", "file"),
    [
        ("bot/store/compacting.py", "tests/cli/test_compact.py"),
        ("bot/store/copying.py", "tests/postgres/test_copying.py"),
    ],
    ids=["from the module", "the module itself"],
)
def test_who_imports_what_is_broken_stands_beside_it_wherever_it_lies(module: str, file: str) -> None:
    found = users([Path(module)])
    assert file in found
    assert "tests/mutants/test_trial.py" not in found


@pytest.mark.long
def test_what_a_test_leaves_open_costs_no_trace(tmp_path: Path) -> None:
    """Pytest raises it at its very end, and a trace of many minutes must not be lost by that."""
    left = "class Left:\n    def __del__(self):\n        raise ValueError\n\n\n"
    one = "def test_one():\n    left = Left()\n    left.itself = left\n"
    (tmp_path / "test_left.py").write_text(left + one)
    strict = "-W error::pytest.PytestUnraisableExceptionWarning"
    env = os.environ | {"PYTHONPATH": str(Path.cwd()), "PYTEST_ADDOPTS": strict}
    command = [sys.executable, "-m", "tests.mutants.beside", "traced", ".", "test_left.py"]
    subprocess.run(command, cwd=tmp_path, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    traced = msgspec.json.decode((tmp_path / "traced").read_bytes(), type=Beside)
    assert list(traced.seconds) == ["test_left.py::test_one"]
