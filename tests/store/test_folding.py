"""The log is folded into the file while nobody waits for it: no commit does that for all that was written before it."""

import asyncio
from pathlib import Path

import pytest

from bot.store import Store, folding, upkeep

pytestmark = pytest.mark.sqlite("its log")
VALUE = "x" * 100_000


async def write(store: Store, count: int) -> None:
    for number in range(count):
        await store.put_setting(number + 1, "key", VALUE)


def folded(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Set once the log was."""
    done, fold = asyncio.Event(), upkeep.fold

    async def noted(path: Path) -> None:
        await fold(path)
        done.set()

    monkeypatch.setattr(upkeep, "fold", noted)
    return done


async def test_no_commit_folds_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folding, "LOOK_SECONDS", 3600)
    path = tmp_path / "castellan.sqlite3"
    store = await Store.open(path)
    before = path.stat().st_size
    await write(store, 100)
    assert path.stat().st_size == before
    assert path.with_name(f"{path.name}-wal").stat().st_size > 10_000_000
    await store.close()


async def test_it_is_folded_between_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folding, "LOOK_SECONDS", 0)
    done, path = folded(monkeypatch), tmp_path / "castellan.sqlite3"
    store = await Store.open(path)
    await write(store, 50)
    log_file = path.with_name(f"{path.name}-wal")
    async with asyncio.timeout(60):
        while path.stat().st_size <= 4_000_000:  # a look may have come before the last of what was written
            done.clear()
            await write(store, 1)
            await done.wait()
    assert log_file.stat().st_size < 3 * upkeep.LONG_LOG, "the log begins anew"
    await store.close()


async def test_at_the_end_nothing_is_left_in_it(tmp_path: Path) -> None:
    path = tmp_path / "castellan.sqlite3"
    store = await Store.open(path)
    await write(store, 50)
    await store.close()
    assert not path.with_name(f"{path.name}-wal").exists()
    assert path.stat().st_size > 5_000_000
