"""The commands about what was played: its record, its proof, its film, and what came of it."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bot.cli.app import app, out, reached, stop
from bot.cli.export import NoRecord, export
from bot.cli.film import film as write_film
from bot.cli.ratings import NoRatings, derived, print_ratings
from bot.cli.replay import CannotReplay, open_case, play
from bot.cli.verify import print_proof, verify
from bot.control.asking import Unanswered
from bot.engine.record import Unproven
from bot.settings import SettingsError
from bot.store import StoreError


@app.command("export")
def export_command(match: Annotated[str, typer.Argument(help="Id of the match, as its messages show it.")]) -> None:
    """Print the record of a match as JSON. When the match is over, `verify` can prove it."""
    try:
        typer.echo(export(reached().settings, match).decode(), nl=False)
    except (SettingsError, StoreError, Unanswered, NoRecord) as error:
        stop(str(error))


@app.command("ratings")
def ratings_command(
    server: Annotated[int, typer.Argument(help="Id of the server.")],
    game: Annotated[str, typer.Argument(help="Name of the game, such as death-over-the-kingdom.")],
) -> None:
    """Derive all ratings of a server and game from its results, of all time, and print them."""
    try:
        print_ratings(asyncio.run(derived(reached().settings, server, game)), out)
    except (SettingsError, StoreError, Unanswered, NoRatings) as error:
        stop(str(error))


@app.command("verify")
def verify_command(export: Annotated[Path, typer.Argument(help="File made by `export`.")]) -> None:
    """Prove a finished match: check its seed against the fingerprint, and every roll against the seed."""
    try:
        record, proof = verify(export)
    except Unproven as error:
        stop(f"Not proven: {error}.")
    print_proof(record, proof, out)


@app.command("replay")
def replay_command(
    export: Annotated[Path, typer.Argument(help="File made by `export`, or a log in which a rule failed.")],
    error: Annotated[str | None, typer.Option(help="Error id that a player saw (default: the last one).")] = None,
    film: Annotated[
        Path | None, typer.Option(help="File to write the film of the match to, instead: out.webp or out.gif.")
    ] = None,
) -> None:
    """Replay a match answer by answer, or up to where a rule failed."""
    plain = Console(markup=False, highlight=False, soft_wrap=True)
    try:
        case = open_case(export, error)
        if film is not None:
            made = write_film(case, film)
            typer.echo(f"{film}: {made.pictures} pictures, {made.seconds:.0f} seconds, {len(made.data) // 1024:,} KiB.")
            return
        is_well = play(case, plain)
    except CannotReplay as failure:
        stop(str(failure))
    if not is_well:
        raise typer.Exit(1)
