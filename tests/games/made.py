"""Real games in real places, for tests: what `new-game` writes, in a folder or installed as a package."""

from itertools import count
from pathlib import Path

from bot.cli.new_game.writing import NewGame, new_game

_NUMBERS = count(1)


def in_folder(folder: Path) -> NewGame:
    """A game in a folder of the admin's. Each has a name of its own: Python imports no module twice."""
    return new_game(f"Lantern Race {next(_NUMBERS)}", folder)


def installed(target: Path, group: str = "castellan.games") -> NewGame:
    """The same as pip would have installed it with `--target`: the package, and what it says of itself."""
    game = in_folder(target)
    about = target / f"castellan_{game.names.package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: castellan-{game.names.key}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{group}]\n{game.names.key} = {game.package}\n")
    return game


def changed(game: NewGame, part: str, old: str, new: str) -> None:
    """Break one file of it."""
    path = game.folder / part
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{old!r} does not stand in {path}"
    path.write_text(text.replace(old, new), encoding="utf-8")
