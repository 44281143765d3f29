"""The cards on the welcome of the local table: each game with a picture, and how to begin it against automata."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.games.shown import ShownGame
from bot.local.page.cards import Card
from bot.ui.actions.help import board_of
from bot.ui.views.company import company
from bot.ui.views.face import Face
from bot.ui.views.lessons.finding import lesson_in
from bot.words import Words


def welcome_cards(games: Sequence[ShownGame]) -> list[Card]:
    return [_card(game) for game in sorted(games, key=lambda game: game.command)]


def _card(game: ShownGame) -> Card:
    face, words = game.face, game.face.catalogue.words()
    return Card(
        title=face.title(words),
        about=words.say("game-about") if words.has("game-about") else words.say("new"),
        facts=_facts(face, words),
        command=f"{game.command} new",
        options={"automata": company(face.game)},
        presses=(words.say("lobby-start"),),
        lesson=f"{game.command} learn" if lesson_in(face.folder) is not None else "",
        colour=face.accent,
        picture_text=words.say("welcome-picture", game=face.title(words)),
        draw=partial(board_of, face, words),
    )


def _facts(face: Face[Any], words: Words) -> tuple[str, ...]:
    game = face.game
    seats = [seat for options in (game.options_type(), *game.variants().values()) for seat in game.seats_for(options)]
    length = (words.say("game-length"),) if words.has("game-length") else ()
    people = -(-min(seats) // game.seats_per_person)  # a small party may be one person's
    return (words.say("welcome-seats", least=people, most=max(seats)), *length)
