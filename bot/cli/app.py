"""What all commands share: where they are registered, how they speak, and the database they look at."""

from typing import NoReturn

import typer
from rich.console import Console

from bot.cli.env_option import EnvFileAnywhere
from bot.cli.exit_codes import FAILED
from bot.cli.reaching import Reached, reach
from bot.settings import read_settings

app = typer.Typer(
    cls=EnvFileAnywhere,
    help="Castellan, the game master. Without a command, it runs the bot.",
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
out = Console()
err = Console(stderr=True)


def reached() -> Reached:
    """The database of the bot that runs; the command names it. Raises SettingsError, StoreError and Unanswered."""
    found = reach(read_settings())
    err.print(found.said, markup=False, highlight=False, soft_wrap=True)
    if found.warning:
        err.print(found.warning, style="yellow", markup=False, highlight=False, soft_wrap=True)
    return found


def stop(sentence: str, code: int = FAILED) -> NoReturn:
    """End the command with one sentence and an exit code."""
    err.print(sentence, style="red", markup=False, highlight=False, soft_wrap=True)
    raise typer.Exit(code)
