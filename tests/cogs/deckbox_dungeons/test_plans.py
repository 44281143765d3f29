"""R13: an activation that was planned while others were at work."""

import msgspec
import pytest

from bot.engine import Chance, Match, Part, Snapshot, order
from bot.engine.playout import rebuilds
from cogs.deckbox_dungeons.game import DeckboxDungeons
from cogs.deckbox_dungeons.state.match import State
from cogs.deckbox_dungeons.state.pieces import Hero
from tests.cogs.deckbox_dungeons.scenes import brannoc, enemy, scene, tamsin
from tests.engine.scripted import say

ADA, BEN = 0, 1


def begun(ben: Hero | None = None, **plan: Part) -> Match[State]:
    """Ada is asked what she does; Ben, next to a goblin, plans his activation."""
    delve = scene(brannoc((2, 4)), ben or tamsin((2, 2)), enemies=[enemy("goblin-cutter", (4, 2))])
    match = Match.load(DeckboxDungeons(), Chance(b"plans"), Snapshot(msgspec.msgpack.encode(delve.state), 0, 0, 0), [])
    if plan:
        match.answer(order(BEN, {f"plan-{word}": value for word, value in plan.items()}))
    return match


def ada_ends(match: Match[State]) -> Match[State]:
    say(match, ADA, ("end",))
    say(match, ADA, ("forfeit",))
    return match


def deeds(match: Match[State]) -> list[str]:
    return [option.key for one in match.orders(BEN) for option in one.kind.options]


def test_a_planned_activation_comes_to_the_same_as_a_pressed_one() -> None:
    shot = next(key for key in deeds(begun()) if key.startswith("ranged-"))
    step = next(key for key in deeds(begun()) if key.startswith("to-"))
    planned = ada_ends(begun(first=(shot,), then=(step,)))
    by_hand = ada_ends(begun())
    for key in (shot, step):
        say(by_hand, BEN, (key,))
    assert planned.state == by_hand.state
    assert [prompt.word for prompt in planned.prompts] == [prompt.word for prompt in by_hand.prompts]
    assert planned.given(BEN) == {}, "nothing of it is left"
    assert rebuilds(planned)


@pytest.mark.parametrize("change", ["health", "newcomer", "nothing"])
def test_it_holds_while_the_hero_and_the_number_of_enemies_are_as_they_were(change: str) -> None:
    match = begun(first=(deeds(begun())[0],))
    if change == "health":
        match.state.heroes[BEN].health -= 1
    elif change == "newcomer":
        match.state.enemies.append(enemy("goblin-cutter", (5, 5)))
        match.state.enemies[-1].id = 2
    else:
        match.state.enemies[0].at = (5, 5)
    plan = match.plan(BEN)
    assert plan is not None
    assert plan.holds == (change == "nothing")


def test_what_is_no_longer_offered_is_asked() -> None:
    shot = next(key for key in deeds(begun()) if key.startswith("ranged-"))
    match = begun(first=(shot,))
    match.state.enemies.clear()
    ada_ends(match)
    assert match.prompts[0].seat == BEN
    assert (plan := match.plan(BEN)) is not None
    assert plan.is_dropped


def test_only_who_waits_on_their_feet_plans() -> None:
    match = begun()
    assert not match.orders(ADA), "she is asked"
    assert not begun(tamsin((2, 2), is_downed=True)).orders(BEN)
    assert all(key.split("-")[0] not in {"buy", "use", "move", "spread"} for key in deeds(match))
