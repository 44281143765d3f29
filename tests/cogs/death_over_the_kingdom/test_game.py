"""The match as a whole: what all see while others choose, and that no card is lost."""

import pytest

from bot.engine import Chance, Match
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.options import KingdomOptions
from cogs.death_over_the_kingdom.state.cards import Card
from cogs.death_over_the_kingdom.state.match import State


def test_has_picked_is_seen_while_others_choose() -> None:
    match: Match[State] = Match.start(GAME, 3, KingdomOptions(), Chance(b"seed"))
    view = match.view(None)
    assert (view.phase, [seat.has_picked for seat in view.seats]) == ("pick", [False] * 3)


def test_a_lost_or_doubled_card_is_noticed() -> None:
    match: Match[State] = Match.start(GAME, 3, KingdomOptions(), Chance(b"seed"))
    GAME.check(match.state)
    lost = match.state.deck.pop()
    with pytest.raises(AssertionError, match="The cards are not all there"):
        GAME.check(match.state)
    match.state.deck += [lost, Card(lost.number, lost.code)]
    with pytest.raises(AssertionError, match="The cards are not all there"):
        GAME.check(match.state)
