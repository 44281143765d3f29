"""Durable memory: tables and statements are SQLAlchemy's, aiosqlite drives the file."""

from bot.store.errors import ChannelBusy, CharacterTaken, Overtaken, StorageFailed, StoreError, StoreUnusable
from bot.store.retention import Film
from bot.store.rows import (
    Brought,
    CharacterRow,
    Commit,
    DeadlineRow,
    Entry,
    History,
    MatchRow,
    ResultRow,
    Returned,
    SeatRow,
    SnapshotRow,
    Status,
)
from bot.store.standings import Standing
from bot.store.store import Store

__all__ = [
    "Brought",
    "ChannelBusy",
    "CharacterRow",
    "CharacterTaken",
    "Commit",
    "DeadlineRow",
    "Entry",
    "Film",
    "History",
    "MatchRow",
    "Overtaken",
    "ResultRow",
    "Returned",
    "SeatRow",
    "SnapshotRow",
    "Standing",
    "Status",
    "StorageFailed",
    "Store",
    "StoreError",
    "StoreUnusable",
]
