"""`python -m tests.bench`: measure everything on this machine, and print one table of it."""

import sys
from collections.abc import Callable, Iterator
from typing import Annotated

import typer
from rich.console import Console

from tests.bench import (
    clicks,
    cold,
    engine,
    first_boards,
    kernel,
    pictures,
    postgres,
    presses,
    shards,
    sharp,
    store,
    year,
)
from tests.bench.figures import Figure, print_table
from tests.bench.machine import machine

Section = Callable[[], Iterator[Figure]]
WHOLE: dict[str, Section] = {
    "clicks": lambda: clicks.measure(presses.Size()),
    "pictures": lambda: pictures.measure(4),
    "first": first_boards.measure,
    "engine": lambda: engine.measure(0.8),
    "kernel": lambda: kernel.measure(3.0),
    "store": lambda: store.measure(1000),
    "postgres": lambda: postgres.measure(1000),
    "sharp": lambda: sharp.measure(4, 400),
    "shards": lambda: shards.measure(shards.Size()),
    "cold": lambda: cold.measure(10_000),
    "year": lambda: year.measure(year.WHOLE),
}
QUICK: dict[str, Section] = {
    "clicks": lambda: clicks.measure(presses.QUICK),
    "pictures": lambda: pictures.measure(2),
    "first": first_boards.measure,
    "engine": lambda: engine.measure(0.5),
    "kernel": lambda: kernel.measure(0.5),
    "store": lambda: store.measure(200),
    "postgres": lambda: postgres.measure(200),
    "sharp": lambda: sharp.measure(1, 80),
    "shards": lambda: shards.measure(shards.QUICK),
    "cold": lambda: cold.measure(1000),
    "year": lambda: year.measure(year.QUICK),
}


def bench(
    only: Annotated[str, typer.Option(help=f"Some of {', '.join(WHOLE)}, with commas between.")] = "",
    quick: Annotated[bool, typer.Option("--quick", help="A rough look, in about a minute.")] = False,
) -> None:
    """Ratios, on this machine, of one run."""
    sections = QUICK if quick else WHOLE
    wanted = [name.strip() for name in only.split(",") if name.strip()] or list(sections)
    if unknown := [name for name in wanted if name not in sections]:
        raise typer.BadParameter(f"there is no section {unknown[0]!r}; there are {', '.join(sections)}")
    figures: list[Figure] = []
    for name in wanted:
        sys.stderr.write(f"{name} …\n")
        figures += sections[name]()
    print_table(machine(), figures, Console(width=None if sys.stdout.isatty() else 180))


if __name__ == "__main__":
    typer.run(bench)
