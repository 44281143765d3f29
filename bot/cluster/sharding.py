"""Whose servers are whose: Discord gives each server to one shard, and a process serves some of the shards, or all."""

import re

from msgspec import Struct

_TIME_BITS = 22  # below them an id says when it was made; Discord shards by what is above (gateway.mdx, sharding)
_RANGE = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?", re.ASCII)
MOST_SHARDS = 16_384


class WrongShards(ValueError):
    """The shards that were asked for do not fit. The message says how to mend it."""


def shard_of(guild: int, shards: int) -> int:
    """Which of so many shards hears of a server; what belongs to none, as a private word does, comes to the first."""
    return (guild >> _TIME_BITS) % shards


class Shards(Struct, frozen=True):
    """How many there are, and which of them are this process's own. One process that serves all counts as one shard."""

    count: int = 1
    own: frozenset[int] = frozenset({0})

    def holds(self, guild: int) -> bool:
        """Does this process serve that server?"""
        return shard_of(guild, self.count) in self.own

    @property
    def is_whole(self) -> bool:
        """Does this process serve all servers?"""
        return len(self.own) == self.count

    @property
    def leads(self) -> bool:
        """Does it do what is done once for the whole bot?"""
        return 0 in self.own

    @property
    def part(self) -> float:
        """How much of all it serves."""
        return len(self.own) / self.count


def read_shards(count: str, ids: str) -> Shards | None:
    """CASTELLAN_SHARDS and CASTELLAN_SHARD_IDS; None where there are as many as Discord says, and all of them here.

    Raises WrongShards.
    """
    if count.lower() in ("", "auto"):
        if ids:
            raise WrongShards(
                "CASTELLAN_SHARD_IDS needs a number in CASTELLAN_SHARDS, the same in all processes: "
                "auto is for one process that serves all."
            )
        return None
    if not (count.isascii() and count.isdecimal() and 1 <= int(count) <= MOST_SHARDS):
        raise WrongShards(f"CASTELLAN_SHARDS must be auto or a number from 1 to {MOST_SHARDS}, not {count!r}.")
    number = int(count)
    return Shards(number, _own(ids, number) if ids else frozenset(range(number)))


def _own(ids: str, count: int) -> frozenset[int]:
    own = set[int]()
    for part in ids.replace(" ", "").split(","):
        found = _RANGE.fullmatch(part)
        first, last = (int(found[1]), int(found[2] or found[1])) if found else (1, 0)
        if first > last:
            raise WrongShards(f"CASTELLAN_SHARD_IDS must name shards, like 0-3 or 0,2, not {ids!r}.")
        if last >= count:
            raise WrongShards(
                f"CASTELLAN_SHARD_IDS names shard {last}, and CASTELLAN_SHARDS is {count}: "
                f"they are numbered from 0 to {count - 1}."
            )
        own.update(range(first, last + 1))
    return frozenset(own)
