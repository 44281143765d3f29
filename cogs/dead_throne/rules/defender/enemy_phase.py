"""R137, R138, R141, R144, R145: after all heroes have played, the enemies walk, and then they fight."""

from typing import NamedTuple

from bot.engine import Script, ask
from cogs.dead_throne.content.land import CASTLE, STEPS
from cogs.dead_throne.content.tables import AGRIMOR
from cogs.dead_throne.events.defender import DragonInCastle, EnemyWalked, TownHit
from cogs.dead_throne.prompts import defender as prompts
from cogs.dead_throne.rules.defender.boards import barred_of, board_of, packs
from cogs.dead_throne.rules.defender.dragon import dragon, fight_dragon
from cogs.dead_throne.rules.defender.ending import look_for_end, lost
from cogs.dead_throne.rules.defender.forecast import flights, moves_of, ways_to
from cogs.dead_throne.rules.defender.groups import point_of
from cogs.dead_throne.rules.defender.marching import gates_of, nearest_towns
from cogs.dead_throne.rules.defender.spawns import attack_of_pack, fight_pack, foe_of_pack
from cogs.dead_throne.rules.land.reckoning import reckon
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.boards import Spawn
from cogs.dead_throne.state.people import Player


class Clash(NamedTuple):
    """Whom they have walked over, in this order; nobody: then they may attack where they stand."""

    pack: list[Spawn]  # empty: the dragon
    heroes: list[Player]


def enemy_phase(realm: Realm) -> Script[None]:
    board = board_of(realm)
    if board.agrimor_at == CASTLE:
        yield from lost(realm, "castle")
        return
    clashes: list[Clash] = []
    for pack in packs(board):
        clash = yield from _walk(realm, pack)
        clashes.append(clash)
    clashes = _together(clashes)
    if board.agrimor_at:
        clashes.append((yield from _fly(realm)))
    for clash in clashes:
        if not realm.is_over:
            yield from (_attack(realm, clash) if clash.pack else _burn(realm, clash))
            yield from look_for_end(realm)


def _together(clashes: list[Clash]) -> list[Clash]:
    """R137, R138: they fight when all have moved, and those that have come to one step are one."""
    met: dict[str, Clash] = {}
    for clash in clashes:
        known = met.get(clash.pack[0].at, Clash([], []))
        met[clash.pack[0].at] = Clash(known.pack + clash.pack, known.heroes + clash.heroes)
    return list(met.values())


def _walk(realm: Realm, pack: list[Spawn]) -> Script[Clash]:
    """R137: the shortest way to the nearest town; whoever is in one stays."""
    board, at = board_of(realm), pack[0].at
    if at in gates_of(board.towns):
        return Clash(pack, [])
    barred = barred_of(realm)
    goal = yield from _goal(realm, pack, nearest_towns(at, board.towns, barred))
    moves = moves_of(board, realm.state.round, pack)
    ways = ways_to(board, at, goal, moves, barred, _peopled(realm))
    path = yield from _way(realm, foe_of_pack(pack).key, ways)
    if path:
        yield EnemyWalked(enemy=foe_of_pack(pack).key, origin=at, step=path[-1])
    for spawn in pack:
        spawn.at = path[-1] if path else at
    return Clash(pack, _met(realm, path))


def _goal(realm: Realm, pack: list[Spawn], goals: list[str]) -> Script[str]:
    """R137: between towns equally near the players choose."""
    if len(goals) < 2:
        return goals[0] if goals else ""
    answer = yield from ask(prompts.goal(_guide(realm), foe_of_pack(pack).key, [STEPS[goal].tile for goal in goals]))
    return next(goal for goal in goals if answer.key == prompts.goal_option(STEPS[goal].tile).key)


def _way(realm: Realm, enemy: str, ways: list[list[str]]) -> Script[list[str]]:
    """R137, R144: and between ways equally short."""
    if len(ways) < 2:
        return ways[0]
    options = [prompts.way_option(path[-1], [one.seat for one in _met(realm, path)]) for path in ways]
    answer = yield from ask(prompts.way(_guide(realm), enemy, options))
    return next(path for path, option in zip(ways, options, strict=True) if answer.key == option.key)


def _guide(realm: Realm) -> int:
    """Who speaks for all: the first seat."""
    return min(player.seat for player in realm.players if player.is_in)


def _peopled(realm: Realm) -> set[str]:
    return {hero.at for hero in realm.up}


def _met(realm: Realm, path: list[str]) -> list[Player]:
    return [hero for step in path for hero in realm.at(step)]


def _fly(realm: Realm) -> Script[Clash]:
    """R144: to the castle; he stops in every town on his way that he has not burned yet."""
    board, at = board_of(realm), board_of(realm).agrimor_at
    path = yield from _way(realm, AGRIMOR, flights(board, realm.state.round, barred_of(realm), _peopled(realm)))
    if path:
        board.agrimor_at = path[-1]
        yield EnemyWalked(enemy=AGRIMOR, origin=at, step=path[-1])
    if board.agrimor_at == CASTLE:
        yield DragonInCastle()
    return Clash([], _met(realm, path))


def _attack(realm: Realm, clash: Clash) -> Script[None]:
    """At most one attack: whoever was walked over, whoever stands there, or the town."""
    pack = clash.pack
    is_in_town = pack[0].at in gates_of(board_of(realm).towns)
    hero = _struck(realm, clash, pack[0].at if is_in_town else "")
    if hero is not None:
        point = yield from point_of(realm, hero)
        yield from fight_pack(realm, point, pack, strikes_first=False)
        yield from reckon(realm, point)  # what the fight has brought is theirs at once (R182)
    elif is_in_town:
        yield from _hit_town(realm, foe_of_pack(pack).key, pack[0].at, attack_of_pack(realm, pack), len(pack))


def _struck(realm: Realm, clash: Clash, town: str) -> Player | None:
    """The first they came upon who still stands; else somebody on their step of the town (R141)."""
    here = realm.at(town) if town else []
    return next((hero for hero in (*clash.heroes, *here) if hero.is_up), None)


def _burn(realm: Realm, clash: Clash) -> Script[None]:
    """The same of the dragon."""
    board = board_of(realm)
    at = board.agrimor_at
    is_in_town = at in gates_of(board.towns) and STEPS[at].tile not in board.attacked
    hero = _struck(realm, clash, at if is_in_town else "")
    if is_in_town:
        board.attacked.append(STEPS[at].tile)
    if hero is not None:
        point = yield from point_of(realm, hero)
        yield from fight_dragon(realm, point, strikes_first=False)
        yield from reckon(realm, point)
    elif is_in_town:
        yield from _hit_town(realm, AGRIMOR, at, dragon(board).attack.roll(realm))


def _hit_town(realm: Realm, enemy: str, at: str, damage: int, count: int = 1) -> Script[None]:
    towns, tile = board_of(realm).towns, STEPS[at].tile
    towns[tile] = max(0, towns[tile] - damage)
    yield TownHit(enemy=enemy, tile=tile, damage=damage, left=towns[tile], count=count)
