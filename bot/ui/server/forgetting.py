"""/gm forget me and /manage purge: a person, or a whole server, is taken out of all that is kept."""

import logging
from collections.abc import Iterable

import discord

from bot.host import HostRefused
from bot.store import Film
from bot.ui.server.housekeeping import Housekeeping
from bot.ui.shared.context import Context
from bot.ui.wire.error_codes import NETWORK_ERRORS
from bot.ui.wire.reply import Reply

log = logging.getLogger(__name__)


class Forgetting:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.housekeeping = Housekeeping(context)

    async def forget(self, reply: Reply, *, is_sure: bool) -> None:
        """Forget the person who asks, if they are sure; else say what that would mean."""
        words, person = self.context.words(reply.interaction), reply.interaction.user.id
        if is_sure:
            films = await self.context.host.queries.films(person)
            await self.context.settings.forget_person(person)  # first: a kill after the rest would leave it for ever
            await self.context.host.commands.forget(person, words.say("forget-name"))
            for keeper in self.context.keepers:
                await keeper.forget(person, words.say("forget-name"))
            self.context.wishes.forget(person)
            self.context.rings.forget(person)
            self.context.ledgers.forget()
            self.context.trials.forget(person)
            await self._take_down(films)
        await reply.whisper(words.say("forget-done" if is_sure else "forget-ask"))

    async def purge(self, reply: Reply, *, is_sure: bool) -> None:
        """Forget this server, if whoever manages it is sure. Raises HostRefused."""
        interaction, guild = reply.interaction, reply.interaction.guild_id or 0
        self.context.require_manager(interaction)
        if is_sure:
            films = await self.context.host.queries.films_on(guild)
            await self.housekeeping.purge(guild)
            await self._delete(films)
        await reply.whisper(self.context.words(interaction).say("purge-done" if is_sure else "purge-ask"))

    async def _take_down(self, films: Iterable[Film]) -> None:
        """Their name stands in the pictures of films that were shared: where Discord lets us, those are deleted."""
        for film in await self._delete(films):
            try:
                await self.context.host.commands.set_film(film.match, None)
            except HostRefused as error:
                log.info("The film of match %s is deleted, but still noted: %s", film.match, error)

    async def _delete(self, films: Iterable[Film]) -> list[Film]:
        """Those that are gone by now."""
        gone = []
        for film in films:
            message = self.context.client.get_partial_messageable(film.channel).get_partial_message(film.message)
            try:
                await message.delete()
            except discord.NotFound:
                gone.append(film)
            except (discord.HTTPException, *NETWORK_ERRORS) as error:
                log.info("The film of match %s could not be deleted: %s", film.match, error)
            else:
                gone.append(film)
        return gone
