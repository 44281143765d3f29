"""Now and then, while nobody waits, compares a table message with its match, and renews it where the two differ.

That should never be. It costs no request to Discord: what was last posted is known.
"""

import asyncio
import logging

from bot.host import HostRefused
from bot.metrics.figures import RENEWED
from bot.ui.messages.publisher import Publisher
from bot.ui.messages.updater import Updater
from bot.ui.wire.declined import Declined

log = logging.getLogger(__name__)
LOOK_SECONDS = 5.0  # from one message to the next


class Reconciler:
    """`look()` looks at one message. Only what differs twice in a row is renewed: it may be about to be shown."""

    def __init__(self, publisher: Publisher) -> None:
        self._publisher = publisher
        self._next: list[Updater] = []
        self._doubted: dict[str, object] = {}  # by match, with what it said and should have said
        self._renewed: dict[str, object] = {}  # the same, of the last renewal: one that changed nothing is not repeated

    async def run(self) -> None:
        """For ever, so run it as a task."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if self._publisher.context.in_flight.is_busy:
                continue
            try:
                self.look()
            except (HostRefused, Declined) as refused:
                log.info("A message could not be compared with its match: %s", refused)
            except Exception:
                log.exception("A message could not be compared with its match")

    def look(self) -> bool:
        """Was one renewed?"""
        if not self._next:
            self._next = self._publisher.live_updaters()
            live = {updater.table.id for updater in self._next}
            self._renewed = {match: found for match, found in self._renewed.items() if match in live}
        if not self._next:
            return False
        updater = self._next.pop()
        found, match = updater.differences(), updater.table.id
        if found is None or self._renewed.get(match) == found:
            self._doubted.pop(match, None)
            return False
        if self._doubted.get(match) != found:
            self._doubted[match] = found
            self._next.append(updater)  # looked at again in a moment
            return False
        self._renewed[match] = self._doubted.pop(match)
        log.warning("The message of match %s was not true in %d places, so I renew it", match, len(found[1]))
        RENEWED.inc()
        updater.request()
        return True
