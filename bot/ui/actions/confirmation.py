"""A second thought: what cannot be taken back is asked for once more, in private, with a way out."""

from discord import ButtonStyle

from bot.host import Table
from bot.ui.shared.context import Context
from bot.ui.wire.buttons import verb_button
from bot.ui.wire.custom_id import Verb
from bot.ui.wire.layout import layout, row
from bot.ui.wire.reply import Reply


class Confirmation:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def ask(
        self, reply: Reply, table: Table, question: str, verb: Verb, label: str, instead: Verb | None = None
    ) -> None:
        """`verb` does it; `instead` is what the person may have meant, and its name is that button's label."""
        scene = self.context.private(table, reply.interaction)
        yes = verb_button(table.id, verb, scene.say(label), style=ButtonStyle.danger)
        other = [verb_button(table.id, instead, scene.say(str(instead)))] if instead else []
        no = verb_button(table.id, Verb.KEEP, scene.say("stop-keep"))
        await reply.show(layout(scene.face.accent, scene.say(question), row(yes, *other, no)))

    async def done(self, reply: Reply, table: Table, sentence: str, way_back: Verb | None = None) -> None:
        """A sentence says what was done, in the place of the question where that was private."""
        scene = self.context.private(table, reply.interaction)
        back = row(verb_button(table.id, way_back, scene.say("return"))) if way_back else None
        view = layout(scene.face.accent, scene.say(sentence), back)
        await (reply.replace(view) if reply.is_private else reply.show(view))

    async def keep(self, reply: Reply, table: Table) -> None:
        """The way out: nothing happens."""
        await self.done(reply, table, "stop-kept")
