"""Done before any bot is forked, as every one of them would do it again: texts are read, parts of pictures drawn.

Only to be imported by the process that bots are forked from. What is there by then stays, and none of them looks it
through for garbage, which would copy its memory as well.
"""

import gc

from bot.engine.readable import make_all_readable
from bot.games.shown import all_games
from bot.ui.actions.help import Help, pictures_as_it_comes


async def is_prepared(_: Help) -> None:
    """A bot draws the pictures of its help at every start, so that their parts are there for the first match."""


for one in all_games(None).shown:
    pictures_as_it_comes(one.face)
make_all_readable()
setattr(Help, "prepare", is_prepared)  # noqa: B010 - they are there in every bot that is forked from here

gc.collect()
gc.freeze()
