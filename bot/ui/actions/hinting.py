"""A hint: the adviser is asked from the reader's own view, as it would play their seat at this very place."""

import asyncio

from bot.engine import Prompt
from bot.engine.advising import advised
from bot.host import Table
from bot.ui.shared.context import Context
from bot.ui.views.hints import hint_view
from bot.ui.wire.declined import Declined
from bot.ui.wire.reply import Reply


class Hinting:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def show(self, reply: Reply, table: Table) -> None:
        """In a private message of its own. Raises Declined where nothing is asked, or there are no hints."""
        scene = self.context.private(table, reply.interaction)
        prompt = _asked(table, reply.interaction.user.id)
        if not scene.is_helped:
            raise Declined("hint-off")
        if prompt is None or table.match is None:
            raise Declined("hint-nothing")
        advice = await asyncio.to_thread(advised, table.match, prompt)
        await reply.show(hint_view(scene, prompt, advice))


def _asked(table: Table, person: int) -> Prompt | None:
    """The first question that waits for them."""
    seats = table.seats_of(person)
    return next((prompt for prompt in table.prompts if prompt.seat in seats), None)
