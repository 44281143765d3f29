"""/manage season: from now on all ratings and points begin anew."""

from msgspec.structs import replace

from bot.ui.shared.context import Context
from bot.ui.shared.logbook import Logbook
from bot.ui.shared.server_settings import LONGEST_SEASON, Season, ServerSettings
from bot.ui.wire.declined import Declined
from bot.ui.wire.layout import NEUTRAL_ACCENT, layout
from bot.ui.wire.reply import Reply
from bot.words import plain, written

MOST_SEASONS = 50  # the oldest is no longer listed; its results stay


class Seasons:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.logbook = Logbook(context)

    async def turn(self, reply: Reply, name: str) -> None:
        """Begin the season of that name; an empty one only ends what is on. Raises HostRefused, Declined."""
        interaction, guild = reply.interaction, reply.interaction.guild_id or 0
        self.context.require_manager(interaction)
        settings, named = self.context.settings.of(guild), written(name, LONGEST_SEASON)
        if not settings.has_ratings:
            raise Declined("season-off")
        before = settings.season()
        if not named and before is None:
            raise Declined("season-none")
        await self.context.settings.change(guild, seasons=self._turned(settings, named))
        told = plain(named or (before.name if before else ""), LONGEST_SEASON)
        if named:
            await self.logbook.note(guild, interaction.user.id, "logbook-season", season=told)
        words = self.context.words(interaction)
        await reply.show(layout(NEUTRAL_ACCENT, words.say("season-begun" if named else "season-ended", season=told)))

    def _turned(self, settings: ServerSettings, name: str) -> tuple[Season, ...]:
        if any(one.name == name for one in settings.seasons):
            raise Declined("season-taken")
        now = self.context.host.now
        ended = tuple(replace(one, ends=one.ends or now) for one in settings.seasons)
        return (*ended, *([Season(name, now)] if name else []))[-MOST_SEASONS:]
