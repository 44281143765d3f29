"""Films: pictures one after the other in a single file, each with a line or two of what happened."""

from images.film.encoding import FilmKind
from images.film.making import Film, make_film
from images.film.shots import Shot

__all__ = ["Film", "FilmKind", "Shot", "make_film"]
