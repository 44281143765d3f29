"""What every part of Discord's side shares: the client, the host, and the faces of the games."""

from typing import Any, TypeAlias, cast

import discord

from bot.host import Host, Person, Table
from bot.stalls import Stalls
from bot.ui.customs import CustomsBook
from bot.ui.doorman import Doorman
from bot.ui.explain import Declined
from bot.ui.face import Face
from bot.ui.rights import hindrance, lacks_files_alone
from bot.ui.scene import Scene
from bot.ui.turnstile import Turnstile
from bot.words import Catalogue, Words

Channel: TypeAlias = discord.abc.GuildChannel | discord.Thread | None


class House:
    """Finds scenes for tables, in the server's language or in the reader's."""

    def __init__(self, client: discord.Client, host: Host, stalls: Stalls) -> None:
        self.client = client
        self.host = host
        self.stalls = stalls
        self.doorman = Doorman()
        self.turnstile = Turnstile()
        self.faces: dict[str, Face[Any]] = {}
        self.commands: dict[str, str] = {}  # of each game: "kingdom" for /kingdom
        self.customs = CustomsBook(host.store)
        self._shared = Catalogue()

    def public(self, table: Table) -> Scene:
        """In the server's language."""
        guild = self.client.get_guild(table.guild)
        settled = self.customs.of(table.guild).language or None
        return self._scene(table, settled, guild.preferred_locale if guild else None)

    def private(self, table: Table, interaction: discord.Interaction[Any]) -> Scene:
        """In the reader's language."""
        return self._scene(table, interaction.locale, interaction.guild_locale)

    def words(self, interaction: discord.Interaction[Any], game: str | None = None) -> Words:
        """For a sentence to one reader."""
        catalogue = self.faces[game].catalogue if game else self._shared
        return catalogue.words(interaction.locale, interaction.guild_locale)

    def channel(self, table: Table) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(table.channel, guild_id=table.guild)

    def can_attach(self, table: Table) -> bool:
        """May we send pictures to its channel? What is not known is tried."""
        return not lacks_files_alone(self._known_channel(table))

    def hindrance(self, table: Table, interaction: discord.Interaction[Any]) -> str | None:
        """What keeps us from showing it, for the reader; None if nothing is known to."""
        channel = self._known_channel(table)
        if channel is None and table.channel == interaction.channel_id:
            channel = cast(Channel, interaction.channel)  # an archived thread
        return hindrance(channel, self.words(interaction))

    def _known_channel(self, table: Table) -> Channel:
        guild = self.client.get_guild(table.guild)
        return guild.get_channel_or_thread(table.channel) if guild else None

    def _scene(self, table: Table, *locales: object) -> Scene:
        """Raises Declined where the game is no longer among ours."""
        if table.game not in self.faces:
            raise Declined("refused-game-gone")
        face = self.faces[table.game]
        return Scene(table, face, face.catalogue.words(*locales))


def person_of(user: discord.abc.User) -> Person:
    return Person(user.id, user.display_name)
