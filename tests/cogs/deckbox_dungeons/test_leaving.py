"""R99, R87: who leaves, who plays on for them, and who the next person is."""

from typing import Any

import msgspec
import pytest

from bot.engine import Answer, Chance, Match, leave, over
from bot.engine.advising import Reasons, advised
from cogs.deckbox_dungeons.events.frame import HeroLeft
from cogs.deckbox_dungeons.game import GAME
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.combat.attack import attack
from cogs.deckbox_dungeons.rules.frame.departure import depart
from cogs.deckbox_dungeons.rules.heroes import figures
from cogs.deckbox_dungeons.rules.quests.ends import judge, toll
from cogs.deckbox_dungeons.state.match import State
from cogs.deckbox_dungeons.state.pieces import Tile
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, hero, oruk, scene, tamsin
from tests.support.scripts import ScriptRun, run_script

A, B, C = 0, 1, 2


def test_r99_the_hero_stays_with_all_it_has() -> None:
    """Enemies, dice and fares go on counting it, as it is there."""
    one = oruk(at=(4, 3), items=cards("oak-shield"), treasure=5, energy=3)
    delve = scene(brannoc((5, 3)), one, options=DeckboxOptions(quest="toll"))
    assert run_script(depart(delve, B), {}).events == [HeroLeft(seat=B, hero="oruk")]
    assert one.is_up
    assert (one.treasure, one.energy, len(one.items)) == (5, 3, 1)
    assert delve.heroes == delve.state.heroes
    assert run_script(depart(delve, B), {}).events == []


@pytest.mark.parametrize("quest", ["toll", "chapel"])
def test_r99_the_quest_still_waits_for_the_hero_at_the_exit(quest: Any) -> None:
    """R91: its Treasure counts as well, so that the fare can still be paid."""
    one, other = brannoc((5, 2), treasure=10), tamsin((1, 3), treasure=2)
    delve = scene(one, other, tiles=[Tile("15a", 0, 0)], options=DeckboxOptions(quest=quest))
    delve.state.tongues, delve.state.has_goal_come = 2, True
    run_script(depart(delve, B), {})
    judge(delve)
    assert not delve.is_over
    other.at = (5, 3)
    judge(delve)
    assert delve.state.result == "won"
    assert (toll(delve) if quest == "toll" else 12) == 12


def test_r99_who_has_left_has_not_won_though_the_hero_has() -> None:
    delve = scene(brannoc((4, 3)), tamsin((5, 3)))
    run_script(depart(delve, B), {})
    delve.state.phase, delve.state.result = "over", "won"
    outcome = GAME.outcome(delve.state)
    assert outcome is not None
    assert outcome.winners == (A,)


def match_on(answers: int) -> Match[State]:
    """A match of two, played by automata for so many answers."""
    match = Match.start(GAME, 2, DeckboxOptions(), Chance(b"left"))
    for _ in range(answers):
        match.answer(said(match))
    return match


def said(match: Match[State]) -> Answer:
    """What an automaton says next, or that a pause is over."""
    if not match.prompts:
        return over(match.pauses[0])
    prompt = match.prompts[0]
    return Answer(prompt.number, prompt.seat, advised(match, prompt).choice, "automaton")


def test_r99_an_automaton_plays_on_and_gives_its_reasons() -> None:
    """4.5: the defaults would only end each turn; the adviser acts, and a replay can tell why."""
    assert GAME.is_played_on
    match, reasons, told = match_on(8), Reasons(), []
    reasons.of(match, leave(B))
    match.answer(leave(B))
    for _ in range(30):
        answer = said(match)
        told += [reasons.of(match, answer)] if answer.seat == B else []
        match.answer(answer)
    assert any(advice is not None and advice.word not in {"enough", "usual"} for advice in told)
    assert match.state.heroes[B].is_led


def test_t53_the_next_person_rolls_for_the_enemies() -> None:
    """R87: Ada leads two heroes, Ben the third."""
    options = GAME.seated(DeckboxOptions(hand_dice=True), [0, 0, 2])
    assert isinstance(options, DeckboxOptions)
    heroes = brannoc((3, 3)), tamsin((6, 3)), hero("perrin", "sling-dirk", "rally", (2, 3))
    for seat, roller in ((A, C), (C, A)):
        foe = enemy("hobgoblin-bruiser", (3, 4) if seat == A else (2, 4))
        delve = scene(*heroes, enemies=[foe], dice=[5, 5, 5, 1, 1, 1], options=options)
        one = delve.hero(seat)
        strike = figures.strike(delve, one, "melee")
        assert strike is not None
        run = ScriptRun(attack(delve, one, strike, [foe] * strike.dice))
        run.answer(seat, "roll", "roll-attack")
        assert [(prompt.seat, prompt.word) for prompt in run.prompts] == [(roller, "roll-defence")]


@pytest.mark.parametrize(("people", "roller"), [((0, 0), A), ((), B)])
def test_t15_one_person_alone_rolls_for_the_enemies_too(people: tuple[int, ...], roller: int) -> None:
    """R49, R87; where nobody has said whose the seats are each is somebody else's."""
    foe = enemy("hobgoblin-bruiser", (3, 4))
    options = DeckboxOptions(hand_dice=True, people=people)
    delve = scene(brannoc((3, 3)), tamsin((6, 3)), enemies=[foe], dice=[5, 5, 5, 1, 1, 1], options=options)
    strike = figures.strike(delve, delve.hero(A), "melee")
    assert strike is not None
    run = ScriptRun(attack(delve, delve.hero(A), strike, [foe] * strike.dice))
    run.answer(A, "roll", "roll-attack")
    assert run.prompts[0].seat == roller


def test_a_snapshot_from_before_can_still_be_read() -> None:
    """Who had gone home stays there, and what is new begins as nothing."""
    delve = scene(brannoc((4, 3)), tamsin((5, 3)))
    old = msgspec.to_builtins(delve.state)
    for one in old["heroes"]:
        one |= {"is_gone": one["seat"] == B, "walks_on": True}
        del one["smoke"], one["is_led"]
    del old["options"]["people"]
    state = msgspec.msgpack.decode(msgspec.msgpack.encode(old), type=State)
    assert [one.is_up for one in state.heroes] == [True, False]
    assert (state.heroes[A].smoke, state.heroes[A].is_led, state.options.people) == ([], False, ())
