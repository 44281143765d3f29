"""What people settle with each other around a match: undo, end, swap. Whoever else is concerned is asked."""

import discord

from bot.host import Change, Person, Table, require
from bot.ui.actions.confirmation import Confirmation
from bot.ui.messages.panels import Panels
from bot.ui.messages.presence import has_left_server, release_absent_voters
from bot.ui.shared.context import Context, person_of
from bot.ui.views.open_votes import taken_back
from bot.ui.wire.custom_id import Verb
from bot.ui.wire.declined import Declined
from bot.ui.wire.layout import layout
from bot.ui.wire.reply import Reply

User = discord.User | discord.Member


class Votes:
    """Each answers with what came of it; what the others must know stands in the table message."""

    def __init__(self, context: Context, panels: Panels, confirmation: Confirmation) -> None:
        self.context = context
        self.panels = panels
        self.confirmation = confirmation

    async def undo(self, reply: Reply, table: Table) -> None:
        change = await self.context.host.commands.undo(table.id, person_of(reply.interaction.user))
        newest = await release_absent_voters(self.context, change.table)
        if change.kind == "undone" and not reply.is_private:
            await reply.accept()  # the table shows it
        elif change.kind == "undone":
            await self.panels.say(reply, newest, "undo-done", count=change.count)
        elif change.vote is None or _is_open(change, newest):
            await self.panels.say(reply, newest, "question-put")
        else:  # all who were asked have left the server, so it was settled at once
            await self.panels.say(reply, newest, "undo-done", count=taken_back(change.table, change.vote))

    async def ask_end(self, reply: Reply, table: Table) -> None:
        """A second thought first: where nobody else is seated it is over at once."""
        require(table, reply.interaction.user.id, "play")
        if table.status == "lobby":
            raise Declined("refused-end-lobby")
        await self.confirmation.ask(reply, table, "end-sure", Verb.END, "end-propose")

    async def end(self, reply: Reply, table: Table) -> None:
        change = await self.context.host.commands.end(table.id, person_of(reply.interaction.user))
        newest = await release_absent_voters(self.context, change.table)
        scene = self.context.private(newest, reply.interaction)
        said = scene.say("question-put" if newest.is_live else "end-agreed")
        await reply.replace(layout(scene.face.accent, said))

    async def swap(self, reply: Reply, table: Table, seat: int | None, to: User | None) -> None:
        """`seat` as people count, from 1; None: one's own. `to`: None for oneself. Raises Declined."""
        if seat is None and to is None:
            raise Declined("swap-whom")
        taker = to or reply.interaction.user
        if taker.bot:
            raise Declined("swap-bot")
        host, by = self.context.host, person_of(reply.interaction.user)
        place, heir = None if seat is None else seat - 1, Person(taker.id, taker.display_name)
        has_left = place is not None and await self._has_left(table, place)
        server = self.context.rights(reply.interaction, table.guild)
        change = await host.commands.swap(table.id, by, place, heir, server=server, has_left_server=has_left)
        await self.panels.say(reply, change.table, "swap-done" if change.kind == "seats" else "question-put")

    async def agree(self, reply: Reply, table: Table, number: int) -> None:
        """Say yes; whoever takes a seat is told where its hand is."""
        change = await self.context.host.commands.agree(table.id, reply.interaction.user.id, number)
        if change.kind == "seats":
            await reply.whisper(self.context.private(change.table, reply.interaction).say("swap-done"))
        await reply.accept()
        await release_absent_voters(self.context, change.table)

    async def refuse(self, reply: Reply, table: Table, number: int) -> None:
        await self.context.host.commands.refuse(table.id, reply.interaction.user.id, number)
        await reply.accept()

    async def _has_left(self, table: Table, seat: int) -> bool:
        """Is whoever holds this seat no longer on the server?"""
        person = table.seats[seat].person if 0 <= seat < len(table.seats) else None
        return person is not None and await has_left_server(self.context, table.guild, person.id)


def _is_open(change: Change, table: Table) -> bool:
    """Is the question that was put still to be settled?"""
    return change.kind == "proposed" and change.vote is not None and table.notes.vote(change.vote.number) is not None
