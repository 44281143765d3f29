"""Text of the environment into values. Each reader raises SettingsError with one clear sentence."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from bot.settings.errors import SettingsError

MOST_LOCAL_GUILDS = 20
POSTGRES = ("postgresql://", "postgresql+psycopg://", "postgres://")


def text_or_none(name: str, text: str) -> str | None:
    del name
    return text or None


def folder(name: str, text: str) -> Path:
    del name
    return Path(text)


def folder_or_none(name: str, text: str) -> Path | None:
    del name
    return Path(text) if text else None


def keys(name: str, text: str) -> frozenset[str]:
    """Of games, with commas between them."""
    del name
    return frozenset(key.strip() for key in text.split(",") if key.strip())


def games_folder(env: Mapping[str, str] = os.environ) -> Path | None:
    """Where the admin keeps more games; None where nowhere."""
    return folder_or_none("CASTELLAN_GAMES", env.get("CASTELLAN_GAMES") or "")


def games_off(env: Mapping[str, str] = os.environ) -> frozenset[str]:
    """The keys of the games that this host does not offer."""
    return keys("CASTELLAN_GAMES_OFF", env.get("CASTELLAN_GAMES_OFF") or "")


def database_url(name: str, text: str) -> str | None:
    """It is not repeated where it is wrong, as a password may stand in it."""
    if text and not text.startswith(POSTGRES):
        raise SettingsError(
            f"{name} must look like postgresql://user:password@host/database. "
            "For SQLite leave it out: CASTELLAN_DATA names the folder of the file."
        )
    return text or None


def port(name: str, text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise SettingsError(f"{name} must be a number from 0 to 65535, not {text!r}.")
    return int(text)


def guilds(name: str, text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MOST_LOCAL_GUILDS:
        raise SettingsError(f"{name} must be a number from 1 to {MOST_LOCAL_GUILDS}, not {text!r}.")
    return int(text)


def log_level(name: str, text: str) -> str:
    level = text.upper()
    if level not in {"DEBUG", "INFO", "WARNING", "ERROR"}:
        raise SettingsError(f"{name} must be DEBUG, INFO, WARNING or ERROR, not {text!r}.")
    return level


def log_format(name: str, text: str) -> Literal["text", "json"]:
    match text.lower():
        case "text":
            return "text"
        case "json":
            return "json"
    raise SettingsError(f"{name} must be text or json, not {text!r}.")


def address(name: str, text: str) -> tuple[str, int] | None:
    """A port, on this machine alone; or an address and a port."""
    if not text:
        return None
    host, _, number = text.rpartition(":")
    if not number.isdecimal() or int(number) > 65535:
        raise SettingsError(f"{name} must be a port, or an address and a port, not {text!r}.")
    return host or "127.0.0.1", int(number)


def film(name: str, text: str) -> Literal["webp", "gif"]:
    match text.lower():
        case "webp":
            return "webp"
        case "gif":
            return "gif"
    raise SettingsError(f"{name} must be webp or gif, not {text!r}.")


def is_on(name: str, text: str) -> bool:
    if text.lower() not in ("on", "off"):
        raise SettingsError(f"{name} must be on or off, not {text!r}.")
    return text.lower() == "on"


def lease(name: str, text: str) -> float:
    """Shorter ones would be lost where a process merely waits for its disk."""
    if not text.isdecimal() or not 3 <= int(text) <= 600:
        raise SettingsError(f"{name} must be a number of seconds from 3 to 600, not {text!r}.")
    return float(text)


def mebibytes(name: str, text: str) -> int:
    if not text.isdecimal() or not 16 <= int(text) <= 4096:
        raise SettingsError(f"{name} must be a number of MiB from 16 to 4096, not {text!r}.")
    return int(text)


def seconds(name: str, text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found <= 60:
        raise SettingsError(f"{name} must be a number of seconds from 0 to 60, not {text!r}.")
    return found
