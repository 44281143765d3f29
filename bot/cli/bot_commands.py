"""The commands about the bot itself: run it, and hear how it is."""

import os

import typer

from bot.cli.app import app, out, stop
from bot.cli.doctor import examine, print_findings
from bot.cli.endings import CannotRun
from bot.cli.exit_codes import NEEDS_SOMEBODY
from bot.cli.reaching import reach
from bot.cli.run import run_bot
from bot.cli.status import status_lines
from bot.control.asking import Unanswered
from bot.process.heartbeat_file import health
from bot.settings import PRIVATE, SettingsError, read_settings
from bot.store import StoreError


@app.command()
def run() -> None:
    """Start the bot: on Discord if DISCORD_TOKEN is set, otherwise on the local table."""
    os.umask(PRIVATE)  # hands, seeds and names are nobody else's
    try:
        run_bot(read_settings())
    except CannotRun as error:
        stop(str(error), error.code)
    except SettingsError as error:
        stop(str(error), NEEDS_SOMEBODY)


@app.command()
def doctor() -> None:
    """Check this installation and say how to fix each problem."""
    try:
        findings = list(examine(reach(read_settings())))
    except (SettingsError, StoreError, Unanswered) as error:
        stop(str(error))
    print_findings(findings, out)
    if not all(finding.is_well for finding in findings):
        raise typer.Exit(1)


@app.command("status")
def status_command() -> None:
    """Say which bot runs here, on which database, and how it is. Exits with 1 if none runs."""
    try:
        reached = reach(read_settings())
    except (SettingsError, StoreError, Unanswered) as error:
        stop(str(error))
    for _, state in reached.bots:
        typer.echo("\n".join(status_lines(state)))
    if not reached.bots:
        stop(f"{reached.said} {reached.warning}".rstrip())


@app.command("health")
def health_command() -> None:
    """Exit with 0 while the running bot is well, otherwise with 1. Made for health checks."""
    raise typer.Exit(health())
