"""R58: what a time-out answers (T60)."""

import pytest

from bot.engine import Chance, Prompt
from bot.engine.playout import default_choice
from cogs.death_over_the_kingdom.rules.actions import actions
from cogs.death_over_the_kingdom.rules.court import pick
from cogs.death_over_the_kingdom.rules.powers import powers
from tests.cogs.death_over_the_kingdom.positions import A, B, lying, play, table
from tests.support.scripts import ScriptRun


def default(prompt: Prompt) -> object:
    """What is answered whatever chance says."""
    (choice,) = {default_choice(prompt, Chance(bytes([late]))) for late in range(20)}
    return choice


def test_t60_a_late_pick_lays_any_card() -> None:
    run = ScriptRun(pick(table(hands={"A": "KIN DEA MON"}), A))
    laid = {default_choice(run.open[A], Chance(bytes([n]))) for n in range(30)}
    assert laid == {("hand-1",), ("hand-2",), ("hand-3",)}


def test_t60_a_late_action_folds_and_a_late_merchant_keeps() -> None:
    run = ScriptRun(actions(table("KIN MER MON*", deck="DEA")))
    assert default(run.open[A]) == ("fold",)
    run.answer(A, "fold")
    run.answer(B, "merchant-0")
    assert run.open[B].is_secret
    assert default(run.open[B]) == ("keep",)


@pytest.mark.parametrize("cards", ["INN KIN MON*", "JES MON KIN*", "SOR KIN THI*"])
def test_t60_a_late_may_means_no(cards: str) -> None:
    state = table(cards)
    run = ScriptRun(powers(state))
    assert default(run.open[A]) == ("no",)
    before = lying(state), state.values()
    run.answer(A, "no")
    assert (lying(state), state.values()) == before


def test_a_cut_declared_is_binding() -> None:
    """Chance names the number where the Dealer does not."""
    run = play(actions(table("KIN DEA MON*", deck="THI JES")), A="fold", B="fold", C=["cut", 1])
    cut = run.asked[-1]
    assert (cut.word, cut.default) == ("cut", None)
    assert {default_choice(cut, Chance(bytes([n]))) for n in range(20)} == {1, 2}
