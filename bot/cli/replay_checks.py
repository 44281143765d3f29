"""Shows a replayed match to everybody, as the bot would: whatever raises there is found again."""

from typing import Any

from bot.engine import Match
from bot.engine.playout import default_choice
from bot.games.shown import find_face
from bot.ui.views.face import Face
from bot.ui.views.shown import Shown, prompts_for


def look(match: Match[Any], names: tuple[str, ...], *, is_drawn: bool) -> None:
    """The public view and every seat's, in words and (slowly) in pictures. Raises what the game raises."""
    face = find_face(match.game.key)
    for seat in (None, *range(len(names))):
        shown = Shown(match.view(seat), names, prompts_for(seat, match.prompts))
        if face is not None:
            _show(face, shown, is_public=seat is None, is_drawn=is_drawn)


def ask(match: Match[Any]) -> None:
    """What an automaton would answer now, and what a time-out would. Raises what the game raises."""
    for prompt in match.prompts:
        default = default_choice(prompt, match.chance.aside(f"default:{prompt.number}"))
        assert prompt.is_legal(default), f"the default of {prompt.word!r}, {default!r}, is not legal"
        match.game.advise(match.view(prompt.seat), prompt, match.chance.aside(f"advise:{prompt.number}"))


def _show(face: Face[Any], shown: Shown[Any], *, is_public: bool, is_drawn: bool) -> None:
    words = face.catalogue.words()
    if is_public:
        face.headline(shown.view, words)
    for said in (face.describe, face.read) if is_public else (face.describe_hand, face.read_hand):
        said(shown, words)
    if is_drawn:
        for draw in (face.draw_board, face.draw_whole) if is_public else (face.draw_hand,):
            draw(shown, words)
