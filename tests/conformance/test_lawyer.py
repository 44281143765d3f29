"""A lawyer, who prefers whatever has been done least in a match, remembers nothing beyond it."""

from bot.engine.lawyer import lawyer_policy
from bot.engine.playout import fingerprint, playout
from tests.support import fair


def test_a_lawyer_plays_the_same_match_again() -> None:
    one, other = (playout(fair.GAME, 3, fair.FairOptions(turns=8), b"fair", (lawyer_policy,)) for _ in "ab")
    assert fingerprint(one) == fingerprint(other)
