"""Done before any bot is forked, as every one of them would do it again: texts are read, parts of pictures drawn.

Only to be imported by the process that bots are forked from. What is there by then stays, and none of them looks it
through for garbage, which would copy its memory as well.
"""

import gc

import discord

import bot.app
from bot.engine.readable import make_all_readable
from bot.games.shown import all_games
from bot.ui.actions.warming import drawn_ahead
from bot.words import Catalogue
from tests.support.translating import known


async def is_warm(_: object) -> None:
    """A bot draws what boards are made of at every start, so that it is there for the first match."""


def read_for_commands(catalogue: Catalogue) -> None:
    for words in filter(None, (known._speaks(catalogue.folders, locale.value) for locale in discord.Locale)):
        for bundle in words._bundles:
            for message in bundle._messages:
                bundle.get_message(message)


read_for_commands(Catalogue())
for one in all_games(None).shown:
    for draw in drawn_ahead(one.face):
        draw()
    read_for_commands(one.face.catalogue)
make_all_readable()
setattr(bot.app, "warm", is_warm)  # noqa: B010 - it is there in every bot that is forked from here

gc.collect()
gc.freeze()
