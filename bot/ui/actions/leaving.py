"""Leaving a match: for good, which is asked twice, or for a while, with a way back."""

from bot.host import Table, require
from bot.ui.actions.confirmation import Confirmation
from bot.ui.shared.context import Context, person_of
from bot.ui.wire.custom_id import Verb
from bot.ui.wire.reply import Reply


class Leaving:
    def __init__(self, context: Context, confirmation: Confirmation) -> None:
        self.context = context
        self.confirmation = confirmation

    async def ask(self, reply: Reply, table: Table) -> None:
        """Leave a lobby at once, a running match after a second thought."""
        require(table, reply.interaction.user.id, "play")
        if table.status == "lobby":
            table = await self.context.host.commands.leave_lobby(table.id, person_of(reply.interaction.user))
            is_there = table.is_live and table.seats_of(reply.interaction.user.id)
            scene = self.context.private(table, reply.interaction)
            await reply.whisper(scene.say("lobby-left-seat") if is_there else scene.say("lobby-left"))
            return
        is_last = all(person.id == reply.interaction.user.id for person in table.staying)
        question = "leave-ask-last" if is_last else "leave-ask"
        await self.confirmation.ask(reply, table, question, Verb.QUIT, "leave-confirm", Verb.AWAY)

    async def leave(self, reply: Reply, table: Table) -> None:
        await self.context.host.commands.leave(table.id, person_of(reply.interaction.user))
        await self.confirmation.done(reply, table, "leave-done")

    async def go_away(self, reply: Reply, table: Table) -> None:
        """For a while, so nobody is asked twice."""
        await self.context.host.commands.go_away(table.id, person_of(reply.interaction.user))
        await self.confirmation.done(reply, table, "away-done", Verb.RETURN)

    async def come_back(self, reply: Reply, table: Table) -> None:
        await self.context.host.commands.come_back(table.id, person_of(reply.interaction.user))
        await self.confirmation.done(reply, table, "return-done")
