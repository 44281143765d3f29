"""R2 to R5: a round, with hands and prizes laid out beforehand."""

from bot.cli.new_game.template_bids.events.bids import BidShown, PrizeShown, PrizeWon
from bot.cli.new_game.template_bids.rules.turn import play
from bot.cli.new_game.template_bids.state.match import State
from bot.cli.new_game.template_bids.view.sight import sight
from tests.support.scripts import ScriptRun, run_script

A, B = 0, 1


def laid_out() -> State:
    return State(hands=[[3, 20], [7, 9]], stock=[], prizes=[4, 6], scores=[0, 1])


def test_the_highest_bid_takes_the_prize() -> None:
    """R4, R5."""
    state = laid_out()
    run = run_script(play(state), {A: ["3"], B: ["7"]})
    assert run.events == [
        PrizeShown(prize=6),
        BidShown(seat=A, card=3),
        BidShown(seat=B, card=7),
        PrizeWon(seat=B, prize=6, score=7),
    ]
    assert (state.hands, state.scores, state.prize) == ([[20], [9]], [0, 7], 0)


def test_a_bid_is_told_to_nobody_before_all_have_chosen() -> None:
    """R3."""
    state = laid_out()
    run = ScriptRun(play(state))
    assert run.answer(A, "20") == []
    assert state.hands[A] == [3, 20]
    assert all(prompt.public_options == () for prompt in run.asked)


def test_only_ones_own_hand_is_seen() -> None:
    """R1, R3."""
    assert sight(laid_out(), A).hands == ((3, 20), (None, None))
    assert sight(laid_out(), None).hands == ((None, None), (None, None))
