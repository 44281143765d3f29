"""The commands about games: play them without people, write a new one, and check it."""

from pathlib import Path
from typing import Annotated

import typer

from bot.cli.app import app, err, out, stop
from bot.cli.asked_game import game_and_options, must_take
from bot.cli.check import NotChecked, check, game_to_check, subjects_asked
from bot.cli.new_game.naming import BadName
from bot.cli.new_game.writing import Template, new_game, next_steps
from bot.cli.simulate import POLICIES, Plan, simulate
from bot.cli.simulated import print_report, report_json


@app.command("simulate", context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def simulate_command(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="Key of the game, e.g. death-over-the-kingdom.")],
    matches: Annotated[int, typer.Option(min=1, help="Number of matches.")] = 1000,
    seats: Annotated[int | None, typer.Option(help="Number of seats (default: the fewest the game allows).")] = None,
    seed: Annotated[int, typer.Option(help="Seed; the same seed plays the same matches.")] = 1,
    policy: Annotated[
        str, typer.Option(help="How the seats choose: random, adviser, mixed or lawyer (tries rare actions).")
    ] = "random",
    option: Annotated[
        list[str] | None,
        typer.Option(help="Option of the game, as key=value. You can repeat this. --mode forest works as well."),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Rebuild the match after every answer and compare it.")
    ] = False,
    jobs: Annotated[int, typer.Option(min=1, help="Number of processes that share the matches.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="Print one line of JSON instead of a table.")] = False,
    explain: Annotated[
        bool, typer.Option("--explain", help="Let advisers play and give a reason for each choice.")
    ] = False,
) -> None:
    """Play many matches without people and check the game's invariants after every answer."""
    rules, options = game_and_options(game, option, context.args)
    legal = must_take(rules, options, seats)
    seats = legal[0] if seats is None else seats
    if policy not in POLICIES:
        stop(f"There is no policy {policy!r}. There are: {', '.join(POLICIES)}.")
    if explain:  # a choice with its reason is read one after the other
        policy, jobs = "adviser", 1
    plan = Plan(rules, matches, seats, seed, policy, check, options, jobs, explain)
    report = simulate(plan, err)
    if json:
        typer.echo(report_json(report))
    else:
        print_report(report, out)
    if report.errors:
        raise typer.Exit(1)


@app.command("new-game")
def new_game_command(
    name: Annotated[str, typer.Argument(help="Name of the game, e.g. 'Lantern Race'.")],
    folder: Annotated[
        Path | None, typer.Option(help="Folder to put it in (default: cogs/). Set CASTELLAN_GAMES to that folder.")
    ] = None,
    template: Annotated[
        Template,
        typer.Option(help="Kind of game to start from: an open race, or sealed bids from hidden hands."),
    ] = Template.RACE,
) -> None:
    """Write a small game that plays at once. docs/write-a-game.md shows how to make it yours."""
    try:
        written = new_game(name, folder, template)
    except BadName as error:
        stop(str(error))
    except OSError as error:
        stop(f"{error.filename} cannot be written: {error.strerror}.")
    typer.echo(next_steps(written, folder))


@app.command("check")
def check_command(
    game: Annotated[str, typer.Argument(help="Key of the game, e.g. lantern-race.")],
    only: Annotated[
        list[str] | None, typer.Option(help="Check this subject only, e.g. words or secrecy. You can repeat this.")
    ] = None,
    thorough: Annotated[
        bool,
        typer.Option("--thorough", help="Check every table, and look more often. This takes several times longer."),
    ] = False,
) -> None:
    """Check that a game keeps every promise of the bot: secrets, resume, words, limits, pictures. Exits 1 if not."""
    try:
        asked, subjects = game_to_check(game), subjects_asked(only or ())
    except NotChecked as error:
        stop(str(error))
    if not check(asked, subjects, out, is_thorough=thorough):
        raise typer.Exit(1)
