"""How to play: a few short steps with pictures of a real match, played by automata."""

from functools import lru_cache
from typing import Any

from discord import ui
from msgspec import Struct

from bot.engine import Answer, Chance, Match, Options
from bot.ui.face import Face
from bot.ui.house import House
from bot.ui.layout import layout
from bot.ui.reading import guide_of
from bot.ui.reply import Reply
from bot.ui.scene import Picture
from bot.ui.studio import drawn
from bot.words import Words

SEED = b"the match of the help page"


class Shown(Struct, frozen=True):
    """The pictures of a help page: a hand to choose from, and a board in full swing."""

    hand: Picture
    board: Picture


class Help:
    def __init__(self, house: House) -> None:
        self.house = house

    async def show(self, reply: Reply, game: str, options: Options | None = None) -> None:
        """The steps, a hand after the first of them, a board at the end: as the game comes, or by these options."""
        face = self.house.faces[game]
        chosen = options or face.game.options_type()
        words = self.house.words(reply.interaction, game)
        shown = await drawn(_pictures, face, words, chosen)
        await reply.show(_view(face, words, chosen, shown), [shown.hand.file(), shown.board.file()])

    async def prepare(self) -> None:
        """Draw the pictures ahead: so the first match finds the drawing kit warm."""
        for face in self.house.faces.values():
            await drawn(_pictures, face, face.catalogue.words(), face.game.options_type())


def _view(face: Face[Any], words: Words, options: Options, shown: Shown) -> ui.LayoutView:
    told = guide_of(face).steps_of(face.lesson(options))
    steps = [f"{number}. {step}" for number, step in enumerate(told, start=1)]
    return layout(
        face.accent,
        f"### {words.say('help-title', game=face.title(words))}",
        "\n".join(steps[:2]),
        shown.hand.gallery(),
        "\n".join(steps[2:]),
        shown.board.gallery(),
        f"-# {words.say('help-more')}",
    )


@lru_cache(maxsize=16)
def _pictures(face: Face[Any], words: Words, options: Options) -> Shown:
    """Drawn once per language and way to play, from a match that automata play."""
    names = tuple(words.say(f"automaton-name-{number}") for number in range(1, face.game.seats_for(options)[0] + 2))
    match = Match.start(face.game, len(names), options, Chance(SEED))
    before_hand, before_board = face.shown_after
    _advance(match, before_hand)
    view = match.view(0)
    hand = Picture(face.draw_hand(view, names, words), face.describe_hand(view, names, words))
    _advance(match, before_board - before_hand)
    view = match.view(None)
    return Shown(hand, Picture(face.draw_board(view, names, words), face.describe(view, names, words)))


def _advance(match: Match[Any], decisions: int) -> None:
    for _ in range(decisions):
        prompt = match.prompts[0]
        choice = match.game.advise(match.view(prompt.seat), prompt, Chance(SEED).aside(str(prompt.number)))
        match.answer(Answer(prompt.number, prompt.seat, choice, "automaton"))
