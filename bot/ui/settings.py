"""/gm settings: shows what holds on a server, and changes it."""

from collections.abc import Mapping
from typing import Any

from bot.ui.customs import Customs, channel_mentions
from bot.ui.desk import INK
from bot.ui.explain import Declined
from bot.ui.house import House
from bot.ui.layout import layout, lines
from bot.ui.reply import Reply
from bot.ui.rights import is_manager
from bot.words import Words

OPENERS = {"everyone": "settings-open-everyone", "managers": "settings-open-managers"}
STOPPERS = {
    "starter": "settings-stop-starter",
    "seated": "settings-stop-seated",
    "managers": "settings-stop-managers",
}


class SettingsDesk:
    def __init__(self, house: House) -> None:
        self.house = house

    async def show(self, reply: Reply, changes: Mapping[str, Any], channel: int | None = None) -> None:
        """What holds, after the changes; `channel` is one to play in, or to play in no more. Raises Declined."""
        interaction = reply.interaction
        guild = interaction.guild_id or 0
        customs = self.house.customs.of(guild)
        given = dict(changes) | ({} if channel is None else {"channels": _toggled(customs, channel)})
        if given:
            if not is_manager(interaction):
                raise Declined("refused-not-manager")
            customs = await self.house.customs.change(guild, **given)
        words = self.house.words(interaction)
        await reply.show(
            layout(INK, f"### {words.say('settings-title')}", _told(customs, words), f"-# {words.say('settings-how')}")
        )


def _toggled(customs: Customs, channel: int) -> tuple[int, ...]:
    kept = tuple(other for other in customs.channels if other != channel)
    return kept if channel in customs.channels else (*kept, channel)


def _told(customs: Customs, words: Words) -> str:
    pace = words.say(f"pace-{customs.pace}" if customs.pace else "settings-pace-asked")
    channels = channel_mentions(customs)
    return lines(
        words.say("settings-language", language=customs.language or words.say("settings-language-server")),
        words.say("settings-pace", pace=pace),
        words.say("settings-channels", channels=channels) if channels else words.say("settings-channels-all"),
        words.say(OPENERS[customs.openers]),
        words.say(STOPPERS[customs.stoppers]),
        words.say("settings-threads" if customs.has_threads else "settings-threads-none"),
    )
