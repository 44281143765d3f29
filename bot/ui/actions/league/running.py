"""What a league does by itself: rounds are opened, results taken in, its message renewed."""

import asyncio
import logging
from contextlib import suppress
from datetime import datetime, timedelta

import discord
from msgspec.structs import replace

from bot.host import Change, HostRefused
from bot.store import StoreError
from bot.ui.actions.league.book import Book
from bot.ui.actions.league.model import League
from bot.ui.actions.league.opening import Opening, with_table
from bot.ui.actions.league.points import points_of
from bot.ui.actions.league.view import league_view
from bot.ui.shared.context import Context
from bot.ui.wire.error_codes import NETWORK_ERRORS

log = logging.getLogger(__name__)
LOOK_EVERY = 60.0  # seconds
REST = timedelta(minutes=15)  # before a step that failed is tried again, as it may call people
NOBODY = discord.AllowedMentions.none()


class Running:
    def __init__(self, context: Context, book: Book) -> None:
        self.context, self.book = context, book
        self.opening = Opening(context, book)
        self.is_loaded = asyncio.Event()
        self._news = asyncio.Event()
        self._stale: set[str] = set()  # leagues whose message is to be renewed
        self._rests: dict[str, datetime] = {}  # those that failed, until when

    def wake(self) -> None:
        self._news.set()

    def changed(self, change: Change) -> None:
        """The audience hears of a match: where one of ours is over, its points are taken in."""
        if change.kind in ("finished", "stopped") and self.book.of_match(change.table.id) is not None:
            self.wake()

    async def run(self) -> None:
        """For ever, so run it as a task. A background border: what fails is tried again a little later."""
        await self.context.client.wait_until_ready()
        while True:
            self._news.clear()
            if not self.is_loaded.is_set():
                await self._load()
            for league in self._ours():
                await self._look_safely(league)
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self._news.wait()

    async def _load(self) -> None:
        try:
            await self.book.load()
        except StoreError:
            log.exception("The leagues cannot be read")
        else:
            self.is_loaded.set()

    async def _look_safely(self, league: League) -> None:
        """The border: one league that fails keeps none of the others, and rests before it is tried again."""
        if self._rests.get(league.id, self.context.host.now) > self.context.host.now:
            return
        try:
            await self._look(league)
        except (HostRefused, StoreError, discord.HTTPException, *NETWORK_ERRORS) as error:
            log.warning("League %s must wait: %s", league.id, error)
            self._rests[league.id] = self.context.host.now + REST
        except Exception:
            log.exception("League %s failed", league.id)
            self._rests[league.id] = self.context.host.now + REST

    def _ours(self) -> list[League]:
        here = {guild.id for guild in self.context.client.guilds}
        ours = [one for one in self.book if one.guild in here and self.context.host.shards.holds(one.guild)]
        return [one for one in ours if one.status == "on" and one.game in self.context.faces]

    async def _look(self, league: League) -> None:
        """Take results in, open what is due, and show it where something has changed."""
        before = league
        for number, place, table in list(league.tables()):
            if table.match is not None and not table.is_over:
                league = await self._taken_in(league, number, place, table.match)
        for number, place, table in list(league.tables()):
            if table.match is None and self._is_due(league, number):
                await self.opening.open(league, number, place)
        league = self.book.find(league.id) or league
        if league.is_played:
            league = await self.book.change(league.id, lambda one: replace(one, status="over")) or league
        if league != before or league.id in self._stale:
            await self.renew(league)

    def _is_due(self, league: League, number: int) -> bool:
        """By the clock, or where no time is set, once the round before is over."""
        if league.hours == 0 and number > 0:
            return league.rounds[number - 1].is_over
        return league.rounds[number].at <= self.context.host.now

    async def _taken_in(self, league: League, number: int, place: int, match: str) -> League:
        table = await self.context.host.queries.table(match)
        if table.is_live:
            return league
        points = points_of(table)
        return await self.book.change(league.id, lambda one: with_table(one, number, place, points=points)) or league

    async def renew(self, league: League) -> None:
        """Its message as things stand; what Discord does not take now is tried again later."""
        words = self.context.public_words(self.context.client.get_guild(league.guild), league.game)
        view = league_view(league, self.context.faces[league.game], words)
        place = self.context.client.get_partial_messageable(league.channel, guild_id=league.guild)
        self._stale.discard(league.id)
        try:
            if league.message is not None:
                with suppress(discord.NotFound):
                    await place.get_partial_message(league.message).edit(view=view, allowed_mentions=NOBODY)
                    return
            sent = await place.send(view=view, allowed_mentions=NOBODY)
        except (discord.HTTPException, *NETWORK_ERRORS) as error:
            log.info("The message of league %s cannot be renewed: %s", league.id, error)
            self._stale.add(league.id)
            return
        await self.book.change(league.id, lambda one: replace(one, message=sent.id))
