"""Leaving a match and stopping it, each asked twice."""

from discord import ButtonStyle

from bot.host import Table
from bot.ui.components import verb_button
from bot.ui.custom_id import Verb
from bot.ui.explain import Declined
from bot.ui.house import House, person_of
from bot.ui.layout import layout, row
from bot.ui.lobbies import Lobbies
from bot.ui.reply import Reply


class Farewell:
    def __init__(self, house: House, lobbies: Lobbies) -> None:
        self.house = house
        self.lobbies = lobbies

    async def ask_quit(self, reply: Reply, table: Table) -> None:
        """Leave a lobby at once, a running match after a second thought."""
        if not table.seats_of(reply.interaction.user.id):
            raise Declined("refused-not-seated")
        if table.status == "lobby":
            await self.lobbies.leave(reply, table)
            await reply.whisper(self.house.private(table, reply.interaction).say("lobby-left"))
            return
        await self._ask(reply, table, "leave-ask", Verb.QUIT, "leave-confirm", Verb.AWAY)

    async def ask_stop(self, reply: Reply, table: Table) -> None:
        self.lobbies.must_be_stopper(reply.interaction, table)
        await self._ask(reply, table, "stop-ask", Verb.STOP, "stop-confirm")

    async def quit(self, reply: Reply, table: Table) -> None:
        await self.house.host.quit_for_good(table.id, person_of(reply.interaction.user))
        await self._done(reply, table, "leave-done")

    async def go_away(self, reply: Reply, table: Table) -> None:
        """For a while, so nobody is asked twice."""
        await self.house.host.quit(table.id, person_of(reply.interaction.user))
        await self._done(reply, table, "away-done", Verb.RETURN)

    async def come_back(self, reply: Reply, table: Table) -> None:
        await self.house.host.return_(table.id, person_of(reply.interaction.user))
        await self._done(reply, table, "return-done")

    async def stop(self, reply: Reply, table: Table) -> None:
        await self.lobbies.stop(reply, table)
        await self._done(reply, table, "stop-done")

    async def keep(self, reply: Reply, table: Table) -> None:
        await self._done(reply, table, "stop-kept")

    async def _ask(
        self, reply: Reply, table: Table, question: str, verb: Verb, label: str, instead: Verb | None = None
    ) -> None:
        """`instead`: what the person may have meant; its label is its own."""
        scene = self.house.private(table, reply.interaction)
        yes = verb_button(table.id, verb, scene.say(label), style=ButtonStyle.danger)
        other = [verb_button(table.id, instead, scene.say(str(instead)))] if instead else []
        no = verb_button(table.id, Verb.KEEP, scene.say("stop-keep"))
        await reply.show(layout(scene.face.accent, scene.say(question), row(yes, *other, no)))

    async def _done(self, reply: Reply, table: Table, sentence: str, way_back: Verb | None = None) -> None:
        """The question gives way to what became of it."""
        scene = self.house.private(table, reply.interaction)
        back = row(verb_button(table.id, way_back, scene.say("return"))) if way_back else None
        view = layout(scene.face.accent, scene.say(sentence), back)
        await (reply.replace(view) if reply.is_private else reply.show(view))
