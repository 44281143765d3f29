"""The command line with a flaw in the court game, named by CASTELLAN_FLAW; for the drills."""

import os
from typing import Any, Never

from bot import app
from bot.__main__ import main
from bot.engine import Answer, Chance, Script
from bot.games.shown import AllGames
from cogs.death_over_the_kingdom.events.actions import Folded
from cogs.death_over_the_kingdom.face import KingdomFace
from cogs.death_over_the_kingdom.game import DeathOverTheKingdom
from cogs.death_over_the_kingdom.rules import actions

PLAYED = DeathOverTheKingdom.turn


def folded(actor: int) -> Folded:
    """A rule that is wrong, but for the first seat alone."""
    if actor == 0:
        raise LookupError("nobody may fold on a Friday")
    return Folded(actor=actor)


def falling_at_automata(state: Any, chance: Chance) -> Script[None]:
    """A rule that is wrong, but only where an automaton answers alone."""
    script, sent = PLAYED(DeathOverTheKingdom(), state, chance), None
    while True:
        try:
            sent = yield script.send(sent)
        except StopIteration:
            return
        if isinstance(sent, Answer) and sent.by == "automaton":
            raise LookupError("nobody asks a clock")


def unpainted(*_: object) -> Never:
    raise OverflowError("the inkwell ran dry")


def bring_in() -> None:
    """The flaw that CASTELLAN_FLAW names."""
    flaw = os.environ["CASTELLAN_FLAW"]
    _into_the_rules(flaw)
    _into_what_is_shown(flaw)


def _into_the_rules(flaw: str) -> None:
    match flaw:
        case "raise":
            vars(actions)["Folded"] = folded
        case "automata":
            DeathOverTheKingdom.turn = staticmethod(falling_at_automata)  # type: ignore[method-assign, assignment]
        case "still":
            DeathOverTheKingdom.turn = unpainted  # type: ignore[method-assign, assignment]
        case "gone":
            vars(app)["all_games"] = lambda *_: AllGames((), (), ())
        case "new-rules":
            DeathOverTheKingdom.rules_version += 1


def _into_what_is_shown(flaw: str) -> None:
    match flaw:
        case "board":
            KingdomFace.draw_board = unpainted
        case "hand":
            KingdomFace.read_hand = unpainted
        case "words":
            KingdomFace.headline = unpainted


if __name__ == "__main__":
    bring_in()
    main()
