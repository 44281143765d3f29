"""What is played again is the same match, with its pauses and with the offers that were taken."""

from bot.engine.playout import fingerprint, random_policy
from tests.conformance.played import Played, played
from tests.conformance.tables import Table, Way
from tests.support.harbour.game import Harbour, HarbourOptions

TURNS = 6


def dusky() -> Played:
    """Somebody whistles (R2) while another steers, and dusk falls at the end of each turn."""
    options = HarbourOptions(turns=TURNS, dusk=15)
    return played(Table(Way("harbour", Harbour(), options), 4), (random_policy,), b"dusk")


def test_pauses_are_played_again() -> None:
    match = dusky()
    assert [answer.by for answer in match.answers].count("timeout") == TURNS
    assert list(match.steps())[-1].outcome is not None


def test_offers_that_were_taken_are_played_again() -> None:
    match = dusky()
    begun = match.begin()
    taken = 0
    for answer in match.answers:
        taken += any(offer.number == answer.prompt for offer in begun.offers)
        begun.answer(answer)
    assert taken
    assert fingerprint(begun) == fingerprint(list(match.steps())[-1])
