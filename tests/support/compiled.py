"""The tests are compiled once, before the workers start. Else each worker compiles every file, all at the same time."""

import compileall
import multiprocessing
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from _pytest.assertion import rewrite

ROOT = Path(__file__).parents[2]
OTHERS = ("bot", "cogs", "images")  # tests import them all
WORTH_A_PROCESS = 50  # files


def compile_all(config: pytest.Config) -> None:
    """Write what every worker will read; nothing where it is there already."""
    if sys.dont_write_bytecode:
        return
    files = [path for folder in ("tests", *OTHERS) for path in (ROOT / folder).rglob("*.py") if is_old(path)]
    jobs = min(os.cpu_count() or 1, 1 + len(files) // WORTH_A_PROCESS)
    forking = multiprocessing.get_context("fork")
    children = [forking.Process(target=_compile, args=(config, files[job::jobs])) for job in range(1, jobs)]
    for child in children:
        child.start()
    _compile(config, files[::jobs])
    for child in children:
        child.join()


def is_old(path: Path) -> bool:
    """Has the file been written since it was compiled, or never been compiled?"""
    compiled = _compiled(path)
    return not compiled.exists() or compiled.stat().st_mtime < path.stat().st_mtime


def _compiled(path: Path) -> Path:
    """Where Python, or pytest for what it rewrites, looks for it."""
    usual = Path(rewrite.get_cache_dir(path) / f"{path.stem}.{sys.implementation.cache_tag}.pyc")
    return usual.with_name(path.stem + rewrite.PYC_TAIL) if _is_rewritten(path) else usual


def _is_rewritten(path: Path) -> bool:
    return path.name == "conftest.py" or path.name.startswith("test_")


def _compile(config: pytest.Config, files: Sequence[Path]) -> None:
    for path in files:
        if _is_rewritten(path):
            _rewrite(config, path)
        else:
            compileall.compile_file(path, quiet=2, force=True)


def _rewrite(config: pytest.Config, path: Path) -> None:
    """As pytest's import hook does, without the import. A file it cannot read, the collection will name."""
    try:
        digest, code = rewrite._rewrite_test(path, config)
    except (SyntaxError, ValueError):
        return
    compiled = _compiled(path)
    compiled.parent.mkdir(exist_ok=True)
    rewrite._write_pyc(config.stash[rewrite.assertstate_key], code, digest, compiled)
