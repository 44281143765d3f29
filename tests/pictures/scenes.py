"""The scenes of a game: one for each kept place of a match."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

from msgspec import Struct

from tests.pictures.faces import find_faces
from tests.pictures.recording import Recording, read_recordings
from tests.pictures.showing import Moment, Place, Showing

GOLDENS = Path(__file__).parent / "goldens"


class Scene(Struct, frozen=True):
    """One golden: what it is called, and how it is shown."""

    game: str
    title: str
    show: Callable[[], Showing]

    @property
    def golden(self) -> Path:
        return goldens_of(self.game) / f"{self.title}.png"


def goldens_of(game: str) -> Path:
    """With the other goldens; those of a game from elsewhere lie in the game's own folder."""
    folder = find_faces()[game].folder.resolve()
    is_ours = folder.is_relative_to(Path(__file__).resolve().parents[2] / "cogs")
    return GOLDENS / game if is_ours else folder / "tests" / "pictures"


def matches_of(game: str) -> Path:
    return goldens_of(game) / "matches.jsonl"


@cache
def scenes(game: str) -> dict[str, Scene]:
    """By title; none where no goldens have been made yet."""
    path = matches_of(game)
    kept = read_recordings(path.read_text(encoding="utf-8")) if path.exists() else []
    return {scene.title: scene for scene in _played(game, kept)}


def _played(game: str, kept: list[Recording]) -> Iterator[Scene]:
    """A match is played when one of its scenes is first shown, and then once for all of them."""
    for recording in kept:
        moments = cache(partial(recording.moments, find_faces()[game].game))
        for place in recording.places:
            yield Scene(game, recording.title(place), partial(_showing, game, place, moments))


def _showing(game: str, place: Place, moments: Callable[[], dict[int, Moment]]) -> Showing:
    return Showing(find_faces()[game], place, moments()[place.after])
