"""The cards on the welcome of the local table: each game with a picture, and how to begin it against automata."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.games.shown import ShownGame
from bot.local.page.cards import Card
from bot.ui.actions.help import board_of
from bot.ui.views.face import Face
from bot.words import Words

COMPANY = 2  # whoever comes alone finds at least as many automata, if the game takes them


def welcome_cards(games: Sequence[ShownGame]) -> list[Card]:
    return [_card(game) for game in sorted(games, key=lambda game: game.command)]


def _card(game: ShownGame) -> Card:
    face, words = game.face, game.face.catalogue.words()
    return Card(
        title=face.title(words),
        about=words.say("game-about") if words.has("game-about") else words.say("new"),
        facts=_facts(face, words),
        command=f"{game.command} new",
        options={"automata": _company(face)},
        presses=(words.say("lobby-start"),),
        colour=face.accent,
        picture_text=words.say("welcome-picture", game=face.title(words)),
        draw=partial(board_of, face, words),
    )


def _facts(face: Face[Any], words: Words) -> tuple[str, ...]:
    game = face.game
    seats = [seat for options in (game.options_type(), *game.variants().values()) for seat in game.seats_for(options)]
    length = (words.say("game-length"),) if words.has("game-length") else ()
    return (words.say("welcome-seats", least=min(seats), most=max(seats)), *length)


def _company(face: Face[Any]) -> int:
    """Automata beside the one person: as many as a match needs, and some company."""
    seats = face.game.seats_for(face.game.options_type())
    return min(max(seats[0] - 1, COMPANY), seats[-1] - 1)
