"""The time at which a lobby begins, and whom it is for: asked and taken in."""

import re
from datetime import UTC, datetime, timedelta, tzinfo

from bot.host import Table, require
from bot.ui.shared.context import Context, person_of
from bot.ui.shared.wishes import zone_of
from bot.ui.views.arranging import WHEN, arranging_modal, read_purposes
from bot.ui.wire.declined import Declined
from bot.ui.wire.reply import Reply, data_of
from bot.ui.wire.submitted import submitted

UNITS = {"d": timedelta(days=1), "h": timedelta(hours=1), "m": timedelta(minutes=1)}
_SPAN = re.compile(r"(\d{1,4})\s*(d|h|m)[a-z]*", re.ASCII)
_CLOCK = re.compile(r"(\d{1,2})[:.](\d\d)(?:\s+(\S+))?", re.ASCII)


class Arranging:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def ask(self, reply: Reply, table: Table) -> None:
        """Raises HostRefused."""
        server = self.context.rights(reply.interaction, table.guild)
        require(table, reply.interaction.user.id, "arrange", server)
        scene = self.context.private(table, reply.interaction)
        await reply.ask(arranging_modal(scene, self.context.host.now))

    async def settle(self, reply: Reply, table: Table) -> None:
        """Raises HostRefused and Declined."""
        server, filled = self.context.rights(reply.interaction, table.guild), submitted(data_of(reply.interaction))
        quiet = self.context.wishes.of(reply.interaction.user.id).quiet
        zone = UTC if quiet is None else zone_of(quiet.zone)
        at = read_when("".join(filled.fields.get(WHEN, ())), self.context.host.now, zone)
        person = person_of(reply.interaction.user)
        await self.context.host.commands.arrange(table.id, person, at, read_purposes(filled), server)
        await reply.accept()


def read_when(text: str, now: datetime, zone: tzinfo = UTC) -> datetime | None:
    """`2h 30m`, `90 min`, `3 days`; `20:30` where `zone` is, or `20:30 Europe/Berlin`. Nothing: no time.

    Raises Declined for what is none of these.
    """
    said = text.strip().lower()
    if not said:
        return None
    if found := _CLOCK.fullmatch(text.strip()):
        return _next(int(found[1]), int(found[2]), now, zone if found[3] is None else _zone(found[3]))
    spans = _SPAN.findall(said)
    if not spans or _SPAN.sub("", said).strip(" ,"):
        raise Declined("arrange-unread")
    return now + sum((int(number) * UNITS[unit] for number, unit in spans), timedelta())


def _next(hour: int, minute: int, now: datetime, zone: tzinfo) -> datetime:
    """The next time that clocks there say so."""
    there = now.astimezone(zone)
    try:
        at = there.replace(hour=hour, minute=minute, second=0, microsecond=0)
    except ValueError:
        raise Declined("arrange-unread") from None
    return (at if at > there else at + timedelta(days=1)).astimezone(UTC)


def _zone(name: str) -> tzinfo:
    try:
        return zone_of(name)
    except ValueError:
        raise Declined("pings-no-zone") from None
