"""Plays into a breath, says so, and waits in it. Run by test_breath, and killed by it."""

import asyncio
import sys
from pathlib import Path

from bot.host import Host
from bot.store import Store
from tests.host.breath_game import Gusty
from tests.host.duel_game import DuelOptions
from tests.host.harness import ADA, BEN


async def main(path: Path) -> None:
    host = Host(await Store.open(path), {"gusty": Gusty()})
    await host.start()
    table = await host.commands.open_lobby(
        "gusty", guild=1, channel=1, starter=ADA, options=DuelOptions(), pace="correspondence"
    )
    await host.commands.join(table.id, BEN)
    table = await host.commands.begin(table.id, ADA)
    await host.commands.answer(table.id, ADA.id, table.prompts[0].number, ("a",))
    sys.stdout.write(f"{table.id}\n")
    sys.stdout.flush()
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
