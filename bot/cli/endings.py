"""Why the bot cannot run, in one sentence each: also what Discord says when it lets a bot in no more."""

import discord

from bot.cli.exit_codes import FAILED

_PORTAL = "developer portal, your application, Bot"
TOKEN = f"Discord does not accept DISCORD_TOKEN. Copy it again: {_PORTAL}."
# By the gateway's closing code (topics/opcodes-and-status-codes).
SENTENCES = {
    4004: f"Discord has taken the token back while I ran. Reset it ({_PORTAL}), set DISCORD_TOKEN and start me again.",
    4010: "Discord does not know the shard I came with (4010). Start me again; if that does not help, report it.",
    4011: "I am on so many servers that Discord wants more shards (4011). Start me again: I ask for their number then.",
    4012: "Discord no longer speaks the version I know (4012). Install a newer Castellan.",
    4013: "Discord does not know an intent I asked for (4013). Install a newer Castellan.",
    4014: f"Discord does not grant an intent I asked for (4014). Look at Privileged Gateway Intents: {_PORTAL}.",
}


class CannotRun(Exception):
    """The bot cannot start, or go on; the message is one clear sentence with the remedy."""

    def __init__(self, sentence: str, code: int = FAILED) -> None:
        super().__init__(sentence)
        self.code = code


def sentence_for(error: Exception) -> str | None:
    """None where starting again may help."""
    match error:
        case discord.LoginFailure():
            return TOKEN
        case discord.PrivilegedIntentsRequired():
            return SENTENCES[4014]
        case discord.ConnectionClosed():
            return SENTENCES.get(error.code)
    return None
