"""When a click fails: the person is told why, and what they saw is brought up to date."""

import logging
from functools import partial

from bot.host import HostRefused
from bot.ui.actions.errors import sentence, tell
from bot.ui.messages.posted import PostedMessage, posted_message
from bot.ui.messages.publisher import Publisher
from bot.ui.shared.context import Context
from bot.ui.wire.custom_id import CustomId, parse
from bot.ui.wire.error_codes import is_undelivered
from bot.ui.wire.reply import Reply

log = logging.getLogger(__name__)
# Refusals that say: what the person saw is out of date. The board or panel is shown afresh.
OUTDATED = ("not-in-lobby", "stale", "not-yours", "illegal", "finished", "failed", "still", "settled")


class ClickErrors:
    def __init__(self, context: Context, publisher: Publisher) -> None:
        self.context = context
        self.publisher = publisher

    async def handle(self, reply: Reply, error: Exception, custom_id: str) -> None:
        if isinstance(error, HostRefused):
            await self._refuse(reply, error, parse(custom_id))
        elif is_undelivered(error):
            log.warning("Interaction %d could not be answered: %s", reply.interaction.id, error)
        else:
            await tell(reply, self._sentence(error, reply, custom_id))

    async def _refuse(self, reply: Reply, refused: HostRefused, wanted: CustomId) -> None:
        said = await self._whose(reply, refused, wanted) or self._sentence(refused, reply)
        if refused.reason not in OUTDATED:
            await tell(reply, said)
        elif not await self._is_said_in_panel(reply, said, wanted):
            await tell(reply, said)
            self.publisher.repair(wanted.match, _seen(reply))

    async def _whose(self, reply: Reply, refused: HostRefused, wanted: CustomId) -> str | None:
        """Whose decision it is, where the table waits for it: everybody may know that, but not who has an offer."""
        if refused.reason != "not-yours" or wanted.prompt is None:
            return None
        table = await self.context.host.queries.table(wanted.match)
        seat = next((prompt.seat for prompt in table.prompts if prompt.number == wanted.prompt), None)
        scene = self.context.private(table, reply.interaction)
        return None if seat is None else scene.say("refused-not-yours-named", name=scene.speaker.who(seat))

    async def _is_said_in_panel(self, reply: Reply, said: str, wanted: CustomId) -> bool:
        """An answer pressed in a panel: the panel says why it was refused, and shows how things stand."""
        if not reply.is_private or wanted.prompt is None:
            return False
        try:
            table = await self.context.host.queries.table(wanted.match)
            await self.publisher.panels.refresh(reply, table, said)
        except Exception as error:  # noqa: BLE001 - the border of a click
            if is_undelivered(error):
                return True  # nothing else that is said through this interaction would arrive
            self._sentence(error, reply, str(wanted))
            return False
        return True

    def _sentence(self, error: Exception, reply: Reply, custom_id: str = "") -> str:
        match = custom_id.split(":")[1] if ":" in custom_id else ""
        trace = partial(self.context.host.queries.trace, match)
        return sentence(error, self.context.words(reply.interaction), reply.interaction, trace)


def _seen(reply: Reply) -> PostedMessage | None:
    """The public message in which it was pressed."""
    message = reply.interaction.message
    return None if message is None or reply.is_private else posted_message(message)
