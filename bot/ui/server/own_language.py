"""/gm language: what is spoken to one person, on all servers."""

from bot.ui.shared.context import Context
from bot.ui.wire.reply import Reply
from bot.words import own_name


class OwnLanguage:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def settle(self, reply: Reply, language: str) -> None:
        """One of ours; none: as their Discord is set. It is said in the language chosen."""
        await self.context.wishes.change(reply.interaction.user.id, language=language)
        await self.context.host.other_processes.tell()
        words = self.context.words(reply.interaction)
        if language:
            await reply.whisper(words.say("language-own", language=own_name(language)))
        else:
            await reply.whisper(words.say("language-own.discord"))
