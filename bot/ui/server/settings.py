"""/gm settings: shows what holds on a server, and changes it by options or by the selects of a menu."""

from collections.abc import Mapping
from typing import Any

from discord import ui

from bot.host import HostRefused, allowed
from bot.ui.server.menu.fields import is_offered, sections
from bot.ui.server.menu.view import Menu
from bot.ui.shared.context import Context
from bot.ui.shared.logbook import Logbook
from bot.ui.shared.server_settings import ServerSettings
from bot.ui.wire.custom_id import CustomId
from bot.ui.wire.layout import NEUTRAL_ACCENT, layout, lines
from bot.ui.wire.reply import Reply, data_of
from bot.ui.wire.submitted import submitted
from bot.words import Plain, Words, own_name

OPENERS = {
    "everyone": "settings-open-everyone",
    "roles": "settings-open-roles",
    "managers": "settings-open-managers",
}
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
        self.logbook = Logbook(context)

    async def show(self, reply: Reply, changes: Mapping[str, Any], channel: int | None = None) -> None:
        """What holds, after the changes; `channel` is one to play in, or to play in no more. Raises HostRefused.

        Those who may change it get the menu.
        """
        guild = reply.interaction.guild_id or 0
        settings = self.context.settings.of(guild)
        given = dict(changes) | ({} if channel is None else {"channels": _toggled(settings, channel)})
        if given:
            self.context.require_manager(reply.interaction)
            settings = await self._change(reply, guild, given)
        if given or not self._may_change(reply):
            await reply.show(self._summary(reply, settings))
        else:
            await reply.show(self._menu(reply).view(""))

    async def chosen(self, reply: Reply, wanted: CustomId) -> None:
        """A select of the menu: it turns to a section, or settles a field. Raises HostRefused."""
        self.context.require_manager(reply.interaction)
        values, menu = submitted(data_of(reply.interaction)).values, self._menu(reply)
        word, name = (*wanted.what.split(".", 2)[1:], "", "")[:2]
        if not word:
            await reply.replace(menu.view("".join(values[:1])))
            return
        section = menu.section(word)
        field = section.field(name) if section is not None else None
        settings = self.context.settings.of(reply.interaction.guild_id)
        if field is None or not is_offered(field, values, settings):
            raise HostRefused("illegal")  # no select of ours offers it
        await self._change(reply, reply.interaction.guild_id or 0, field.write(settings, values))
        await reply.replace(self._menu(reply).view(word))

    def _menu(self, reply: Reply) -> Menu:
        interaction, faces = reply.interaction, self.context.faces
        titles = {key: faces[key].title(self.context.words(interaction, key)) for key in sorted(faces)}
        parts = sections(list(titles), interaction.channel_id or 0)
        return Menu(parts, self.context.settings.of(interaction.guild_id), titles, self.context.words(interaction))

    def _summary(self, reply: Reply, settings: ServerSettings) -> ui.LayoutView:
        words = self.context.words(reply.interaction)
        title, how = f"### {words.say('settings-title')}", f"-# {words.say('settings-how')}"
        return layout(NEUTRAL_ACCENT, title, _told(settings, words), how)

    async def _change(self, reply: Reply, guild: int, given: Mapping[str, Any]) -> ServerSettings:
        settings = await self.context.settings.change(guild, **given)
        await self.logbook.note(guild, reply.interaction.user.id, "logbook-settings")
        if "lobby_hours" in given:
            await self.context.host.look_again(guild)
        return settings

    def _may_change(self, reply: Reply) -> bool:
        interaction = reply.interaction
        rights = self.context.rights(interaction, interaction.guild_id)
        return allowed(None, interaction.user.id, "change-settings", rights) is None


def _toggled(settings: ServerSettings, channel: int) -> tuple[int, ...]:
    kept = tuple(other for other in settings.channels if other != channel)
    return kept if channel in settings.channels else (*kept, channel)


def _told(settings: ServerSettings, words: Words) -> str:
    pace = words.say(f"pace-{settings.pace}" if settings.pace else "settings-pace-asked")
    channels = settings.channel_mentions
    language = own_name(settings.language) if settings.language else words.say("settings-language-server")
    return lines(
        words.say("settings-language", language=language),
        words.say("settings-pace", pace=pace),
        words.say("settings-channels", channels=channels) if channels else words.say("settings-channels-all"),
        words.say(OPENERS[settings.openers], roles=[Plain(f"<@&{role}>") for role in settings.opener_roles]),
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
