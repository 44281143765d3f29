"""Done before any bot is forked, as every one of them would do it again: texts are read, parts of pictures drawn.

Only to be imported by the process that bots are forked from.
"""

from bot.games.shown import all_games
from bot.ui.actions.help import pictures_as_it_comes

for one in all_games(None).shown:
    pictures_as_it_comes(one.face)
