"""What boards are made of is drawn ahead, after the start: else a game's first board takes up to ten times as long."""

import logging
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from bot.engine import Chance, Match, Options
from bot.ui.actions.help import SEED, pictures_as_it_comes, seats_shown
from bot.ui.messages.draw_pool import draw_when_idle
from bot.ui.views.face import Face
from bot.ui.views.shown import Shown, prompts_for

log = logging.getLogger(__name__)


async def warm(faces: Iterable[Face[Any]]) -> None:
    """One picture at a time, each when nobody waits for one. A game that cannot be drawn hinders no other."""
    for face in list(faces):
        try:
            for draw in drawn_ahead(face):
                await draw_when_idle(draw)
        except Exception:
            log.exception("The first pictures of %s cannot be drawn ahead", face.game.key)


def drawn_ahead(face: Face[Any]) -> Iterator[Callable[[], object]]:
    """The help's pictures, which are kept as well, and the first board of each other way to play."""
    yield partial(pictures_as_it_comes, face)
    for options in face.game.variants().values():
        yield partial(_first_board, face, options)


def _first_board(face: Face[Any], options: Options) -> bytes:
    words, seats = face.catalogue.words(), seats_shown(face.game, options)
    names = tuple(words.say(f"automaton-name-{number}") for number in range(1, seats + 1))
    match = Match.start(face.game, seats, options, Chance(SEED))
    return face.draw_board(Shown(match.view(None), names, prompts_for(None, match.prompts)), words)
