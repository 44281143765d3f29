"""The command line: `python -m bot` runs the bot; the commands serve admins and engineers."""

import faulthandler
from pathlib import Path
from typing import Annotated

import typer

from bot.cli import (
    bot_commands,
    data_commands,  # noqa: F401 - each adds its own to `app`
    game_commands,  # noqa: F401
    match_commands,  # noqa: F401
    measure_commands,  # noqa: F401
)
from bot.cli.app import app, stop
from bot.cli.translations import app as translations
from bot.cli.version import version_said
from bot.process.env_file import NoEnvFile, load_env_file
from bot.settings import games_folder

__all__ = ["app", "main"]
app.add_typer(translations, name="words")


def main() -> None:
    faulthandler.enable()  # should the interpreter itself break, the log says where
    app()


@app.callback(invoke_without_command=True)
def default(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Print the version of the bot, its schema and its rules.")
    ] = False,
    env_file: Annotated[
        Path | None,
        typer.Option(help="File with variables, one NAME=value a line (default: CASTELLAN_ENV_FILE, or .env)."),
    ] = None,
) -> None:
    try:
        load_env_file(env_file)
    except NoEnvFile as error:
        stop(str(error))
    if version:
        typer.echo(version_said(games_folder()))
        raise typer.Exit
    if context.invoked_subcommand is None:
        bot_commands.run()
