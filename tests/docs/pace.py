"""The table of docs/pace.md, measured by `python -m tests.docs.pace`: it takes some minutes."""

import re
from pathlib import Path
from typing import Any

from bot.cli.pace import pace_of, sizes
from bot.engine import Game
from bot.games.shown import all_games

PAGE = Path(__file__).parents[2] / "docs" / "pace.md"
BEGIN, END = "<!-- pace: begin -->\n", "<!-- pace: end -->"
HEAD = ("Game", "Seats", "Presses", "Wait, median", "Wait, nine in ten", "Active", "Offers")
MATCHES = 20
SEED = 7
FIGURE = re.compile(r"\d+ ?%?|–")


def measured() -> dict[str, tuple[Game[Any, Any], tuple[int, ...]]]:
    """Every game of ours with its sizes, by its name."""
    shown = {one.face.title(one.face.catalogue.words()): one.found.game for one in all_games(None).shown}
    return {name: (game, tuple(sizes(game, game.options_type()))) for name, game in sorted(shown.items())}


def table() -> list[tuple[str, ...]]:
    """A row for each size of each game."""
    return [
        (name, *pace_of(game, seats, game.options_type(), SEED, MATCHES).row())
        for name, (game, counts) in measured().items()
        for seats in counts
    ]


def read(page: str) -> list[list[str]]:
    """The rows as the page has them, its head first."""
    lines = page.partition(BEGIN)[2].partition(END)[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if "---" not in line]


def filled(page: str, rows: list[tuple[str, ...]]) -> str:
    before, _, rest = page.partition(BEGIN)
    lines = [HEAD, ("---",) * len(HEAD), *rows]
    made = "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
    return f"{before}{BEGIN}{made}\n{END}{rest.partition(END)[2]}"


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8"), table()), encoding="utf-8")
