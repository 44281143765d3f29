"""The command line with a flaw in the court game, named by CASTELLAN_FLAW; for the drills."""

import os

from bot.__main__ import main
from cogs.death_over_the_kingdom import actions
from cogs.death_over_the_kingdom.events import Folded
from cogs.death_over_the_kingdom.game import DeathOverTheKingdom


def folded(actor: int) -> Folded:
    """A rule that is wrong, but for the first seat alone."""
    if actor == 0:
        raise LookupError("nobody may fold on a Friday")
    return Folded(actor=actor)


if __name__ == "__main__":
    match os.environ["CASTELLAN_FLAW"]:
        case "raise":
            vars(actions)["Folded"] = folded
        case "new-rules":
            DeathOverTheKingdom.rules_version += 1
    main()
