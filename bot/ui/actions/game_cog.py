"""The slash commands every game has. A game's own cog names its face and adds what is its own."""

from typing import Any, ClassVar

from discord import app_commands
from msgspec import ValidationError

from bot.engine import Options
from bot.host import PACES, HostRefused
from bot.ui.actions.lobbies import USUAL
from bot.ui.actions.new_command import Setting, most_automata, new_command
from bot.ui.actions.table_cog import GameMaster, Interaction, TableCog
from bot.ui.views.option_table import chosen, option_table
from bot.ui.wire.layout import lines
from bot.ui.wire.limits import CHOICES
from bot.ui.wire.localised import options, said
from bot.ui.wire.reply import Reply

__all__ = ["GameCog", "GameMaster", "Interaction"]


class GameCog(TableCog):
    """Subclass it with `group_name` and a face: the game's options make its `new`.

    The message `command` of its catalogue describes it; without one, give `group_description`.
    `own_first`: how many of them are asked for before automata and pace.
    """

    own_first: ClassVar[int] = 0
    new: ClassVar[app_commands.Command[Any, ..., None]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "face" in vars(cls):
            cls.new = new_command(cls.__qualname__, cls.face, cls.own_first, cls.open_lobby)
            if cls.face.catalogue.words().has("command"):
                cls.__cog_group_description__ = said("command", cls.face.catalogue)

    async def open_lobby(self, interaction: Interaction, given: dict[str, Any], setting: Setting) -> None:
        """What `new` does: a lobby in this channel, by the options given."""
        async with Reply(interaction) as reply:
            pace, options = self._pace(interaction, setting.pace), self._options(given)
            language = self._language(setting.language)
            harder = await self._harder(interaction, options)
            automata = USUAL * self._automata(setting.automata)
            table = await self.router.lobbies.open(
                reply, self.face.game.key, harder or options, pace, automata, language
            )
            scene = self.router.context.private(table, interaction)
            is_here = table.channel == interaction.channel_id
            laid = scene.say("ui-lobby-open") if is_here else scene.say("ui-lobby-thread", thread=f"<#{table.channel}>")
            await reply.whisper(lines(laid, scene.say("ui-lobby-harder") if harder else None))

    @app_commands.command(description=said("command-hand"))
    async def hand(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.router.panels.show(reply, await self._table(interaction))

    @app_commands.command(description=said("command-board"))
    async def board(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.router.reading.board(reply, await self._table(interaction))

    @app_commands.command(name="help", description=said("command-help"))
    async def help_(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.router.help.show(reply, self.face.game.key)

    @app_commands.command(description=said("command-learn"))
    async def learn(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.router.learning.show(reply, self.face.game.key)

    @app_commands.command(description=said("command-rules"))
    @app_commands.describe(**options("command-rules"))
    async def rules(self, interaction: Interaction, topic: str) -> None:
        async with Reply(interaction) as reply:
            await self.router.looking_up.named(reply, self.face.game.key, topic)

    @rules.autocomplete("topic")
    async def _suggest_topic(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        words = self.router.context.words(interaction, self.face.game.key)
        suggestions = self.router.looking_up.suggest(self.face, words, typed)[:CHOICES]
        return [app_commands.Choice(name=text, value=text) for text in suggestions]

    @app_commands.command(description=said("command-log"))
    async def log(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.router.log.show(reply, await self._last_table(interaction))

    @app_commands.command(description=said("command-watch"))
    async def watch(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.router.watching.show(reply, await self._begun_table(interaction))

    @app_commands.command(description=said("command-stats"))
    @app_commands.describe(**options("command-stats"))
    async def stats(self, interaction: Interaction, season: str = "") -> None:
        async with Reply(interaction) as reply:
            await self.router.standings.show(reply, self.face.game.key, season)

    @stats.autocomplete("season")
    async def _suggest_season(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        names = self.router.standings.seasons(interaction.guild_id, typed)
        return [app_commands.Choice(name=name, value=name) for name in names[:CHOICES]]

    async def _harder(self, interaction: Interaction, options: Options) -> Options | None:
        """What the game offers to whoever has won here, unless they have said themselves what it would change."""
        harder, kind = self.face.harder(options), self.face.game.options_type
        if harder is None:
            return None
        changed = {row.name for row in option_table(kind) if getattr(options, row.field) != getattr(harder, row.field)}
        if any(name in interaction.namespace for name in changed):
            return None
        guild, person = interaction.guild_id or 0, interaction.user.id
        has_won = await self.router.context.host.queries.has_won(guild, self.face.game.key, person)
        return harder if has_won else None

    def _options(self, given: dict[str, Any]) -> Options:
        try:
            return chosen(self.face.game.options_type, given)
        except ValidationError as error:
            raise HostRefused("illegal") from error  # Discord offers no other, but a client may send it

    def _language(self, language: str) -> str:
        if language and language not in self.face.catalogue.locales:
            raise HostRefused("illegal")  # Discord offers no other, but a client may send it
        return language

    def _automata(self, wanted: object) -> int:
        """Discord bounds the number, a forged command does not: as many as there can be."""
        return max(0, min(wanted, most_automata(self.face))) if isinstance(wanted, int) else 0

    def _pace(self, interaction: Interaction, pace: str) -> str:
        """The server's own, where the person has not named one."""
        if pace not in PACES:
            raise HostRefused("illegal")  # Discord offers no other, but a client may send it
        settled = self.router.context.settings.of(interaction.guild_id).pace
        return pace if "pace" in interaction.namespace or not settled else settled
