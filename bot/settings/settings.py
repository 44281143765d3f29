"""The environment, read once into one frozen Settings."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from msgspec import Struct

from bot.cluster.sharding import Shards, WrongShards, read_shards
from bot.process.heartbeat_file import part_of
from bot.settings.declared import DECLARED, DEFAULT_PORT
from bot.settings.errors import SettingsError


class Settings(Struct, frozen=True):
    """All that an admin may set; docs/configuration.md has the table."""

    token: str | None = None  # DISCORD_TOKEN; None: the local table
    api: str | None = None  # CASTELLAN_API: a local table in another process, e.g. http://127.0.0.1:8300
    data: Path = Path("data")  # CASTELLAN_DATA: the folder of the database
    database_url: str | None = None  # CASTELLAN_DATABASE_URL: PostgreSQL's, in place of a file in that folder
    games: Path | None = None  # CASTELLAN_GAMES: a folder with more games
    games_off: frozenset[str] = frozenset()  # CASTELLAN_GAMES_OFF: keys of games that are not offered
    port: int = int(DEFAULT_PORT)  # PORT: where the local table listens
    log_level: str = "INFO"  # CASTELLAN_LOG
    automaton_delay: float = 0.8  # CASTELLAN_AUTOMATON_DELAY, seconds an automaton thinks
    stall: float = 0.25  # CASTELLAN_STALL, seconds the bot may stand still before the log says so; 0: it never does

    film: Literal["webp", "gif"] = "webp"  # CASTELLAN_FILM: gif is larger, and played everywhere
    caches: int = 142  # CASTELLAN_CACHES, MiB of memory for all caches together
    log_format: Literal["text", "json"] = "text"  # CASTELLAN_LOG_FORMAT
    metrics: tuple[str, int] | None = None  # CASTELLAN_METRICS: 9300, or 0.0.0.0:9300; None: they are not served
    sentry: str | None = None  # CASTELLAN_SENTRY: where errors are told, a DSN

    has_limits: bool = True  # CASTELLAN_LIMITS: off, for nobody is refused a table where a server settles no limit
    shards: Shards | None = None  # CASTELLAN_SHARDS, CASTELLAN_SHARD_IDS; None: as Discord says, all of them here
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
    token = _token(env)
    said = {one.field: one.value(env) for one in DECLARED if one.field}
    shards = _shards(env, is_somewhere=bool(token or said["api"]))
    return Settings(token=token, shards=shards, part=part_of(env), **said)


def _token(env: Mapping[str, str]) -> str | None:
    """From the environment, or from a file that only the bot may read, as Docker and systemd hand out secrets."""
    named = env.get("DISCORD_TOKEN_FILE")
    if not named:
        return env.get("DISCORD_TOKEN") or None
    try:
        found = Path(named).read_text(encoding="utf-8").strip()
    except OSError as error:
        raise SettingsError(f"DISCORD_TOKEN_FILE names {named}, which cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise SettingsError(f"DISCORD_TOKEN_FILE names {named}, which is no text in UTF-8.") from error
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
