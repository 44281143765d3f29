"""R136, R138 to R140, R152, R164: enemies of the map appear and are fought."""

from bot.engine import Script
from cogs.dead_throne.content.decks import parts
from cogs.dead_throne.content.land import TILES, waymarker_of
from cogs.dead_throne.content.tables import AGRIMOR
from cogs.dead_throne.events.defender import EnemyAppeared, NobodyCame, SpawnFought
from cogs.dead_throne.rules.defender.boards import board_of, heroes_in
from cogs.dead_throne.rules.defender.learning import EACH, learn
from cogs.dead_throne.rules.fight.enemy import reward
from cogs.dead_throne.rules.fight.exchange import Exchange, exchange
from cogs.dead_throne.rules.fight.foe import Foe, Stat, foe_of
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.boards import Spawn
from cogs.dead_throne.state.people import Player


def appear(realm: Realm, tile: str) -> Script[None]:
    """R136: the next enemy of that land's deck, whatever lies before it going to the back; on the waymarker."""
    home = TILES[tile].terrain
    for _ in range(len(realm.state.decks[home])):
        code = realm.draw(home)
        assert code is not None
        kind, key = parts(code)
        if kind == "enemy" and key != AGRIMOR:
            board_of(realm).spawns.append(Spawn(realm.new_id(), key, home, waymarker_of(tile)))
            yield EnemyAppeared(enemy=key, step=waymarker_of(tile))
            return
        realm.give_back(home, code)
    yield NobodyCame()


def foe_of_pack(pack: list[Spawn]) -> Foe:
    """R138: attack and defence add, elements are ignored; it is called by the strongest."""
    foes = [foe_of(spawn.enemy) for spawn in pack]
    if len(foes) == 1:
        return foes[0]
    attack = Stat(sum(foe.attack.flat for foe in foes), sum(foe.attack.times for foe in foes))
    defence = Stat(sum(foe.defence.flat for foe in foes), sum(foe.defence.times for foe in foes))
    first = max(foes, key=lambda foe: foe.level)
    return Foe(first.key, first.level, attack, defence, is_pack=True)


def fight_pack(realm: Realm, player: Player, pack: list[Spawn], *, strikes_first: bool) -> Script[None]:
    """R139: any damage sends them back to their decks; they pay where they took more than they gave."""
    foe = foe_of_pack(pack)
    fought = yield from exchange(realm, player, foe, strikes_first=strikes_first)
    yield SpawnFought(
        seat=player.seat, enemy=foe.key, count=len(pack), dealt=fought.dealt, taken=fought.taken, way=_how(fought)
    )
    if fought.dealt > 0:
        for spawn in pack:
            yield from _send_back(realm, player, spawn, is_paid=fought.is_won)


def _how(fought: Exchange) -> str:
    if fought.is_dead:
        return "died"
    return "won" if fought.is_won else "driven" if fought.dealt else "stays"


def _send_back(realm: Realm, player: Player, spawn: Spawn, *, is_paid: bool) -> Script[None]:
    board_of(realm).spawns.remove(spawn)
    is_kept = False
    if is_paid:
        is_kept = yield from reward(realm, player, spawn.enemy, spawn.home)
        yield from learn(realm, EACH[heroes_in(realm)])
    if not is_kept:
        realm.give_back(spawn.home, f"enemy:{spawn.enemy}")


def attack_of_pack(realm: Realm, pack: list[Spawn]) -> int:
    """Against a town: the dice are rolled as for a blow."""
    return foe_of_pack(pack).attack.roll(realm)
