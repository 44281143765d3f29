"""Plays many matches at once and says on its output what has been acknowledged. Run by test_kill, and killed by it."""

import asyncio
import sys
from pathlib import Path

from bot.engine import Amount
from bot.host import Host, Table
from bot.store import Store
from tests.host.duel_game import Duel, DuelOptions
from tests.host.harness import ADA, BEN

ENDLESS = 10_000


async def play(host: Host, table: Table) -> None:
    """Answer for whoever is asked; each line printed is an answer that the host has acknowledged."""
    while table.status == "open":
        prompt = table.prompts[0]
        person = (ADA, BEN)[prompt.seat]
        choice = 3 if isinstance(prompt.kind, Amount) else ("a",)
        table = (await host.commands.answer(table.id, person.id, prompt.number, choice)).table
        sys.stdout.write(f"{table.id} {prompt.number}\n")
        sys.stdout.flush()


async def main(path: Path, count: int) -> None:
    store = await Store.open(path)
    host = Host(store, {"duel": Duel()})
    await host.start()
    for channel in range(count - len(await host.queries.open_tables())):
        table = await host.commands.open_lobby(
            "duel", guild=1, channel=channel, starter=ADA, options=DuelOptions(ENDLESS), pace="live"
        )
        await host.commands.join(table.id, BEN)
        await host.commands.begin(table.id, ADA)
    await asyncio.gather(*(play(host, table) for table in await host.queries.open_tables()))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
