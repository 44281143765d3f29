"""Every variable there is, in the order in which documents list them.

Settings are read from here, and docs/configuration.md, `.env.example` and what `doctor` knows are made from here.
"""

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Any

from msgspec import Struct

from bot.settings import parsing as read

DEFAULT_PORT = "8300"


class Variable(Struct, frozen=True):
    """One variable: what it means, what holds without it, and how its text becomes the `field` of Settings."""

    name: str
    meaning: str
    field: str = ""  # empty: several variables make one field, or none is made
    read: Callable[[str, str], Any] = read.text_or_none
    default: str = ""
    without: str = ""  # in words, where the default is no value

    def value(self, env: Mapping[str, str]) -> Any:
        """Raises SettingsError."""
        return self.read(self.name, env.get(self.name) or self.default)

    @property
    def default_said(self) -> str:
        """As a table has it."""
        return " ".join(filter(None, (f"`{self.default}`" if self.default else "", self.without)))


DECLARED: tuple[Variable, ...] = (
    Variable("DISCORD_TOKEN", "the bot's token", without="none: the local table opens"),
    Variable("DISCORD_TOKEN_FILE", "path of a file that contains the token (use this instead of `DISCORD_TOKEN`)"),
    Variable("CASTELLAN_DATA", "folder of the database", "data", read.folder, "data"),
    Variable(
        "CASTELLAN_DATABASE_URL",
        "`postgresql://user:password@host/database` ([how](hosting.md#on-postgresql))",
        "database_url",
        read.database_url,
        without="an SQLite file in that folder",
    ),
    Variable("CASTELLAN_GAMES", "folder with more games, one folder for each", "games", read.folder_or_none),
    Variable(
        "CASTELLAN_GAMES_OFF",
        "keys of games that this bot does not offer, with commas between them",
        "games_off",
        read.keys,
        without="all are offered",
    ),
    Variable("CASTELLAN_LOG", "`DEBUG`, `INFO`, `WARNING` or `ERROR`", "log_level", read.log_level, "INFO"),
    Variable("CASTELLAN_LOG_FORMAT", "`text`, or `json`: one object a line", "log_format", read.log_format, "text"),
    Variable(
        "CASTELLAN_METRICS",
        "port, or address and port, at which Prometheus reads `/metrics`",
        "metrics",
        read.address,
        without="no metrics",
    ),
    Variable("CASTELLAN_SENTRY", "Sentry DSN; reports contain no secrets", "sentry"),
    Variable(
        "CASTELLAN_AUTOMATON_DELAY",
        "seconds an automaton thinks; with `0`, moments do not stay on screen either",
        "automaton_delay",
        read.seconds,
        "0.8",
    ),
    Variable(
        "CASTELLAN_SHARDS", "number of shards, the same in all processes", without="`auto`: what Discord recommends"
    ),
    Variable(
        "CASTELLAN_SHARD_IDS",
        "shards this process serves, as in `0-3` or `0,2` ([several processes](hosting.md#several-processes))",
        without="all",
    ),
    Variable(
        "CASTELLAN_LEASE",
        "lease time in seconds: another process may take over this one's shards when it has been silent for that long",
        "lease",
        read.lease,
        "30",
    ),
    Variable("CASTELLAN_STALL", "stall in seconds that the log reports; `0` for never", "stall", read.seconds, "0.25"),
    Variable(
        "CASTELLAN_LIMITS",
        "`off` removes the limits on open tables from servers that have set none",
        "has_limits",
        read.is_on,
        "on",
    ),
    Variable(
        "CASTELLAN_FILM",
        "format of shared films: `webp`, or `gif`, which is three times as large",
        "film",
        read.film,
        "webp",
    ),
    Variable(
        "CASTELLAN_CACHES",
        "memory of all caches together in MiB, from 16 to 4096; with less, clicks and pictures take longer",
        "caches",
        read.mebibytes,
        "142",
    ),
    Variable("PORT", "port of the local table, on 127.0.0.1 only", "port", read.port, DEFAULT_PORT),
    Variable(
        "CASTELLAN_LOCAL_GUILDS",
        "number of servers of the local table, each with its own channels",
        "local_guilds",
        read.guilds,
        "1",
    ),
    Variable("CASTELLAN_API", "address of a local table in another process (`python -m bot.local`)", "api"),
    Variable(
        "CASTELLAN_ENV_FILE",
        "file with more variables, one `NAME=value` a line; `--env-file` names it as well",
        without="`.env`, if there is one",
    ),
)
VARIABLES = tuple(one.name for one in DECLARED)
OURS = "CASTELLAN_"


def unknown_variables(env: Mapping[str, str]) -> list[str]:
    """Those that look like ours and are none, each with the one that was probably meant: nobody obeys them."""
    return [_guessed(name) for name in env if name.startswith(OURS) and name not in VARIABLES]


def _guessed(name: str) -> str:
    known = [one.removeprefix(OURS) for one in VARIABLES]
    guess = get_close_matches(name.removeprefix(OURS), known, 1)
    return f"{name} (is it {OURS}{guess[0]}?)" if guess else name
