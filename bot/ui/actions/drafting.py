"""A click that fills in a part of a question, and the one that sends it when it is whole."""

from typing import Any

from bot.engine import Prompt
from bot.host import HostRefused, Table
from bot.ui.messages.panels import Panels
from bot.ui.shared.context import Context
from bot.ui.views.controls import control_of
from bot.ui.views.kinds.drafting import ASK, DraftingControl
from bot.ui.wire.custom_id import Act, CustomId
from bot.ui.wire.declined import Declined
from bot.ui.wire.reply import Reply, data_of
from bot.ui.wire.submitted import Submitted, submitted


class Drafting:
    """Handles the ids that begin with `~draft` and `~send`. Raises HostRefused and Declined."""

    def __init__(self, context: Context, panels: Panels) -> None:
        self.context = context
        self.panels = panels

    async def handle(self, reply: Reply, wanted: CustomId) -> None:
        table = await self.context.host.queries.table(wanted.match)
        prompt = open_prompt(table, wanted.prompt, reply.interaction.user.id)
        held = self.panels.drafts.of(table.id, reply.interaction.user.id).get(prompt.number)
        control = control_of(self.context.private(table, reply.interaction), prompt, held)
        if not isinstance(control, DraftingControl):
            raise HostRefused("illegal")  # no button of ours asks for that
        if wanted.parts[0] == Act.SEND:
            await self._send(reply, table, control, wanted)
        else:
            await self._draft(reply, table, control, wanted)

    async def _draft(self, reply: Reply, table: Table, control: DraftingControl[Any], wanted: CustomId) -> None:
        """One step further. Where a draft was lost, what comes now is not lost as well."""
        filled = submitted(data_of(reply.interaction))
        step, page = step_of(wanted, filled)
        is_lost = control.is_lost(wanted)
        if step == ASK and not is_lost:
            await self._ask(reply, control, page)
            return
        if step != ASK:
            draft = control.drafted(step, page, filled)
            self.panels.drafts.keep(table.id, reply.interaction.user.id, control.prompt.number, draft)
        await self.panels.show_again(reply, table, "draft-lost" if is_lost else None)

    async def _ask(self, reply: Reply, control: DraftingControl[Any], page: int) -> None:
        form = control.modal(page)
        if form is None:
            raise HostRefused("illegal")
        await reply.ask(form)

    async def _send(self, reply: Reply, table: Table, control: DraftingControl[Any], wanted: CustomId) -> None:
        """Only what the person saw is sent. Commit, then acknowledge."""
        if wanted.parts[1:] != (control.now.stamp,):
            await self.panels.show_again(reply, table, "draft-lost" if control.draft is None else "draft-changed")
            return
        person, prompt, host = reply.interaction.user.id, control.prompt.number, self.context.host
        await host.commands.answer(table.id, person, prompt, control.sent)
        self.panels.drafts.keep(table.id, person, prompt, None)
        await reply.accept()
        if reply.is_private:
            self.panels.answered(reply, await host.queries.table(table.id))


def open_prompt(table: Table, number: int | None, person: int) -> Prompt:
    """The prompt of that number, where it is open and this person's to answer. Raises HostRefused."""
    prompt = next((prompt for prompt in (*table.prompts, *table.offers) if prompt.number == number), None)
    if prompt is None:
        raise HostRefused("stale" if table.is_live else "finished")
    if prompt.seat not in table.seats_of(person):
        raise HostRefused("not-yours")
    return prompt


def step_of(wanted: CustomId, filled: Submitted) -> tuple[str, int]:
    """What is to be done, and on which page: the id says it, or the select in which the page was chosen."""
    _, _, step, page, *_ = (*wanted.parts, "", "", "")
    number = page or "".join(filled.values[:1]) or "1"
    if not (number.isascii() and number.isdecimal() and len(number) <= len("100")):
        raise Declined("refused-illegal")
    return step, int(number)
