"""Bag of Dungeon: two people and an automaton in the dungeon, with a tag, a trade, a kill -9 and a restart."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from bot.games import find_games
from bot.host import Host
from bot.store import Store
from tests.client.descriptions import described
from tests.client.person import Person
from tests.e2e.bot_process import BotProcess
from tests.e2e.player import ANSWER, Player, asking
from tests.e2e.tables import public, texts

Json = dict[str, Any]
SEED = bytes(31) + b"2"  # with it they soon have something to trade
MOST_CLICKS = 100
DEAL = re.compile(r"• (\w+ hands \w+ the |Done: )")
JOINED = re.compile(r"• \w+ (joins the fight on|comes running to|is there: one more on) ")
WISHES = (
    "trade", "(tag|hero)-[01]", "join", "yes", r"item-\d+", "nothing", "item", "cache|take", "fight", "die",
    "(lay|turns)-.*",
    "move-.*", "keep",
)  # fmt: skip


class Adventurer(Player):
    """Calls the other person to each fight, gathers things, and trades when they meet."""

    has_offered = False  # once is enough, until something else was done

    @property
    def keys(self) -> list[str]:
        return [key for component in self._open() for key in keys_of(component)]

    def decides(self, offered: list[Json]) -> tuple[Json, list[str]]:
        found = {key: component for component in offered for key in keys_of(component)}
        key = self._wish(list(found))
        if "end" in found:
            self.has_offered = key == "trade"
        return found[key], [key]

    def _wish(self, keys: list[str]) -> str:
        is_fight = "fight" in keys or "die" in keys
        for wish in WISHES:
            wanted = [key for key in keys if re.fullmatch(wish, key)]
            is_idle = self.has_offered if wish == "trade" else is_fight and wish.startswith("item")
            if wanted and not is_idle:
                return self.chance.choice(wanted)
        return self.chance.choice([key for key in keys if key != "back"])


def keys_of(component: Json) -> list[str]:
    """The option keys a button or a select stands for."""
    if "options" in component:
        return [option["value"] for option in component["options"]]
    found = ANSWER.fullmatch(component["custom_id"])
    assert found
    return [found[2]]


@pytest.mark.long
async def test_a_dungeon_match_with_a_tag_and_a_trade_survives_restarts(
    people: list[Person], bot: BotProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben, cleo, _ = people
    lobby = await lay_out(ada, ben)
    await bot.stop()
    await begin(bot.data / "castellan.sqlite3", lobby, ada, monkeypatch)
    await back_again(bot, ada)
    players = [Adventurer(person) for person in (ada, ben)]

    await play_until("(turns|draw)-.+", players)
    await shows_the_choice(cleo)
    called = await play_until("join", players)
    await bot.kill()
    await back_again(bot, ada)
    await called.plays(1)  # with the button from before
    await cleo.sees(lambda message: JOINED.search(described(message)) is not None)

    asked = await play_until("yes", players)
    await bot.stop()
    await back_again(bot, ada)
    await asked.plays(1)
    await cleo.sees(lambda message: DEAL.search(described(message)) is not None)

    await play_until("end", players)
    await tells_all(cleo)
    await sees_the_whole_map(cleo)
    assert bot.faults() == []


async def lay_out(ada: Person, ben: Person) -> Json:
    """A lobby of two people and an automaton, in this order."""
    await ada.slash("bag new", mode="dungeon", first=1, pace="none")
    await ben.click(await ben.sees("1 of 4 seats"), "Join")
    await ada.click(await ada.sees("2 of 4 seats"), "Add Automaton")
    return await ada.sees("3 of 4 seats")


async def begin(
    database: Path, lobby: Json, starter: Person, monkeypatch: pytest.MonkeyPatch, seed: bytes = SEED
) -> None:
    """Press Start while the bot is away, so that the seed is ours and each run the same."""
    store = await Store.open(database)
    host = Host(store, find_games())
    table = await host.queries.table_in(int(lobby["channel_id"]))
    assert table is not None
    with monkeypatch.context() as patch:
        patch.setattr("secrets.token_bytes", lambda _: seed)
        started = await host.commands.begin(table.id, table.starter)
    assert str(started.starter.id) == starter.id
    await host.close()
    await store.close()


async def back_again(bot: BotProcess, person: Person) -> None:
    await bot.is_offline(person)
    await bot.start()
    await bot.is_online(person)


async def play_until(key: str, players: list[Adventurer]) -> Adventurer:
    """Open the panels anew, as old ones stand still after a restart; play on until somebody is offered such a key."""
    await asyncio.gather(*(player.open_panel() for player in players))
    for _ in range(MOST_CLICKS):
        player = await asking(players)
        if any(re.fullmatch(key, offered) for offered in player.keys):
            return player
        await player.plays(1)
    raise AssertionError(f"nobody was offered {key!r} in {MOST_CLICKS} clicks")


async def shows_the_choice(watcher: Person) -> None:
    """A tile in hand has a picture of its own beside the board's."""
    await watcher.sees(lambda m: "[Your Hand]" in described(m) and described(m).count("(picture: ") == 2)


async def tells_all(watcher: Person) -> None:
    """The story has each thing once, with its rule; a spectator has it all."""
    await watcher.slash("bag log")
    log = described(await watcher.sees("The story so far"))
    assert "(R61)" in log
    story = "\n".join(texts(public(watcher)))
    assert len(DEAL.findall(story)) == 1


async def sees_the_whole_map(watcher: Person) -> None:
    await watcher.click("Map")
    shown = described(await watcher.sees("The whole map"))
    assert "(picture: " in shown
