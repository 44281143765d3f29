"""R132: whoever leaves, an automaton plays the character on, so that the others can go through the door (R111)."""

import pytest

from bot.engine import Answer, Chance, Match, leave, over
from bot.engine.advising import Reasons, advised
from cogs.p52.adviser.advise import advise
from cogs.p52.game import GAME
from cogs.p52.options import P52Options
from cogs.p52.prompts import growth
from cogs.p52.state.match import State
from cogs.p52.view.sight import sight
from tests.cogs.p52.parties import ADA, BEN
from tests.cogs.p52.scenes import scene

MOST = 400  # answers; two automata are through the first room long before


def said(match: Match[State]) -> Answer:
    """What an automaton says next, or that a pause is over."""
    if not match.prompts:
        return over(match.pauses[0])
    prompt = match.prompts[0]
    return Answer(prompt.number, prompt.seat, advised(match, prompt).choice, "automaton")


def test_r132_r111_whoever_has_left_is_played_on_and_walks_out_with_the_others() -> None:
    match, reasons, told = Match.start(GAME, 2, P52Options(), Chance(b"left")), Reasons(), []
    while match.state.phase in {"build", "lay"}:
        match.answer(said(match))
    reasons.of(match, leave(BEN))
    match.answer(leave(BEN))
    for _ in range(MOST):
        if match.state.result or match.state.room.number > 1:
            break
        answer = said(match)
        told += [reasons.of(match, answer)] if answer.seat == BEN else []
        match.answer(answer)
    assert [hero.is_gone for hero in match.state.heroes] == [False, True]
    assert match.state.room.number == 2
    assert any(advice is not None and advice.word != "rest" for advice in told)


@pytest.mark.parametrize("is_gone", [False, True])
def test_p14_what_a_hero_becomes_is_kept_open_for_its_owner(is_gone: bool) -> None:
    """An automaton learns for itself; for whoever has left it leaves the new ability, and the experience, to them."""
    crawl = scene(("brakka", (0, 0)))
    crawl.hero(ADA).is_gone = is_gone
    asked = growth.learn(ADA, "Brakka", ["dodge"]), growth.practise(ADA, "Brakka", 9, {"block": (1, 7)})
    said = [advise(sight(crawl.state, ADA), prompt, Chance(b"p52")).choice for prompt in asked]
    assert said == ([("later",), ("done",)] if is_gone else [("dodge",), ("block",)])
