"""What every part of Discord's side shares: the client, the host, and the faces of the games."""

from contextlib import suppress
from typing import Any, Protocol, TypeAlias, cast

import discord

from bot.host import Host, Person, ServerRights, Table, require
from bot.process.stalls import Stalls
from bot.ui.shared.clicked import Clicked
from bot.ui.shared.holds import Holds
from bot.ui.shared.in_flight import InFlight
from bot.ui.shared.ledgers import Ledgers
from bot.ui.shared.openings import Openings
from bot.ui.shared.rate_limit import RateLimit
from bot.ui.shared.reels import Reels
from bot.ui.shared.rings import Rings
from bot.ui.shared.server_settings import SettingsBook
from bot.ui.shared.trials import Trials
from bot.ui.shared.wishes import WishBook
from bot.ui.views.face import Face
from bot.ui.views.scene import Scene
from bot.ui.wire.declined import Declined
from bot.ui.wire.error_codes import NETWORK_ERRORS
from bot.ui.wire.permissions import channel_problem, is_manager, lacks_only_attach_files
from bot.words import Catalogue, Words
from images.film import FilmKind

Channel: TypeAlias = discord.abc.GuildChannel | discord.Thread | None


class Keeper(Protocol):
    """Keeps something of people beside matches and settings."""

    async def forget(self, person: int, name: str, /) -> None:
        """Take a person out; `name` is said in place of theirs. Raises StorageFailed."""

    def purge(self, guild: int, /) -> None:
        """The store has forgotten a server: forget in memory, too."""

    def about(self, person: int, /) -> dict[str, Any]:
        """All that it keeps of a person, for them to read."""


class Context:
    """Finds scenes for tables, in the server's language or in the reader's."""

    def __init__(
        self,
        client: discord.Client,
        host: Host,
        stalls: Stalls,
        *,
        holds_moments: bool = False,
        film_kind: FilmKind = "webp",
        has_limits: bool = True,
    ) -> None:
        self.client = client
        self.host = host
        self.stalls = stalls
        self.in_flight = InFlight()
        self.rate_limit = RateLimit(part=host.shards.part)
        self.clicked = Clicked()
        self.faces: dict[str, Face[Any]] = {}
        self.holds = Holds(self.faces, is_on=holds_moments)
        self.commands: dict[str, str] = {}  # of each game: "kingdom" for /kingdom
        self.settings = SettingsBook(host.store, has_limits=has_limits)
        self.wishes = WishBook(host.store)
        self.rings = Rings()
        self.openings = Openings(host)
        self.reels = Reels(host.queries)
        self.ledgers = Ledgers(host.queries, self.faces)
        self.trials = Trials()
        self.keepers: list[Keeper] = []  # who else keeps something of people
        self.film_kind = film_kind
        self._shared = Catalogue()

    def public(self, table: Table) -> Scene:
        """In the table's language, else the server's."""
        return self._scene(table, table.notes.language or None, *self._locales(self.client.get_guild(table.guild)))

    def private(self, table: Table, interaction: discord.Interaction[Any]) -> Scene:
        """In the reader's language."""
        return self._scene(table, *self._reader(interaction))

    def words(self, interaction: discord.Interaction[Any], game: str | None = None) -> Words:
        """For a sentence to one reader."""
        catalogue = self.faces[game].catalogue if game else self._shared
        return catalogue.words(*self._reader(interaction))

    def public_words(self, guild: discord.Guild | None, game: str) -> Words:
        """For all on a server, where there is no table yet."""
        return self.faces[game].catalogue.words(*self._locales(guild))

    def shared_words(self, guild: discord.Guild | None) -> Words:
        """The same, of no game."""
        return self._shared.words(*self._locales(guild))

    def letter_words(self, person: int, guild: int) -> Words:
        """For a direct message: as they chose, else as the server speaks."""
        own = self.wishes.of(person).language or None
        return self._shared.words(own, *self._locales(self.client.get_guild(guild)))

    def _reader(self, interaction: discord.Interaction[Any]) -> tuple[object, ...]:
        """Their own choice, else as their Discord is set, else as the server is."""
        own = self.wishes.of(interaction.user.id).language or None
        return own, interaction.locale, interaction.guild_locale

    def _locales(self, guild: discord.Guild | None) -> tuple[object, ...]:
        return (self.settings.of(guild.id).language or None, guild.preferred_locale) if guild else ()

    def other_game(self, table: Table) -> Declined:
        """What is said to somebody who means another game than the one at this table."""
        face = self.faces.get(table.game)
        if face is None:
            return Declined("refused-no-match")
        game, command = face.title(face.catalogue.words()), self.commands.get(table.game, "")
        return Declined("refused-other-game", game=game, command=command)

    def busy(self, table: Table) -> Declined:
        """Why no table can be opened in its channel: what is there already."""
        face = self.faces.get(table.game)
        if face is None:
            return Declined("refused-channel-busy")
        game = face.title(face.catalogue.words())
        part = "refused-channel-lobby" if table.status == "lobby" else "refused-channel-match"
        return Declined(part, game=game)

    def rights(self, interaction: discord.Interaction[Any], guild: int | None) -> ServerRights:
        """What whoever clicked or typed may do on a server."""
        settings = self.settings.of(guild)
        is_manager_there = is_manager(interaction) and interaction.guild_id == guild  # of one server is of no other
        roles = {role.id for role in getattr(interaction.user, "roles", ())} if interaction.guild_id == guild else set()
        is_chosen = not roles.isdisjoint(settings.opener_roles)
        return ServerRights(is_manager_there, settings.openers, settings.stoppers, is_chosen)

    def require_manager(self, interaction: discord.Interaction[Any]) -> None:
        """Raises HostRefused where they do not manage the server they are on."""
        require(None, interaction.user.id, "change-settings", self.rights(interaction, interaction.guild_id))

    def roster(self, guild: int | None) -> int | None:
        """The server, where its characters are its own; None where people bring those they have everywhere."""
        return guild if self.settings.of(guild).has_roster else None

    def channel(self, table: Table) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(table.channel, guild_id=table.guild)

    async def open_thread(self, table: Table) -> None:
        """Where its thread is archived it is opened, as buttons there fail on phones. A locked one stays as it is.

        What Discord does not tell of a channel that is neither deleted nor hidden is that of an archived thread.
        """
        guild = self.client.get_guild(table.guild)
        if guild is None or guild.get_channel_or_thread(table.channel) is not None:
            return
        with suppress(discord.HTTPException, *NETWORK_ERRORS):  # showing the table will meet the same, and say so
            found = await guild.fetch_channel(table.channel)
            if isinstance(found, discord.Thread) and found.archived and not found.locked:
                await found.edit(archived=False)

    def can_seek(self, table: Table) -> bool:
        """Is there a role that its lobby may call?"""
        return self.settings.of(table.guild).caller(table.game) is not None

    def can_attach(self, table: Table) -> bool:
        """May we send pictures to its channel? What is not known is tried."""
        return not lacks_only_attach_files(self._known_channel(table))

    def channel_problem(self, table: Table, interaction: discord.Interaction[Any]) -> str | None:
        """What keeps us from showing it, for the reader; None if nothing is known to."""
        channel = self._known_channel(table)
        if channel is None and table.channel == interaction.channel_id:
            channel = cast(Channel, interaction.channel)  # an archived thread
        return channel_problem(channel, self.words(interaction))

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
