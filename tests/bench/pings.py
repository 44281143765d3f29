"""How many messages and pings seeded matches take: `python -m tests.bench.pings`, over the local table.

People take their time, which is seeded too: the host's clock is moved, and nobody waits.
"""

import asyncio
import logging
import random
from collections import Counter
from datetime import timedelta
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from bot.app import Castellan
from bot.engine import Chance
from bot.engine.playout import any_choice
from bot.host import Person
from bot.local.redirect import point_discord_at
from bot.local.rest.exchange import Exchange
from bot.local.world.seed import GUILD_ID, new_member, new_user
from bot.settings import Settings
from tests.bench.crowd import Crowd
from tests.support.hall import Later, moved_by, settled

GAMES = {"death-over-the-kingdom": 5, "bag-of-dungeon": 4}  # seats, all of them people's
PACES = {"live": (4, 8, 15, 30, 60), "correspondence": (300, 1800, 7200, 14400, 28800)}  # seconds until they answer
MOST = 145  # decisions


class Tally(Struct):
    """What one match took."""

    decisions: int = 0
    messages: int = 0
    silent: int = 0  # messages that call nobody
    edits: int = 0
    pings: int = 0


async def played(bot: Castellan, crowd: Crowd, game: str, pace: str, seed: int) -> Tally:
    """A match from its lobby to its end, or `MOST` decisions."""
    tally, clock, chance = Tally(), Later(), Chance(f"{game}{seed}".encode())
    moved_by(bot, clock)
    takes = random.Random(seed)
    people = seated(crowd, GAMES[game])
    crowd.local.requests.observers.append(partial(count, tally))
    commands, rules = bot.host.commands, bot.host.games[game]
    table = await commands.open_lobby(
        game, guild=int(GUILD_ID), channel=int(crowd.channels[seed]), starter=people[0], options=rules.options_type(),
        pace=pace,
    )  # fmt: skip
    for person in people[1:]:
        table = await commands.join(table.id, person)
    table = await commands.begin(table.id, people[0])
    await settled(bot, table.id)
    while table.status == "open" and tally.decisions < MOST:
        time = timedelta(seconds=takes.choice(PACES[pace]))
        for _ in range(4):  # what rings meanwhile rings in its time
            clock.by += time / 4
            bot.host._alarm.fire()
            await settled(bot, table.id)
        table = await bot.host.queries.table(table.id)
        if table.status != "open":
            break
        prompt = takes.choice(table.prompts)
        seat = table.seats[prompt.seat].person
        assert seat is not None
        table = (await commands.answer(table.id, seat.id, prompt.number, any_choice(prompt, chance))).table
        tally.decisions += 1
        await settled(bot, table.id)
    return tally


def seated(crowd: Crowd, seats: int) -> list[Person]:
    """So many people of the server."""
    people = [Person(int(GUILD_ID) + 500 + number, f"Guest {number}") for number in range(seats)]
    for person in people:
        crowd.local.table.world.users[str(person.id)] = new_user(str(person.id), person.name)
        crowd.local.table.world.members[str(person.id)] = new_member([])
    return people


def count(tally: Tally, exchange: Exchange) -> None:
    if "/messages" not in exchange.path and "/webhooks" not in exchange.path:
        return
    asked = exchange.asked.get("data", exchange.asked) if isinstance(exchange.asked, dict) else {}
    tally.edits += exchange.method == "PATCH"
    if exchange.method == "POST" and exchange.path.endswith("/messages"):
        tally.messages += 1
        called = (asked.get("allowed_mentions") or {}).get("users", [])
        tally.pings += len(called)
        tally.silent += not called


async def alone(data: Path, game: str, pace: str, seed: int) -> Tally:
    """The match, with a bot in this very process and a local table of its own."""
    async with Crowd(seed + 1) as crowd:
        point_discord_at(crowd.local.base_url)
        bot = Castellan(Settings(api=crowd.local.base_url, data=data, automaton_delay=0.0))
        running = asyncio.create_task(bot.start("local"))
        try:
            await bot.was_ready.wait()
            return await played(bot, crowd, game, pace, seed)
        finally:
            await bot.close()
            await asyncio.gather(running, return_exceptions=True)


async def measure(matches: int) -> dict[str, Counter[str]]:
    found: dict[str, Counter[str]] = {}
    for pace in PACES:
        for game, seats in GAMES.items():
            total = found[f"{game}, {pace}"] = Counter[str]()
            for seed in range(matches):
                with TemporaryDirectory() as data:
                    tally = await alone(Path(data), game, pace, seed)
                total.update({name: getattr(tally, name) for name in Tally.__struct_fields__})
                total["people"] += seats
    return found


def main() -> None:
    logging.disable()
    for what, total in asyncio.run(measure(2)).items():
        each = total["pings"] / total["people"]
        print(f"{what}: {dict(total)}; {each:.1f} pings a person and match")  # noqa: T201


if __name__ == "__main__":
    main()
