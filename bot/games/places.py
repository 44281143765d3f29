"""Every place where a game may lie."""

import keyword
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import cogs
from bot.games.place import BrokenGame, Place

GROUP = "castellan.games"  # the entry points of installed packages


def places(folder: Path | None) -> Iterator[Place | BrokenGame]:
    """Ours first, then installed packages, then those in the admin's folder; in between, what cannot be one."""
    yield from _own()
    yield from _installed()
    if folder is not None:
        yield from _in_folder(folder)


def _own() -> Iterator[Place]:
    for root in map(Path, cogs.__path__):
        for path in _folders_with_rules(root):
            yield Place(f"cogs.{path.name}", f"cogs/{path.name}")


def _installed() -> Iterator[Place]:
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        yield Place(point.module, f"the package {_distribution(point)}")


def _distribution(point: EntryPoint) -> str:
    return f"{point.dist.name} {point.dist.version} ({point.module})" if point.dist else point.module


def _in_folder(folder: Path) -> Iterator[Place | BrokenGame]:
    folder = folder.absolute()
    if not folder.is_dir():
        yield BrokenGame(str(folder), "there is no such folder; CASTELLAN_GAMES names it")
        return
    for path in _folders_with_rules(folder):
        if path.name.isidentifier() and not keyword.iskeyword(path.name):
            yield Place(path.name, str(path), path)
        else:
            yield BrokenGame(str(path), "Python cannot import a folder of that name; use letters, digits and _")


def _folders_with_rules(root: Path) -> list[Path]:
    """Whatever holds a `game.py` is a game; other folders are nobody's concern."""
    return sorted(path for path in root.iterdir() if (path / "game.py").is_file())
