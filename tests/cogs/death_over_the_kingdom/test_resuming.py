"""R14 to R33: a round goes on from where somebody is asked, and nothing of it happens twice."""

import pytest

from bot.engine import Chance, Event, Who
from cogs.death_over_the_kingdom.events.abilities import MerchantLooked, MerchantShown, MerchantSwapped
from cogs.death_over_the_kingdom.events.actions import Cut, CutDeclared, Folded
from cogs.death_over_the_kingdom.events.powers import InnkeeperStayed, InnkeeperSwapped, Revealed
from cogs.death_over_the_kingdom.events.rounds import AllLaid, CardLaid, RoundBegan
from cogs.death_over_the_kingdom.events.scores import HighestWon, SecondPlaceWon
from cogs.death_over_the_kingdom.rules import classic, court
from cogs.death_over_the_kingdom.rules.actions import actions
from cogs.death_over_the_kingdom.rules.powers import powers
from cogs.death_over_the_kingdom.rules.resuming import resume
from cogs.death_over_the_kingdom.rules.setup import new_classic_match
from cogs.death_over_the_kingdom.state.cards import full_deck
from cogs.death_over_the_kingdom.state.match import State
from tests.cogs.death_over_the_kingdom.positions import A, B, C, table
from tests.support.scripts import Said, ScriptRun


def resumed(state: State, run: ScriptRun[None], seat: int) -> ScriptRun[None]:
    """From what this seat is asked; the same is asked again."""
    prompt = run.open[seat]
    again = ScriptRun(resume(state, prompt))
    assert (again.open[seat].word, again.events) == (prompt.word, [])
    return again


def end(run: ScriptRun[None], *said: tuple[int, Said]) -> list[Event]:
    for seat, one in said:
        run.answer(seat, one)
    assert run.is_over
    return run.events


def kinds(events: list[Event], *wanted: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, wanted)]


def test_from_an_action_those_who_have_not_acted_go_on() -> None:
    state = table("KIN DEA MON*", deck="PRI")
    run = ScriptRun(actions(state))
    run.answer(A, "fold")
    again = resumed(state, run, B)
    assert state.acting == B
    told = end(again, (B, "fold"), (C, "fold"))
    assert kinds(told, Folded) == [Folded(actor=B), Folded(actor=C)]
    assert kinds(told, HighestWon) == [HighestWon(winners=(A,), value=12)]
    assert [place.has_acted for place in state.places] == [True] * 3
    assert state.acting is None


@pytest.mark.parametrize("said", ["swap", "keep"])
def test_from_the_merchants_question_nobody_is_shown_anything_again(said: str) -> None:
    state = table("MER KIN DEA*", deck="PRI")
    run = ScriptRun(actions(state))
    run.answer(A, "merchant-1")
    told = end(resumed(state, run, A), (A, said), (B, "fold"), (C, "fold"))
    assert kinds(told, MerchantShown, MerchantLooked) == []
    assert bool(kinds(told, MerchantSwapped)) is (said == "swap")


def test_from_the_depth_of_a_cut_it_is_not_declared_again() -> None:
    state = table("KIN DEA MON*", deck="PRI INN")
    run = ScriptRun(actions(state))
    for seat, said in ((A, "fold"), (B, "fold"), (C, "cut")):
        run.answer(seat, said)
    told = end(resumed(state, run, C), (C, 1))
    assert kinds(told, CutDeclared, Cut) == [Cut(actor=C, depth=1, old="MON", new="PRI")]


@pytest.mark.parametrize("said", ["yes", "no"])
def test_from_a_power_only_those_to_come_work(said: str) -> None:
    state = table("MON INN THI*", round=3, turn=3, points=[2, 1, 1])
    run = ScriptRun(powers(state))
    again = resumed(state, run, B)
    told = end(again, (B, said))
    assert kinds(told, Revealed) == []
    assert kinds(told, InnkeeperStayed, InnkeeperSwapped) == [
        InnkeeperSwapped(actor=B, target=C) if said == "yes" else InnkeeperStayed(actor=B)
    ]
    assert kinds(told, SecondPlaceWon), "it was the last round"


def test_from_the_picks_those_who_have_laid_are_not_asked() -> None:
    state = table(hands={"A": "KIN DEA", "B": "QUE PRI", "C": "THI MER"}, round=1)
    run = ScriptRun(court.play_round(state))
    run.answer(B, "hand-1")
    again = resumed(state, run, A)
    assert set(again.open) == {A, C}
    again.answer(C, "hand-1")
    told = end(again, (A, "hand-1"), (A, "fold"), (B, "fold"), (C, "fold"))
    assert [event.seat for event in told if isinstance(event, CardLaid)] == [C, A]
    assert kinds(told, AllLaid, RoundBegan) == [AllLaid(round=1, starter=A)]


def test_r17_r18_r21_what_everybody_may_do() -> None:
    run = ScriptRun(actions(table("KIN DEA MON*", deck="PRI")))
    exchange, fold = run.open[A].options
    assert (exchange.word, exchange.facts, fold.word) == ("exchange", {"target": Who((B,))}, "fold")
    run.answer(A, "fold")
    run.answer(B, "fold")
    assert [option.word for option in run.open[C].options] == ["cut", "fold"]


def test_r2_r50_the_top_of_the_shuffled_deck_is_dealt_in_line_order() -> None:
    state, box = new_classic_match(4, Chance(b"first")), full_deck()
    Chance(b"deal").shuffle(box)
    classic.deal(state, Chance(b"deal"))
    assert [state.table(seat).number for seat in state.line] == [card.number for card in box[:4]]
    assert [card.number for card in state.deck] == [card.number for card in box[4:]]


def test_r2_r11_the_court_deals_three_at_a_time() -> None:
    state, box = table(hands={"A": "KIN", "B": "QUE", "C": "THI"}), full_deck()
    Chance(b"deal").shuffle(box)
    court.deal(state, Chance(b"deal"))
    dealt = [card.number for seat in state.line for card in state.hand(seat)]
    assert (dealt, [card.number for card in state.deck]) == (
        [card.number for card in box[:9]],
        [card.number for card in box[9:]],
    )
