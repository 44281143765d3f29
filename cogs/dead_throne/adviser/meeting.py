"""Players met: when to fight, to flee, to cancel, to deal."""

from collections.abc import Callable

from bot.engine import Advice, Option, Prompt, Who
from bot.engine.facts import Term
from cogs.dead_throne.adviser.bargains import bargain
from cogs.dead_throne.adviser.fighting import scroll_attack
from cogs.dead_throne.adviser.mind import Mind
from cogs.dead_throne.adviser.stakes import battle_value, stake
from cogs.dead_throne.prompts import meeting as words
from cogs.dead_throne.view.view import PlayerView, ThroneView

HOSTILE = {"sunder", "entangle", "blood-dart", "swap-places"}
WITH_ATTACK = {"firebolt", "ice-lance", "gale-blade", "stone-fist", "war-cry", "call-the-pack", "conjured-blade"}
DULL = 3  # Battle Rounds: then one may look for a way out
LOOK = 3  # turns a fight is thought ahead
MANY = 4  # others
ANYBODY = 10.0  # coin that anybody's fall is worth, whatever they carry


def meeting(view: ThroneView, prompt: Prompt) -> Advice | None:
    """What is asked where players meet; None: it is something else."""
    adviser = ADVISERS.get(prompt.word)
    return adviser(view, prompt) if adviser is not None else None


def would_attack(view: ThroneView, prompt: Prompt, other: PlayerView) -> bool:
    """Is there more to be won than lost?"""
    return battle_value(Mind(view, prompt), other) > 0


def _whom(view: ThroneView, prompt: Prompt, fact: str) -> PlayerView:
    named = prompt.facts[fact]
    assert isinstance(named, Who)
    return view.players[named.seats[0]]


def _has(prompt: Prompt, key: str) -> bool:
    return any(option.key == key for option in prompt.options)


def _pass_by(view: ThroneView, prompt: Prompt) -> Advice:
    """A battle that favours me; else a trap or a scroll that hurts; else they may pass."""
    walker = _whom(view, prompt, "walker")
    if _has(prompt, "battle") and would_attack(view, prompt, walker):
        return Advice(("battle",), "fair-fight")
    for option in prompt.options:
        if option.key.startswith("trap-"):
            return Advice((option.key,), "snap")
    return Advice(("let-pass",), "no-fight")


def holds_on(view: ThroneView, offer: Prompt) -> bool:
    """In a breath: traps are for springing."""
    return offer.word == words.SPRING or (offer.word == words.REACT and _would_cancel(view, offer))


def _would_cancel(view: ThroneView, prompt: Prompt) -> bool:
    """A Nullify is for what is aimed at me."""
    me, user, scroll = view.players[prompt.seat], _whom(view, prompt, "user"), prompt.facts["scroll"]
    key = scroll.keys[0] if isinstance(scroll, Term) else ""
    are_foes = any(me.seat in battle.order and user.seat in battle.order for battle in view.battles)
    is_near = user.at == me.at and key in HOSTILE
    return (are_foes and key in HOSTILE | WITH_ATTACK) or is_near


def _hold_on(view: ThroneView, prompt: Prompt) -> Advice:
    del view
    return Advice((words.HOLD_ON.key,), "cancel" if prompt.word == words.REACT else "snap")


def _cancel(view: ThroneView, prompt: Prompt) -> Advice:
    return Advice(("nullify",), "cancel") if _would_cancel(view, prompt) else Advice(("no",), "spare")


def _set_off(view: ThroneView, prompt: Prompt) -> Advice:
    del view
    return Advice((prompt.options[-1].key,), "snap" if len(prompt.options) > 1 else "spare")


def _battle_turn(view: ThroneView, prompt: Prompt) -> Advice:
    """Free blows first, then flight from a fight that is lost, then the attack that brings most."""
    me = view.players[prompt.seat]
    foes = [_target(view, option) for option in prompt.options if option.key.startswith("attack-")]
    for option in prompt.options:
        if option.key.startswith("blood-dart-") or (option.key == "mend" and me.most_health - me.health >= 4):
            return Advice((option.key,), "strike")
    taken = sum(max(0, foe.attack - me.defence) for foe in foes)
    dealt = max((_blow(me, foe) for foe in foes), default=0)
    is_losing = taken and (2 * taken >= me.health or not dealt)
    is_near_end = any(0 < foe.health <= _blow(me, foe) for foe in foes)
    if (is_losing or _drags_on(view, me, foes)) and not is_near_end:
        way = next((key for key in ("flee", "homeward", "step-through") if _has(prompt, key)), "")
        if way:
            return Advice((way,), "flee")
    if not foes:
        return Advice(("pass",), "hold")
    mind = Mind(view, prompt)
    best = max(foes, key=lambda foe: (_hit(me, foe) * _worth(mind, foe), -foe.health, -foe.seat))
    return Advice((f"attack-{best.seat}",), "strike")


def _drags_on(view: ThroneView, me: PlayerView, foes: list[PlayerView]) -> bool:
    """Nobody would fall of many more blows: there is better to do."""
    rounds = next((battle.rounds for battle in view.battles if me.seat in battle.order), 0)
    return rounds >= DULL and not any(_blow(me, foe) * LOOK >= foe.health for foe in foes)


def _blow(me: PlayerView, foe: PlayerView) -> int:
    """With the best scroll there is."""
    best = max((scroll_attack(scroll, None) for scroll in me.scrolls or ()), default=0)
    return max(0, me.attack + best - foe.defence)


def _target(view: ThroneView, option: Option) -> PlayerView:
    return view.players[int(option.key.removeprefix("attack-"))]


def _hit(me: PlayerView, foe: PlayerView) -> float:
    """The part of their health it costs, and whether they fall."""
    dealt = _blow(me, foe)
    return min(dealt, foe.health) / max(1, foe.health) + (dealt >= foe.health)


def _worth(mind: Mind, foe: PlayerView) -> float:
    """Among few it tells who is nearest to victory; among many whoever falls first is struck, or dusk decides."""
    return ANYBODY + stake(mind, foe) * (len(mind.others) < MANY)


def _strike_back(view: ThroneView, prompt: Prompt) -> Advice:
    if would_attack(view, prompt, _whom(view, prompt, "other")):
        return Advice(("battle",), "fair-fight")
    return Advice(("no",), "no-fight")


def _rescued(view: ThroneView, prompt: Prompt) -> Advice:
    """R149: any one of the freed; most often there is but one."""
    freed = prompt.facts["other"]
    assert isinstance(freed, Who)
    for seat in freed.seats:
        if _has(prompt, f"battle-{seat}") and would_attack(view, prompt, view.players[seat]):
            return Advice((f"battle-{seat}",), "fair-fight")
    return Advice(("free",), "no-fight")


def _usual(view: ThroneView, prompt: Prompt) -> Advice:
    del view
    assert prompt.default is not None
    return Advice(prompt.default, "hold")


ADVISERS: dict[str, Callable[[ThroneView, Prompt], Advice]] = {
    words.PASS_BY: _pass_by,
    words.REACT: _hold_on,
    words.SPRING: _hold_on,
    words.CANCEL: _cancel,
    words.SET_OFF: _set_off,
    words.BATTLE_TURN: _battle_turn,
    words.STRIKE_BACK: _strike_back,
    words.RESCUED: _rescued,
    words.BARGAIN: bargain,
    "partner": _usual,
    "discards": _usual,
}
