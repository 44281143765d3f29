"""What is said of the same scenes, in one golden file per game."""

from pathlib import Path

from tests.pictures.scenes import Scene, goldens_of, scenes


def texts_path(game: str) -> Path:
    return goldens_of(game) / "texts.txt"


def texts_of(game: str) -> dict[str, str]:
    """The golden texts by the title of their scene."""
    parts = texts_path(game).read_text(encoding="utf-8").split("\n=== ")
    return dict(part.removeprefix("=== ").rstrip("\n").split(" ===\n", 1) for part in parts)


def said(scene: Scene) -> str:
    return scene.show().say()


def write_texts(game: str) -> None:
    sections = [f"=== {scene.title} ===\n{said(scene)}\n" for scene in scenes(game).values()]
    texts_path(game).write_text("\n".join(sections), encoding="utf-8")
