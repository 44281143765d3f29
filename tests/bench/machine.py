"""Which machine this is, and how long things take on it."""

import gc
import os
import platform
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.process import interpreter

CPUINFO = Path("/proc/cpuinfo")


def machine() -> str:
    """CPU, cores, Python and SQLite in one line."""
    cores = os.cpu_count()
    return f"{_cpu()}, {cores} cores, Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}"


def _cpu() -> str:
    if CPUINFO.exists():
        for line in CPUINFO.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def rate(work: Callable[[], int], seconds: float) -> float:
    """How many per second of this process's own CPU time, as others may use the machine too; `work` says how many."""
    work()  # caches, and what is made at the first use
    done, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        done += work()
    return done / spent


@contextmanager
def as_the_bot_runs() -> Iterator[None]:
    """Python is set as `bot run` sets it, for ours and for the peer beside it in this process."""
    turn, looks = sys.getswitchinterval(), gc.get_threshold()
    interpreter.share_time()
    interpreter.look_seldom()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.set_threshold(*looks)
        sys.setswitchinterval(turn)


def cpu_of(process: int) -> float:
    """Seconds of CPU time another process has had; Linux."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(process: int | str = "self") -> int:
    """Bytes a process holds in memory; Linux."""
    pages = Path(f"/proc/{process}/statm").read_text(encoding="utf-8").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def cpu_of_all(parent: int) -> float:
    """The same of a process, of its children, and of those of them that have ended; Linux."""
    fields = Path(f"/proc/{parent}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii").split()
    ended = (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
    return cpu_of(parent) + ended + sum(cpu_of(int(child)) for child in children)
