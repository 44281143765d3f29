"""What is played again is the same match, with its pauses and with the offers that were taken."""

import pytest

from bot.conformance import played as playing
from bot.conformance.played import Played, played
from bot.conformance.tables import Table, Way
from bot.engine.playout import fingerprint, random_policy, standing
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


@pytest.mark.parametrize("snapshots", [0, 3, 32])
def test_a_look_from_the_nearest_snapshot_shows_what_a_step_shows(
    snapshots: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Prompts with their numbers, what was told, and what can be taken back."""
    monkeypatch.setattr(playing, "SNAPSHOTS", snapshots)
    match = played.__wrapped__(dusky().table, (random_policy,), b"dusk")
    pitch, looks = match.pitch(20), match.looks(20)
    for number, step in enumerate(match.steps()):
        if number % pitch == 0:
            look = next(looks)
            assert fingerprint(look) == fingerprint(step)
            assert standing(look) == standing(step)
            assert (look.answered, look.horizon, look.turn) == (step.answered, step.horizon, step.turn)
    assert next(looks, None) is None
