"""From the click to its acknowledgement and to the new board, idle and with hundreds of matches, against bare bots.

Idle, ours and the bare ones take turns click by click; with hundreds of matches the bare one is measured before and
after ours.
"""

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from statistics import median

from msgspec import Struct

from bot.ui.shared.unanswered import PATIENCE
from tests.bench import rivals
from tests.bench.figures import Figure, at_least, at_most, spread
from tests.bench.machine import memory_of
from tests.bench.presses import Size, Taken
from tests.bench.rivals import DATABASE, OurBot

STALL_S = 0.03  # stalls from here on are told; to look for shorter ones takes a share of what is measured
STALLED = re.compile(r"stood still for (\d+) ms")


OWN_MS = 5.0  # by which an acknowledgement may be later beside the wait for its board


class NotKept(Exception):
    """The bench pressed something else than legal answers, or the bot lost some."""


class Idle(Struct):
    ours: Taken
    keeping: Taken
    showing: Taken


class Busy(Struct):
    ours: Taken
    before: Taken  # the bare bot, measured before ours and after it
    after: Taken
    stall: int  # ms, the longest
    memory: int  # bytes
    open: list[Taken]  # by rate, clicks that come whatever has been answered


def measure(size: Size) -> Iterator[Figure]:
    yield from idle_figures(asyncio.run(idle(size)))
    yield from busy_figures(size, asyncio.run(busy(size)))


async def idle(size: Size) -> Idle:
    """One click after the other, each when the board has been shown again; the bots take turns."""
    channels, found = size.idle_matches, Idle(Taken(), Taken(), Taken())
    async with (
        rivals.ours(channels) as (ours, bot),
        rivals.keeping(channels) as keeping,
        rivals.showing(channels) as showing,
    ):
        with ours.metered(found.ours), keeping.metered(found.keeping), showing.metered(found.showing):
            for _ in range(size.idle_clicks):
                if not await ours.once(found.ours):
                    break
                await keeping.once(found.keeping)
                await showing.once(found.showing)
        _check_kept(bot, found.ours)
    return found


async def busy(size: Size) -> Busy:
    before = await _keeping(size)
    async with rivals.ours(size.matches, STALL_S) as (ours, bot):
        said = len(bot.said())
        taken = await ours.together(size.at_once, size.seconds)
        _check_kept(bot, taken)
        stalls = [int(ms) for ms in STALLED.findall(bot.said()[said:])]
        memory = memory_of(bot.pid)
        opened = [await ours.arriving(rate, size.seconds / 3) for rate in size.rates]
    return Busy(taken, before, await _keeping(size), max(stalls, default=0), memory, opened)


async def _keeping(size: Size) -> Taken:
    async with rivals.keeping(size.matches) as keeping:
        return await keeping.together(size.at_once, size.seconds / 3)


def _check_kept(bot: OurBot, taken: Taken) -> None:
    """What was acknowledged without having been kept would not count."""
    with closing(sqlite3.connect(bot.data / DATABASE)) as database:
        (kept,) = database.execute("SELECT count(*) FROM journal WHERE by = 'person'").fetchone()
    clicks = len(taken.waits)
    if not clicks - taken.late <= kept <= clicks:
        raise NotKept(f"{clicks} answers were given, {kept} were kept; the bot said: {bot.faults()}")


def idle_figures(found: Idle) -> Iterator[Figure]:
    section, ours, keeping, showing = "clicks, idle", found.ours, found.keeping, found.showing
    yield Figure(
        section,
        "median to the acknowledgement, later than a bare bot's that keeps each click on disk",
        ours.median - keeping.median,
        "ms",
        at_most(PATIENCE * 1000 + OWN_MS, "ms"),
        f"{ours.median:.1f} and {keeping.median:.1f} ms, p99 {ours.p99:.1f} and {keeping.p99:.1f} ms; "
        f"{len(ours.waits)} clicks each, by turns; a click waits {PATIENCE * 1000:.0f} ms for its board at most",
    )
    yield Figure(
        section,
        "requests for a click with its board, answer included",
        ours.all_requests / len(ours.waits),
        "",
        at_most(1.5),
        f"{ours.boards / len(ours.waits):.0%} of the clicks were answered with the board",
    )
    yield Figure(
        section,
        "median to the new board, against one that also edits in a ready-made picture",
        median(ours.shown) / median(showing.shown),
        "×",
        at_most(2, "×"),
        f"{spread(ours.shown, showing.shown)}; {_ms(ours.shown)} and {_ms(showing.shown)}",
    )
    details = f"the bare bots {keeping.cost:.1f} and {showing.cost:.1f} ms"
    yield Figure(section, "CPU for a click, with its board", ours.cost, "ms", at_most(15, "ms"), details)
    yield Figure(
        section,
        "requests for a click that count against Discord's 50 a second",
        ours.requests / len(ours.waits),
        "",
        at_most(0.5),
    )


def busy_figures(size: Size, found: Busy) -> Iterator[Figure]:
    section, ours = f"clicks, {size.matches} matches", found.ours
    rates = sorted((found.before.rate, found.after.rate))
    cost = (found.before.cost + found.after.cost) / 2
    yield Figure(
        section,
        "clicks a second, share of a bare bot's that keeps each click on disk",
        ours.rate / (sum(rates) / 2) * 100,
        "%",
        at_least(50, "%"),
        f"{ours.rate:.0f} /s, the bare one {rates[0]:.0f} and {rates[1]:.0f} /s before and after; "
        f"CPU {ours.cost:.1f} and {cost:.1f} ms a click",
    )
    details = f"the bare one {(found.before.per_cpu + found.after.per_cpu) / 2:.0f}"
    yield Figure(section, "clicks for a second of the bot's CPU", ours.per_cpu, "/s", details=details)
    for rate, opened in zip(size.rates, found.open, strict=True):
        details = f"median {opened.median:.0f} ms, {opened.late} of {len(opened.waits)} too late"
        yield Figure(
            section, f"p99 to the acknowledgement, {rate:.0f} clicks a second", opened.p99, "ms", None, details
        )
    details = f"median {ours.median:.0f} ms, {ours.late} too late; {size.at_once} click at once while boards are drawn"
    yield Figure(section, "p99 to the acknowledgement", ours.p99, "ms", at_most(100, "ms"), details)
    details = "" if found.stall else f"none over {STALL_S * 1000:.0f} ms"
    yield Figure(section, "longest stall of the event loop", found.stall, "ms", at_most(30, "ms"), details)
    yield Figure(section, "memory of the bot", found.memory / 2**20, "MiB", at_most(300, "MiB"))


def _ms(seconds: list[float]) -> str:
    return f"{median(seconds) * 1000:.0f} ms"
