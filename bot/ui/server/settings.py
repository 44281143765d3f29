"""/gm settings: shows what holds on a server, and changes it."""

from collections.abc import Mapping
from typing import Any

from bot.host import require
from bot.ui.shared.context import Context
from bot.ui.shared.server_settings import ServerSettings
from bot.ui.wire.layout import NEUTRAL_ACCENT, layout, lines
from bot.ui.wire.reply import Reply
from bot.words import Words

OPENERS = {"everyone": "settings-open-everyone", "managers": "settings-open-managers"}
STOPPERS = {
    "starter": "settings-stop-starter",
    "seated": "settings-stop-seated",
    "managers": "settings-stop-managers",
}
PINGS = {
    "every": "settings-pings-every",
    "waited": "settings-pings-waited",
    "end": "settings-pings-end",
    "never": "settings-pings-never",
}


class SettingsCommand:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def show(self, reply: Reply, changes: Mapping[str, Any], channel: int | None = None) -> None:
        """What holds, after the changes; `channel` is one to play in, or to play in no more. Raises HostRefused."""
        interaction = reply.interaction
        guild = interaction.guild_id or 0
        settings = self.context.settings.of(guild)
        given = dict(changes) | ({} if channel is None else {"channels": _toggled(settings, channel)})
        if given:
            require(
                None, interaction.user.id, "change-settings", self.context.rights(interaction, interaction.guild_id)
            )
            settings = await self.context.settings.change(guild, **given)
            if "lobby_hours" in given:
                await self.context.host.look_again(guild)
        words = self.context.words(interaction)
        await reply.show(
            layout(
                NEUTRAL_ACCENT,
                f"### {words.say('settings-title')}",
                _told(settings, words),
                f"-# {words.say('settings-how')}",
            )
        )


def _toggled(settings: ServerSettings, channel: int) -> tuple[int, ...]:
    kept = tuple(other for other in settings.channels if other != channel)
    return kept if channel in settings.channels else (*kept, channel)


def _told(settings: ServerSettings, words: Words) -> str:
    pace = words.say(f"pace-{settings.pace}" if settings.pace else "settings-pace-asked")
    channels = settings.channel_mentions
    return lines(
        words.say("settings-language", language=settings.language or words.say("settings-language-server")),
        words.say("settings-pace", pace=pace),
        words.say("settings-channels", channels=channels) if channels else words.say("settings-channels-all"),
        words.say(OPENERS[settings.openers]),
        words.say(STOPPERS[settings.stoppers]),
        words.say("settings-threads" if settings.has_threads else "settings-threads-none"),
        words.say("settings-stories" if settings.has_stories else "settings-stories-none"),
        words.say("settings-lobby-life", hours=settings.lobby_hours),
        words.say("settings-tables", tables=settings.tables, each=settings.tables_each),
        words.say("settings-cooldown", seconds=settings.cooldown),
        words.say(PINGS[settings.pings]),
        words.say("settings-keep", days=settings.keep_days),
        words.say("settings-roster" if settings.has_roster else "settings-roster-shared"),
    )
