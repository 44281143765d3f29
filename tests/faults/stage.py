"""A bot at a local table for tests that disturb it; every test plays in a channel of its own."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from typing import Any

from bot.local.messages.posting import delete
from bot.local.people.action import Action
from bot.local.protocol import component_types as ct
from bot.local.protocol import interaction_types as kinds
from bot.local.server import LocalTable
from bot.local.table.threads import add_member, new_thread
from bot.local.world.seed import new_text_channel
from bot.local.world.world import PRIVATE_THREAD, StoredMessage, is_thread
from tests.client.descriptions import described
from tests.client.person import NotSeen, Person
from tests.e2e.bot_process import BotProcess
from tests.e2e.player import Player, answers
from tests.faults.tables import tables

Json = dict[str, Any]
LOG_READ_EVERY = 0.1  # seconds
SOLO = {"kingdom": (2, 7), "bag": (0, 4)}  # automata, and how many seats there are


class Stage:
    def __init__(self, local: LocalTable, bot: BotProcess, people: list[Person]) -> None:
        self.local, self.bot, self.people = local, bot, people
        self._numbers = count(1)
        self._read = 0  # of the bot's log

    def channel(self) -> str:
        """The name of a new channel that all see."""
        table = self.local.table
        channel = new_text_channel(table.new_id(), f"stage-{next(self._numbers)}", len(table.world.channels))
        table.world.channels[channel["id"]] = channel
        table.world.messages[channel["id"]] = {}
        self.announce("CHANNEL_CREATE", channel)
        return str(channel["name"])

    def thread(self) -> str:
        """The name of a new thread of Ada's."""
        table = self.local.table
        parent = next(iter(table.world.channels.values()))
        body = {"name": f"thread-{next(self._numbers)}"}
        return str(new_thread(table, parent, self.people[0].id, body)["name"])

    def private_thread(self, *members: Person) -> Json:
        """A thread that nobody but its members sees, the bot among them."""
        table = self.local.table
        parent = next(iter(table.world.channels.values()))
        body = {"name": f"whispers-{next(self._numbers)}", "type": PRIVATE_THREAD}
        thread = new_thread(table, parent, table.world.bot_id, body)
        for person in members:
            add_member(table, thread, person.id)
        return thread

    def announce(self, event: str, channel: Json) -> None:
        self.local.table.tell_people(event, dict(channel), channel["id"])
        self.local.table.tell_bot(event, dict(channel))

    def facts(self, name: str) -> Json:
        """The channel of that name, as the table has it."""
        return next(c for c in self.local.table.world.channels.values() if c.get("name") == name)

    def own_role(self) -> Json:
        """The bot's."""
        return next(role for role in self.local.table.world.guild["roles"] if role["managed"])

    def remove(self, name: str, *, is_told: bool = True) -> None:
        """Delete a channel or a thread."""
        channel, world = self.facts(name), self.local.table.world
        if is_told:
            self.announce("THREAD_DELETE" if is_thread(channel) else "CHANNEL_DELETE", channel)
        del world.channels[channel["id"]]
        world.messages.pop(channel["id"])

    def removed_unseen(self, message: Json) -> None:
        """A message is deleted, and the bot does not hear of it."""
        with self.tells(0):
            delete(self.local.table, self.stored(message))

    def stored(self, message: Json) -> StoredMessage:
        return self.local.table.world.messages[message["channel_id"]][message["id"]]

    def seen(self, message: Json) -> Json:
        """As Ada sees it now."""
        return self.people[0].sight.by_id(message["id"]) or message

    async def until(self, is_so: Callable[[], bool], what: str) -> None:
        """Wait for what only the bot's requests or its log give away: it is looked for after each request.

        The log is a file, and what is logged after the last request nobody announces: so it is read now and then, too.
        """
        asked = asyncio.Event()

        def look(_: object) -> None:
            asked.set()

        self.local.requests.observers.append(look)
        try:
            async with asyncio.timeout(self.people[0].patience):
                while not is_so():
                    asked.clear()
                    with suppress(TimeoutError):
                        await asyncio.wait_for(asked.wait(), LOG_READ_EVERY)
        except TimeoutError:
            raise NotSeen(f"waited for {what}; the log:\n{self.bot.said()[-2000:]}") from None
        finally:
            self.local.requests.observers.remove(look)

    async def presses_first(self, player: Player) -> None:
        """Answer with the first thing offered in the panel."""
        await self.forge(player.person, player.panel, answers(player.panel)[0]["custom_id"])

    async def solo(self, channel: str, game: str = "kingdom") -> Player:
        """Ada at a table, in the kingdom with two automata, her panel open, about to make her first choice."""
        ada = self.people[0]
        await ada.waits_for(lambda: channel in [c["name"] for c in ada.sight.channels.values()], "the channel")
        automata, seats = SOLO[game]
        await ada.slash(f"{game} new", channel=channel, automata=automata, pace="none")
        await ada.click(await ada.sees(f"{automata + 1} of {seats} seats", channel=channel), "Start")
        player = Player(ada, channel)
        await player.open_panel()
        return player

    async def trio(self, channel: str, command: str = "kingdom new", **options: Any) -> None:
        """A match of Ada, Ben and Cleo that has just begun."""
        ada, *guests = self.people
        await ada.waits_for(lambda: channel in [c["name"] for c in ada.sight.channels.values()], "the channel")
        await ada.slash(command, channel=channel, pace="none", **options)
        lobby = await ada.sees("[Join]", channel=channel)
        await asyncio.gather(*(guest.sees("[Join]", channel=channel) for guest in guests))
        await asyncio.gather(*(guest.click(lobby, "Join") for guest in guests))
        await ada.click(await ada.sees("3 of ", channel=channel), "Start")

    async def table_of(self, channel: str) -> Json:
        """The message one plays at, once it is there."""
        return await self.people[0].sees(
            lambda m: "[Your Hand]" in described(m) and m["flags"] & 64 == 0, channel=channel
        )

    def kept(self, channel: str) -> list[tuple[int, str]]:
        """The answers on disk of the newest match in a channel: prompt and choice."""
        match = self.match(channel)
        return self.sql("SELECT prompt, choice FROM journal WHERE match = ? ORDER BY sequence", match)

    async def settled(self, channel: str) -> Json:
        """The table of a `solo`, once the automata have laid their cards: nothing more is painted until Ada does."""
        ada = self.people[0]
        table = await ada.sees(
            lambda m: m["flags"] & 64 == 0 and described(m).count(", card face down") == 2, channel=channel
        )
        await ada.waits_for(lambda: len(tables(ada, channel)) == 1, "the table before to be tidied")
        return table

    def pressed(self, channel: str) -> list[int]:
        """The prompts of the newest match in a channel that people have answered."""
        found = self.sql("SELECT prompt FROM journal WHERE match = ? AND by = 'person'", self.match(channel))
        return [prompt for (prompt,) in found]

    def match(self, channel: str) -> str:
        where = "SELECT id FROM matches WHERE channel = ? ORDER BY created DESC"
        return str(self.sql(where, int(self.facts(channel)["id"]))[0][0])

    def status(self, channel: str) -> str:
        return self.status_of(self.match(channel))

    def status_of(self, match: str) -> str:
        return str(self.sql("SELECT status FROM matches WHERE id = ?", match)[0][0])

    def sql(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.bot.data / "castellan.sqlite3")) as connection:
            return connection.execute(statement, values).fetchall()

    def sql_each(self, *statements: str) -> list[list[tuple[Any, ...]]]:
        """What stands in several tables at once."""
        with closing(sqlite3.connect(self.bot.data / "castellan.sqlite3")) as connection:
            return [connection.execute(statement).fetchall() for statement in statements]

    def write(self, statement: str, *values: object) -> None:
        """Change what the bot remembers, while it does not run."""
        with closing(sqlite3.connect(self.bot.data / "castellan.sqlite3")) as connection, connection:
            connection.execute(statement, values)

    async def forge(
        self, person: Person, message: Json, custom_id: str, values: list[str] | None = None, times: int = 1
    ) -> Json:
        """A click on what is not there, sent `times` times over; how the bot answered."""
        data: Json = {"component_type": ct.BUTTON, "custom_id": custom_id, "id": 1}
        if values is not None:
            data |= {"component_type": ct.STRING_SELECT, "values": values}
        return await self.interacts(person, message, kinds.COMPONENT, data, times)

    async def interacts(self, person: Person, message: Json, kind: int, data: Json, times: int = 1) -> Json:
        """An interaction as Discord would send it, whatever it holds."""
        table, nonce = self.local.table, f"forged-{next(self._numbers)}"
        stored = table.world.messages[message["channel_id"]].get(message["id"])
        with self.tells(times):
            action = Action(table, {"person": person.id, "nonce": nonce})
            action.interact(kind, table.world.channel(message["channel_id"]), data, stored)
        told = await person.waits_for(lambda: person.sight.told.pop(nonce, None), f"an answer to {data}")
        assert told["state"] in ("acknowledged", "modal", "choices"), told
        return told

    @contextmanager
    def tells(self, times: int) -> Iterator[None]:
        """What the bot is told meanwhile, it is told `times` times; 0: it is missed."""
        table = self.local.table
        tell = table.tell_bot

        def tell_again(event: str, data: Json) -> None:
            for _ in range(times):
                tell(event, data)

        table.tell_bot = tell_again  # type: ignore[method-assign]
        try:
            yield
        finally:
            table.tell_bot = tell  # type: ignore[method-assign]

    def news(self) -> str:
        """What the bot has logged since it was last asked."""
        said = self.bot.said()
        new, self._read = said[self._read :], len(said)
        return new

    def unread(self) -> str:
        """The same, to be asked for again."""
        return self.bot.said()[self._read :]

    def faults(self) -> list[str]:
        return [line for line in self.news().splitlines() if " ERROR " in line or "Traceback" in line]
