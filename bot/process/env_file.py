"""Variables from a file, as a unit of systemd or a compose file reads them: a command then knows what the bot knows.

What the environment says goes before what the file says.
"""

import os
from collections.abc import MutableMapping
from pathlib import Path

from dotenv import dotenv_values

VARIABLE = "CASTELLAN_ENV_FILE"
USUAL = Path(".env")


class NoEnvFile(Exception):
    """The file that is named cannot be read; the message says why."""


def load_env_file(named: Path | None = None, env: MutableMapping[str, str] = os.environ) -> Path | None:
    """Add what the file says, and return which file it was; None where there is none. Raises NoEnvFile."""
    file = named or (Path(env[VARIABLE]) if env.get(VARIABLE) else None)
    if file is None:
        file = USUAL if USUAL.is_file() else None
    if file is None:
        return None
    for name, value in _said(file).items():
        env.setdefault(name, value)
    env[VARIABLE] = str(file)
    return file


def _said(file: Path) -> dict[str, str]:
    try:
        with file.open(encoding="utf-8") as lines:
            return {name: value or "" for name, value in dotenv_values(stream=lines, interpolate=False).items()}
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        raise NoEnvFile(f"The file of variables {file} cannot be read: {reason}.") from error
