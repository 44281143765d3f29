"""The command line with a flaw in the court game, named by CASTELLAN_FLAW; for the drills."""

import os
from typing import Never

from bot import app
from bot.__main__ import main
from cogs.death_over_the_kingdom import actions, describe_cards
from cogs.death_over_the_kingdom.events import Folded
from cogs.death_over_the_kingdom.face import KingdomFace
from cogs.death_over_the_kingdom.game import DeathOverTheKingdom


def folded(actor: int) -> Folded:
    """A rule that is wrong, but for the first seat alone."""
    if actor == 0:
        raise LookupError("nobody may fold on a Friday")
    return Folded(actor=actor)


def unpainted(*_: object) -> Never:
    raise OverflowError("the inkwell ran dry")


if __name__ == "__main__":
    match os.environ["CASTELLAN_FLAW"]:
        case "raise":
            vars(actions)["Folded"] = folded
        case "board":
            KingdomFace.draw_board = staticmethod(unpainted)  # type: ignore[method-assign, assignment]
        case "hand":
            vars(describe_cards)["read_hand"] = unpainted
        case "still":
            DeathOverTheKingdom.turn = unpainted  # type: ignore[method-assign, assignment]
        case "gone":
            vars(app)["find_games"] = dict
            vars(app)["game_folders"] = list
        case "new-rules":
            DeathOverTheKingdom.rules_version += 1
    main()
