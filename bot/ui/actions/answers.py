"""A click that answers a prompt: what was chosen, told to the host, and the panel brought up to date."""

from bot.engine import Choice, Prompt
from bot.host import HostRefused, Table
from bot.ui.actions.drafting import Drafting, open_prompt
from bot.ui.actions.stories import untold
from bot.ui.messages.panels import Panels
from bot.ui.shared.context import Context
from bot.ui.views.controls import choice_of, control_of
from bot.ui.wire.custom_id import Act, CustomId
from bot.ui.wire.reply import Reply, data_of
from bot.ui.wire.submitted import submitted


class Answers:
    """Handles the ids with a prompt's number."""

    def __init__(self, context: Context, panels: Panels) -> None:
        self.context = context
        self.panels = panels
        self.drafting = Drafting(context, panels)

    async def handle(self, reply: Reply, wanted: CustomId) -> None:
        """Commit, then acknowledge; pictures follow. Raises HostRefused and Declined."""
        if wanted.what.startswith((Act.DRAFT, Act.SEND)):
            await self.drafting.handle(reply, wanted)
        elif wanted.what.startswith((Act.ASK, Act.MORE)):
            await self._show(reply, wanted)
        else:
            await self._answer(reply, wanted)

    async def _show(self, reply: Reply, wanted: CustomId) -> None:
        """Nothing is chosen yet: open a form, or turn to another page of options."""
        table = await self.context.host.queries.table(wanted.match)
        prompt = open_prompt(table, wanted.prompt, reply.interaction.user.id)
        if wanted.what.startswith(Act.MORE):
            await self.panels.turn(reply, table, prompt.number, wanted.argument)
            return
        if (choice := untold(prompt, self.context.settings.of(table.guild))) is not None:
            await self._leave_untold(reply, table, prompt, choice)
            return
        form = control_of(self.context.private(table, reply.interaction), prompt).modal(wanted.argument or 1)
        if form is None:
            raise HostRefused("illegal")  # no button of ours asks for that
        await reply.ask(form)

    async def _leave_untold(self, reply: Reply, table: Table, prompt: Prompt, choice: Choice) -> None:
        """No form is opened: the match goes on without the person's words, and they hear why: that is the reply."""
        host = self.context.host
        await host.commands.answer(table.id, reply.interaction.user.id, prompt.number, choice)
        await self.panels.say(reply, await host.queries.table(table.id), "stories-untold")

    async def _answer(self, reply: Reply, wanted: CustomId) -> None:
        assert wanted.prompt is not None
        host, person, filled = self.context.host, reply.interaction.user.id, submitted(data_of(reply.interaction))

        def chosen(prompt: Prompt) -> Choice:
            unsaid = untold(prompt, self.context.settings.of(reply.interaction.guild_id))
            return choice_of(prompt, wanted, filled) if unsaid is None else unsaid

        await host.commands.answer_as_read(wanted.match, person, wanted.prompt, chosen)
        if reply.is_homeless:
            await self._show_new(reply, await host.queries.table(wanted.match))
            return
        await reply.accept()
        if reply.is_private:  # the table as it is by now: automata may have moved on since the answer
            self.panels.answered(reply, await host.queries.table(wanted.match))
        else:
            await self.panels.put_away(wanted.match, person)

    async def _show_new(self, reply: Reply, table: Table) -> None:
        """The message whose form it was has given way: a new panel is the answer, where they still have one."""
        scene = self.context.private(table, reply.interaction)
        if table.status == "open" and scene.has_hands:
            await self.panels.show(reply, table)
        else:
            await reply.accept()
