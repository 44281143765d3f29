"""Gentle automata slip, but are not stupid; sharp ones look ahead, within a budget, and see nothing that is hidden."""

from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import Advice, Amount, Answer, Chance, Game, Match, Option, Prompt, strengths
from bot.engine.advising import Reasons, advised
from bot.engine.foresight import FORESEEN, Question, answer, foresee
from bot.engine.imagined import Imagined
from bot.engine.strength import SLIPPED, slip
from tests.support.urn_game import DRAW, GAME, TAKE, WAVE, UrnGame, UrnOptions, UrnView

MANY = 300
DARE = Advice((DRAW,), "dare")


def begun(seed: bytes = b"e") -> Match[Any]:
    return Match.start(GAME, 2, UrnOptions(), Chance(seed))


def slips(match: Match[Any], advice: Advice = DARE, game: Game[Any, Any] = GAME) -> list[Advice]:
    prompt = match.prompts[0]
    return [slip(game, match.view(0), prompt, advice, Chance(str(number).encode())) for number in range(MANY)]


def test_it_takes_the_second_best_of_the_same_kind_about_half_the_time() -> None:
    found = slips(begun())
    slipped = [advice for advice in found if advice.word == SLIPPED]
    assert {advice.choice for advice in slipped} == {(TAKE,)}, "of what is of another kind nobody says it is no folly"
    assert MANY * 0.4 < len(slipped) < MANY * 0.6
    assert all(advice == DARE for advice in found if advice not in slipped)


def test_where_the_adviser_ranks_it_takes_the_second_and_now_and_then_the_third() -> None:
    ranked = replace(DARE, others=((WAVE,), (TAKE,)))
    choices = [advice.choice for advice in slips(begun(), ranked)]
    assert choices.count((DRAW,)) > choices.count((WAVE,)) > choices.count((TAKE,)) > 0


def test_where_nothing_else_is_of_its_kind_it_does_not_slip() -> None:
    match = begun()
    prompt = match.prompts[0]
    only = replace(prompt, kind=replace(prompt.kind, options=(Option(DRAW, "get"), Option(WAVE, "other"))))
    for asked in (only, Prompt(0, "how", "R1", Amount(1, 6))):
        advice = replace(DARE, choice=(DRAW,) if asked is only else 3)
        assert all(slip(GAME, match.view(0), asked, advice, Chance(bytes([n]))) == advice for n in range(9))


def test_an_adviser_that_counts_on_what_is_gone_does_not_slip() -> None:
    class Stubborn(UrnGame):
        def advise(self, view: UrnView, prompt: Prompt, chance: Chance) -> Advice:
            return Advice((next(option.key for option in prompt.options if option.key == DRAW),), "dare")

    assert all(advice == DARE for advice in slips(begun(), game=Stubborn()))


def test_a_gentle_one_says_the_same_at_the_same_place_whenever_it_is_asked() -> None:
    said = [advised(begun(bytes([seed])), begun().prompts[0], strength="gentle") for seed in range(30)]
    assert said == [advised(begun(bytes([seed])), begun().prompts[0], strength="gentle") for seed in range(30)]
    assert {advice.word for advice in said} == {"dare", SLIPPED}


def test_looking_ahead_finds_that_the_safe_coin_is_better() -> None:
    match = begun()
    assert foresee(GAME, match.state, match.prompts[0], DARE, 48) == Advice((TAKE,), FORESEEN)
    assert foresee(GAME, match.state, match.prompts[0], Advice((TAKE,), "safe"), 48) == Advice((TAKE,), "safe")


def test_it_hangs_on_nothing_hidden() -> None:
    match = begun()
    state = match.state
    for good in range(len(state.tokens)):  # the good one is drawn next, or later
        tokens = [place == good for place in range(len(state.tokens))]
        other = replace(state, tokens=tokens)
        assert foresee(GAME, other, match.prompts[0], DARE, 48) == Advice((TAKE,), FORESEEN)


@pytest.mark.parametrize("budget", [12, 48, 100])
def test_no_more_is_played_out_than_the_budget_allows(monkeypatch: pytest.MonkeyPatch, budget: int) -> None:
    played = 0
    whole = Imagined.play_out

    def counted(*given: Any) -> None:
        nonlocal played
        played += 1
        whole(*given)

    monkeypatch.setattr(Imagined, "play_out", counted)
    match = begun()
    foresee(GAME, match.state, match.prompts[0], DARE, budget)
    assert budget / 3 < played <= budget


def test_where_no_way_on_is_known_the_adviser_is_followed() -> None:
    class Lost(UrnGame):
        def resume(self, state: Any, prompt: Prompt, chance: Chance) -> Any:
            return None

    match = begun()
    assert answer(Question(Lost(), match.state, match.prompts[0], DARE, 2)) == DARE


def test_sharp_ones_are_only_where_the_game_looks_ahead() -> None:
    assert strengths(GAME, UrnOptions()) == ("steady", "gentle", "sharp")
    assert strengths(GAME, UrnOptions(is_blind=True)) == ("steady", "gentle")


def test_each_strength_has_its_reasons() -> None:
    asked = product(("steady", "gentle", "sharp"), (DRAW, TAKE))
    words = {(strength, key): _reason(strength, key) for strength, key in asked}
    assert (words["steady", DRAW], words["steady", TAKE]) == ("dare", None)
    assert (words["sharp", DRAW], words["sharp", TAKE]) == ("dare", FORESEEN)
    assert {words["gentle", DRAW], words["gentle", TAKE]} in ({"dare", None}, {SLIPPED, None})


def _reason(strength: Any, key: str) -> str | None:
    match = begun()
    prompt = match.prompts[0]
    found = Reasons([strength] * 2).of(match, Answer(prompt.number, prompt.seat, (key,), "automaton"))
    return None if found is None else found.word
