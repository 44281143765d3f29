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
MOST_SHOWN = 3  # differences named in the log


class Reconciler:
    """`look()` looks at one message. Only what differs twice in a row is renewed: it may be about to be shown."""

    def __init__(self, publisher: Publisher) -> None:
        self._publisher = publisher
        self._next: list[Updater] = []
        self._doubted: dict[str, object] = {}  # by match, with what it said and should have said

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
        if not self._next:
            return False
        updater = self._next.pop()
        found, match = updater.differences(), updater.table.id
        if found is None or self._doubted.get(match) != found:
            self._doubted.pop(match, None)
            if found is not None:
                self._doubted[match] = found
                self._next.append(updater)  # looked at again in a moment
            return False
        del self._doubted[match]
        wrong = "; ".join(found[1][:MOST_SHOWN])
        log.warning("The message of match %s was not true, so I renew it: it %s", match, wrong)
        RENEWED.inc()
        updater.request()
        return True
