"""R73 to R84: a fight with an enemy, and what comes of it."""

from typing import Literal

from msgspec.structs import replace

from bot.engine import Script, ask
from cogs.dead_throne.content.tables import AGRIMOR, ENEMIES
from cogs.dead_throne.events.fight import EnemyFought, EnemyMet, HeldBy
from cogs.dead_throne.prompts import fight as prompts
from cogs.dead_throne.rules.defender.dragon import Way, find_dragon
from cogs.dead_throne.rules.fight.exchange import exchange
from cogs.dead_throne.rules.fight.foe import foe_of
from cogs.dead_throne.rules.people.effects import apply_effects
from cogs.dead_throne.rules.people.figures import most_health, stone_terrain
from cogs.dead_throne.rules.people.goods import give
from cogs.dead_throne.rules.people.health import heal_fully
from cogs.dead_throne.rules.people.leaving import leave_talks
from cogs.dead_throne.rules.people.purse import gain_coin, lose_coin
from cogs.dead_throne.rules.people.room import shared_room
from cogs.dead_throne.rules.place.holds import held_by_number
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.match import Deed
from cogs.dead_throne.state.people import Held, Player

Fought = Literal["won", "drawn", "lost", "died"]
_AS_FOUGHT: dict[Way, Fought] = {"slain": "won", "won": "won", "died": "died", "stays": "drawn"}


def fight_enemy(realm: Realm, player: Player, enemy: str, home: str, *, card: int = 0) -> Script[Fought]:
    """One exchange, then coin, reward and essence, or coin and penalty; the card goes back to `home` (R78, R79).

    `home` empty: there is no card (the stats of a Lone Quest), so no essence either. A forced move is left in
    `player.due`, remaining in `player.held`: the card is then kept there. `card` is one that holds others already: they
    are free the moment it is beaten (R149), and else it stays with them (A6).
    """
    if enemy == AGRIMOR and realm.state.defender is not None:
        return _AS_FOUGHT[(yield from find_dragon(realm, player))]
    yield from _meet(realm, player, enemy)
    result = yield from exchange(realm, player, foe_of(enemy))
    how: Fought = "died" if result.is_dead else "won" if result.is_won else "lost" if result.is_lost else "drawn"
    yield EnemyFought(seat=player.seat, enemy=enemy, dealt=result.dealt, taken=result.taken, way=how)
    is_kept = False
    if how == "won":
        for other in held_by_number(realm, card):
            other.held = None
        is_kept = yield from reward(realm, player, enemy, home)
    elif how == "lost":
        is_kept = yield from _lose(realm, player, Held(enemy, home, 0, card))
    is_kept = is_kept or bool(held_by_number(realm, card))
    if home and not is_kept:
        realm.give_back(home, f"enemy:{enemy}")
    return how


def _meet(realm: Realm, player: Player, enemy: str) -> Script[None]:
    is_first = enemy not in realm.state.met
    if is_first:
        realm.state.met.append(enemy)
    yield EnemyMet(seat=player.seat, enemy=enemy, level=ENEMIES[enemy].level, is_first=is_first)


def reward(realm: Realm, player: Player, enemy: str, home: str) -> Script[bool]:
    """R78: coin, the printed reward, the essence. Is the card kept?"""
    kind = ENEMIES[enemy]
    player.tally.enemies += 1
    realm.note(Deed(player.seat, "enemy", key=enemy, home=home, number=kind.level))
    yield from gain_coin(realm, player, kind.level, "enemy")
    yield from apply_effects(realm, player, kind.won, "enemy")
    return (yield from _essence(realm, player, enemy, home)) if home else False


def _essence(realm: Realm, player: Player, enemy: str, home: str) -> Script[bool]:
    """R83, R84: kept, consumed at once (even where the card offers none), or left.

    Without room something else may be left for it (R99).
    """
    kind = ENEMIES[enemy]
    can_keep = kind.essence > 0
    is_near = any(stone_terrain(stone) == kind.terrain for stone in player.stones)
    can_consume = is_near and player.health < most_health(realm, player)
    if not can_keep and not can_consume:
        return False
    has_room = shared_room(realm, player) > 0
    prompt = prompts.essence(player.seat, enemy, can_keep=can_keep, can_consume=can_consume, has_room=has_room)
    answer = yield from ask(prompt)
    if answer.key == prompts.CONSUME.key:
        yield from heal_fully(realm, player, "essence")
    elif answer.key == prompts.KEEP.key:
        yield from give(realm, player, realm.made("essence", enemy, home), "enemy")
        return True  # or they leave it after all, for want of room: then it has gone back already
    return False


def _lose(realm: Realm, player: Player, hold: Held) -> Script[bool]:
    """R79: coin for its level, then the printed penalty. Is the card kept, as it holds them (R32)?

    In Defender an exchange lost costs its damage and nothing else, and nobody is held (R164, R179).
    """
    if realm.options.mode == "defender":
        return False
    kind = ENEMIES[hold.enemy]
    yield from lose_coin(realm, player, kind.level, "enemy")
    yield from apply_effects(realm, player, [one for one in kind.lost if one.do != "remain"], "enemy")
    turns = sum(one.amount for one in kind.lost if one.do == "remain")
    if not turns or not player.is_up:
        return False
    leave_talks(realm, player)  # R32: nobody can interact with them, not even who attacked them meanwhile (R156)
    player.held = replace(hold, turns=turns)
    yield HeldBy(seat=player.seat, enemy=hold.enemy, turns=turns)
    return True
