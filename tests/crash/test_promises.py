"""The harness's own judgement of promises that are no answers: what is kept is let pass, and what is not is seen."""

from collections import Counter
from pathlib import Path

from bot.ui.wire.custom_id import Verb
from tests.crash.promises import Promise, broken
from tests.host.harness import ADA, BEN, CLEO, Harness


async def test_who_sits_and_what_has_begun_is_looked_up(tmp_path: Path) -> None:
    async with Harness(tmp_path / "castellan.sqlite3") as harness:
        table = await harness.match()
        history = await harness.store.history(table.id)
        assert history is not None
        kept = [Promise(table.id, Verb.JOIN, BEN.id), Promise(table.id, Verb.START, ADA.id)]
        assert broken(history, Counter(kept)) == []
        stranger = Promise(table.id, Verb.JOIN, 99)
        assert broken(history, Counter([stranger])) == [f"{stranger} was promised 1 times, and is not kept"]


async def test_more_time_and_undos_are_counted(tmp_path: Path) -> None:
    async with Harness(tmp_path / "castellan.sqlite3") as harness:
        table = await harness.match()
        history = await harness.store.history(table.id)
        assert history is not None
        for verb in (Verb.SNOOZE, Verb.UNDO):
            assert len(broken(history, Counter([Promise(table.id, verb, BEN.id)]))) == 1
        assert broken(history, Counter([Promise("another", Verb.UNDO, CLEO.id)])) == []
