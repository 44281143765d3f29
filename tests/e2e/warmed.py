"""Done before any bot is forked, as every one of them would do it again: texts are read, parts of pictures drawn.

Only to be imported by the process that bots are forked from. What is there by then stays, and none of them looks it
through for garbage, which would copy its memory as well.
"""

import gc
from typing import Any

import discord

import bot.app
from bot.engine import Chance, Match
from bot.engine.readable import make_all_readable
from bot.games.shown import all_games
from bot.ui.actions.help import SEED, seats_shown
from bot.ui.actions.warming import drawn_ahead
from bot.ui.views.face import Face
from bot.ui.views.shown import Shown, prompts_for
from bot.words import Catalogue
from tests.support.translating import known


async def is_warm(_: object) -> None:
    """A bot draws what boards are made of at every start, so that it is there for the first match."""


def read_for_commands(catalogue: Catalogue) -> None:
    for words in filter(None, (known._speaks(catalogue.folders, locale.value) for locale in discord.Locale)):
        for bundle in words._bundles:
            for message in bundle._messages:
                bundle.get_message(message)


def draw_first_desks(face: Face[Any]) -> None:
    """What the panels of those who are asked first are made of."""
    options = face.game.options_type()
    seats = seats_shown(face.game, options)
    match = Match.start(face.game, seats, options, Chance(SEED))
    names = tuple(f"Ada {seat}" for seat in range(seats))
    for prompt in match.prompts:
        shown = Shown(match.view(prompt.seat), names, prompts_for(prompt.seat, match.prompts))
        if face.has_hand(shown.view):
            face.draw_desk(shown, (), face.catalogue.words())


read_for_commands(Catalogue())
for one in all_games(None).shown:
    for draw in drawn_ahead(one.face):
        draw()
    draw_first_desks(one.face)
    read_for_commands(one.face.catalogue)
make_all_readable()
setattr(bot.app, "warm", is_warm)  # noqa: B010 - it is there in every bot that is forked from here

gc.collect()
gc.freeze()
