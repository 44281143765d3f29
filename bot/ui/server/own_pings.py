"""/gm pings and /gm tables: when somebody wishes to be called, and where they are waited for."""

import re
from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import cache
from typing import Any
from zoneinfo import available_timezones

from discord.utils import format_dt

from bot.host import HostRefused, Table
from bot.ui.messages.letters import Letters
from bot.ui.shared.context import Context
from bot.ui.shared.wishes import Digest, Quiet, Wishes, zone_of
from bot.ui.wire.declined import Declined
from bot.ui.wire.layout import NEUTRAL_ACCENT, layout, lines
from bot.ui.wire.reply import Reply
from bot.words import Plain, Words, plain

MOST_VACATION = 21  # days
MODES = {
    "every": "pings-every",
    "waited": "pings-waited",
    "end": "pings-end",
    "never": "pings-never",
}
_HOURS = re.compile(r"(\d{1,2})(?::(\d\d))?\s*[-–]\s*(\d{1,2})(?::(\d\d))?", re.ASCII)
_HOUR = re.compile(r"(\d{1,2})(?::(\d\d))?", re.ASCII)
OFF = "off"


class OwnPings:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.letters = Letters(context)

    async def show(self, reply: Reply, changes: dict[str, Any]) -> None:
        """What holds for whoever asks, after the changes. Raises Declined, HostRefused."""
        person = reply.interaction.user.id
        wishes, words = self.context.wishes.of(person), self.context.words(reply.interaction)
        if (greeting := _greeting(changes)) and not await self.letters.greet(person, words.say(greeting)):
            raise Declined("letter-closed")
        if changes:
            wishes = await self.context.wishes.change(person, **changes)
            await self.context.host.other_processes.tell()
        if "vacation" in changes:
            await self.context.host.commands.rest(person, wishes.vacation)
        for table in await self.context.host.queries.tables_of(person) if changes else ():
            self.context.host.call_at(table.id, self.context.host.now)  # whom to call is looked at anew
        await reply.show(
            layout(
                NEUTRAL_ACCENT,
                f"### {words.say('pings-title')}",
                lines(*self._told(wishes, reply, words)),
                f"-# {words.say('pings-how')}",
            )
        )

    async def tables(self, reply: Reply) -> None:
        """All tables on this server where whoever asks sits; those that wait for them first."""
        words, person = self.context.words(reply.interaction), reply.interaction.user.id
        found = [
            table
            for table in await self.context.host.queries.tables_of(person)
            if table.guild == reply.interaction.guild_id and table.game in self.context.faces
        ]
        waiting = [table for table in found if person in self.context.public(table).asked_people()]
        others = [table for table in found if table not in waiting]
        told = [*(self._table("tables-waiting", table, words) for table in waiting)]
        told += [self._table("tables-other", table, words) for table in others]
        title = f"### {words.say('tables-title')}"
        await reply.show(layout(NEUTRAL_ACCENT, title, lines(*told) or words.say("tables-none")))

    def _table(self, message: str, table: Table, words: Words) -> str:
        title = self.context.public(table).title
        return words.say(message, game=title, channel=Plain(f"<#{table.channel}>"))

    def _told(self, wishes: Wishes, reply: Reply, words: Words) -> Iterator[str]:
        settled = self.context.settings.of(reply.interaction.guild_id).pings
        yield words.say(MODES[wishes.pings or settled])
        if wishes.pings is None:
            yield words.say("pings-server")
        yield words.say("pings-letters" if wishes.has_letters else "pings-no-letters")
        if (digest := wishes.digest) is not None:
            yield words.say("pings-digest", at=digest.at, zone=plain(digest.zone))
        if wishes.quiet is None:
            yield words.say("pings-no-quiet")
        else:
            quiet = wishes.quiet
            yield words.say("pings-quiet", begins=quiet.begins, ends=quiet.ends, zone=plain(quiet.zone))
        if wishes.vacation is not None and wishes.vacation > self.context.host.now:
            yield words.say("pings-vacation", when=Plain(format_dt(wishes.vacation, "f")))


def _greeting(changes: dict[str, Any]) -> str | None:
    """What is written first, to see that it arrives."""
    if changes.get("digest"):
        return "digest-greeting"
    return "letter-greeting" if changes.get("has_letters") else None


def read_digest(text: str, zone: str, wishes: Wishes, now: datetime) -> Digest | None:
    """`8` or `18:30`; `off` for none. Where no zone is named it is that of before. Raises Declined."""
    if text.strip().lower() == OFF:
        return None
    found = _HOUR.fullmatch(text.strip())
    hour, minute = (int(found[1]), int(found[2] or 0)) if found else (24, 0)
    if hour > 23 or minute > 59:
        raise Declined("digest-no-hour")
    before = wishes.digest or wishes.quiet
    place = zone.strip() or (before.zone if before else "UTC")
    try:
        zone_of(place)
    except ValueError:
        raise Declined("pings-no-zone") from None
    return Digest(f"{hour:02}:{minute:02}", place, now)


def read_quiet(text: str, zone: str, before: Quiet | None) -> Quiet | None:
    """`22-8` or `22:30-07:00`; `off` for none. An empty text leaves the hours as they are. Raises Declined."""
    if text.strip().lower() == OFF:
        return None
    begins, ends = _hours(text) if text else _known(before)
    place = zone.strip() or (before.zone if before else "UTC")
    try:
        zone_of(place)
    except ValueError:
        raise Declined("pings-no-zone") from None
    return Quiet(begins, ends, place)


def _known(before: Quiet | None) -> tuple[str, str]:
    if before is None:
        raise Declined("pings-no-hours")
    return before.begins, before.ends


def _hours(text: str) -> tuple[str, str]:
    found = _HOURS.fullmatch(text.strip())
    numbers = [int(number or 0) for number in found.groups()] if found else []
    if (
        not numbers
        or max(numbers[0], numbers[2]) > 23
        or max(numbers[1], numbers[3]) > 59
        or numbers[:2] == numbers[2:]
    ):
        raise Declined("pings-no-hours")
    return f"{numbers[0]:02}:{numbers[1]:02}", f"{numbers[2]:02}:{numbers[3]:02}"


def vacation_until(days: int, now: datetime) -> datetime | None:
    """None: they are back. Raises HostRefused for what Discord does not offer."""
    if not 0 <= days <= MOST_VACATION:
        raise HostRefused("illegal")
    return now + timedelta(days=days) if days else None


def zones(typed: str) -> list[str]:
    """Places whose name holds what was typed, where the machine knows any."""
    wanted = typed.strip().lower().replace(" ", "_")
    return [name for name in _places() if wanted in name.lower()]


@cache
def _places() -> list[str]:
    """Found once, as whole folders are read for it."""
    return sorted(available_timezones())
