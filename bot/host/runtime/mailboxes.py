"""The mailboxes of the matches that are in memory; the others wait in the store."""

from collections import OrderedDict
from collections.abc import Callable, Mapping

from bot.host.model.live import Live, Step
from bot.host.model.refused import HostRefused
from bot.host.model.table import Table
from bot.host.runtime.mailbox import FindStep, Mailbox
from bot.metrics.figures import REFUSALS

MEMORY = 64 * 2**20  # bytes; a match that is not in memory costs a replay at its next click


class Mailboxes:
    """The ones used longest ago are dropped when all take too much memory, unless `is_busy` says that work goes on."""

    def __init__(self, make: Callable[[str], Mailbox], is_busy: Callable[[str], bool], memory: int) -> None:
        self._make, self._is_busy, self._memory = make, is_busy, memory
        self._mailboxes: OrderedDict[str, Mailbox] = OrderedDict()  # the one used last comes last
        self._weights: dict[str, int] = {}  # what each took when it was last used
        self._weight = 0  # of all
        self._is_closed = False

    def __len__(self) -> int:
        """How many have a match."""
        return len(self._mailboxes) - self.empty

    @property
    def empty(self) -> int:
        """How many have none: nothing but what is asked for at this moment."""
        return sum(mailbox.table is None for mailbox in self._mailboxes.values())

    @property
    def weight(self) -> int:
        """The bytes that all take together."""
        return self._weight

    def of(self, match: str) -> Mailbox:
        mailbox = self._mailboxes.get(match)
        if mailbox is None:
            mailbox = self._mailboxes[match] = self._make(match)
        self._mailboxes.move_to_end(match)
        self._weigh(match, mailbox.weight)
        if self._weight > self._memory:
            self._drop_idle(match)
        return mailbox

    async def open(self, live: Live) -> Step:
        """A new lobby in a mailbox of its own. Raises HostRefused("channel-busy")."""
        self._check_open()
        try:
            return await self.of(live.table.id).open(live)
        except HostRefused:
            self._drop_empty(live.table.id)
            raise

    async def take(self, match: str, find_step: FindStep) -> Step | None:
        """Take a step at a match; see Mailbox. Raises HostRefused("shutting-down") once the mailboxes are closed."""
        self._check_open()
        try:
            return await self.of(match).take(find_step)
        except HostRefused as refused:
            REFUSALS.labels(refused.reason).inc()
            self._drop_empty(match)
            raise

    async def catch_up(self, versions: Mapping[str, int]) -> None:
        """What is in memory goes on from where others have taken it; what is over is read anew when asked for."""
        self.forget_over()
        for match, mailbox in list(self._mailboxes.items()):
            if mailbox.table is not None and mailbox.table.is_live:
                await mailbox.catch_up(versions.get(match))

    def close(self) -> None:
        """Take no further steps; those that have begun come to their end."""
        self._is_closed = True

    def seen(self, match: str) -> Table | None:
        """The table as it is in memory, if it is."""
        mailbox = self._mailboxes.get(match)
        return None if mailbox is None else mailbox.table

    async def until_idle(self) -> None:
        """Wait until nothing is at work in any of them."""
        for mailbox in list(self._mailboxes.values()):
            await mailbox.until_idle()

    def forget_over(self, guild: int | None = None) -> None:
        """Drop the matches that are over (of one server): they hold names, and somebody wants to be forgotten."""
        for match, mailbox in list(self._mailboxes.items()):
            table = mailbox.table
            if mailbox.is_idle and table is not None and not table.is_live and guild in (None, table.guild):
                self._drop(match)

    def _check_open(self) -> None:
        if self._is_closed:
            raise HostRefused("shutting-down")

    def _weigh(self, match: str, weight: int) -> None:
        self._weight += weight - self._weights.get(match, 0)
        self._weights[match] = weight

    def _drop_idle(self, wanted: str) -> None:
        for match, mailbox in list(self._mailboxes.items()):
            if self._weight <= self._memory:
                return
            if match != wanted and mailbox.is_idle and not self._is_busy(match):
                self._drop(match)

    def _drop_empty(self, match: str) -> None:
        """What was refused before there was a match to keep takes no room."""
        mailbox = self._mailboxes.get(match)
        if mailbox is not None and mailbox.is_empty:
            self._drop(match)

    def _drop(self, match: str) -> None:
        del self._mailboxes[match]
        self._weight -= self._weights.pop(match)
