"""What people do before a match: open a lobby, sit down, seat automata, start; and play again after it."""

import logging
from collections.abc import Sequence
from typing import Any

import discord

from bot.engine import STRENGTHS, Options, Strength
from bot.host import HostRefused, Person, ServerRights, Table, require
from bot.ui.actions.places import Places, check_person, check_place
from bot.ui.shared.context import Context, person_of
from bot.ui.wire.declined import Declined
from bot.ui.wire.permissions import check_rights
from bot.ui.wire.reply import Reply
from bot.words import plain

log = logging.getLogger(__name__)
USUAL = STRENGTHS[:1]  # by how many: automata as they come
AUTOMATON_NAMES = 15  # in the catalogue
REASON_LENGTH = 300


class Lobbies:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.places = Places(context)

    async def open(
        self,
        reply: Reply,
        game: str,
        options: Options,
        pace: str,
        automata: Sequence[Strength] = (),
        language: str = "",
    ) -> Table:
        """Open a lobby in this channel, the person and some automata seated. Raises HostRefused."""
        interaction = reply.interaction
        check_rights(interaction, self.context.words(interaction))
        if reason := await self.context.host.queries.drain():
            raise Declined("refused-draining", reason=plain(reason, REASON_LENGTH))
        self._check(interaction, game)
        server = self.context.rights(interaction, interaction.guild_id)
        require(None, interaction.user.id, "open", server)  # before a thread is made for it
        assert interaction.guild_id is not None
        assert interaction.channel_id is not None
        starter, guild = person_of(interaction.user), interaction.guild_id
        async with self.context.openings.one_more(guild, starter.id, self.context.settings.of(guild)):
            channel = await self.places.lay(interaction, game)
            try:
                table = await self.context.host.commands.open_lobby(
                    game,
                    guild=guild,
                    channel=channel,
                    starter=starter,
                    options=options,
                    pace=pace,
                    language=language,
                    server=server,
                )
            except HostRefused as refused:
                there = await self.context.host.queries.table_in(channel)
                if refused.reason != "channel-busy" or there is None:
                    raise
                raise self.context.busy(there) from refused
        room = self.context.host.games[game].seats_for(options)[-1] - 1
        for strength in automata[:room]:
            table = await self._seat_automaton(table, starter, server, strength)
        return table

    async def join(self, reply: Reply, table: Table) -> None:
        """A second press takes no second seat: it is slow fingers or a slow network as a rule."""
        self._check_person(reply)
        await self.context.host.commands.join(table.id, person_of(reply.interaction.user), is_first=True)

    async def take_another(self, reply: Reply, table: Table) -> None:
        self._check_person(reply)
        await self.context.host.commands.join(table.id, person_of(reply.interaction.user))

    def _check(self, interaction: discord.Interaction[Any], game: str) -> None:
        """Do the server's settings let them open it here? Raises Declined."""
        settings, words = self.context.settings.of(interaction.guild_id), self.context.words(interaction, game)
        check_place(interaction, settings, game, self.context.faces[game].title(words))
        check_person(interaction, settings, self.context.host.now)

    def _check_person(self, reply: Reply) -> None:
        settings = self.context.settings.of(reply.interaction.guild_id)
        check_person(reply.interaction, settings, self.context.host.now)

    async def leave(self, reply: Reply, table: Table) -> None:
        await self.context.host.commands.leave_lobby(table.id, person_of(reply.interaction.user))

    async def add(self, reply: Reply, table: Table, strength: int) -> None:
        if strength >= len(STRENGTHS):
            raise HostRefused("illegal")
        by, server = person_of(reply.interaction.user), self.context.rights(reply.interaction, table.guild)
        await self._seat_automaton(table, by, server, STRENGTHS[strength])
        await reply.accept()

    async def remove(self, reply: Reply, table: Table) -> None:
        by, server = person_of(reply.interaction.user), self.context.rights(reply.interaction, table.guild)
        await self.context.host.commands.remove_automaton(table.id, by, server)

    async def start(self, reply: Reply, table: Table) -> None:
        by, server = person_of(reply.interaction.user), self.context.rights(reply.interaction, table.guild)
        vacations = self.context.wishes.vacations(self.context.host.now)
        await self.context.host.commands.begin(table.id, by, server, vacations)

    async def rematch(self, reply: Reply, table: Table) -> None:
        """A new lobby with the same people and their characters, the same automata and options.

        Who has left for good, or is barred, is not seated again. Where a person played with automata only, it starts at
        once, unless a character of theirs is missing.
        """
        await self._again(reply, table, table.options)

    async def harder_rematch(self, reply: Reply, table: Table) -> None:
        """The same by what the game offers to whoever has won."""
        await self._again(reply, table, self.context.faces[table.game].harder(table.options) or table.options)

    async def _again(self, reply: Reply, table: Table, options: Options) -> None:
        person = person_of(reply.interaction.user)
        require(table, person.id, "play-again")
        automata = [seat.strength for seat in table.seats if seat.person is None]
        again = await self.open(reply, table.game, options, table.pace, automata, table.notes.language)
        seated = [info.person for info in table.seats if info.person is not None]
        seated.remove(next(other for other in seated if other.id == person.id))  # that one is taken already
        settings, now = self.context.settings.of(table.guild), self.context.host.now
        for other in seated:
            if not table.has_gone(other.id) and settings.bar_of(other.id, now) is None:
                await self._seat_again(again, other)
        are_here = [await self._bring_again(table, again, other) for other in table.people]
        if [other.id for other in table.people] == [person.id] and all(are_here):
            await self._start_at_once(reply, again)

    async def _start_at_once(self, reply: Reply, table: Table) -> None:
        """Nobody else is waited for. Where it cannot start yet, the lobby stands."""
        try:
            await self.start(reply, table)
        except HostRefused as refused:
            log.info("match %s cannot start at once: %s", table.id, refused)

    async def _seat_again(self, table: Table, person: Person) -> None:
        """Seat somebody of the last match. The lobby is public: it may hold them already, be full, or have begun."""
        try:
            await self.context.host.commands.join(table.id, person)
        except HostRefused as refused:
            if refused.reason not in ("already-seated", "lobby-full", "not-in-lobby"):
                raise

    async def _bring_again(self, table: Table, again: Table, person: Person) -> bool:
        """Their characters come along once more, as far as they live on and are free; else people bring others.

        Are they all there?
        """
        seats = table.seats_of(person.id)
        before = [brought.sheet.id for brought in table.brought if brought.sheet.seat in seats]
        if not before:
            return True
        roster = self.context.roster(again.guild)
        mine = await self.context.host.characters.in_game(person.id, table.game, roster)
        free = {one.id for one in mine if one.playing is None and one.retired is None}
        ids = [one for one in before if one in free]
        try:
            await self.context.host.commands.bring(again.id, person, ids, roster)
        except HostRefused as refused:
            log.info("%d brings nobody into match %s again: %s", person.id, again.id, refused)
            return False
        return ids == before

    async def _seat_automaton(self, table: Table, by: Person, server: ServerRights, strength: Strength) -> Table:
        words = self.context.public(table).words
        taken = {seat.name for seat in table.seats}
        names = [words.say(f"automaton-name-{number}") for number in range(1, AUTOMATON_NAMES + 1)]
        name = next((name for name in names if name not in taken), f"{names[0]} {len(table.seats)}")
        return await self.context.host.commands.add_automaton(table.id, by, name, server, strength)
