"""How to play: a few short steps with pictures of a real match, played by automata."""

from functools import lru_cache
from typing import Any

from discord import ui
from msgspec import Struct

from bot.engine import Answer, Chance, Game, Match, Options, over
from bot.ui.actions.reading import guide_of
from bot.ui.messages.draw_pool import draw_in_pool
from bot.ui.shared.context import Context
from bot.ui.views.face import Face
from bot.ui.views.lessons.finding import lesson_in
from bot.ui.views.lessons.place import lesson_id
from bot.ui.views.picture import Picture
from bot.ui.views.shown import Shown, prompts_for
from bot.ui.wire.buttons import verb_button
from bot.ui.wire.custom_id import Verb
from bot.ui.wire.layout import layout, row
from bot.ui.wire.reply import Reply
from bot.words import Words

SEED = b"the match of the help page"


class HelpPictures(Struct, frozen=True):
    """The pictures of a help page: a hand to choose from, and a board in full swing."""

    hand: Picture
    board: Picture


class Help:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def show(self, reply: Reply, game: str, options: Options | None = None) -> None:
        """The steps, a hand after the first of them, a board at the end: as the game comes, or by these options."""
        face = self.context.faces[game]
        chosen = options or face.game.options_type()
        words = self.context.words(reply.interaction, game)
        shown = await draw_in_pool(_pictures, face, words, chosen)
        await reply.show(_view(face, words, chosen, shown), [shown.hand.file(), shown.board.file()])


async def board_of(face: Face[Any], words: Words) -> bytes:
    """The board in full swing, as the help page shows it, for whoever has not played yet."""
    shown = await draw_in_pool(_pictures, face, words, face.game.options_type())
    return shown.board.data


def pictures_as_it_comes(face: Face[Any]) -> HelpPictures:
    """The pictures of a game's help by its usual options, in English."""
    return _pictures(face, face.catalogue.words(), face.game.options_type())


def _view(face: Face[Any], words: Words, options: Options, shown: HelpPictures) -> ui.LayoutView:
    lesson = face.lesson(options)
    told = guide_of(face, words).steps_of(words.say(lesson) if lesson else "")
    has_lesson = lesson_in(face.folder) is not None
    steps = [f"{number}. {step}" for number, step in enumerate(told, start=1)]
    return layout(
        face.accent,
        f"### {words.say('help-title', game=face.title(words))}",
        "\n".join(steps[:2]),
        shown.hand.gallery(),
        "\n".join(steps[2:]),
        shown.board.gallery(),
        row(verb_button(lesson_id(face.game.key), Verb.LEARN, words.say("learn"))) if has_lesson else None,
        f"-# {words.say('help-more')}",
    )


@lru_cache(maxsize=16)
def _pictures(face: Face[Any], words: Words, options: Options) -> HelpPictures:
    """Drawn once per language and way to play, from a match that automata play."""
    seats = seats_shown(face.game, options)
    names = tuple(words.say(f"automaton-name-{number}") for number in range(1, seats + 1))
    match = Match.start(face.game, len(names), options, Chance(SEED))
    before_hand, before_board = face.shown_after
    _advance(match, before_hand)
    shown = Shown(match.view(0), names, prompts_for(0, match.prompts))
    hand = Picture(face.draw_hand(shown, words), face.describe_hand(shown, words))
    _advance(match, before_board - before_hand)
    shown = Shown(match.view(None), names, prompts_for(None, match.prompts))
    return HelpPictures(hand, Picture(face.draw_board(shown, words), face.describe(shown, words)))


def seats_shown(game: Game[Any, Any], options: Options) -> int:
    """One more than the fewest, where there may be one more: with the fewest a game seldom shows all it has."""
    legal = game.seats_for(options)
    return legal[min(1, len(legal) - 1)]


def _advance(match: Match[Any], decisions: int) -> None:
    """A short match may be over before."""
    for _ in range(decisions):
        if match.outcome is None:
            match.answer(next_answer(match))


def next_answer(match: Match[Any]) -> Answer:
    """What an automaton says to the first that is asked; where only a moment passes, that it is over."""
    if not match.prompts:
        return over(match.pauses[0])
    prompt = match.prompts[0]
    advice = match.game.advise(match.view(prompt.seat), prompt, Chance(SEED).aside(str(prompt.number)))
    return Answer(prompt.number, prompt.seat, advice.choice, "automaton")
