"""What comes of an act of a person: the bot's answer, or why there is none."""

import msgspec

from bot.local.protocol.discord_json import Json


class InteractionFailed(Exception):
    """The bot did not answer within its three seconds."""


class Refused(Exception):
    """The table did not let the person do that; the sentence says why."""


class NotSeen(AssertionError):
    """What was waited for did not come; the text shows what did."""


class Reply(msgspec.Struct):
    """How the bot answered: a message (by id), a modal, or choices."""

    state: str
    data: Json
    message: Json | None = None

    @property
    def modal(self) -> Json:
        if self.state != "modal":
            raise NotSeen(f"no modal came, but: {self.state} {self.data}")
        return self.data
