"""Matches as the first rules of the games left them, in the middle of a turn: they go on from where that turn began.

The files hold three matches of each game, of 2026-11-23; in one of Deckbox Dungeons and one of P52 somebody has just
left.
"""

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.engine.playout import adviser_policy
from bot.games import find_games
from bot.host import Host, Table
from bot.store import History, Store
from tests.faults.schemas import WRITTEN
from tests.host.harness import Listener

FILES = sorted(Path(__file__).with_name("matches").glob("*.sql.gz"))
STEPS = 30


def restored(folder: Path, file: Path) -> Path:
    path = folder / "castellan.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(gzip.decompress(file.read_bytes()).decode())
    return path


@pytest.mark.long
@pytest.mark.parametrize("file", [pytest.param(file, id=file.name.split(".")[0]) for file in FILES])
async def test_a_match_of_the_first_rules_loses_no_more_than_its_turn_and_goes_on(tmp_path: Path, file: Path) -> None:
    store = await Store.open(restored(tmp_path, file))
    host = Host(store, find_games(), clock=lambda: WRITTEN, automaton_delay=3600)
    host.audience = heard = Listener()
    for match in await store.live():
        before = await store.history(match)
        assert before is not None
        table = await host.queries.table(match)
        change = await heard.until(lambda change, match=match: change.table.id == match)  # type: ignore[misc]
        since = before.answers[before.snapshots[0].snapshot.answers :]
        assert change.kind == ("resumed" if all(answer.is_leave for answer in since) else "stepped-back")
        _stands_where_its_turn_began(before, table)
        await _goes_on(host, table)
    await host.close()
    await store.close()


def _stands_where_its_turn_began(before: History, table: Table) -> None:
    assert table.match is not None
    left = {answer.seat for answer in before.answers if answer.is_leave}
    assert {seat.seat for seat in table.seats if seat.has_left} == left
    assert table.match.snapshot.answers == before.snapshots[0].snapshot.answers
    assert all(answer.is_leave for answer in table.match.answers)


async def _goes_on(host: Host, table: Table) -> None:
    """Everybody sees it, and answers as an adviser would."""
    for _ in range(STEPS):
        assert table.match is not None
        for seat in (None, *range(len(table.seats))):
            table.view(seat)
        if not table.prompts:  # a moment that lasts, or the end
            return
        prompt = table.prompts[0]
        person = table.seats[prompt.seat].person
        if person is None or table.seats[prompt.seat].is_automatic:
            assert await host._automata._answer(table.id, prompt.number)
        else:
            choice = adviser_policy(table.match, prompt, table.match.chance.aside("old"))  # type: ignore[arg-type]
            await host.commands.answer(table.id, person.id, prompt.number, choice)
        table = await host.queries.table(table.id)
