"""Durable memory: SQLite through SQLAlchemy Core, migrated at opening, written in groups."""

from bot.store.errors import ChannelBusy, StorageFailed, StoreError, StoreUnusable
from bot.store.rows import Commit, DeadlineRow, Entry, History, MatchRow, ResultRow, SeatRow, SnapshotRow, Status
from bot.store.standings import Standing
from bot.store.store import Store

__all__ = [
    "ChannelBusy",
    "Commit",
    "DeadlineRow",
    "Entry",
    "History",
    "MatchRow",
    "ResultRow",
    "SeatRow",
    "SnapshotRow",
    "Standing",
    "Status",
    "StorageFailed",
    "Store",
    "StoreError",
    "StoreUnusable",
]
