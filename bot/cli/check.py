"""`check`: what every game must pass, on one game, whoever wrote it."""

import logging
from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape

from bot.conformance.checked import Checked, checked_games
from bot.conformance.running import Result, run_checks
from bot.conformance.subjects import SUBJECTS
from bot.games import UnknownGame, find_game
from bot.games.shown import all_games
from bot.settings import games_folder

SHOWN = 5  # findings of a check that are printed


class NotChecked(Exception):
    """The message is one sentence."""


def game_to_check(key: str) -> Checked:
    """The game of that key. Raises NotChecked where there is none that can be used, with what is wrong with it."""
    found = all_games(games_folder())
    for game in checked_games(found):
        if game.game.key == key:
            return game
    folder = key.replace("-", "_")
    if broken := [str(one) for one in found.broken if folder in one.place or key in one.place]:
        raise NotChecked(" ".join(broken))
    try:
        find_game(key)
    except UnknownGame as error:
        raise NotChecked(str(error)) from None
    raise NotChecked(" ".join(map(str, found.broken)))


def subjects_asked(only: Sequence[str]) -> list[str]:
    """Raises NotChecked."""
    if unknown := [name for name in only if name not in SUBJECTS]:
        raise NotChecked(f"There are no checks {unknown[0]!r}. There are: {', '.join(SUBJECTS)}.")
    return list(only)


def check(game: Checked, only: Sequence[str], out: Console, *, is_thorough: bool) -> bool:
    """Print a line for each check as it ends. Does the game pass them all?"""
    logging.disable(logging.WARNING)  # the longest names there may be are cut in many places, and the bot notes it
    faults = checks = 0
    with out.status("…") as status:
        for result in run_checks(game, only, is_thorough=is_thorough):
            _print(result, out)
            status.update(f"{result.subject} …")
            checks, faults = checks + 1, faults + bool(result.findings)
    if game.shows is None:
        out.print(f"{game.game.key} has no cog.py, so only its rules were checked.", markup=False, highlight=False)
    said = f"{game.game.key} passes all {checks} checks." if not faults else f"{faults} of {checks} checks fail."
    out.print(said, markup=False, highlight=False)
    return not faults


def _print(result: Result, out: Console) -> None:
    mark = "[red]✗[/red]" if result.findings else "[green]✓[/green]"
    looked = f"[dim]({result.cases} case{'s' * (result.cases > 1)})[/dim]"
    out.print(f"{mark} {result.subject}: {escape(result.says)} {looked}", highlight=False, soft_wrap=True)
    for finding in result.findings[:SHOWN]:
        out.print(f"    {finding}", markup=False, highlight=False, soft_wrap=True, style="red")
    if len(result.findings) > SHOWN:
        out.print(f"    … and {len(result.findings) - SHOWN} more", highlight=False)
