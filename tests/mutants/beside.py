"""Which tests stand beside a folder, and which of them come through a line."""

import ast
import re
import sys
import time
from collections.abc import Collection, Iterable, Iterator
from hashlib import sha256
from itertools import chain
from math import isnan
from pathlib import Path

import msgspec
import pytest
from coverage import Coverage
from msgspec import Struct

# The tests mirror the tree; these belong to what lies in such a folder as well.
ALSO = {
    "store": (
        "tests/faults/test_migrations.py",
        "tests/postgres",
        "tests/test_daily_backup.py",
        "tests/cli/test_keeping.py",
        "tests/cli/test_copy.py",
        "tests/cli/test_compact.py",
        "tests/host/test_forgetting.py",
        "tests/host/test_full_disk.py",
        "tests/host/test_queries.py",
        "tests/host/test_standings.py",
    ),
    "ui": ("tests/e2e", "tests/faults", "tests/cli/test_replay.py"),
    "rules": ("tests/conformance/test_matches.py",),  # whole matches, line by line
    "pictures": ("tests/pictures",),
    "describe": ("tests/pictures",),
    "view": ("tests/pictures",),
}
# These read the text of the code, and so come through none of its lines: whatever survives the others is shown to them.
READERS = (
    "tests/words/test_shared.py::test_all_that_is_said_is_there_with_its_facts",
    "tests/words/test_shared.py::test_nothing_is_there_that_nobody_says",
)
# Longer than anybody in a test waits (60 seconds): who waits in vain says so, which is no endless loop.
TIMEOUT_S = 90
WAITED = 4  # times as long by the clock, a test may be kept waiting by others; beyond that it is taken to wait itself
PLAIN = [
    "-q",
    "-x",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
    f"--timeout={TIMEOUT_S}",
    "-W",
    "ignore::pytest.PytestAssertRewriteWarning",
    "-m",
    "not long and not browser",
]
# What a test leaves open pytest would raise at its very end, and the whole trace were lost.
TRACED = [*(one for one in PLAIN if one != "-x"), "-p", "no:unraisableexception"]


class Beside(Struct):
    """What the tests beside some folders come through."""

    lines: dict[str, dict[int, list[str]]]  # the tests by file and line
    seconds: dict[str, float]  # of each test that passes
    modules: list[str]  # all that was imported, to have it warm
    digests: dict[str, str] = {}  # of each test file, as it was when it was traced

    def with_traced(self, other: "Beside", files: Iterable[str]) -> "Beside":
        """These files were traced once more."""
        again = set(files)
        lines = {path: dict(tests) for path, tests in other.lines.items()}
        for path, known in self.lines.items():
            into = lines.setdefault(path, {})
            for line, tests in known.items():
                into[line] = [*(one for one in tests if file_of(one) not in again), *into.get(line, [])]
        seconds = {test: took for test, took in self.seconds.items() if file_of(test) not in again}
        modules = list(dict.fromkeys([*self.modules, *other.modules]))
        digests = self.digests | {file: digest_of(file) for file in again}
        return Beside(lines, seconds | other.seconds, modules, digests)

    def of_files(self, files: Iterable[str]) -> "Beside":
        """Nothing but these test files."""
        wanted = set(files)
        seconds = {test: took for test, took in self.seconds.items() if file_of(test) in wanted}
        return Beside(self.lines, seconds, self.modules, self.digests)

    def through(self, path: str, line: int) -> list[str]:
        """Those that come through this line: the nearest first, of these the quickest.

        For a line that runs at import: all of them, and of those as near whatever comes through the file before others.
        """
        known = self.lines.get(path, {})
        if found := {test for test in known.get(line, ()) if test in self.seconds}:
            return self._nearest_first(found, path)
        found = {test for test in chain.from_iterable(known.values()) if test in self.seconds}
        every = self._nearest_first(found, path) + self._nearest_first(self.seconds.keys() - found, path)
        return sorted(every, key=lambda test: distance(test, path))

    def around(self, path: str, tests: Collection[str]) -> list[str]:
        """What stands in a file with them, as it may use what one of them has put by."""
        files, known = set(map(file_of, tests)), set(tests)
        return self._nearest_first((one for one in self.seconds if file_of(one) in files and one not in known), path)

    def _nearest_first(self, tests: Iterable[str], path: str) -> list[str]:
        return sorted(tests, key=lambda test: (distance(test, path), self.seconds[test], test))


def file_of(test: str) -> str:
    return test.partition("::")[0]


def distance(test: str, path: str) -> int:
    """0 where the test bears the file's name, 1 in the folder beside it, 2 for those that only come by."""
    file, beside = Path(file_of(test)), Path(mirror(path)[0])
    if not file.is_relative_to(beside):
        return 2
    return int(file.stem != f"test_{Path(path).stem}")


def mirror(folder: str) -> list[str]:
    """bot/engine/kinds: tests/engine/kinds, or where there is none the nearest above it."""
    first, *rest = folder.removesuffix(".py").split("/")
    inside = Path("tests", *rest) if first == "bot" else Path("tests", first, *rest)
    while not inside.is_dir():
        inside = inside.parent
    return [str(inside), *(test for part in rest for test in ALSO.get(part, ()))]


def users(paths: Iterable[Path]) -> list[str]:
    """The test files that import one of these modules by its own name, wherever they lie."""
    modules = {".".join(path.with_suffix("").parts) for path in paths}
    files = sorted(Path("tests").rglob("test_*.py"))
    return [str(file) for file in files if not modules.isdisjoint(_imported(file.read_text(encoding="utf-8")))]


def _imported(code: str) -> Iterator[str]:
    imports = "\n".join(re.findall(r"^from [^(\n]+(?:\([^)]*\))?", code, re.MULTILINE))
    for node in ast.parse(imports).body:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


class _Tracer:
    """Tells the coverage which test runs."""

    def __init__(self, coverage: Coverage) -> None:
        self.coverage = coverage
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterable[None]:
        self.coverage.switch_context(item.nodeid)
        began, used = time.monotonic(), time.process_time()
        result = yield
        took = cost(time.monotonic() - began, time.process_time() - used)
        self.seconds[item.nodeid] = self.seconds.get(item.nodeid, 0.0) + took
        self.coverage.switch_context("")
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.outcome != "passed":
            self.seconds[report.nodeid] = float("nan")


def cost(by_the_clock: float, of_the_processor: float) -> float:
    """Seconds of a test: where others use the machine, what it uses of the processor tells more than the clock."""
    return max(of_the_processor, by_the_clock / WAITED)


def trace(folders: list[str], tests: list[str]) -> Beside:
    """Run all these tests once; what does not pass now can notice nothing."""
    coverage = Coverage(data_file=None, source=folders, messages=False)
    tracer = _Tracer(coverage)
    with coverage.collect():
        pytest.main([*TRACED, *tests], plugins=[tracer])
    data = coverage.get_data()
    lines = {
        str(Path(path).relative_to(Path.cwd())): {
            line: [one for one in contexts if one] for line, contexts in data.contexts_by_lineno(path).items()
        }
        for path in data.measured_files()
    }
    passed = {test: took for test, took in tracer.seconds.items() if not isnan(took)}
    ours = ("bot", "cogs", "images", "tests", "__main__", "coverage")
    return Beside(lines, passed, [name for name in sys.modules if name.partition(".")[0] not in ours])


def test_files(tests: Iterable[str]) -> list[str]:
    """All that lies in these folders, or is such a file itself."""
    found = (sorted(Path(test).rglob("test_*.py")) if Path(test).is_dir() else [Path(test)] for test in tests)
    return list(dict.fromkeys(str(path) for path in chain.from_iterable(found)))


def digest(folders: list[str]) -> str:
    """Of what is broken. Where other code has changed, a test may come through a few lines more or less."""
    found = (sorted(Path(folder).rglob("*.py")) if Path(folder).is_dir() else [Path(folder)] for folder in folders)
    told = b"".join(path.read_bytes() for path in chain.from_iterable(found))
    return sha256(told + " ".join(folders).encode()).hexdigest()[:16]


def digest_of(file: str) -> str:
    return sha256(Path(file).read_bytes()).hexdigest()[:16]


if __name__ == "__main__":
    written_to, folders, tests = sys.argv[1], sys.argv[2].split(), sys.argv[3].split()
    Path(written_to).write_bytes(msgspec.json.encode(trace(folders, tests)))
