"""R142: heroes who walk together."""

from functools import partial

from bot.engine import Script, ask, ask_all
from bot.kit.deeds import Deed
from cogs.dead_throne.events.defender import JoinDeclined, Joined, SplitOff
from cogs.dead_throne.prompts import defender as prompts
from cogs.dead_throne.rules.defender.boards import board_of
from cogs.dead_throne.rules.fight.support import group_of, trained
from cogs.dead_throne.rules.people.leaving import leave_group
from cogs.dead_throne.rules.place.relocate import can_walk
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player


def group_deeds(realm: Realm, player: Player) -> list[Deed]:
    """Free: walk together from now on, or go one's own way."""
    mine = group_of(board_of(realm), player.seat)
    shut = {*mine, *player.turn.apart}
    others = [one for one in realm.at(player.at, player) if one.seat not in shut and can_walk(one)]
    deeds = [Deed(prompts.join(one.seat), partial(_join, realm, player, one)) for one in others]
    return deeds + ([Deed(prompts.SPLIT, partial(_split, realm, player))] if mine else [])


def _join(realm: Realm, player: Player, other: Player) -> Script[None]:
    """All whom they would walk with are asked."""
    board = board_of(realm)
    mine, theirs = group_of(board, player.seat) or [player.seat], group_of(board, other.seat) or [other.seat]
    answers = yield from ask_all([prompts.join_prompt(seat, player.seat) for seat in theirs])
    if unwilling := [answer.seat for answer in answers if answer.key != prompts.YES.key]:
        player.turn.apart.append(other.seat)
        for seat in unwilling:
            yield JoinDeclined(seat=seat, other=player.seat)
        return
    board.groups = [group for group in board.groups if group not in (mine, theirs)]
    board.groups.append(sorted({*mine, *theirs}))
    yield Joined(seat=player.seat, other=other.seat)


def _split(realm: Realm, player: Player) -> Script[None]:
    leave_group(realm, player.seat)
    yield SplitOff(seat=player.seat)


def rolls_one(realm: Realm, player: Player) -> bool:
    """R142: a group rolls one die, until training gives it two."""
    board = realm.state.defender
    return board is not None and bool(group_of(board, player.seat)) and not trained(board, "two-dice")


def point_of(realm: Realm, player: Player) -> Script[Player]:
    """Who of the group takes the blow; the next in turn, where nobody says.

    The enemies come when somebody has just played: until the round goes on, `state.next` is still that seat.
    """
    group = group_of(board_of(realm), player.seat)
    if len(group) < 2:
        return player
    after = [seat for seat in group if seat > realm.state.next] or group
    answer = yield from ask(prompts.point_prompt(group[0], group, after[0]))
    return realm.player(int(answer.key.removeprefix("point-")))
