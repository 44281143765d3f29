"""`python -m tests.bench`: measure everything on this machine, and print one table of it."""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

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
from tests.bench.figures import Figure, print_table, save_table
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


WIDTH = 180  # letters of the table where no terminal says how wide it is, and of the SVG
NOW = 60  # letters that say what has been measured last


def bench(
    only: Annotated[str, typer.Option(help=f"Some of {', '.join(WHOLE)}, with commas between.")] = "",
    quick: Annotated[bool, typer.Option("--quick", help="A rough look, in about a minute.")] = False,
    svg: Annotated[Path | None, typer.Option(help="File to write the table into as an SVG as well.")] = None,
) -> None:
    """Ratios, on this machine, of one run."""
    sections = QUICK if quick else WHOLE
    wanted = [name.strip() for name in only.split(",") if name.strip()] or list(sections)
    if unknown := [name for name in wanted if name not in sections]:
        raise typer.BadParameter(f"there is no section {unknown[0]!r}; there are {', '.join(sections)}")
    figures = measured(wanted, sections, Console(stderr=True))
    print_table(machine(), figures, Console(width=None if sys.stdout.isatty() else WIDTH))
    if svg is not None:
        save_table(machine(), figures, svg, WIDTH)


def measured(wanted: Sequence[str], sections: Mapping[str, Section], console: Console) -> list[Figure]:
    """All figures; the console shows meanwhile which section is measured, and what came out last."""
    figures: list[Figure] = []
    with Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
    ) as progress:
        task = progress.add_task("", total=len(wanted))
        for name in wanted:
            progress.console.print(f"{name} …", markup=False, highlight=False)
            for figure in sections[name]():
                figures.append(figure)
                progress.update(task, description=f"{name}: {figure.what}"[:NOW])
            progress.advance(task)
    return figures


if __name__ == "__main__":
    typer.run(bench)
