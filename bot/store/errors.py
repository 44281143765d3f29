"""What can go wrong with the memory; each carries a sentence for the log or the person at the keyboard."""


class StoreError(Exception):
    pass


class StoreUnusable(StoreError):
    """The database cannot be opened; nothing was changed in it."""


class StoreDamaged(StoreUnusable):
    """The database's file is not whole."""


class NoDriver(StoreUnusable):
    """The library that speaks to a server is not installed."""


class StorageFailed(StoreError):
    """A write did not happen. The cause is chained."""


class Unsure(StorageFailed):
    """The database went away over a write, and nobody can tell yet whether it was kept."""


class Overtaken(StorageFailed):
    """Somebody else has written to the match since it was read: nothing was kept, and what was read is old."""


class LeaseLost(StorageFailed):
    """Another process serves our shards by now: nothing was kept, and nothing of ours will be."""


class LeaseTaken(StoreError):
    """Another process serves one of these shards."""


class ShardsDiffer(StoreError):
    """Others share the servers out to another number of shards."""


class Outdated(StoreError):
    """A newer version has changed the tables since this process was started."""


class ChannelBusy(StoreError):
    """The channel already has a lobby or an open match."""


class CharacterTaken(StoreError):
    """A character is not as it was read: it plays, has changed or is gone, or was made already. Nothing was kept."""
