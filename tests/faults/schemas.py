"""Databases as earlier Castellans left them: `python -m tests.faults.schemas` writes down the newest schema's.

A migration comes with the file of the schema before it, so that every step from there on is tested for good.
"""

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.engine import Amount
from bot.host import Host
from bot.store import Store
from bot.store.schema import known
from tests.host.duel_game import Duel, DuelOptions
from tests.host.harness import ADA, BEN, CLEO
from tests.support.arena import Arena, ArenaOptions, Fighter

WRITTEN = datetime(2026, 11, 21, 12, tzinfo=UTC)  # the time of the newest
FILES = Path(__file__).parent / "databases"


def revisions() -> list[str]:
    """All schemas there have been, the first one first."""
    return list(known())[::-1]


def dumped(revision: str) -> Path:
    return FILES / f"{revision}.sql"


async def write(path: Path) -> None:
    """A lobby, a hidden pick with deadlines, a finished match, one about to be called off, and one with a character."""
    store = await Store.open(path)
    host = Host(store, {"duel": Duel(), "arena": Arena()}, clock=lambda: WRITTEN)
    for channel in (1, 2, 3):
        options = DuelOptions(rounds=1)
        table = await host.commands.open_lobby(
            "duel", guild=9, channel=channel, starter=ADA, options=options, pace="live"
        )
        if channel == 1:
            continue
        await host.commands.join(table.id, BEN)
        table = await host.commands.begin(table.id, ADA)
        while table.status == "open" and (channel == 3 or table.prompts[0].number == 1):
            prompt = table.prompts[0]
            person = (ADA, BEN)[prompt.seat]
            choice = 3 if isinstance(prompt.kind, Amount) else ("a",)
            table = (await host.commands.answer(table.id, person.id, prompt.number, choice)).table
    await decide(host)
    await live_on(host)
    await host.close()
    await store.close()


async def decide(host: Host) -> None:
    """A match whose table is asked to call it off, with somebody away and somebody given more time."""
    options = DuelOptions(rounds=1)
    table = await host.commands.open_lobby("duel", guild=9, channel=4, starter=ADA, options=options, pace="live")
    for person in (BEN, CLEO):
        await host.commands.join(table.id, person)
    await host.commands.begin(table.id, ADA)
    await host.commands.go_away(table.id, CLEO)
    await host.commands.snooze(table.id, BEN.id)
    await host.commands.end(table.id, ADA)


async def live_on(host: Host) -> None:
    """A match with somebody who lives on, and somebody who has stayed at home."""
    oda = await host.characters.create(ADA.id, "arena", Fighter("Oda"))
    await host.characters.create(ADA.id, "arena", Fighter("Tavin"), roster=9)
    table = await host.commands.open_lobby(
        "arena", guild=9, channel=5, starter=ADA, options=ArenaOptions(), pace="live"
    )
    await host.commands.bring(table.id, ADA, [oda.id])
    await host.commands.begin(table.id, ADA)


def main() -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "castellan.sqlite3"
        asyncio.run(write(path))
        with closing(sqlite3.connect(path)) as connection:
            dumped(revisions()[-1]).write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
