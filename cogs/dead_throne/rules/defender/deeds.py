"""What Defender adds to a Game Turn: striking spawned enemies, repairing towns, groups, reviving."""

from collections.abc import Iterator
from functools import partial

from bot.engine import Script
from bot.kit.deeds import Deed
from cogs.dead_throne.content.land import STEPS
from cogs.dead_throne.content.tables import DEFENDER
from cogs.dead_throne.events.defender import Revived, TownRepaired
from cogs.dead_throne.prompts import defender as prompts
from cogs.dead_throne.rules.defender.boards import board_of, is_lying
from cogs.dead_throne.rules.defender.dragon import fight_dragon
from cogs.dead_throne.rules.defender.groups import group_deeds
from cogs.dead_throne.rules.defender.spawns import fight_pack
from cogs.dead_throne.rules.fight.support import group_of
from cogs.dead_throne.rules.meeting.encounters import deeds_with
from cogs.dead_throne.rules.people.figures import most_health
from cogs.dead_throne.rules.people.purse import lose_coin
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.boards import Spawn
from cogs.dead_throne.state.people import Player


def defender_deeds(realm: Realm, player: Player) -> list[Deed]:
    """For the menu of a Game Turn, and where a walk has ended."""
    return [
        *_strikes(realm, player),
        *_revivals(realm, player),
        *_repairs(realm, player),
        *group_deeds(realm, player),
        *_trades(realm, player),
    ]


def _strikes(realm: Realm, player: Player) -> Iterator[Deed]:
    """R138: the hero strikes first; those on one step are one, or one is picked out. The dragon stands alone."""
    board = board_of(realm)
    here = [spawn for spawn in board.spawns if spawn.at == player.at]
    if len(here) > 1:
        yield Deed(prompts.strike_all(len(here)), partial(_strike, realm, player, here), is_last=True)
    for spawn in here:
        yield Deed(prompts.strike(spawn.id, spawn.enemy), partial(_strike, realm, player, [spawn]), is_last=True)
    if board.agrimor_at == player.at:
        fight = partial(fight_dragon, realm, player, strikes_first=True)
        yield Deed(prompts.strike_dragon(board.agrimor), fight, is_last=True)


def _strike(realm: Realm, player: Player, pack: list[Spawn]) -> Script[None]:
    yield from fight_pack(realm, player, pack, strikes_first=True)


def _revivals(realm: Realm, player: Player) -> Iterator[Deed]:
    """R146: for a Piece, which goes to the Market."""
    for other in realm.players:
        if player.pieces and is_lying(other) and other.at == player.at:
            yield Deed(prompts.revive(other.seat), partial(_revive, realm, player, other), is_last=True)


def _revive(realm: Realm, player: Player, other: Player) -> Script[None]:
    player.pieces -= 1
    realm.state.market_pieces += 1
    other.is_dead = False
    other.health = most_health(realm, other)
    yield Revived(seat=player.seat, other=other.seat, health=other.health)


def _repairs(realm: Realm, player: Player) -> Iterator[Deed]:
    """R141: free, as often as there is coin; a town that has fallen may rise again (R170)."""
    tile, board = STEPS[player.at].tile, board_of(realm)
    is_hurt = STEPS[player.at].is_town and board.towns[tile] < DEFENDER.town_under(board.omen)
    if is_hurt and player.coin >= DEFENDER.repair_cost:
        yield Deed(prompts.repair(tile), partial(_repair, realm, player, tile))


def _repair(realm: Realm, player: Player, tile: str) -> Script[None]:
    board = board_of(realm)
    yield from lose_coin(realm, player, DEFENDER.repair_cost, "repair")
    board.towns[tile] = min(DEFENDER.town_under(board.omen), board.towns[tile] + DEFENDER.repair)
    yield TownRepaired(seat=player.seat, tile=tile, left=board.towns[tile])


def _trades(realm: Realm, player: Player) -> Iterator[Deed]:
    """R38; within a group things are shared, so it costs no interaction (R142)."""
    group = group_of(board_of(realm), player.seat)
    for other in realm.at(player.at, player):
        for deed in deeds_with(realm, player, other, can_battle=False):
            yield deed._replace(play=partial(_share, player, deed)) if other.seat in group else deed


def _share(player: Player, deed: Deed) -> Script[None]:
    before = player.turn.has_interacted
    yield from deed.play()
    player.turn.has_interacted = before
