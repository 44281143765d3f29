"""Nobody learns from a question, its place or a wait what somebody holds: hands, packs and traps are swapped (R158).

Two worlds that differ only in what one player holds in secret are played side by side, all answers alike. What
everybody else sees must be the same: who is asked what and how long they have, in which order, and what is told.
"""

from collections.abc import Callable
from typing import Any

import pytest

from bot.engine import Option, Prompt, Script
from cogs.dead_throne.rules.fight.reactions import use_scroll
from cogs.dead_throne.rules.meeting.battle_turns import battle_turn
from cogs.dead_throne.rules.meeting.battles import start_battle
from cogs.dead_throne.rules.meeting.traps import spring_here
from cogs.dead_throne.rules.meeting.windows import meeting_deeds, pass_by
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.game_turn import game_turn
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.state.people import Held
from cogs.dead_throne.state.things import Trap
from cogs.dead_throne.view.sight import sight
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, realm, walks
from tests.support.scripts import ScriptRun

GATE, ROCKS = "T1.g5", "P.r1"
HANDS = (
    ("nullify", "mend", "firebolt"),
    ("mirror-ward", "stone-skin", "blood-dart"),
    ("homeward", "read-the-land", "swift-feet"),
    ("second-wind", "entangle", "conjured-bulwark"),
    ("far-voice", "sunder", "binding-charm"),
)
PACKS = (("essence", "f4"), ("item", "healing-herb"), ("item", "axe"), ("relic", "saints-tooth"))
TRAPS = ("rockfall", "poisoned-gift", "bridge-saw")
Scene = Callable[[Realm], Script[Any]]


def battle_of_two(world: Realm) -> Battle:
    battle = Battle(world.new_id(), GATE, [ADA, BEN])
    world.state.battles.append(battle)
    return battle


def held(world: Realm) -> Script[None]:
    world.player(BEN).held = Held("w5", "woods", 2)
    return game_turn(world, world.player(BEN))


def stuck(world: Realm) -> Script[None]:
    world.player(BEN).remains = 1
    world.player(BEN).at = "T1.inn"
    return game_turn(world, world.player(BEN))


def landed(world: Realm) -> Script[None]:
    """Somebody stands where others stand: what can be done with them is no secret but for what is held."""
    deeds = meeting_deeds(world, walks(world.player(BEN)), has_landed=True)
    assert [deed.option.key for deed in deeds if not deed.option.is_secret] == ["trade-0"]
    yield from ()


SCENES: dict[str, Scene] = {
    "a scroll is aimed at somebody": lambda world: use_scroll(world, world.player(ADA), "mend", world.player(CLEO)),
    "a scroll is used": lambda world: use_scroll(world, world.player(ADA), "mend"),
    "walked over": lambda world: pass_by(world, walks(world.player(ADA))),
    "landed": landed,
    "attacked": lambda world: start_battle(world, world.player(ADA), world.player(BEN)),
    "attacks": lambda world: start_battle(world, world.player(BEN), world.player(ADA)),
    "a battle turn": lambda world: battle_turn(world, battle_of_two(world), world.player(BEN)),
    "in the rocks": lambda world: spring_here(world, world.player(CLEO)),
    "held": held,
    "stuck": stuck,
}


def world_with(hand: tuple[str, ...], pack: tuple[str, str], trap: str) -> Realm:
    """Ben's secrets; of all else there is one way."""
    world = realm(GATE, GATE, ROCKS, "T1.inn")
    world.player(ADA).scrolls = ["mend", "firebolt", "nullify"]
    ben = world.player(BEN)
    ben.scrolls = list(hand)
    ben.pack = [world.made(pack[0], pack[1], "away")]  # type: ignore[arg-type]
    ben.traps = [Trap(99, trap)]
    return world


def _seen(prompt: Prompt) -> tuple[object, ...]:
    """What everybody else sees of a question."""
    said = () if prompt.is_secret else (prompt.word, prompt.facts, [option.key for option in prompt.public_options])
    return (prompt.number, prompt.seat, prompt.rule, prompt.within, prompt.is_secret, said)


def played(world: Realm, scene: Scene) -> list[object]:
    """Everything that can be seen from Cleo's place, in its order, how long it lasts included.

    Whoever is asked answers by the default, and nobody holds on.
    """
    run, told, log = ScriptRun(scene(world), lasts=True), 0, list[object]()
    for _ in range(40):
        log += [repr(event) for event in run.events[told:] if event.is_for(CLEO)]
        told = len(run.events)
        asked = [prompt for prompt in run.prompts if not prompt.is_standing]
        log += [_seen(prompt) for prompt in asked]
        log += [repr(pause) for pause in run.pauses]
        log.append(sight(world.state, CLEO))
        if run.is_over:
            return log
        if run.pauses:
            run.wait()
            continue
        prompt = asked[0]
        assert prompt.default is not None
        run.answer(prompt.seat, prompt.default, prompt.word)
    raise AssertionError("it does not end")


@pytest.mark.parametrize("scene", SCENES)
def test_what_somebody_holds_changes_nothing_for_the_others(scene: str) -> None:
    worlds = [world_with(hand, PACKS[0], TRAPS[0]) for hand in HANDS]
    worlds += [world_with(HANDS[0], pack, TRAPS[0]) for pack in PACKS[1:]]
    worlds += [world_with(HANDS[0], PACKS[0], trap) for trap in TRAPS[1:]]
    logs = [played(world, SCENES[scene]) for world in worlds]
    assert logs[0]
    for log in logs[1:]:
        assert log == logs[0]


def test_the_proof_would_notice() -> None:
    """A question to whoever really holds a Nullify, and to nobody else, would be seen."""

    def leaking(world: Realm) -> Script[None]:
        holders = [one for one in world.players if "nullify" in one.scrolls and one.seat != ADA]
        for one in holders:
            yield Prompt(one.seat, "echo", "R158", (Option("no"),), default=("no",), is_secret=True)

    logs = [
        [_seen(prompt) for prompt in ScriptRun(leaking(world_with(hand, PACKS[0], TRAPS[0]))).prompts]
        for hand in HANDS[:2]
    ]
    assert logs[0] != logs[1]
