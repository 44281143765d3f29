"""What people do before and after a match: open a lobby, sit down, start, leave, stop, play again."""

from typing import Any

import discord

from bot.engine import Options
from bot.host import Change, HostRefused, Person, Table
from bot.ui.criers import Criers
from bot.ui.customs import can_stop, check_opening
from bot.ui.explain import Declined
from bot.ui.house import House, person_of
from bot.ui.limits import THREAD_NAME
from bot.ui.lobby import missing
from bot.ui.reply import Reply
from bot.ui.rights import check_rights, check_thread_rights, is_manager
from bot.words import clean, plain, shorten

AUTOMATON_NAMES = 15  # in the catalogue
REASON_LENGTH = 300


class Lobbies:
    def __init__(self, house: House, criers: Criers) -> None:
        self.house = house
        self.criers = criers

    async def open(self, reply: Reply, game: str, options: Options, pace: str, automata: int = 0) -> Table:
        """Open a lobby in this channel, the person and some automata seated; criers show it. Raises HostRefused."""
        interaction = reply.interaction
        check_rights(interaction, self.house.words(interaction))
        if reason := await self.house.host.drain():
            raise Declined("refused-draining", reason=plain(reason, REASON_LENGTH))
        check_opening(interaction, self.house.customs.of(interaction.guild_id))
        assert interaction.guild_id is not None
        assert interaction.channel_id is not None
        starter = person_of(interaction.user)
        table = await self.house.host.open_lobby(
            game,
            guild=interaction.guild_id,
            channel=await self._place(interaction, game),
            starter=starter,
            options=options,
            pace=pace,
        )
        room = self.house.host.games[game].seats_for(options)[-1] - 1
        for _ in range(min(automata, room)):
            table = await self._seat_automaton(table, starter)
        await self.criers.changed(Change(table=table, kind="lobby"))
        return table

    async def join(self, reply: Reply, table: Table) -> None:
        await self.house.host.join(table.id, person_of(reply.interaction.user))

    async def leave(self, reply: Reply, table: Table) -> None:
        await self.house.host.leave(table.id, person_of(reply.interaction.user))

    async def add(self, reply: Reply, table: Table) -> None:
        may_seat = is_manager(reply.interaction)
        await self._seat_automaton(table, person_of(reply.interaction.user), may_seat=may_seat)

    async def remove(self, reply: Reply, table: Table) -> None:
        may_seat = is_manager(reply.interaction)
        await self.house.host.remove_automaton(table.id, person_of(reply.interaction.user), may_seat=may_seat)

    async def start(self, reply: Reply, table: Table) -> None:
        self.must_be_starter(reply.interaction, table)
        lacking = missing(self.house.private(table, reply.interaction))
        if lacking and table.status == "lobby":
            raise Declined("refused-too-few-seats", missing=lacking)
        await self.house.host.begin(table.id, person_of(reply.interaction.user), may_start=True)

    async def stop(self, reply: Reply, table: Table) -> None:
        """Stop a match or close a lobby."""
        self.must_be_stopper(reply.interaction, table)
        await self.house.host.stop(table.id, person_of(reply.interaction.user), may_stop=True)

    async def rematch(self, reply: Reply, table: Table) -> None:
        """A new lobby with the same people, but for those who have left for good; the same automata and options."""
        person = person_of(reply.interaction.user)
        if person.id not in {seated.id for seated in table.people}:
            raise HostRefused("not-seated")
        automata = sum(seat.person is None for seat in table.seats)
        again = await self.open(reply, table.game, table.options, table.pace, automata)
        for other in table.staying:
            if other.id != person.id:
                await self._seat_again(again, other)

    async def _seat_again(self, table: Table, person: Person) -> None:
        """The lobby is shown already: they may have been quicker, or somebody else, or it has begun."""
        try:
            await self.house.host.join(table.id, person)
        except HostRefused as refused:
            if refused.reason not in ("already-seated", "lobby-full", "not-in-lobby"):
                raise

    def must_be_starter(self, interaction: discord.Interaction[Any], table: Table) -> None:
        if interaction.user.id != table.starter.id and not is_manager(interaction):
            raise Declined("refused-not-starter", starter=plain(table.starter.name))

    def must_be_stopper(self, interaction: discord.Interaction[Any], table: Table) -> None:
        customs = self.house.customs.of(table.guild)
        if not is_manager(interaction) and not can_stop(table, customs, interaction.user.id):
            is_managers = customs.stoppers == "managers" and table.status != "lobby"
            raise Declined("refused-not-manager" if is_managers else "refused-not-starter")

    async def _place(self, interaction: discord.Interaction[Any], game: str) -> int:
        """The channel, or a new thread in it where the server wants one per match."""
        channel = interaction.channel
        assert channel is not None
        if not self.house.customs.of(interaction.guild_id).has_threads or not isinstance(channel, discord.TextChannel):
            return channel.id
        words = self.house.words(interaction, game)
        check_thread_rights(interaction, words)
        name = f"{self.house.faces[game].title(words)} · {clean(interaction.user.display_name)}"
        thread = await channel.create_thread(name=shorten(name, THREAD_NAME), type=discord.ChannelType.public_thread)
        return thread.id

    async def _seat_automaton(self, table: Table, by: Person, *, may_seat: bool = False) -> Table:
        words = self.house.public(table).words
        taken = {seat.name for seat in table.seats}
        names = [words.say(f"automaton-name-{number}") for number in range(1, AUTOMATON_NAMES + 1)]
        name = next((name for name in names if name not in taken), f"{names[0]} {len(table.seats)}")
        return await self.house.host.add_automaton(table.id, by, name, may_seat=may_seat)
