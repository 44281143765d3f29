"""R74 to R77, R85, R86, R100, R101: one exchange with an enemy."""

from typing import NamedTuple

from bot.engine import Fact, Script
from cogs.dead_throne.events.fight import BlowDeclined, EnemyHit, EnemyStruck
from cogs.dead_throne.prompts.options import term
from cogs.dead_throne.rules.asking import is_watched
from cogs.dead_throne.rules.fight.blows import DART, Blow, attack_with, choose_blow, first_part
from cogs.dead_throne.rules.fight.breaking import strain_shield, strain_weapon
from cogs.dead_throne.rules.fight.elements import hunting
from cogs.dead_throne.rules.fight.foe import Foe
from cogs.dead_throne.rules.fight.guards import MEND, MENDED, choose_guard, creature_defence, defend_with
from cogs.dead_throne.rules.fight.reactions import use_scroll
from cogs.dead_throne.rules.fight.support import friends_of, support, whose_scroll, whose_thing
from cogs.dead_throne.rules.people.figures import defence_of
from cogs.dead_throne.rules.people.goods import lose
from cogs.dead_throne.rules.people.health import heal, wound
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.zones import can_be_hurt
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import Thing

DART_DAMAGE = 2


class Exchange(NamedTuple):
    dealt: int
    taken: int
    is_dead: bool

    @property
    def is_won(self) -> bool:
        return not self.is_dead and self.dealt > self.taken

    @property
    def is_lost(self) -> bool:
        return not self.is_dead and self.taken > self.dealt


def exchange(realm: Realm, player: Player, foe: Foe, *, strikes_first: bool = False) -> Script[Exchange]:
    """The blows, with scrolls, summons and what breaks; no reward and no penalty. Solo's bosses and Defender use it.

    `strikes_first`: the player does (R138); it only orders the blows (R152), unless the first one kills (R183).
    """
    dealt = taken = 0
    behind = support(realm, player, foe.element)
    if strikes_first:
        dealt = yield from _strike(realm, player, foe, behind.attack, taken, is_first=True)
    if foe.health and dealt >= foe.health:
        _fade(realm, player)
        return Exchange(dealt, taken, is_dead=False)
    taken = yield from _withstand(realm, player, foe, behind.defence)
    if not player.is_up:
        return Exchange(dealt, taken, is_dead=True)
    if not strikes_first:
        dealt = yield from _strike(realm, player, foe, behind.attack, taken)
    _fade(realm, player)
    return Exchange(dealt, taken, is_dead=not player.is_up)


def _fade(realm: Realm, player: Player) -> None:
    """What is conjured lasts until the fight is over."""
    player.conjured = [] if realm.battle_of(player.seat) is None else player.conjured


def _withstand(realm: Realm, player: Player, foe: Foe, bonus: int) -> Script[int]:
    """The enemy's blow: its dice are seen before a defence is chosen (R58, R75)."""
    attack = foe.attack.roll(realm)
    enemy = term("enemy", foe.key)
    facts: dict[str, Fact] = {"enemy": enemy, "against": enemy, "attack": attack, "defence": defence_of(player) + bonus}
    is_needless = attack <= defence_of(player) + bonus
    friends = friends_of(realm, player)
    guard = yield from choose_guard(
        player,
        facts,
        has_scroll_part=False,
        is_needless=is_needless,
        is_alone=not is_watched(realm, player),
        friends=friends,
    )
    yield from _use(realm, player, guard.scroll)
    creature = creature_defence(realm, guard.essence)
    yield from _called(realm, player, guard.essence)
    defence = defend_with(player, guard.scroll, creature) + bonus
    damage = max(0, attack - defence)
    health = max(0, player.health - damage)
    yield EnemyStruck(seat=player.seat, enemy=foe.key, attack=attack, defence=defence, damage=damage, health=health)
    yield from strain_shield(player, attack, damage)
    is_dead = yield from wound(realm, player, damage)
    if not is_dead and guard.scroll == MEND:
        yield from heal(realm, player, MENDED, "scroll")
    return damage


def _use(realm: Realm, player: Player, scroll: str) -> Script[None]:
    """Against an enemy nobody cancels it (R158). It may be a friend's (R142)."""
    if scroll:
        yield from use_scroll(realm, whose_scroll(player, friends_of(realm, player), scroll), scroll)


def _called(realm: Realm, player: Player, essence: Thing | None) -> Script[None]:
    """R83, R85: a creature that was called in goes back, whoever of the group had it."""
    if essence is not None:
        yield from lose(realm, whose_thing(player, friends_of(realm, player), essence), essence, "used")


def _strike(realm: Realm, player: Player, foe: Foe, bonus: int, taken: int, *, is_first: bool = False) -> Script[int]:
    """The player's blow: the defence's dice fall once it is committed (R75)."""
    enemy = term("enemy", foe.key)
    facts: dict[str, Fact] = {"enemy": enemy, "against": enemy, "level": foe.level, "taken": taken, **_shown(foe)}
    facts |= {"first": int(is_first), "halves": int(foe.halves_first), "several": int(foe.is_pack)}
    blow = yield from choose_blow(
        player,
        facts,
        sturdiest=foe.defence.flat,
        can_decline=True,
        can_dart=can_be_hurt(realm, player),
        friends=friends_of(realm, player),
    )
    if blow is None:
        yield BlowDeclined(seat=player.seat, enemy=foe.key)
        return 0
    yield from _use(realm, player, blow.scroll)
    yield from _use(realm, player, DART if blow.has_dart else "")
    attack = attack_with(realm, player, blow, bonus=hunting(player) + bonus, element=foe.element)
    yield from _called(realm, player, blow.essence)
    first = first_part(blow, attack)
    total = attack.total - (first - first // 2 if foe.halves_first else 0)
    defence = foe.defence.roll(realm)
    dart = DART_DAMAGE * blow.has_dart
    dealt = max(0, total - defence) + dart
    way = blow.arm or "scroll"
    yield EnemyHit(seat=player.seat, enemy=foe.key, attack=total, defence=defence, damage=dealt, way=way, dart=dart)
    yield from _strain(player, blow, attack.own, defence)
    return dealt


def _shown(foe: Foe) -> dict[str, Fact]:
    """What stands against the blow, of several together (R138), and what they strike with."""
    attack, defence = foe.attack, foe.defence
    return {
        "attack": attack.flat,
        "attack-dice": attack.times,
        "defence": defence.flat,
        "defence-dice": defence.times,
    }


def _strain(player: Player, blow: Blow, own: int, defence: int) -> Script[None]:
    if blow.arm == "weapon":
        yield from strain_weapon(player, own, defence)
