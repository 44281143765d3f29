"""Castellan, the Discord client: owns the store, the host and everything shown; starts and stops them."""

import asyncio
import logging
import pkgutil
from contextlib import suppress
from datetime import datetime, timedelta
from importlib import import_module
from typing import Any

import discord
from discord.ext import commands

import cogs
from bot.cluster.shard_lease import ShardLease, Silenced
from bot.cluster.shard_start import Identifying, seconds_to_wait
from bot.games.shown import AllGames, ShownGame, all_games
from bot.host import Change, Host
from bot.metrics.requests import Requests
from bot.metrics.serving import watch
from bot.process.folder_lock import last_holder, note_holder
from bot.process.heartbeat_file import last_beat
from bot.process.stalls import Stalls
from bot.settings import Settings
from bot.store import Store
from bot.ui.actions.game_cog import GameMaster
from bot.ui.actions.mentions import Mentions
from bot.ui.actions.router import Router
from bot.ui.actions.tree import Tree
from bot.ui.actions.warming import warm
from bot.ui.messages.channel_events import ChannelEvents
from bot.ui.messages.draw_pool import waiting
from bot.ui.messages.publisher import Publisher
from bot.ui.messages.reconciler import Reconciler
from bot.ui.server.housekeeping import Housekeeping
from bot.ui.shared.caches import MATCHES, bound_pictures, shared_out, watch_caches
from bot.ui.shared.context import Context
from bot.ui.wire.bot_permissions import invite_link
from bot.ui.wire.refused_edits import refused_edits

log = logging.getLogger(__name__)
LOCAL_READY_SECONDS = 0.05  # the local table has told everything by then
READY_SECONDS = 2.0
ORDERLY_SECONDS = 4.0  # for all that is under way when the bot closes; then it gives its lease back

# The bot never speaks, so discord.py need not warn of missing voice libraries.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class Castellan(GameMaster):
    """The bot. `start(token)` runs it, `close()` ends it in order; matches survive either way."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Requests()
        super().__init__(
            **_sharding(settings),
            http_trace=self.requests.trace,
            command_prefix=commands.when_mentioned,  # there are no text commands; discord.py wants one
            help_command=None,
            # Messages come without their content, but for those that speak to us: we want to hear when one of ours is
            # deleted, and when somebody does not know that commands are needed.
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            tree_cls=Tree,
            allowed_installs=discord.app_commands.AppInstallationType(guild=True),  # as Discord would fill it in
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            guild_ready_timeout=LOCAL_READY_SECONDS if settings.api else READY_SECONDS,
        )
        self.settings = settings
        refused_edits.forget()
        self.was_ready = asyncio.Event()  # connected at least once, with all servers known
        self.stalls = Stalls()
        self._identifying = Identifying()
        self._identified = set[int]()  # shards that have said who they are
        self._ending = asyncio.Event()
        self._setting_up = asyncio.Lock()
        self._warming: asyncio.Task[None] | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._reconciling: asyncio.Task[None] | None = None
        self.shard_lease: ShardLease | None = None  # once our shards are ours
        self._serving = asyncio.Event()
        self._renewing: asyncio.Task[None] | None = None
        self.requests.trace.on_request_start.append(self._may_speak)

    async def setup_hook(self) -> None:
        """Before the gateway."""
        async with self._setting_up:
            if not self.is_closed():
                is_shared = not self.settings.is_alone
                self.store = await Store.open(self.settings.kept_at, is_shared=is_shared, gone=self._gone)
                games = all_games(
                    self.settings.games, self.settings.games_off
                )  # takes its time: nobody is to wait for it once we serve
                if await self._begin_to_serve():
                    await self._set_up(games)

    async def _begin_to_serve(self) -> bool:
        """Wait until nobody else serves our servers. False where this process ends before. Raises ShardsDiffer."""
        served, lasts = self.settings.served, timedelta(seconds=self.settings.lease)
        lease = ShardLease(self.store, served, lasts, is_alone=self.settings.is_alone, gone=self._gone)
        if not await lease.begin(self._ending):
            return False
        if served.is_whole and not self.settings.is_alone:
            note_holder(self.settings.data, lease.holder)
        self.shard_lease = lease
        self._serving.set()
        self._renewing = asyncio.create_task(lease.keep(), name="lease")
        return True

    @property
    def _gone(self) -> str:
        """A holder of leases that is dead for certain, as the folder is this process's alone."""
        return last_holder(self.settings.data) if self.settings.served.is_whole else ""

    async def _may_speak(self, *what: object) -> None:
        """Before each request to Discord; until the lease is taken there are none but those of the login."""
        del what
        if self.shard_lease is not None and not await self.shard_lease.may_speak():
            raise Silenced("another process may serve these servers")

    async def until_over(self) -> None:
        """Return once another process serves what this one has served, or is to."""
        await self._serving.wait()
        assert self.shard_lease is not None
        await self.shard_lease.over.wait()

    @property
    def is_replaced(self) -> bool:
        """Does another process serve what this one has served?"""
        return self.shard_lease is not None and self.shard_lease.is_lost

    async def _set_up(self, games: AllGames) -> None:
        """Matches and commands."""
        assert isinstance(self.tree, Tree)
        assert self.shard_lease is not None
        for broken in games.broken:
            log.error("%s", broken)
        if games.unknown_off:
            log.error("CASTELLAN_GAMES_OFF names games that I do not have: %s", ", ".join(games.unknown_off))
        delay, shares = self.settings.automaton_delay, shared_out(self.settings.caches)
        bound_pictures(shares)
        self.host = Host(
            self.store,
            games.rules,
            automaton_delay=delay,
            hold=self._hold,
            lobby_life=self._lobby_life,
            memory=shares[MATCHES],
            shards=self.settings.served,
        )
        self.context = Context(
            self,
            self.host,
            self.stalls,
            holds_moments=delay > 0,
            film_kind=self.settings.film,
            has_limits=self.settings.has_limits,
        )
        self.publisher = Publisher(self.context)
        self.router = Router(self.context, self.publisher)
        self.mentions = Mentions(self.context)
        self.tree.in_flight = self.context.in_flight
        self.tree.words = self.context.words
        await self.add_cog(ChannelEvents(self, self.publisher))
        for game in games.shown:
            await self._add_commands(game)
        for extension in own_extensions():
            await self.load_extension(extension)
        self.host.audience = self.publisher
        self.host.vacations = lambda: self.context.wishes.vacations(self.host.now)
        watch(lambda: self.host.in_memory, lambda: self.store.writer.waiting, waiting)
        counted = {"empty mailboxes": lambda: self.host.empty_mailboxes, "reels": lambda: len(self.context.reels)}
        watch_caches(shares, lambda: self.host.memory_of_matches, counted)
        await self.host.start(self._last_seen())
        if self.settings.served.leads:
            await self.tree.sync_if_changed()
        else:
            await self.tree.learn()
        if not self.settings.api:
            log.info("Servers let me in at %s", invite_link(self.application_id or 0))
        self._warming = asyncio.create_task(warm(self.context.faces.values()), name="warming")
        self._keeping = asyncio.create_task(Housekeeping(self.context).run(), name="housekeeping")
        self._reconciling = asyncio.create_task(Reconciler(self.publisher).run(), name="reconciler")

    async def connect(self, *, reconnect: bool = True) -> None:
        """To the gateway, once Discord has sessions left for all our shards."""
        while not self._ending.is_set():
            wanted, _, told = await self.http.get_bot_gateway()
            shards = wanted if self.settings.shards is None else len(self.settings.shards.own)
            limits = discord.SessionStartLimits(**told)
            self._identifying.max_concurrency = limits.max_concurrency
            if not (seconds := seconds_to_wait(limits, shards)):
                await super().connect(reconnect=reconnect)
                return
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), seconds)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        del initial
        shard = shard_id or 0
        is_again = shard in self._identified
        self._identified.add(shard)
        await self._identifying.wait(shard, is_again=is_again)

    def _last_seen(self) -> datetime | None:
        """When these servers were last served; the sign of life knows best, where it is of the same servers."""
        assert self.shard_lease is not None
        beat, leased = last_beat(self.settings.data), self.shard_lease.last_seen
        if not self.settings.is_alone:
            return leased
        return max(filter(None, (beat, leased)), default=None) if self.shard_lease.was_shared_otherwise else beat

    def _hold(self, change: Change) -> float:
        """Automata act over nothing that people should see first."""
        return self.context.holds.of_change(change)

    def _lobby_life(self, guild: int) -> timedelta:
        """For how long a lobby may stand idle there."""
        return self.context.settings.of(guild).lobby_life

    async def _add_commands(self, game: ShownGame) -> None:
        """A game whose commands cannot be added hinders no other.

        Not by `load_extension`, which would run its module a second time: another face, that reads its words again.
        """
        try:
            await import_module(game.extension).setup(self)
        except Exception:  # what a foreign module may raise is anything
            log.exception("The game in %s has no commands: they cannot be added.", game.found.place.said)

    async def on_ready(self) -> None:
        """Discord calls this at each connection, the first and every later one."""
        self.was_ready.set()
        log.info("Ready as %s in %d servers", self.user, len(self.guilds))

    def is_quiet(self) -> bool:
        """Does nobody wait for an answer?"""
        return not self.context.in_flight.is_busy

    async def on_message(self, message: discord.Message, /) -> None:
        """There are no text commands: nothing of what people write is looked at, or logged."""
        if hasattr(self, "mentions"):
            await self.mentions.hear(message)

    async def ailment(self) -> str | None:
        """What keeps the bot from its work, if anything does. A spare is well while it waits."""
        if self.shard_lease is None and hasattr(self, "store") and not self.settings.is_alone:
            return None
        if self.shard_lease is None or not self.is_ready():
            return "I have not come to Discord yet."
        if not is_connected(self):
            return "Discord's gateway is gone, so no click is heard."
        return await self.shard_lease.ailment()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        self.requests.arrived(interaction.id)
        await self.router.on_interaction(interaction)

    async def close(self) -> None:
        """Answer the clicks in flight, finish what is being written and shown, give the lease back, end the session."""
        self._ending.set()
        async with self._setting_up:  # what is begun is finished, so that it can be undone
            if not self.is_closed():
                await self._close_in_order()

    async def _close_in_order(self) -> None:
        for task in (self._warming, self._keeping, self._reconciling, self._renewing):
            if task is not None:
                task.cancel()
        if hasattr(self, "publisher"):
            try:
                async with asyncio.timeout(ORDERLY_SECONDS):
                    await self._finish()
            except TimeoutError:
                log.warning("What was under way is not finished; it goes on after the next start")
        if self.shard_lease is not None:
            await self.shard_lease.end()
        await super().close()
        if hasattr(self, "store"):
            await self.store.close()

    async def _finish(self) -> None:
        """What people wait for; each part has a bound of its own. No film is waited for."""
        await self.context.in_flight.start_closing()
        await self.router.sharing.close()
        await self.host.close()
        await self.publisher.close()
        await self.context.in_flight.close()


def _sharding(settings: Settings) -> dict[str, Any]:
    """What discord.py is told of shards; nothing where it asks Discord how many there are."""
    shards = settings.shards
    return {} if shards is None else {"shard_count": shards.count, "shard_ids": sorted(shards.own)}


def own_extensions() -> list[str]:
    """The server's own commands: the modules beside the games' folders."""
    return [f"cogs.{module.name}" for module in pkgutil.iter_modules(cogs.__path__) if not module.ispkg]


def is_connected(client: discord.Client) -> bool:
    """Is there a gateway, or with shards every one of them? discord.py stays "ready" while it is gone."""
    if isinstance(client, discord.AutoShardedClient):
        return bool(client.shards) and not any(shard.is_closed() for shard in client.shards.values())
    gateway: Any = client.ws  # None before the first connection, whatever its annotation says
    return gateway is not None and bool(gateway.open)
