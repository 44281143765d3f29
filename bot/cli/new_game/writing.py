"""Writes the folder of a new game: every file of a template, with the template's names replaced."""

import re
import sysconfig
from collections.abc import Iterator
from enum import Enum
from pathlib import Path

from msgspec import Struct

from bot.cli.new_game.naming import BadName, Names, names_of, refuse_taken_module
from bot.games.shown import SERVER_COMMAND, all_games

ROOT = Path(__file__).parents[3]
_IMPORTS = re.compile(r"(?:^from \S+ import .+\n)+", re.MULTILINE)


class Template(Enum):
    """A small game that plays as it stands."""

    RACE = "race"  # all lies open
    BIDS = "bids"  # hands are hidden, and bids are sealed

    @property
    def names(self) -> Names:
        return names_of(f"template-{self.value}")

    @property
    def package(self) -> str:
        return f"bot.cli.new_game.{self.names.package}"

    @property
    def folder(self) -> Path:
        return Path(__file__).parent / self.names.package


class NewGame(Struct, frozen=True):
    """Where a new game goes."""

    names: Names
    folder: Path  # its own
    tests: Path
    golden: Path  # its transcript
    package: str  # as Python imports it


def new_game(given: str, folder: Path | None, template: Template = Template.RACE) -> NewGame:
    """Write a game of that name below `cogs/`, or in a folder of the admin's. Raises BadName, and writes nothing."""
    game = _planned(names_of(given), folder)
    _refuse_taken(game, folder)
    for source, target in _files(game, template):
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_renamed(source.read_text(encoding="utf-8"), game, template), encoding="utf-8")
    return game


def next_steps(game: NewGame, folder: Path | None) -> str:
    """What to do now, as commands."""
    found = f"CASTELLAN_GAMES={folder} " if folder else ""
    tests = game.tests if folder else game.tests.relative_to(ROOT)
    return "\n".join(
        [
            f"{game.names.title} is in {game.folder}.",
            "",
            f"  {found}python -m bot simulate {game.names.key} --check",
            f"  {found}python -m pytest {tests}",
            f"  {found}python -m bot check {game.names.key}",
            f"  {found}make run     # then /{game.names.key} new",
            "",
            "docs/write-a-game.md goes on from there.",
        ]
    )


def _planned(names: Names, folder: Path | None) -> NewGame:
    if folder is None and Path(sysconfig.get_path("purelib")) == ROOT:
        raise BadName("This is an installed Castellan. Say where the game goes: --folder games.")
    if folder is None:
        tests, golden = ROOT / "tests", ROOT / "tests" / "conformance" / "goldens" / f"{names.key}.txt"
        own = ROOT / "cogs" / names.package
        return NewGame(names, own, tests / "cogs" / names.package, golden, f"cogs.{names.package}")
    refuse_taken_module(names)
    own = folder.absolute() / names.package
    return NewGame(names, own, own / "tests", own / "tests" / "goldens" / f"{names.key}.txt", names.package)


def _refuse_taken(game: NewGame, folder: Path | None) -> None:
    """Raises BadName where something of that name is there."""
    for path in (game.folder, game.folder.with_suffix(".py"), game.tests):
        if path.exists():
            raise BadName(f"{path} is there already. Take another name.")
    known = all_games(folder)
    if game.names.key in known.rules:
        raise BadName(f"There is a game {game.names.key!r} already. Take another name.")
    if game.names.key in {SERVER_COMMAND, *(shown.command for shown in known.shown)}:
        raise BadName(f"The command /{game.names.key} is taken. Take another name.")


def _files(game: NewGame, template: Template) -> Iterator[tuple[Path, Path]]:
    """Each file of the template, and where it goes."""
    for source in sorted(path for path in template.folder.rglob("*") if path.suffix in {".py", ".toml", ".ftl", ".md"}):
        part = source.relative_to(template.folder)
        inside = part.parts[0] == "tests"
        yield source, game.tests.joinpath(*part.parts[1:]) if inside else game.folder / part
    yield template.folder / "tests" / "golden.txt", game.golden


def _renamed(text: str, game: NewGame, template: Template) -> str:
    """The template's names are unlike anything else in it, so replacing them is enough; then imports are sorted."""
    names, old_names = game.names, template.names
    for old, new in (
        (template.package, game.package),
        (old_names.package, names.package),
        (old_names.prefix, names.prefix),
        (old_names.key, names.key),
        (old_names.title, names.title),
    ):
        text = text.replace(old, new)
    return _IMPORTS.sub(lambda block: "".join(sorted(block[0].splitlines(keepends=True), key=_module)), text)


def _module(line: str) -> str:
    return line.split()[1].casefold()
