"""What the page hears: numbered events, each for the people who may see it."""

from collections.abc import Iterable

import msgspec

from bot.local.protocol.discord_json import Json
from bot.local.table.event_log import EventLog

KEPT = 2000


class PageEvent(msgspec.Struct, frozen=True):
    """`audience` is None for everybody, else the ids of those who may see it."""

    type: str
    data: Json
    audience: frozenset[str] | None = None

    def is_for(self, person_id: str) -> bool:
        return self.audience is None or person_id in self.audience


class Feed:
    def __init__(self) -> None:
        self.log: EventLog[PageEvent] = EventLog(KEPT)

    def tell(self, kind: str, data: Json, audience: Iterable[str] | None = None) -> None:
        self.log.append(PageEvent(kind, data, None if audience is None else frozenset(audience)))
