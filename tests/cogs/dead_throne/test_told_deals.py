"""R38: a trade for what a match is won with is told to all, as Stones, Pieces and the Crown lie open to all."""

import pytest

from bot.conformance.checked import strict_words
from bot.engine import Bundle, Offer
from bot.ui.views.speech import Speaker
from cogs.dead_throne.content.tables import CROWN
from cogs.dead_throne.events.meeting import DealtThing, DealtTreasure
from cogs.dead_throne.game import GAME
from cogs.dead_throne.rules.meeting.deals import hand_over
from tests.cogs.dead_throne.battling import GATE
from tests.cogs.dead_throne.meetings import ADA, BEN, carries, realm, to_the_end
from tests.conformance.shown import SHOWN
from tests.support.scripts import ScriptRun

SPEAKER = Speaker(strict_words(SHOWN[GAME.key].face), ("Ada", "Ben", "Cleo"))


@pytest.mark.parametrize(
    ("stones", "pieces", "crown", "said"),
    [
        ((), 2, False, "Ben gets 2 Medallion Pieces from Ada."),
        (("red-1",), 0, False, "Ben gets the red Stone from Ada."),
        ((), 0, True, "Ben gets the Crown of the King from Ada."),
        (("red-1",), 1, True, "Ben gets the red Stone and a Medallion Piece and the Crown of the King from Ada."),
    ],
)
def test_r38_treasure_that_changes_hands_is_told_to_those_who_look_on(
    stones: tuple[str, ...], pieces: int, *, crown: bool, said: str
) -> None:
    world = realm(GATE, GATE, "A.r1")
    ada, ben, _ = world.players
    ada.stones, ada.pieces = list(stones), pieces
    carries(world, ada, "torch", *[CROWN] * crown)
    given = [*(f"deal-{one.id}" for one in ada.pack), *(f"stone-{stone}" for stone in stones)]
    bundle = Bundle(tuple(given), {"piece": pieces} if pieces else {})
    run = to_the_end(ScriptRun(hand_over(world, ada, ben, Offer(bundle))))
    (told,) = (event for event in run.heard_by(2) if isinstance(event, DealtTreasure))
    assert SPEAKER.event(told) == said
    (secret,) = (event for event in run.events if isinstance(event, DealtThing))
    assert (secret.item, secret.to, ben.stones, ben.pieces) == ("torch", (ADA, BEN), list(stones), pieces)


def test_r38_a_trade_without_treasure_tells_of_none() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    run = to_the_end(ScriptRun(hand_over(world, ada, ben, Offer(Bundle((), {"coin": 2})))))
    assert not [event for event in run.events if isinstance(event, DealtTreasure)]
