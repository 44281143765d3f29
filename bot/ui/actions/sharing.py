"""Share: one film of a match that is over, posted in its channel, once."""

import logging

import discord

from bot.host import HostRefused, Table
from bot.ui.messages.film import Films
from bot.ui.messages.page import Page
from bot.ui.shared.context import Context
from bot.ui.views.picture import Picture
from bot.ui.views.result import film_view
from bot.ui.views.scene import Scene
from bot.ui.wire.declined import Declined
from bot.ui.wire.error_codes import NETWORK_ERRORS
from bot.ui.wire.layout import layout
from bot.ui.wire.limits import NONCE
from bot.ui.wire.reply import Reply

log = logging.getLogger(__name__)


class Sharing:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.films = Films(context.film_kind)
        self._under_way: set[str] = set()  # matches whose film is being made

    async def share(self, reply: Reply, table: Table) -> None:
        """Whoever asks second is shown where the film is. Raises HostRefused, Declined, Unshown."""
        if table.id in self._under_way:
            raise Declined("film-being-made")
        if (problem := self.context.channel_problem(table, reply.interaction)) is not None:
            await reply.whisper(problem)
            return
        self._under_way.add(table.id)
        try:
            message = await self._known(table) or await self._post(table)
        finally:
            self._under_way.discard(table.id)
        scene = self.context.private(table, reply.interaction)
        link = f"https://discord.com/channels/{table.guild}/{table.channel}/{message}"
        await reply.show(layout(scene.face.accent, scene.say("film-posted", link=link)))

    async def close(self) -> None:
        await self.films.close()

    async def _known(self, table: Table) -> int | None:
        """The message that has the film; None where nobody has shared it, or it was deleted since."""
        if table.notes.film is None:
            return None
        try:
            await self.context.channel(table).fetch_message(table.notes.film)
        except discord.NotFound:
            return None
        except discord.Forbidden:  # we may write there, but not read what stands there
            return table.notes.film
        return table.notes.film

    async def _post(self, table: Table) -> int:
        scene = self.context.public(table)
        film = await self.context.in_flight.unless_closing(self._made(scene, table))
        await self._must_name_the_same(table)
        await self.context.in_flight.unless_closing(self.context.rate_limit.acquire())
        # With the same nonce Discord posts it once, should we be killed before it is known to the host.
        nonce = f"film{table.id}{table.notes.film or 0:x}"[-NONCE:]
        message = await Page(film_view(scene, film), film).post(self.context.channel(table), nonce)
        try:
            await self.context.host.commands.set_film(table.id, message.id)
            await self._must_name_the_same(table)
        except (Declined, HostRefused):
            await self._take_away(table, message.id)
            raise
        return message.id

    async def _must_name_the_same(self, table: Table) -> None:
        """Raises Declined where somebody was forgotten meanwhile: their name is in the film. Raises HostRefused."""
        now = await self.context.host.queries.table(table.id)
        if [info.name for info in now.seats] != [info.name for info in table.seats]:
            raise Declined("film-broke-off")

    async def _take_away(self, table: Table, message: int) -> None:
        """Whoever looked for films to delete did not know of this one."""
        try:
            await self.context.channel(table).get_partial_message(message).delete()
            await self.context.host.commands.set_film(table.id, None)
        except (discord.HTTPException, *NETWORK_ERRORS, HostRefused) as error:
            log.info("The film of match %s is not all taken away: %s", table.id, error)

    async def _made(self, scene: Scene, table: Table) -> Picture:
        reel = await self.context.reels.of(table, scene.face)
        if reel is None:
            raise Declined("watch-lost")
        return await self.films.of(scene, reel)
