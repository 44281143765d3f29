"""The commands that measure games: how often automata win, how strong they are, and how long people wait."""

from typing import Annotated

import typer

from bot.cli.app import app, err, out, stop
from bot.cli.asked_game import game_and_options, must_take
from bot.cli.balance import balance_of, is_wanted, measure, print_balance, record
from bot.cli.match_up import measure as measure_match_up
from bot.cli.match_up import print_match_up
from bot.cli.pace import measure as measure_pace
from bot.cli.pace import print_pace, sizes
from bot.engine.strength import strengths


@app.command("balance")
def balance_command(
    game: Annotated[str, typer.Argument(help="Key of the game, e.g. bag-of-dungeon.")],
    matches: Annotated[int, typer.Option(min=1, help="Number of matches per cell.")] = 100,
    seed: Annotated[int, typer.Option(help="Seed; the same seed plays the same matches.")] = 1,
    seats: Annotated[int | None, typer.Option(help="Measure only cells with this number of seats.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="Measure only cells with this option, as key=value. You can repeat this.")
    ] = None,
    watched: Annotated[bool, typer.Option("--watched", help="Measure only the cells that the tests watch.")] = False,
    keep: Annotated[bool, typer.Option("--record", help="Write the rates into the game's balance.toml.")] = False,
) -> None:
    """Measure how often automata win, for every mode, level and number of seats, and compare it with the bands."""
    rules, _ = game_and_options(game, option)  # what it does not know is no cell's
    asked, before = (
        {name: value for name, _, value in (pair.partition("=") for pair in option or ())},
        balance_of(rules),
    )
    cells = {
        number: cell
        for number, cell in enumerate(before.cells)
        if is_wanted(cell, asked, seats) and (cell.watched or not watched)
    }
    if not cells:
        stop(f"{rules.key} has no such cell. Without options the command measures them all.")
    found = measure(rules, cells, seed, matches, err)
    print_balance(f"{rules.key}, {matches} matches per cell", found, before, out)
    if keep:
        typer.echo(f"Written to {record(rules, found)}.")


@app.command("match-up")
def match_up_command(
    game: Annotated[str, typer.Argument(help="Key of the game, e.g. death-over-the-kingdom.")],
    strength: Annotated[str, typer.Option(help="Who is held against steady automata: gentle or sharp.")] = "sharp",
    seats: Annotated[int | None, typer.Option(help="Number of seats (default: the fewest the game allows).")] = None,
    deals: Annotated[int, typer.Option(min=1, help="Number of deals; each is played once for every seat.")] = 100,
    seed: Annotated[int, typer.Option(help="Seed; the same seed plays the same matches.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="Option of the game, as key=value.")] = None,
) -> None:
    """Measure how much more often a gentle or sharp automaton wins than a steady one in its place."""
    rules, options = game_and_options(game, option)
    known = [other for other in strengths(rules, options) if other != "steady"]
    if (wanted := next((other for other in known if other == strength), None)) is None:
        stop(f"{rules.key} has no {strength!r} automata to measure. It has: {', '.join(known)}.")
    legal = must_take(rules, options, seats)
    count = legal[0] if seats is None else seats
    found = measure_match_up(rules, wanted, count, options, seed, deals, err)
    print_match_up(f"{rules.key}, {count} seats: {wanted} against steady", found, out)


@app.command("pace")
def pace_command(
    game: Annotated[str, typer.Argument(help="Key of the game, e.g. dead-throne.")],
    matches: Annotated[int, typer.Option(min=1, help="Number of matches per size.")] = 20,
    seats: Annotated[int | None, typer.Option(help="Number of seats (default: the usual and the most).")] = None,
    seed: Annotated[int, typer.Option(help="Seed; the same seed plays the same matches.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="Option of the game, as key=value.")] = None,
) -> None:
    """Measure how often a seat presses, how long it waits, and whether it can do something meanwhile."""
    rules, options = game_and_options(game, option)
    must_take(rules, options, seats)
    counts = sizes(rules, options) if seats is None else (seats,)
    print_pace(f"{rules.key}, {matches} matches", measure_pace(rules, counts, options, seed, matches, err), out)
