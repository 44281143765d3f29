"""Bots that start in one process read the languages of their commands once.

A bot reads them all at its start, where it needs them once, and forgets them: without this that is half of each start.
Whoever starts bots imports this.
"""

from bot.ui.actions import tree
from bot.ui.wire.localised import Translator

known = Translator()


def that_translator() -> Translator:
    return known


setattr(tree, "Translator", that_translator)  # noqa: B010 - it is there for every bot of this process
