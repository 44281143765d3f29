"""The environment, read once into one frozen Settings."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from msgspec import Struct

from bot.pulse import part_of
from bot.sharding import Shards, WrongShards, read_shards

DEFAULT_PORT = 8300
MOST_LOCAL_GUILDS = 20
OURS = "CASTELLAN_"
VARIABLES = (
    "CASTELLAN_API",
    "CASTELLAN_AUTOMATON_DELAY",
    "CASTELLAN_DATA",
    "CASTELLAN_DATABASE_URL",
    "CASTELLAN_FILM",
    "CASTELLAN_GAMES",
    "CASTELLAN_LEASE",
    "CASTELLAN_LIMITS",
    "CASTELLAN_LOG",
    "CASTELLAN_LOG_FORMAT",
    "CASTELLAN_METRICS",
    "CASTELLAN_SENTRY",
    "CASTELLAN_SHARDS",
    "CASTELLAN_SHARD_IDS",
    "CASTELLAN_STALL",
)
POSTGRES = ("postgresql://", "postgresql+psycopg://", "postgres://")
PRIVATE = 0o077  # the rights nobody else gets on files of ours


class SettingsError(Exception):
    """A variable of the environment says something that cannot be. The message says how to mend it."""


class Settings(Struct, frozen=True):
    """All that an admin may set; docs/configuration.md has the table."""

    token: str | None = None  # DISCORD_TOKEN; None: the local table
    api: str | None = None  # CASTELLAN_API: a local table in another process, e.g. http://127.0.0.1:8300
    data: Path = Path("data")  # CASTELLAN_DATA: the folder of the database
    database_url: str | None = None  # CASTELLAN_DATABASE_URL: PostgreSQL's, in place of a file in that folder
    games: Path | None = None  # CASTELLAN_GAMES: a folder with more games
    port: int = DEFAULT_PORT  # PORT: where the local table listens
    log_level: str = "INFO"  # CASTELLAN_LOG
    automaton_delay: float = 0.8  # CASTELLAN_AUTOMATON_DELAY, seconds an automaton thinks
    stall: float = 0.25  # CASTELLAN_STALL, seconds the bot may stand still before the log says so; 0: it never does

    film: Literal["webp", "gif"] = "webp"  # CASTELLAN_FILM: gif is larger, and played everywhere
    log_format: Literal["text", "json"] = "text"  # CASTELLAN_LOG_FORMAT
    metrics: tuple[str, int] | None = None  # CASTELLAN_METRICS: 9300, or 0.0.0.0:9300; None: they are not served
    sentry: str | None = None  # CASTELLAN_SENTRY: where errors are told, a DSN

    has_limits: bool = True  # CASTELLAN_LIMITS: off, for nobody is refused a table where a server settles no limit
    shards: Shards | None = (
        None  # CASTELLAN_SHARDS, CASTELLAN_SHARD_IDS; None: as many as Discord says, all of them here
    )
    lease: float = 30.0  # CASTELLAN_LEASE, seconds after which another process may serve the shards of a silent one
    local_guilds: int = 1  # CASTELLAN_LOCAL_GUILDS, how many servers our own local table has
    part: str = ""  # the name of those shards, where others are served by other processes

    @property
    def served(self) -> Shards:
        """Which servers this process serves."""
        return self.shards or Shards()

    @property
    def is_alone(self) -> bool:
        """Can nobody else serve these servers, as the folder of the file is this process's own?"""
        return self.served.is_whole and self.database_url is None

    @property
    def database(self) -> Path:
        """The file, where it is a file."""
        return self.data / "castellan.sqlite3"

    @property
    def kept_at(self) -> Path | str:
        """Where everything is kept: the file, or the URL of a PostgreSQL database."""
        return self.database_url or self.database

    @property
    def local_world(self) -> Path:
        """What the local table remembers between two starts."""
        return self.data / "local-table.json"


def read_settings(env: Mapping[str, str] = os.environ) -> Settings:
    """Settings from the environment. Raises SettingsError with one clear sentence."""
    token, api = _token(env), env.get("CASTELLAN_API") or None
    return Settings(
        token=token,
        api=api,
        data=Path(env.get("CASTELLAN_DATA") or "data"),
        database_url=_database_url(env.get("CASTELLAN_DATABASE_URL") or ""),
        games=games_folder(env),
        port=_port(env.get("PORT") or str(DEFAULT_PORT)),
        log_level=_log_level(env.get("CASTELLAN_LOG") or "INFO"),
        automaton_delay=_seconds("CASTELLAN_AUTOMATON_DELAY", env.get("CASTELLAN_AUTOMATON_DELAY") or "0.8"),
        stall=_seconds("CASTELLAN_STALL", env.get("CASTELLAN_STALL") or "0.25"),
        film=_film(env.get("CASTELLAN_FILM") or "webp"),
        has_limits=_is_on("CASTELLAN_LIMITS", env.get("CASTELLAN_LIMITS") or "on"),
        log_format=_log_format(env.get("CASTELLAN_LOG_FORMAT") or "text"),
        metrics=_address(env.get("CASTELLAN_METRICS") or ""),
        sentry=env.get("CASTELLAN_SENTRY") or None,
        shards=_shards(env, is_somewhere=bool(token or api)),
        lease=_lease(env.get("CASTELLAN_LEASE") or "30"),
        local_guilds=_guilds(env.get("CASTELLAN_LOCAL_GUILDS") or "1"),
        part=part_of(env),
    )


def _token(env: Mapping[str, str]) -> str | None:
    """From the environment, or from a file that only the bot may read, as Docker and systemd hand out secrets."""
    named = env.get("DISCORD_TOKEN_FILE")
    if not named:
        return env.get("DISCORD_TOKEN") or None
    try:
        found = Path(named).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"DISCORD_TOKEN_FILE names {named}, which cannot be read: {error}.") from error
    if not found:
        raise SettingsError(f"DISCORD_TOKEN_FILE names {named}, which is empty.")
    return found


def _shards(env: Mapping[str, str], *, is_somewhere: bool) -> Shards | None:
    """`is_somewhere`: there is a Discord, or a local table, that other processes find as well."""
    try:
        found = read_shards(env.get("CASTELLAN_SHARDS") or "", env.get("CASTELLAN_SHARD_IDS") or "")
    except WrongShards as error:
        raise SettingsError(str(error)) from error
    if found is not None and not found.is_whole and not is_somewhere:
        raise SettingsError(
            "CASTELLAN_SHARD_IDS leaves shards to other processes, which do not find the local table of this one: "
            "set DISCORD_TOKEN, or CASTELLAN_API."
        )
    return found


def _database_url(text: str) -> str | None:
    """It is not repeated where it is wrong, as a password may stand in it."""
    if text and not text.startswith(POSTGRES):
        raise SettingsError(
            "CASTELLAN_DATABASE_URL must look like postgresql://user:password@host/database. "
            "For SQLite leave it out: CASTELLAN_DATA names the folder of the file."
        )
    return text or None


def games_folder(env: Mapping[str, str] = os.environ) -> Path | None:
    """Where the admin keeps more games; None where nowhere."""
    return Path(env["CASTELLAN_GAMES"]) if env.get("CASTELLAN_GAMES") else None


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise SettingsError(f"PORT must be a number from 0 to 65535, not {text!r}.")
    return int(text)


def _guilds(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MOST_LOCAL_GUILDS:
        raise SettingsError(f"CASTELLAN_LOCAL_GUILDS must be a number from 1 to {MOST_LOCAL_GUILDS}, not {text!r}.")
    return int(text)


def _log_level(text: str) -> str:
    level = text.upper()
    if level not in {"DEBUG", "INFO", "WARNING", "ERROR"}:
        raise SettingsError(f"CASTELLAN_LOG must be DEBUG, INFO, WARNING or ERROR, not {text!r}.")
    return level


def _log_format(text: str) -> Literal["text", "json"]:
    match text.lower():
        case "text":
            return "text"
        case "json":
            return "json"
    raise SettingsError(f"CASTELLAN_LOG_FORMAT must be text or json, not {text!r}.")


def _address(text: str) -> tuple[str, int] | None:
    """A port, on this machine alone; or an address and a port."""
    if not text:
        return None
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or int(port) > 65535:
        raise SettingsError(f"CASTELLAN_METRICS must be a port, or an address and a port, not {text!r}.")
    return host or "127.0.0.1", int(port)


def _film(text: str) -> Literal["webp", "gif"]:
    match text.lower():
        case "webp":
            return "webp"
        case "gif":
            return "gif"
    raise SettingsError(f"CASTELLAN_FILM must be webp or gif, not {text!r}.")


def _is_on(name: str, text: str) -> bool:
    if text.lower() not in ("on", "off"):
        raise SettingsError(f"{name} must be on or off, not {text!r}.")
    return text.lower() == "on"


def _lease(text: str) -> float:
    """Shorter ones would be lost where a process merely waits for its disk."""
    if not text.isdecimal() or not 3 <= int(text) <= 600:
        raise SettingsError(f"CASTELLAN_LEASE must be a number of seconds from 3 to 600, not {text!r}.")
    return float(text)


def _seconds(name: str, text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise SettingsError(f"{name} must be a number of seconds from 0 to 60, not {text!r}.")
    return seconds
