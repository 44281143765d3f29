"""/gm forget me: a person's name and id are taken out of all that is kept."""

from bot.ui.shared.context import Context
from bot.ui.wire.reply import Reply


class Forgetting:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def forget(self, reply: Reply, *, is_sure: bool) -> None:
        """Forget the person who asks, if they are sure; else say what that would mean."""
        words = self.context.words(reply.interaction)
        if is_sure:
            await self.context.host.commands.forget(reply.interaction.user.id, words.say("forget-name"))
        await reply.whisper(words.say("forget-done" if is_sure else "forget-ask"))
