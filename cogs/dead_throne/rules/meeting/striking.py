"""R55 to R59, R86, R100, R101: one blow between players."""

from typing import Literal

from bot.engine import Fact, Script, Who
from cogs.dead_throne.events.battles import Struck, Summoned
from cogs.dead_throne.rules.fight.blows import DART, WAR_CRY, Attack, Blow, attack_with, choose_blow, still_held
from cogs.dead_throne.rules.fight.breaking import strain_shield, strain_weapon
from cogs.dead_throne.rules.fight.exchange import DART_DAMAGE
from cogs.dead_throne.rules.fight.guards import MEND, MENDED, MIRROR, Guard, choose_guard, creature_defence, defend_with
from cogs.dead_throne.rules.fight.reactions import hits, works
from cogs.dead_throne.rules.people.figures import defence_of, strikes_with
from cogs.dead_throne.rules.people.gear import rearm
from cogs.dead_throne.rules.people.goods import if_held, lose
from cogs.dead_throne.rules.people.health import heal, hurt, wound
from cogs.dead_throne.rules.people.leaving import forget_battle
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import Thing

FANG = "widows-fang"


def strike(realm: Realm, attacker: Player, target: Player, *, is_first: bool = False) -> Script[None]:
    """What the attacker chooses, what the defender puts against it, and what comes of both.

    `is_first`: the attack that begins a battle (R45). A Blood Dart may stand in it; in a Battle Turn it is a deed of
    its own.
    """
    pair = frozenset((attacker.seat, target.seat))
    realm.at_blows.append(pair)
    yield from _exchange(realm, attacker, target, can_dart=is_first)
    realm.at_blows.remove(pair)
    for fighter in (attacker, target):
        if realm.battle_of(fighter.seat) is None:
            forget_battle(fighter)  # what they conjured against this last blow, or the echo of it
    for victor, loser in ((attacker, target), (target, attacker)):
        yield from rearm(realm, victor, loser)


def _exchange(realm: Realm, attacker: Player, target: Player, *, can_dart: bool) -> Script[None]:
    other = Who((target.seat,))
    facts: dict[str, Fact] = {"other": other, "against": other, "taken": 0, "defence": defence_of(target)}
    facts["defence-dice"] = 0
    may_grow = bool(target.scrolls or target.loose) and not target.is_trapped
    blow = yield from choose_blow(attacker, facts, sturdiest=defence_of(target), may_grow=may_grow, can_dart=can_dart)
    assert blow is not None
    if blow.has_dart and (yield from hits(realm, attacker, DART, target)):
        yield from hurt(realm, target, DART_DAMAGE, "scroll", attacker)
    if not (target.is_up and attacker.is_up):
        return
    blow = still_held((attacker,), blow)
    scroll = yield from _announced(realm, attacker, target, blow.scroll)
    blow = blow._replace(scroll=scroll, essence=if_held(attacker, blow.essence))
    attack = attack_with(realm, attacker, blow)
    yield from _called_in(realm, attacker, blow.essence, attack.essence, "attack")
    guard = yield from _guard(realm, attacker, target, attack.total, has_scroll_part=attack.scroll > 0)
    yield from _land(realm, attacker, target, blow, attack, guard)


def _announced(realm: Realm, attacker: Player, target: Player, scroll: str) -> Script[str]:
    """The scroll of an attack, unless it is void or cancelled. A War Cry is aimed at nobody."""
    if not scroll:
        return ""
    if scroll == WAR_CRY:
        has_effect = yield from works(realm, attacker, scroll, against=target)
    else:
        has_effect = yield from hits(realm, attacker, scroll, target)
    return scroll if has_effect else ""


def _called_in(
    realm: Realm, player: Player, essence: Thing | None, value: int, way: Literal["attack", "defence"]
) -> Script[None]:
    """R83, R85: it is used, and its card goes back."""
    if essence is not None:
        yield Summoned(seat=player.seat, enemy=essence.key, value=value, way=way)
        yield from lose(realm, player, essence, "used")


def _guard(realm: Realm, attacker: Player, target: Player, strength: int, *, has_scroll_part: bool) -> Script[Guard]:
    """R58: what of their answer holds. They ward themselves: nobody else is touched by it."""
    other = Who((attacker.seat,))
    facts: dict[str, Fact] = {"other": other, "against": other, "attack": strength, "defence": defence_of(target)}
    guard = yield from choose_guard(target, facts, has_scroll_part=has_scroll_part, is_needless=not strength)
    touched = attacker if guard.scroll == MIRROR else None
    scroll = guard.scroll if guard.scroll and (yield from works(realm, target, guard.scroll, against=touched)) else ""
    return Guard(scroll, if_held(target, guard.essence))


def _land(realm: Realm, attacker: Player, target: Player, blow: Blow, attack: Attack, guard: Guard) -> Script[None]:
    """`guard` is what of it still holds."""
    reflected = attack.scroll if guard.scroll == MIRROR else 0
    strength = attack.total - reflected
    creature = creature_defence(realm, guard.essence)
    yield from _called_in(realm, target, guard.essence, creature, "defence")
    defence = defend_with(target, guard.scroll, creature)
    damage = max(0, strength - defence)
    way = blow.arm or "scroll"
    health = max(0, target.health - damage)
    yield Struck(
        seat=attacker.seat, target=target.seat, attack=strength, defence=defence, damage=damage, health=health, way=way
    )
    has_fang = blow.arm == "weapon" and strikes_with(attacker, FANG)  # R96: whole as it strikes, though it may break
    if blow.arm == "weapon":
        yield from strain_weapon(attacker, attack.own, defence)
    yield from strain_shield(target, strength, damage)
    echoes = [attacker.seat] if reflected else []
    realm.echoes += echoes
    is_dead = yield from wound(realm, target, damage, attacker)
    if not is_dead and damage and has_fang:
        is_dead = yield from hurt(realm, target, 1, "scroll", attacker)
    if not is_dead and guard.scroll == MEND:
        yield from heal(realm, target, MENDED, "scroll")
    for seat in echoes:
        realm.echoes.remove(seat)
        yield from _reflect(realm, attacker, target, reflected)


def _reflect(realm: Realm, attacker: Player, target: Player, strength: int) -> Script[None]:
    """Mirror Ward: the scroll's part hits its user as an attack of that value, which may be answered like any (R58).

    It would come back to its user once more: so no second Mirror Ward turns it.
    """
    if not attacker.is_up:
        return
    guard = yield from _guard(realm, target, attacker, strength, has_scroll_part=False)
    creature = creature_defence(realm, guard.essence)
    yield from _called_in(realm, attacker, guard.essence, creature, "defence")
    defence = defend_with(attacker, guard.scroll, creature)
    damage = max(0, strength - defence)
    yield Struck(
        seat=target.seat,
        target=attacker.seat,
        attack=strength,
        defence=defence,
        damage=damage,
        health=max(0, attacker.health - damage),
        way="reflected",
    )
    yield from strain_shield(attacker, strength, damage)
    is_dead = yield from wound(realm, attacker, damage, target if target.is_up else None)
    if not is_dead and guard.scroll == MEND:
        yield from heal(realm, attacker, MENDED, "scroll")
