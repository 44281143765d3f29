"""Durable memory: tables and statements are SQLAlchemy's, aiosqlite drives the file."""

from bot.store.about_person import AboutPerson
from bot.store.errors import (
    ChannelBusy,
    CharacterTaken,
    LeaseLost,
    LeaseTaken,
    Overtaken,
    ShardsDiffer,
    StorageFailed,
    StoreDamaged,
    StoreError,
    StoreUnusable,
    Unsure,
)
from bot.store.hints import Ear
from bot.store.over import PAGE, Over
from bot.store.reliability import Reliability
from bot.store.retention import Film
from bot.store.rows import (
    Brought,
    CharacterRow,
    Commit,
    DeadlineRow,
    Entry,
    History,
    LeaseRow,
    MatchRow,
    ResultRow,
    Returned,
    SeatRow,
    SnapshotRow,
    Status,
)
from bot.store.store import Store

__all__ = [
    "PAGE",
    "AboutPerson",
    "Brought",
    "ChannelBusy",
    "CharacterRow",
    "CharacterTaken",
    "Commit",
    "DeadlineRow",
    "Ear",
    "Entry",
    "Film",
    "History",
    "LeaseLost",
    "LeaseRow",
    "LeaseTaken",
    "MatchRow",
    "Over",
    "Overtaken",
    "Reliability",
    "ResultRow",
    "Returned",
    "SeatRow",
    "ShardsDiffer",
    "SnapshotRow",
    "Status",
    "StorageFailed",
    "Store",
    "StoreDamaged",
    "StoreError",
    "StoreUnusable",
    "Unsure",
]
