"""The tables. A change here needs a migration in `migrations/versions`; a test compares the two.

Columns of a primary key are never null and need not say so.
"""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    TextClause,
    text,
)
from sqlalchemy.types import TypeDecorator

from bot.engine import Choice, Outcome
from bot.engine.orders import Given
from bot.engine.readable import make_readable

LIVE = text("status IN ('lobby', 'open')")
ENCODER = msgspec.json.Encoder()
metadata = MetaData()


class Instant(TypeDecorator[datetime]):
    """A moment in UTC. SQLite keeps no zones, so the zone is taken off and put back here."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        del dialect
        return None if value is None else value.astimezone(UTC).replace(tzinfo=None)

    def bind_processor(self, dialect: Dialect) -> Callable[[datetime | None], Any] | None:
        """For SQLite the same text as SQLAlchemy's, in a twentieth of the time: half of what a row cost was this."""
        return _as_text if dialect.name == "sqlite" else super().bind_processor(dialect)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        del dialect
        return None if value is None else value.replace(tzinfo=UTC)


def _as_text(value: datetime | None) -> str | None:
    if value is None:
        return None
    text = ENCODER.encode(value.astimezone(UTC)).decode()[1:-2].replace("T", " ")  # it stood in quotes, Z at its end
    return text if value.microsecond else f"{text}.000000"


class AsJson(TypeDecorator[Any]):
    """A value of one type as JSON text; None is NULL."""

    impl = Text
    cache_ok = True

    def __init__(self, kind: Any) -> None:
        super().__init__()
        self.kind = kind
        make_readable(kind)  # rows are read by several threads

    def bind_processor(self, dialect: Dialect) -> Callable[[Any], str | None]:
        """Text is text to both databases, so nothing comes after ours."""
        del dialect
        return _as_json

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        del dialect
        return None if value is None else msgspec.json.decode(value, type=self.kind)


def _as_json(value: Any) -> str | None:
    return None if value is None else ENCODER.encode(value).decode()


def _match() -> Column[str]:
    return Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False)


def _only(condition: TextClause) -> dict[str, Any]:
    """An index that holds a part of the rows; a query uses it that names the same condition."""
    return {"sqlite_where": condition, "postgresql_where": condition}


matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger),
    Column("status", String(16), nullable=False),
    Column("options", AsJson(dict[str, Any]), nullable=False),
    Column("seed", LargeBinary),
    Column("commitment", String(64)),
    Column("starter", BigInteger, nullable=False),
    Column("starter_name", Text, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("created", Instant, nullable=False),
    Column("started", Instant),
    Column("ended", Instant),
    Column("outcome", AsJson(Outcome)),
    Column("notes", AsJson(dict[str, Any])),
    Column("called", AsJson(dict[int, int])),  # by prompt: how often whoever is asked has been called
    Column("call_at", Instant),  # when somebody is to be called who could not be called before
    Column("banks", AsJson(dict[int, int])),  # by seat: the seconds it has saved up
    Column("thinned", Instant),  # since when only the record is kept
    Column("draws", AsJson(tuple[int, ...])),
    Column("version", Integer, nullable=False, server_default="0"),  # rises with every step, which says what it read
    Index("one_live_match_per_channel", "channel", unique=True, **_only(LIVE)),
    Index("live_of_guild", "guild", "starter", **_only(LIVE)),
    Index("matches_of_guild", "guild", "game", "ended"),
    Index("matches_of_starter", "starter"),
    Index("begun_in_channel", "channel", "created", **_only(text("started IS NOT NULL"))),
    Index("matches_by_end", "ended", **_only(text("ended IS NOT NULL"))),
    Index("kept_whole", "guild", "ended", **_only(text("thinned IS NULL AND ended IS NOT NULL"))),
)

seats = Table(
    "seats",
    metadata,
    _match(),
    Column("seat", Integer),
    Column("person", BigInteger),  # NULL: an automaton
    Column("name", Text, nullable=False),
    Column("is_away", Boolean, nullable=False),
    Column("strength", String(16), nullable=False, server_default="steady"),  # of its automaton
    PrimaryKeyConstraint("match", "seat"),
    Index("seats_of_person", "person"),
)

snapshots = Table(
    "snapshots",
    metadata,
    _match(),
    Column("answers", Integer),
    Column("rules_version", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("drawn", BigInteger, nullable=False),
    Column("prompts", Integer, nullable=False),
    Column("turn", Integer),  # NULL: from before turns were counted
    Column("began", Integer),
    Column("orders", AsJson(dict[int, dict[str, Given]])),
    Column("wordings", AsJson(dict[str, dict[int, int]])),
    PrimaryKeyConstraint("match", "answers"),
)

# Append-only. A row holds an answer, or (`kept`) says that only so many answers count from here on: then `prompt` is
# the number above which the prompts are numbered from there.
journal = Table(
    "journal",
    metadata,
    _match(),
    Column("sequence", Integer),
    Column("prompt", Integer),
    Column("seat", Integer),
    Column("choice", AsJson(Choice)),
    Column("by", String(16)),
    Column("kept", Integer),
    Column("person", BigInteger),
    Column("at", Instant, nullable=False),
    Column("draws", AsJson(tuple[int, ...])),  # NULL: from before they were kept
    PrimaryKeyConstraint("match", "sequence"),
    Index("journal_of_person", "person", **_only(text("person IS NOT NULL"))),
)

deadlines = Table(
    "deadlines",
    metadata,
    _match(),
    Column("prompt", Integer),
    Column("seat", Integer, nullable=False),
    Column("remind", Instant, nullable=False),
    Column("due", Instant, nullable=False),
    Column("is_reminded", Boolean, nullable=False),
    PrimaryKeyConstraint("match", "prompt"),
)

results = Table(
    "results",
    metadata,
    _match(),
    Column("seat", Integer),
    Column("person", BigInteger),
    Column("score", Integer, nullable=False),
    Column("has_won", Boolean, nullable=False),
    PrimaryKeyConstraint("match", "seat"),
    Index("results_of_person", "person"),
)

characters = Table(
    "characters",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner", BigInteger, nullable=False),
    Column("guild", BigInteger),  # of a server with a roster of its own; NULL: theirs on all others
    Column("game", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("sheet", AsJson(dict[str, Any]), nullable=False),
    Column("revision", Integer, nullable=False),  # rises with every change: whoever writes says which one they read
    Column("playing", String(16), ForeignKey("matches.id", ondelete="SET NULL")),  # the match it is in
    Column("origin", String(32), unique=True),  # what it was made from, where that can be done but once
    Column("created", Instant, nullable=False),
    Column("changed", Instant, nullable=False),
    Column("retired", Instant),  # NULL: it may be brought into matches
    Index("characters_of_person", "owner", "game"),
    Index("characters_in_match", "playing"),
    Index("characters_of_guild", "guild", **_only(text("guild IS NOT NULL"))),
)

# How characters came into a match. It is never altered, so that a match is played again without any roster.
brought = Table(
    "brought",
    metadata,
    _match(),
    Column("place", Integer),
    Column("character", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("sheet", AsJson(dict[str, Any]), nullable=False),
    PrimaryKeyConstraint("match", "place"),
)

# What people have settled for themselves, on all servers.
people = Table(
    "people",
    metadata,
    Column("person", BigInteger),
    Column("key", String(64)),
    Column("value", Text, nullable=False),
    PrimaryKeyConstraint("person", "key"),
)

settings = Table(
    "settings",
    metadata,
    Column("guild", BigInteger),
    Column("key", String(64)),
    Column("value", Text, nullable=False),
    PrimaryKeyConstraint("guild", "key"),
)

# Which process serves which shard: whoever takes one writes another `holder`, and then nobody else writes there.
leases = Table(
    "leases",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("shards", Integer, nullable=False),  # how many there are
    Column("holder", Text, nullable=False),  # empty where it was given back
    Column("epoch", Integer, nullable=False),  # rises each time it is taken
    Column("until", Instant, nullable=False),  # when it runs out, or since when it is free
)

# Who is being erased. From the first slice on nobody sees what is left of them; the row goes with the last.
erasures = Table(
    "erasures",
    metadata,
    Column("kind", String(16)),  # "person" or "guild"
    Column("id", BigInteger),
    Column("name", Text, nullable=False),  # stands where theirs stood
    PrimaryKeyConstraint("kind", "id"),
)
