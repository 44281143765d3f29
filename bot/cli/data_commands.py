"""The commands that keep the database: copies of it, and its way through an upgrade."""

import os
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.app import app, err, out, reached, stop
from bot.cli.copying import copy_all
from bot.cli.drain import drain, wait_for_turns
from bot.cli.handover import NotHandedOver, hand_over
from bot.cli.keeping import CannotKeep, back_up, bring_up_to_date, make_compact, put_back
from bot.cli.rehearse import loses_something, print_rehearsal, rehearse
from bot.control.asking import Unanswered
from bot.settings import PRIVATE, Settings, SettingsError
from bot.store import StoreError


@app.command("drain")
def drain_command(
    reason: Annotated[str, typer.Argument(help="Sentence to show to people, e.g. 'I am upgraded at 20:00.'")] = "",
    off: Annotated[bool, typer.Option("--off", help="Let people open matches again.")] = False,
    wait: Annotated[
        int,
        typer.Option(min=0, help="Start no new turns, and wait up to this many minutes for running ones to end."),
    ] = 0,
    shard: Annotated[
        int | None,
        typer.Option(min=0, help="Instead, ask the process serving this shard to hand it over to a waiting process."),
    ] = None,
) -> None:
    """Before an upgrade: stop new matches and give a reason. Matches in progress continue to the end of their turn."""
    if shard is not None:
        _hand_over(shard)
        return
    if bool(reason) == off:
        stop("Give a reason, or --off.")
    try:
        found = reached()
        drain(found, reason or None)
        typer.echo("People can open matches again." if off else "Nobody can open a match until `drain --off`.")
        left = wait_for_turns(found, timedelta(minutes=wait), _tell_turns) if wait and not off else []
    except (SettingsError, StoreError, Unanswered) as error:
        stop(str(error))
    if left:
        stop(f"{len(left)} matches are still in the middle of a turn: {', '.join(left)}.")
    if wait and not off:
        typer.echo("No match is in the middle of a turn. If you upgrade now, no answer is lost.")


def _hand_over(shard: int) -> None:
    try:
        typer.echo(hand_over(reached().settings, shard))
    except (SettingsError, StoreError, Unanswered, NotHandedOver) as error:
        stop(str(error))


def _tell_turns(count: int) -> None:
    err.print(f"{count} matches are in the middle of a turn.", highlight=False)


@app.command("backup")
def backup_command(
    file: Annotated[
        Path | None, typer.Argument(help="File to write (default: a new one in `backups` in the data folder).")
    ] = None,
) -> None:
    """Back up the database, even while the bot runs, and check the backup."""
    _keep(lambda settings: back_up(settings, file))


@app.command("restore")
def restore_command(file: Annotated[Path, typer.Argument(help="File made by `backup`.")]) -> None:
    """Restore a backup. Stop the bot first; the command keeps the old database beside it."""
    _keep(lambda settings: put_back(settings, file))


@app.command("migrate")
def migrate_command() -> None:
    """Back up and migrate the database. `run` does this by itself."""
    _keep(bring_up_to_date)


@app.command("compact")
def compact_command() -> None:
    """Rewrite an old database file once, so that it gives free space back from then on. Stop the bot first."""
    _keep(make_compact)


@app.command("copy")
def copy_command(
    source: Annotated[str, typer.Argument(metavar="FROM", help="Source: a file or a PostgreSQL URL.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="Target: a file or a PostgreSQL URL. It must be empty.")],
) -> None:
    """Copy everything to another database and compare each row. Stop the bot first."""
    os.umask(PRIVATE)
    try:
        typer.echo(copy_all(source, target))
    except CannotKeep as error:
        stop(str(error))


@app.command("rehearse")
def rehearse_command() -> None:
    """Before an upgrade: replay every match under the rules installed here, on a copy of the database."""
    try:
        found = rehearse(reached().settings)
    except (SettingsError, StoreError, Unanswered) as error:
        stop(str(error))
    print_rehearsal(found, out)
    if loses_something(found):
        stop("Some matches would lose answers. Run `drain --wait` first, so that their turns can end.")


def _keep(work: Callable[[Settings], str]) -> None:
    os.umask(PRIVATE)
    try:
        typer.echo(work(reached().settings))
    except (SettingsError, StoreError, Unanswered, CannotKeep) as error:
        stop(str(error))
