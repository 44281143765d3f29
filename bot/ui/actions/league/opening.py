"""The tables of a round are laid out: a thread for each, everybody seated, the match begun.

A kill may come between any two steps. What is done is noted after each, and what was done but not noted is found in
the thread: a table is never opened twice.
"""

from typing import Any

import discord
from msgspec.structs import replace

from bot.host import HostRefused, Person, ServerRights, Table, is_by_letter
from bot.ui.actions.league.book import Book
from bot.ui.actions.league.model import League, Seating
from bot.ui.actions.places import thread_from
from bot.ui.shared.context import Context
from bot.ui.views.scene import mention
from bot.ui.wire.layout import layout
from bot.words import plain

MANAGER = ServerRights(is_manager=True)  # a league opens its tables, whoever else may


class Opening:
    def __init__(self, context: Context, book: Book) -> None:
        self.context, self.book = context, book

    async def open(self, league: League, number: int, place: int) -> None:
        """One table. Raises HostRefused, StoreError and discord.HTTPException; then it may be tried again."""
        league = await self._present_first(league, number, place)
        table = league.rounds[number].tables[place]
        if table.thread is None:
            thread = await self._thread(league, number, place)
            league = await self._note(league, number, place, thread=thread)
            table = league.rounds[number].tables[place]
        assert table.thread is not None
        found = await self._laid(league, table, table.thread)
        await self._note(league, number, place, match=found.id)

    async def _laid(self, league: League, table: Seating, thread: int) -> Table:
        """What stands in the thread already is taken up where it was left."""
        commands, people = self.context.host.commands, self._people(league, table)
        found = await self.context.host.queries.table_in(thread) or await self.context.host.queries.last_in(thread)
        if found is None:
            options = self.context.host.games[league.game].options_type()
            found = await commands.open_lobby(
                league.game,
                guild=league.guild,
                channel=thread,
                starter=people[0],
                options=options,
                pace=league.pace,
                server=MANAGER,
            )
        if found.status != "lobby":
            return found
        for person in people[len(found.seats) :]:
            if person.id:
                found = await commands.join(found.id, person, is_first=True)
            else:
                found = await commands.add_automaton(found.id, found.starter, person.name, MANAGER)
        summoned = {one.id for one in people if self._is_called(league, one)}
        begun = await commands.begin(found.id, found.starter, MANAGER, self.context.host.vacations(), summoned)
        for called in summoned:
            self.context.rings.rang(called, begun.id, self.context.host.now)
        return begun

    async def _present_first(self, league: League, number: int, place: int) -> League:
        """Who was forgotten sits last, as an automaton; all were, perhaps, and then nobody can open the table."""
        table, people = league.rounds[number].tables[place], {one.number: one.person for one in league.entries}
        if table.thread is not None:
            return league
        entries = tuple(sorted(table.entries, key=lambda entry: not people[entry].id))
        if not people[entries[0]].id:
            raise HostRefused("too-few-seats")
        return league if entries == table.entries else await self._note(league, number, place, entries=entries)

    async def _thread(self, league: League, number: int, place: int) -> int:
        """Begun from a message that calls whoever plays there; the match asks first without another call."""
        words = self.context.public_words(self.context.client.get_guild(league.guild), league.game)
        people = self._people(league, league.rounds[number].tables[place])
        facts: dict[str, Any] = {"round": number + 1, "table": place + 1}
        said = words.say(
            "league-table", people=[mention(one.id) if one.id else plain(one.name) for one in people], **facts
        )
        users = [discord.Object(one.id) for one in people if self._is_called(league, one)]
        called = discord.AllowedMentions(everyone=False, roles=False, users=users)
        channel = self.context.client.get_partial_messageable(league.channel, guild_id=league.guild)
        face = self.context.faces[league.game]
        message = await channel.send(view=layout(face.accent, said), allowed_mentions=called)
        name = f"{face.title(words)} · {words.say('league-thread', **facts)}"
        return (await thread_from(message, name)).id

    def _is_called(self, league: League, person: Person) -> bool:
        """Now, in the channel: the others their table calls as they wish it, when it waits for them."""
        wishes, now = self.context.wishes.of(person.id), self.context.host.now
        mode = wishes.pings or self.context.settings.of(league.guild).pings
        is_asleep = wishes.quiet is not None and wishes.quiet.until(now) is not None
        is_off = wishes.vacation is not None and wishes.vacation > now
        is_elsewhere = wishes.has_letters or (wishes.has_digest and is_by_letter(league.pace))
        return bool(person.id) and mode == "every" and not (is_elsewhere or is_asleep or is_off)

    def _people(self, league: League, table: Seating) -> list[Person]:
        """By seat."""
        entries = {entry.number: entry for entry in league.entries}
        return [entries[number].person for number in table.entries]

    async def _note(self, league: League, number: int, place: int, **changes: Any) -> League:
        found = await self.book.change(league.id, lambda one: with_table(one, number, place, **changes))
        return found or league


def with_table(league: League, number: int, place: int, **changes: Any) -> League:
    """The league after something has changed at one table."""
    rounds = list(league.rounds)
    tables = list(rounds[number].tables)
    tables[place] = replace(tables[place], **changes)
    rounds[number] = replace(rounds[number], tables=tuple(tables))
    return replace(league, rounds=tuple(rounds))
