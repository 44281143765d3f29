"""The mailboxes of the matches that are in memory; the others wait in the store."""

from collections import OrderedDict
from collections.abc import Callable
from itertools import islice

from bot.host.room import Room
from bot.host.table import Table

MOST_ROOMS = 1000  # a match that is not in memory costs a replay at its next click


class Rooms:
    """Those idle for longest make way, unless `is_busy` says that somebody is at work there."""

    def __init__(self, make: Callable[[str], Room], is_busy: Callable[[str], bool], most: int) -> None:
        self._make, self._is_busy, self._most = make, is_busy, most
        self._rooms: OrderedDict[str, Room] = OrderedDict()  # the one used last comes last

    def __len__(self) -> int:
        return len(self._rooms)

    def of(self, match: str) -> Room:
        room = self._rooms.get(match)
        if room is None:
            room = self._rooms[match] = self._make(match)
            self._make_way()
        self._rooms.move_to_end(match)
        return room

    def seen(self, match: str) -> Table | None:
        """The table as it is in memory, if it is."""
        room = self._rooms.get(match)
        return None if room is None else room.table

    async def quiet(self) -> None:
        """Wait until nobody is in any of them."""
        for room in list(self._rooms.values()):
            await room.quiet()

    def forget_over(self) -> None:
        """Let go of matches that are over: they remember names."""
        for match, room in list(self._rooms.items()):
            if room.is_quiet and room.table is not None and not room.table.is_live:
                del self._rooms[match]

    def _make_way(self) -> None:
        spare = len(self._rooms) - self._most
        for match, room in list(islice(self._rooms.items(), max(0, spare))):
            if room.is_quiet and not self._is_busy(match):
                del self._rooms[match]
