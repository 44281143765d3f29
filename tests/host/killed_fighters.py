"""Sends fighters from match to match and says what it does. Run by test_kill_characters, and killed by it."""

import asyncio
import random
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

from bot.host import Host, HostRefused, Person, Table
from bot.store import Store
from tests.support.arena import Arena, ArenaOptions, Fighter

CHANNELS = 4
ADA, BEN = Person(1, "Ada"), Person(2, "Ben")
NAMES = (*(f"Oda {number}" for number in range(CHANNELS)), "Wanda")  # Wanda is wanted everywhere
Say = Callable[[tuple[str, str]], None]


async def fight(host: Host, channel: int, say: Say, chance: random.Random) -> None:
    """One match, from wherever it stands to its end; `last` is said before the blow that ends it, `over` after it."""
    table = await host.queries.table_in(channel) or await host.commands.open_lobby(
        "arena", guild=1, channel=channel, starter=ADA, options=ArenaOptions(), pace="live"
    )
    if table.status == "lobby":
        table = await begin(host, table, channel)
    while table.status == "open":
        prompt = table.prompts[0]
        assert table.match is not None
        is_last = (
            len([one for one in table.match.state.fighters if not one.fighter.is_dead]) == table.match.answered + 1
        )
        if is_last:
            say(("last", table.id))
        if is_last and chance.random() < 0.3:
            table = await host.commands.stop(table.id, ADA)
        else:
            person = (ADA, BEN)[prompt.seat]
            table = (await host.commands.answer(table.id, person.id, prompt.number, ("bold",))).table
    if table.status != "lobby":
        say(("over", table.id))


async def begin(host: Host, table: Table, channel: int) -> Table:
    if not table.seats_of(BEN.id):
        await host.commands.join(table.id, BEN)
    try:
        for person in (ADA, BEN):
            mine = await host.characters.in_game(person.id, "arena")
            free = [one for one in mine if one.retired is None and one.playing is None]
            wanted = [one.id for one in free if one.name in (f"Oda {channel}", "Wanda")]
            await host.commands.bring(table.id, person, wanted)
        return await host.commands.begin(table.id, ADA)
    except HostRefused as refused:
        if refused.reason not in ("character-playing", "character-retired"):
            raise
        return await host.queries.table(table.id)  # still a lobby: another table has Wanda


async def main(path: Path, say: Say, seed: int) -> None:
    store, chance = await Store.open(path), random.Random(seed)
    host = Host(store, {"arena": Arena()})
    for person in (ADA, BEN):
        mine = await host.characters.of(person.id)
        for name in {*NAMES} - {one.name for one in mine if one.retired is None}:
            if len(mine) < 20:
                await host.characters.create(person.id, "arena", Fighter(name))

    async def ever(channel: int) -> None:
        while True:
            await fight(host, channel, say, chance)

    await asyncio.gather(*(ever(channel) for channel in range(CHANNELS)))


def run(path: str, connection: Connection, seed: int) -> None:
    asyncio.run(main(Path(path), connection.send, seed))
