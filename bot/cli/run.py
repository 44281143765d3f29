"""`run`: the bot on Discord, or at the local table where there is no token."""

import asyncio
import logging
import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from tempfile import TemporaryFile

import aiohttp
import discord
import msgspec
import typer

from bot.app import Castellan
from bot.cli.endings import CannotRun, sentence_for
from bot.cli.exit_codes import NEEDS_SOMEBODY
from bot.control.answering import Answers
from bot.control.serving import listening
from bot.local.redirect import point_discord_at
from bot.metrics.serving import served
from bot.process.daily_backup import back_up_daily, look_through
from bot.process.error_reports import NoSentry, report_to
from bot.process.folder_lock import AlreadyOwned, owned
from bot.process.heartbeat import beat
from bot.process.interpreter import keep_tidy, share_heap
from bot.process.logs import set_up_logs
from bot.process.overdue import end_within
from bot.settings import Settings, unknown_variables
from bot.store import StoreError

log = logging.getLogger(__name__)


def run_bot(settings: Settings) -> None:
    """Run until SIGINT or SIGTERM. Raises CannotRun."""
    share_heap()
    set_up_logs(settings.log_level, settings.log_format)
    for name in unknown_variables(os.environ):
        log.warning("I know no variable %s. docs/configuration.md lists all that I read.", name)
    _prepare_data(settings)
    try:
        if settings.sentry:
            report_to(settings.sentry)
        with owned(settings.data, is_shared=not settings.served.is_whole), _measured(settings):
            asyncio.run(_serve(settings))
    except AlreadyOwned as error:
        raise CannotRun(f"{error} Stop it first, or set CASTELLAN_DATA to another folder.") from error
    except NoSentry as error:
        raise CannotRun(str(error)) from error


@contextmanager
def _measured(settings: Settings) -> Iterator[None]:
    """The figures are shown to whoever asks, where an admin wants that."""
    with ExitStack() as stack:
        if settings.metrics is not None:
            try:
                port = stack.enter_context(served(settings.metrics, settings.kept_at))
            except OSError as error:
                host, wanted = settings.metrics
                raise CannotRun(f"I cannot serve metrics at {host}:{wanted}: {error.strerror}.") from error
            log.info("The metrics are at http://%s:%d/metrics", settings.metrics[0], port)
        yield


def _prepare_data(settings: Settings) -> None:
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=settings.data):
            pass
    except OSError as error:
        raise CannotRun(
            f"The data folder {settings.data} cannot be created or written ({error.strerror}). "
            "Set CASTELLAN_DATA to another folder."
        ) from error


async def _serve(settings: Settings) -> None:
    if settings.token:
        await _run_until_signal(settings, settings.token)
        return
    from bot.cli.own_table import local_table  # noqa: PLC0415 - on Discord nobody needs a table of ours

    async with local_table(settings) as (api, token):
        point_discord_at(api)
        await _run_until_signal(msgspec.structs.replace(settings, api=api), token, is_own_table=not settings.api)


async def _say_where(bot: Castellan) -> None:
    """Once the bot is there: where its database is refused nobody is to come."""
    await bot.was_ready.wait()
    # Printed, not logged: this is the answer to the command.
    typer.echo(f"\n  The local table is open: {bot.settings.api}/")
    typer.echo("  No DISCORD_TOKEN is set, so this is not Discord: you are Ada, Ben or Cleo. Ctrl+C closes it.\n")


async def _run_until_signal(settings: Settings, token: str, *, is_own_table: bool = False) -> None:
    bot = Castellan(settings)
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, _end, stop)
    running = asyncio.create_task(_run(bot, token), name="bot")
    waiting = asyncio.create_task(stop.wait(), name="signal")
    over = asyncio.create_task(bot.until_over(), name="over")
    aside = [
        asyncio.create_task(beat(settings.data, bot.ailment, settings.part), name="heartbeat"),
        asyncio.create_task(keep_tidy(bot.was_ready.wait, bot.is_quiet), name="interpreter"),
    ]
    if is_own_table:
        aside.append(asyncio.create_task(_say_where(bot), name="welcome"))
    if settings.served.leads:
        aside.append(asyncio.create_task(_back_up(bot), name="backups"))
    if settings.stall:
        aside.append(asyncio.create_task(bot.stalls.watch(settings.stall), name="stalls"))
    try:
        async with listening(settings.data, Answers(bot)):
            await asyncio.wait({running, waiting, over}, return_when=asyncio.FIRST_COMPLETED)
        if bot.is_replaced:
            raise CannotRun("Another process now serves these shards. When restarted, this one waits as a spare.")
    finally:
        for task in (waiting, over, *aside):
            task.cancel()
        await bot.close()
        with suppress(asyncio.CancelledError):
            await running


def _end(stop: asyncio.Event) -> None:
    if not stop.is_set():
        stop.set()
        end_within()


async def _back_up(bot: Castellan) -> None:
    await bot.was_ready.wait()
    if bot.settings.database_url is None:  # a server's admin has better means
        if bot.store.was_cut_short:
            await look_through(bot.settings.database)
        await back_up_daily(bot.settings.database)


async def _run(bot: Castellan, token: str) -> None:
    try:
        await bot.start(token)
    except (discord.LoginFailure, discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as error:
        if (sentence := sentence_for(error)) is None:
            raise
        raise CannotRun(sentence, NEEDS_SOMEBODY) from error
    except discord.GatewayNotFound as error:
        raise CannotRun(f"{_where(bot.settings)} does not say where its gateway is. Try again later.") from error
    except (aiohttp.ClientConnectionError, RuntimeError) as error:
        if bot.is_closed():  # ended while it was still connecting: aiohttp complains of its closed session
            return
        if isinstance(error, RuntimeError):
            raise
        raise CannotRun(f"{_where(bot.settings)} cannot be reached ({error}). Is the network up?") from error
    except StoreError as error:
        raise CannotRun(str(error)) from error


def _where(settings: Settings) -> str:
    return f"The local table at {settings.api}" if settings.api else "Discord"
