"""`python -m tests.mutants bot/engine --count 200 --seed 7 --jobs 2`: which share is noticed, and what is not."""

import argparse
import difflib
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import libcst as cst
import msgspec

from tests.mutants.beside import READERS, Beside, digest, digest_of, file_of, mirror, test_files, users
from tests.mutants.places import Mutant, places_in, whole
from tests.mutants.trial import BUDGET, compile_all, copy_tree, try_out, warm_up

KEPT = Path(".mutants").absolute()  # what tests come through, by the digest of the tree


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="tests.mutants", description=__doc__)
    parser.add_argument("folders", nargs="+", help="folders or files of the product")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--beside", nargs="*", default=[], help="more tests than those that mirror the folders")
    parser.add_argument("--budget", type=float, default=BUDGET, help="seconds of tests for each; 10 for the nearest")
    given = parser.parse_args(arguments)
    os.environ["TESTS_BOT"] = "inside"  # so that tests with a bot of their own are traced, too
    mutants = list(islice(sampled(given.folders, Random(given.seed)), given.count))
    mirrored = [test for folder in given.folders for test in mirror(folder)]
    readers = map(file_of, READERS)
    tests = dict.fromkeys([*mirrored, *users(mutant.path for mutant in mutants), *readers, *given.beside])
    with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
        copies = [copy_tree(Path(scratch, str(number))) for number in range(given.jobs)]
        beside = _traced(copies[0], given.folders, list(tests))
        warm_up(beside.modules)
        for copy in copies:
            compile_all(copy, list(tests))
        print(f"{len(mutants)} mutants, {len(beside.seconds)} tests in {', '.join(mirrored)} and beyond", flush=True)
        if mutants and try_out(whole(mutants[0].path), copies[0], beside, given.budget) not in {"survived", "untested"}:
            sys.exit(f"They fail without a mutant:\n{(copies[0] / 'output').read_text()}")
        workers = [
            _worker(copy, mutants[number :: given.jobs], beside, given.budget) for number, copy in enumerate(copies)
        ]
        for worker in workers:
            os.waitpid(worker, 0)
        verdicts = Counter(verdict for copy in copies for verdict in (copy / "verdicts").read_text().splitlines())
    killed, total = verdicts["killed"], max(1, verdicts.total())
    print(f"{killed} of {total} killed ({killed / total:.1%}), {verdicts['slow']} slow: {dict(verdicts)}")


def sampled(folders: list[str], chance: Random) -> Iterator[Mutant]:
    """Each line that can be broken comes once at most, broken in one of its ways."""
    paths = [
        path
        for folder in folders
        for path in ([Path(folder)] if folder.endswith(".py") else sorted(Path(folder).rglob("*.py")))
    ]
    found = {path: places_in(path.read_text(encoding="utf-8")) for path in paths}
    lines = sorted({(path, place.line) for path, (_, places) in found.items() for place in places})
    chance.shuffle(lines)
    for path, line in lines:
        module, places = found[path]
        here = [place for place in places if place.line == line]
        kind = chance.choice(sorted({place.kind for place in here}))
        place = chance.choice([place for place in here if place.kind == kind])
        broken = module.deep_replace(place.old, place.new)
        if isinstance(broken, cst.Module) and broken.code != module.code:
            yield Mutant(path, line, kind, broken.code)


def _traced(copy: Path, folders: list[str], tests: list[str]) -> Beside:
    """In a process of its own, so that nothing of ours is imported here; kept until the product changes.

    Of the tests only those are traced again that were changed.
    """
    kept, part = KEPT / f"{digest(folders)}.json", copy / "traced.json"
    known = msgspec.json.decode(kept.read_bytes(), type=Beside) if kept.exists() else Beside({}, {}, [])
    files = test_files(tests)
    if stale := [file for file in files if known.digests.get(file) != digest_of(file)]:
        command = [sys.executable, "-m", "tests.mutants.beside", str(part), " ".join(folders), " ".join(stale)]
        env = os.environ | {"PYTHONPATH": str(copy)}
        subprocess.run(command, cwd=copy, env=env, stdout=subprocess.DEVNULL, check=True)
        known = known.with_traced(msgspec.json.decode(part.read_bytes(), type=Beside), stale)
        KEPT.mkdir(exist_ok=True)
        kept.write_bytes(msgspec.json.encode(known))
    return known.of_files(files)


def _worker(copy: Path, mutants: list[Mutant], beside: Beside, budget: float) -> int:
    """Tries them out one after the other in its own copy; the process's number."""
    if child := os.fork():
        return child
    with (copy / "verdicts").open("w") as verdicts:
        for mutant in mutants:
            began = time.monotonic()
            verdict = try_out(mutant, copy, beside, budget)
            verdicts.write(f"{verdict}\n")
            verdicts.flush()
            changed = "" if verdict == "killed" else f"\n{_changed(mutant)}"
            print(f"{mutant.path}:{mutant.line}  {verdict}, {time.monotonic() - began:.0f} s{changed}", flush=True)
    os._exit(0)


def _changed(mutant: Mutant) -> str:
    before, after = mutant.path.read_text(encoding="utf-8").splitlines(), mutant.code.splitlines()
    lines = difflib.unified_diff(before, after, n=0, lineterm="")
    return "\n".join(f"  {line}" for line in lines if line[0] in "+-" and not line.startswith(("+++", "---")))


if __name__ == "__main__":
    main(sys.argv[1:])
