"""What cards, rewards and penalties do to somebody, as far as it needs no fight and no further card.

A move is left in `player.due`, Loot in `player.finds`: the Game Turn sees to both.
"""

from collections.abc import Callable, Iterable
from typing import Any, Literal

from bot.engine import Script
from cogs.dead_throne.content.card_kinds import Effect, EffectWord
from cogs.dead_throne.content.land import FEATURE_STEPS, INNS, STEPS
from cogs.dead_throne.events.land import InFog, MustRemain
from cogs.dead_throne.events.people import Hurt
from cogs.dead_throne.rules.people.belongings import ON_THINGS, Play
from cogs.dead_throne.rules.people.figures import can_enter_walls
from cogs.dead_throne.rules.people.health import heal, heal_fully, hurt
from cogs.dead_throne.rules.people.purse import gain_coin, lose_coin
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Due, Player


def apply_effects(realm: Realm, player: Player, effects: Iterable[Effect], way: str) -> Script[None]:
    """One after the other, as long as they are alive. `way` says in the events what did it.

    Whoever waits to come back may be owed something, too (R114).
    """
    was_up = player.is_up
    for effect in effects:
        if player.is_up or not was_up:
            yield from _PLAYS[effect.do](realm, player, effect, way)


# Coin


def _by_amount(does: Callable[[Realm, Player, int, str], Script[Any]]) -> Play:
    """What is done as often as the card says: coin gained or paid, damage, healing."""

    def played(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
        yield from does(realm, player, effect.amount, way)

    return played


def _lose_coin(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    yield from lose_coin(realm, player, player.coin, way)


def _tax(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    """Of each player, those who wait to come back among them (R67)."""
    taken = 0
    for other in realm.from_left_of(player.seat):
        if other.is_in:
            taken += yield from lose_coin(realm, other, effect.amount, way)
    yield from gain_coin(realm, player, taken, way)


def _fair(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    """Harvest Fair: whoever is in a town gains coin, and whoever drew it one more."""
    yield from gain_coin(realm, player, effect.amount + 1, way)
    for other in realm.from_left_of(player.seat):
        if other.is_up and STEPS[other.at].is_town:
            yield from gain_coin(realm, other, effect.amount, way)


# Health


def _heal_fully(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    yield from heal_fully(realm, player, way)


def _halve_health(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    """Half of it is lost, rounded down: the last point stays. It is no damage, so nothing keeps it off."""
    lost = player.health // 2
    player.health -= lost
    if lost:
        yield Hurt(seat=player.seat, damage=lost, health=player.health, way=way)


# Moving and staying


def _due(kind: Literal["back", "any"]) -> Play:
    """A move, back or any way, that the Game Turn sees to."""

    def played(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
        player.due = Due(kind, steps=effect.amount, cause=way)
        yield from ()

    return played


def _teleport(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    """R125: Saladar with fewer than two pieces comes to no Inn."""
    steps = _targets(effect.what) if can_enter_walls(player) or effect.what != "inn" else []
    if steps:
        player.due = Due("to", steps_to=steps, cause=way)
    yield from ()


def _targets(what: str) -> list[str]:
    if what == "inn":
        return list(INNS)
    if what == "jetty":
        return list(FEATURE_STEPS["jetty"])
    return [key for key, step in STEPS.items() if step.is_path] if what == "path" else [what]


def _remain(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    if not player.is_up:
        return  # they were killed while they chose this (R156)
    player.remains = max(player.remains, effect.amount)
    yield MustRemain(seat=player.seat, turns=effect.amount, way=way)


def _fog(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    player.is_fogged = True
    yield InFog(seat=player.seat)


def _other_processes(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    raise AssertionError(f"{effect.do} is no effect of an enemy or a quest")


_PLAYS: dict[EffectWord, Play] = {
    **ON_THINGS,
    "coin": _by_amount(gain_coin),
    "pay": _by_amount(lose_coin),
    "lose-coin": _lose_coin,
    "tax": _tax,
    "fair": _fair,
    "hurt": _by_amount(hurt),
    "heal": _by_amount(heal),
    "heal-fully": _heal_fully,
    "halve-health": _halve_health,
    "back": _due("back"),
    "move": _due("any"),
    "teleport": _teleport,
    "remain": _remain,
    "fog": _fog,
    "choose-loot": _other_processes,
    "market-item": _other_processes,
    "fight-next": _other_processes,
    "echo": _other_processes,
}
