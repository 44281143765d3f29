"""Which clicks have come already: the gateway may tell of one twice, as when a session is resumed.

Served twice, each spoils the other's answer: Discord takes one alone, and the panel of the other stays as it was.
"""

MOST_REMEMBERED = 1000  # clicks; what is told again comes within seconds


class ToldOnce:
    def __init__(self) -> None:
        self._ids: dict[int, None] = {}  # in the order they came

    def is_new(self, interaction: int) -> bool:
        """Has it not come before? From now on it has."""
        if interaction in self._ids:
            return False
        self._ids[interaction] = None
        if len(self._ids) > MOST_REMEMBERED:
            del self._ids[next(iter(self._ids))]
        return True
