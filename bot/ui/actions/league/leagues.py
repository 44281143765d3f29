"""What people do with a league: open it, enter and leave, begin, let somebody take a place over, end it."""

import secrets
from contextlib import suppress
from datetime import timedelta
from typing import Any

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.host import PACES
from bot.ui.actions.league.book import Book
from bot.ui.actions.league.ending import Ending
from bot.ui.actions.league.model import Entry, League, Round, Seating
from bot.ui.actions.league.pairing import paired, rounds_needed, sizes
from bot.ui.actions.league.running import Running
from bot.ui.actions.league.view import AFTER, BEGIN, CLOSE, ENTER, KEEP, LEAVE, NOW, league_view
from bot.ui.shared.context import Context, person_of
from bot.ui.shared.logbook import Logbook
from bot.ui.views.scene import mention
from bot.ui.wire.custom_id import CustomId
from bot.ui.wire.declined import Declined
from bot.ui.wire.error_codes import NETWORK_ERRORS
from bot.ui.wire.permissions import check_thread_rights
from bot.ui.wire.reply import Reply

MOST_ENTRIES, MOST_OPEN = 64, 3
WEEK, MOST_HOURS = 7 * 24, 30 * 24
MOST_CHOICES = 25


class Leagues:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.book = Book(context.host.store)
        self.running = Running(context, self.book)
        self.ending = Ending(context, self.book, self.running)
        self.logbook = Logbook(context)

    async def new(self, reply: Reply, game: str, seats: int, pace: str, hours: int) -> None:
        """Raises HostRefused, Declined, StoreError and discord.HTTPException."""
        interaction = reply.interaction
        self.context.require_manager(interaction)
        await self.running.is_loaded.wait()
        self._check(reply, game, seats, pace)
        league = League(
            id=secrets.token_urlsafe(6),
            guild=interaction.guild_id or 0,
            channel=interaction.channel_id or 0,
            game=game,
            pace=pace,
            seats=seats,
            hours=hours,
            starter=person_of(interaction.user),
            created=self.context.host.now,
        )
        await self.book.add(league)
        await self.running.renew(league)
        await reply.whisper(self.context.words(interaction).say("league-made"))

    async def press(self, reply: Reply, wanted: CustomId) -> None:
        """A button of its message. Raises HostRefused, Declined and StoreError."""
        await self.running.is_loaded.wait()
        league = self.book.find(wanted.match)
        if league is not None and league.guild == reply.interaction.guild_id and wanted.argument in (AFTER, NOW, KEEP):
            await self.ending.settle(reply, league, wanted.argument)
            return
        if league is None or league.guild != reply.interaction.guild_id or league.status != "open":
            raise Declined("league-closed")
        match wanted.argument:
            case n if n == ENTER:
                await self._enter(reply, league)
            case n if n == LEAVE:
                await self._leave(reply, league)
            case n if n == BEGIN:
                await self._begin(reply, league)
            case n if n == CLOSE:
                self.context.require_manager(reply.interaction)
                await self._close(league)
            case _:
                raise Declined("refused-illegal")
        await reply.accept()

    async def substitute(self, reply: Reply, who: discord.abc.User, instead: discord.abc.User) -> None:
        """From the next round on somebody else plays; the points stay. Raises HostRefused, Declined, StoreError."""
        self.context.require_manager(reply.interaction)
        await self.running.is_loaded.wait()
        league = self._latest(reply)
        entry = league.entry_of(who.id)
        if entry is None or league.entry_of(instead.id) is not None or instead.bot:
            raise Declined("league-no-substitute")
        heir = replace(entry, person=person_of(instead), first=entry.first or entry.person)
        entries = tuple(heir if one.number == entry.number else one for one in league.entries)
        await self._changed(league, entries=entries)
        facts = {"name": mention(who.id), "instead": mention(instead.id)}
        await self.logbook.note(league.guild, reply.interaction.user.id, "logbook-substitute", **facts)
        await reply.whisper(self.context.words(reply.interaction).say("league-substituted", **facts))

    async def end(self, reply: Reply) -> None:
        """No further round is opened, which is asked twice. Raises HostRefused and Declined."""
        self.context.require_manager(reply.interaction)
        await self.running.is_loaded.wait()
        await self.ending.ask(reply, self._latest(reply))

    async def show(self, reply: Reply) -> None:
        """The newest league of the server, in private. Raises Declined."""
        await self.running.is_loaded.wait()
        leagues = self.book.on(reply.interaction.guild_id or 0)
        if not leagues or leagues[-1].game not in self.context.faces:
            raise Declined("league-none")
        league = leagues[-1]
        await reply.show(
            league_view(league, self.context.faces[league.game], self.context.words(reply.interaction, league.game))
        )

    def games(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        """Those in which people compete, by their names."""
        named = [
            (face.title(self.context.words(interaction, key)), key)
            for key, face in self.context.faces.items()
            if not face.is_together(face.game.options_type())
        ]
        fitting = [(name, key) for name, key in named if typed.strip().lower() in name.lower()]
        return [app_commands.Choice(name=name, value=key) for name, key in fitting[:MOST_CHOICES]]

    def _check(self, reply: Reply, game: str, seats: int, pace: str) -> None:
        face = self.context.faces.get(game)
        if face is None or pace not in PACES:
            raise Declined("refused-illegal")
        options = face.game.options_type()
        if face.is_together(options):
            raise Declined("league-together", game=face.title(self.context.words(reply.interaction, game)))
        legal = face.game.seats_for(options)
        if seats not in legal:
            raise Declined("league-seats", least=legal[0], most=legal[-1])
        if not isinstance(reply.interaction.channel, discord.TextChannel):
            raise Declined("league-channel")
        check_thread_rights(reply.interaction, self.context.words(reply.interaction, game))
        going = [one for one in self.book.on(reply.interaction.guild_id or 0) if one.status != "over"]
        if len(going) >= MOST_OPEN:
            raise Declined("league-too-many", most=MOST_OPEN)

    async def _enter(self, reply: Reply, league: League) -> None:
        person = person_of(reply.interaction.user)
        if league.entry_of(person.id) is not None:
            raise Declined("league-entered-already")
        if len(league.entries) >= MOST_ENTRIES:
            raise Declined("league-full", most=MOST_ENTRIES)
        number = max((one.number for one in league.entries), default=0) + 1
        await self._changed(league, entries=(*league.entries, Entry(number=number, person=person)))

    async def _leave(self, reply: Reply, league: League) -> None:
        person = reply.interaction.user.id
        if league.entry_of(person) is None:
            raise Declined("league-not-in")
        await self._changed(league, entries=tuple(one for one in league.entries if one.person.id != person))

    async def _begin(self, reply: Reply, league: League) -> None:
        """The rounds are drawn; the first is opened at once."""
        self.context.require_manager(reply.interaction)
        legal = self.context.host.games[league.game].seats_for(self.context.host.games[league.game].options_type())
        if not sizes(len(league.entries), legal, league.seats) or len(league.entries) < 2:
            raise Declined("league-too-few", least=legal[0])
        numbers = [entry.number for entry in league.entries]
        drawn = paired(numbers, legal, league.seats, rounds_needed(len(numbers), league.seats), league.id)
        now = self.context.host.now
        rounds = tuple(
            Round(
                at=now + number * timedelta(hours=league.hours),
                tables=tuple(Seating(entries=table) for table in one.tables),
                resting=one.resting,
            )
            for number, one in enumerate(drawn)
        )
        await self._changed(league, rounds=rounds, status="on")
        self.running.wake()

    async def _close(self, league: League) -> None:
        """It has not begun, so nothing is left of it."""
        await self.book.change(league.id, lambda _: None)
        if league.message is not None:
            place = self.context.client.get_partial_messageable(league.channel, guild_id=league.guild)
            with suppress(discord.HTTPException, *NETWORK_ERRORS):
                await place.get_partial_message(league.message).delete()

    def _latest(self, reply: Reply) -> League:
        """The newest that is on."""
        found = [one for one in self.book.on(reply.interaction.guild_id or 0) if one.status == "on"]
        if not found:
            raise Declined("league-none-on")
        return found[-1]

    async def _changed(self, league: League, **changes: object) -> None:
        then = await self.book.change(league.id, lambda one: replace(one, **changes))
        if then is not None:
            await self.running.renew(then)
