"""The process in which films are made: one at a time, behind all clicks, with a bound to its memory (RLIMIT_DATA)."""

from bot.process.working import serve
from bot.ui.views.replay.film_order import FilmOrder, film

MOST_MEMORY = 256 * 2**20  # bytes; the largest films of our games take about half


def make(order: object) -> object:
    assert isinstance(order, FilmOrder)
    return film(order)


if __name__ == "__main__":
    serve(make, MOST_MEMORY)
