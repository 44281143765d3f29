"""`words status` and `words mark`: how complete each language is, and that one of them says what English says now."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from bot.cli.finding import Finding
from bot.games.shown import all_games
from bot.settings import games_folder
from bot.words import BASE, SHARED, own_name
from bot.words.completeness import COLUMNS, Completeness
from bot.words.wording import names

app = typer.Typer(no_args_is_help=True, help="See how complete each language is, and mark one as up to date.")
out, err = Console(), Console(stderr=True)
Language = Annotated[str, typer.Argument(help="Folder of the language, such as de or pt-BR.")]
LISTED = 40  # names of one kind


@app.command()
def status(
    language: Annotated[str, typer.Argument(help="Folder of one language (default: all of them).")] = "",
) -> None:
    """Count what each language says and lacks, file by file. With one language, name it."""
    folders = catalogues()
    for locale in [language] if language else locales(folders):
        counted = {name: Completeness(folder, locale) for name, folder in folders.items()}
        out.print(_table(locale, counted))
        for name, one in counted.items() if language else ():
            for line in _named(one):
                out.print(f"{name}: {line}", markup=False, soft_wrap=True)


@app.command()
def mark(language: Language) -> None:
    """Note that everything translated says what English says now. What English changes later is then stale."""
    found = [Completeness(folder, language) for folder in catalogues().values() if (folder / language).is_dir()]
    if language == BASE or not found:
        err.print(f"No catalogue has a folder {language} beside {BASE}.", style="red", markup=False)
        raise typer.Exit(1)
    out.print(f"{sum(one.mark() for one in found)} messages marked in {len(found)} catalogues.", highlight=False)


def catalogues() -> Mapping[str, Path]:
    """The shared one, and each game's own."""
    faces = [one.face for one in all_games(games_folder()).shown]
    return {"shared": SHARED} | {face.folder.name: face.folder / "words" for face in faces}


def locales(folders: Mapping[str, Path]) -> list[str]:
    """Every language but English, of which anything is there."""
    return sorted({path.parent.name for folder in folders.values() for path in folder.glob("*/*.ftl")} - {BASE})


def languages_found() -> Iterator[Finding]:
    """For the doctor: one for each language. What is not translated is said in English, which is no fault."""
    folders = catalogues()
    english = {folder: names(folder / BASE) for folder in folders.values()}
    every = sum(map(len, english.values()))
    for locale in locales(folders):
        there = sum(len(names(folder / locale) & known) for folder, known in english.items())
        whole = "" if there == every else f"; the others are said in English (see `words status {locale}`)"
        yield Finding("Language", f"{own_name(locale)}: {there} of {every} messages{whole}")


def _table(locale: str, counted: Mapping[str, Completeness]) -> Table:
    table = Table(title=f"{own_name(locale)} ({locale})", title_justify="left")
    for heading in ("catalogue", "file", *COLUMNS):
        table.add_column(heading, justify="left" if heading in ("catalogue", "file") else "right")
    for name, one in counted.items():
        for file, numbers in one.files().items():
            table.add_row(name, file, *(str(numbers[column]) for column in COLUMNS))
    total = {column: sum(n[column] for one in counted.values() for n in one.files().values()) for column in COLUMNS}
    table.add_section()
    table.add_row("all", "", *(str(total[column]) for column in COLUMNS))
    return table


def _named(one: Completeness) -> Iterator[str]:
    kinds = {
        "not Fluent": list(one.said.broken),
        "missing": one.missing,
        "lacks the attribute": one.lacking_parts,
        "left over": one.left_over,
        "unknown variable": one.unknown_facts,
        "stale": one.stale,
        "unchanged": one.unchanged,
        "term only here": sorted(one.said.terms - one.english.terms),
        "term missing": sorted(one.english.terms - one.said.terms),
    }
    for kind, found in kinds.items():
        if found:
            more = f" … and {len(found) - LISTED} more" if len(found) > LISTED else ""
            yield f"{kind}: {', '.join(found[:LISTED])}{more}"
