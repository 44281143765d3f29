"""`replay --film`: the film of a match, from its export."""

from pathlib import Path
from typing import cast, get_args

from bot.cli.replay import CannotReplay, Case
from bot.engine import Refused, ScriptFailed, watched
from bot.engine.record import Record
from bot.games.shown import find_face
from bot.ui.views.naming import heroes_of, seat_names
from bot.ui.views.replay.filming import Filming, coloured
from bot.ui.views.replay.reel import make_reel
from images.film import Film, FilmKind, make_film


def film(case: Case, path: Path) -> Film:
    """As people share it, written to `path`; the end of its name says of which kind. Raises CannotReplay."""
    kind = path.suffix.removeprefix(".").lower()
    if kind not in get_args(FilmKind):
        raise CannotReplay(f"A film is written to a file ending in .webp or .gif, not to {path.name}.")
    made = _filmed(case, cast(FilmKind, kind))
    try:
        path.write_bytes(made.data)
    except OSError as error:
        raise CannotReplay(f"{path} cannot be written: {error.strerror}.") from error
    return made


def _filmed(case: Case, kind: FilmKind) -> Film:
    face, record = find_face(case.game.key), case.source
    if face is None or not isinstance(record, Record):
        raise CannotReplay("A film is made from an export, of a game that has pictures.")
    try:
        reel = make_reel(watched(case.begin(), case.answers), face, record.outcome)
    except (Refused, ScriptFailed) as error:
        raise CannotReplay(f"Its answers do not follow the rules as they are now: {error}.") from error
    words = face.catalogue.words()
    heroes = heroes_of(face, reel.moments[-1].view, len(record.seats), record.seats, words)
    filming = Filming(face, words, seat_names(record.seats, record.seats, heroes, words), reel)
    return make_film([take() for take in filming.takes()], coloured(face.accent), kind)
