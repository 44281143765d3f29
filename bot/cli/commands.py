"""The commands: `python -m bot` runs the bot; the others serve admins and engineers."""

import asyncio
import faulthandler
import os
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from bot.cli.balance import balance_of, is_wanted, measure, print_balance, record
from bot.cli.copying import copy_all
from bot.cli.doctor import examine, print_findings
from bot.cli.drain import drain, wait_for_turns
from bot.cli.env_option import EnvFileAnywhere
from bot.cli.exit_codes import FAILED
from bot.cli.export import NoRecord, export
from bot.cli.film import film as write_film
from bot.cli.handover import NotHandedOver, hand_over
from bot.cli.keeping import CannotKeep, back_up, bring_up_to_date, make_compact, put_back
from bot.cli.match_up import measure as measure_match_up
from bot.cli.match_up import print_match_up
from bot.cli.new_game.naming import BadName
from bot.cli.new_game.writing import Template, new_game, next_steps
from bot.cli.options import BadOption, pairs, read_options
from bot.cli.pace import measure as measure_pace
from bot.cli.pace import print_pace, sizes
from bot.cli.ratings import NoRatings, derived, print_ratings
from bot.cli.reaching import Reached, reach
from bot.cli.rehearse import loses_something, print_rehearsal, rehearse
from bot.cli.replay import CannotReplay, open_case, play
from bot.cli.run import CannotRun, run_bot
from bot.cli.simulate import POLICIES, Plan, simulate
from bot.cli.simulated import print_report, report_json
from bot.cli.status import status_lines
from bot.cli.translations import app as translations
from bot.cli.verify import print_proof, verify
from bot.cli.version import version_said
from bot.control.asking import Unanswered
from bot.engine.record import Unproven
from bot.engine.strength import strengths
from bot.games import UnknownGame, find_game
from bot.process.env_file import NoEnvFile, load_env_file
from bot.process.heartbeat_file import health
from bot.settings import PRIVATE, Settings, SettingsError, games_folder, read_settings
from bot.store import StoreError

app = typer.Typer(
    cls=EnvFileAnywhere,
    help="Castellan, the game master. Without a command, it runs the bot.",
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.add_typer(translations, name="words")
out = Console()
err = Console(stderr=True)


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
        _stop(str(error))
    if version:
        typer.echo(version_said(games_folder()))
        raise typer.Exit
    if context.invoked_subcommand is None:
        run()


@app.command()
def run() -> None:
    """Start the bot: on Discord if DISCORD_TOKEN is set, otherwise on the local table."""
    os.umask(PRIVATE)  # hands, seeds and names are nobody else's
    try:
        run_bot(read_settings())
    except CannotRun as error:
        _stop(str(error), error.code)
    except SettingsError as error:
        _stop(str(error))


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
    try:
        rules = find_game(game)
        options = read_options(rules, [*(option or ()), *pairs(context.args)])
    except (UnknownGame, BadOption) as error:
        _stop(str(error))
    legal = rules.seats_for(options)
    seats = legal[0] if seats is None else seats
    if seats not in legal:
        _stop(f"{rules.key} takes {legal[0]} to {legal[-1]} seats, not {seats}.")
    if policy not in POLICIES:
        _stop(f"There is no policy {policy!r}. There are: {', '.join(POLICIES)}.")
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
    try:
        rules = find_game(game)
        read_options(rules, option or ())  # what it does not know is no cell's
    except (UnknownGame, BadOption) as error:
        _stop(str(error))
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
        _stop(f"{rules.key} has no such cell. Without options the command measures them all.")
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
    try:
        rules = find_game(game)
        options = read_options(rules, option or ())
    except (UnknownGame, BadOption) as error:
        _stop(str(error))
    legal = rules.seats_for(options)
    known = [other for other in strengths(rules, options) if other != "steady"]
    if (wanted := next((other for other in known if other == strength), None)) is None:
        _stop(f"{rules.key} has no {strength!r} automata to measure. It has: {', '.join(known)}.")
    if (count := seats or legal[0]) not in legal:
        _stop(f"{rules.key} takes {legal[0]} to {legal[-1]} seats, not {count}.")
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
    try:
        rules = find_game(game)
        options = read_options(rules, option or ())
    except (UnknownGame, BadOption) as error:
        _stop(str(error))
    legal = rules.seats_for(options)
    if seats is not None and seats not in legal:
        _stop(f"{rules.key} takes {legal[0]} to {legal[-1]} seats, not {seats}.")
    counts = sizes(rules, options) if seats is None else (seats,)
    print_pace(f"{rules.key}, {matches} matches", measure_pace(rules, counts, options, seed, matches, err), out)


@app.command("export")
def export_command(match: Annotated[str, typer.Argument(help="Id of the match, as its messages show it.")]) -> None:
    """Print the record of a match as JSON. When the match is over, `verify` can prove it."""
    try:
        typer.echo(export(_reached().settings, match).decode(), nl=False)
    except (SettingsError, StoreError, Unanswered, NoRecord) as error:
        _stop(str(error))


@app.command("ratings")
def ratings_command(
    server: Annotated[int, typer.Argument(help="Id of the server.")],
    game: Annotated[str, typer.Argument(help="Name of the game, such as death-over-the-kingdom.")],
) -> None:
    """Derive all ratings of a server and game from its results, of all time, and print them."""
    try:
        print_ratings(asyncio.run(derived(_reached().settings, server, game)), out)
    except (SettingsError, StoreError, Unanswered, NoRatings) as error:
        _stop(str(error))


@app.command("verify")
def verify_command(export: Annotated[Path, typer.Argument(help="File made by `export`.")]) -> None:
    """Prove a finished match: check its seed against the fingerprint, and every roll against the seed."""
    try:
        record, proof = verify(export)
    except Unproven as error:
        _stop(f"Not proven: {error}.")
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
        _stop(str(failure))
    if not is_well:
        raise typer.Exit(1)


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
        _stop("Give a reason, or --off.")
    try:
        reached = _reached()
        drain(reached, reason or None)
        typer.echo("People can open matches again." if off else "Nobody can open a match until `drain --off`.")
        left = wait_for_turns(reached, timedelta(minutes=wait), _tell_turns) if wait and not off else []
    except (SettingsError, StoreError, Unanswered) as error:
        _stop(str(error))
    if left:
        _stop(f"{len(left)} matches are still in the middle of a turn: {', '.join(left)}.")
    if wait and not off:
        typer.echo("No match is in the middle of a turn. If you upgrade now, no answer is lost.")


def _hand_over(shard: int) -> None:
    try:
        typer.echo(hand_over(_reached().settings, shard))
    except (SettingsError, StoreError, Unanswered, NotHandedOver) as error:
        _stop(str(error))


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
        _stop(str(error))


@app.command("rehearse")
def rehearse_command() -> None:
    """Before an upgrade: replay every match under the rules installed here, on a copy of the database."""
    try:
        found = rehearse(_reached().settings)
    except (SettingsError, StoreError, Unanswered) as error:
        _stop(str(error))
    print_rehearsal(found, out)
    if loses_something(found):
        _stop("Some matches would lose answers. Run `drain --wait` first, so that their turns can end.")


def _keep(work: Callable[[Settings], str]) -> None:
    os.umask(PRIVATE)
    try:
        typer.echo(work(_reached().settings))
    except (SettingsError, StoreError, Unanswered, CannotKeep) as error:
        _stop(str(error))


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
        _stop(str(error))
    except OSError as error:
        _stop(f"{error.filename} cannot be written: {error.strerror}.")
    typer.echo(next_steps(written, folder))


@app.command()
def doctor() -> None:
    """Check this installation and say how to fix each problem."""
    try:
        findings = list(examine(reach(read_settings())))
    except (SettingsError, StoreError, Unanswered) as error:
        _stop(str(error))
    print_findings(findings, out)
    if not all(finding.is_well for finding in findings):
        raise typer.Exit(1)


@app.command("status")
def status_command() -> None:
    """Say which bot runs here, on which database, and how it is. Exits with 1 if none runs."""
    try:
        reached = reach(read_settings())
    except (SettingsError, StoreError, Unanswered) as error:
        _stop(str(error))
    for _, state in reached.bots:
        typer.echo("\n".join(status_lines(state)))
    if not reached.bots:
        _stop(f"{reached.said} {reached.warning}".rstrip())


@app.command("health")
def health_command() -> None:
    """Exit with 0 while the running bot is well, otherwise with 1. Made for health checks."""
    raise typer.Exit(health())


def _reached() -> Reached:
    """The database of the bot that runs; the command names it. Raises SettingsError, StoreError and Unanswered."""
    reached = reach(read_settings())
    err.print(reached.said, markup=False, highlight=False, soft_wrap=True)
    if reached.warning:
        err.print(reached.warning, style="yellow", markup=False, highlight=False, soft_wrap=True)
    return reached


def _stop(sentence: str, code: int = FAILED) -> NoReturn:
    """End the command with one sentence and an exit code."""
    err.print(sentence, style="red", markup=False, highlight=False, soft_wrap=True)
    raise typer.Exit(code)
