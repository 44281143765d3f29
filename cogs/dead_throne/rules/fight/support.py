"""R140 to R142: what stands behind a hero in Defender: training, a town's people, the group."""

from collections.abc import Sequence
from typing import NamedTuple

from cogs.dead_throne.content.card_kinds import Element
from cogs.dead_throne.content.land import STEPS
from cogs.dead_throne.content.tables import TRAININGS
from cogs.dead_throne.rules.fight.elements import arm_against, hunting
from cogs.dead_throne.rules.people.figures import defence_of
from cogs.dead_throne.rules.people.goods import find
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.boards import Defender
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import Thing

TOWN_ATTACK = 2


class Support(NamedTuple):
    attack: int = 0
    defence: int = 0


def support(realm: Realm, player: Player, element: Element | None = None) -> Support:
    """Added to every blow and to every defence against an enemy of that element. Outside Defender there is none.

    Each hero of a group strikes with all that hero has: a Hunter's Horn, a weapon's element, what all have learned,
    and in a town the two of its people (R140 to R142).
    """
    board = realm.state.defender
    if board is None:
        return Support()
    friends = friends_of(realm, player)
    heroes = 1 + len(friends)
    attack = sum(arm_against(friend, element) + hunting(friend) for friend in friends)
    defence = sum(defence_of(friend) for friend in friends)
    each = trained(board, "attack") + TOWN_ATTACK * STEPS[player.at].is_town
    return Support(attack + heroes * each, defence + heroes * trained(board, "defence"))


def friends_of(realm: Realm, player: Player) -> list[Player]:
    """The others of their group, who share what they hold and carry (R142)."""
    board = realm.state.defender
    seats = group_of(board, player.seat) if board is not None else []
    return [realm.player(seat) for seat in seats if seat != player.seat]


def whose_scroll(player: Player, friends: Sequence[Player], scroll: str) -> Player:
    """Who uses it up: they themselves, or the first of their friends who holds it."""
    return next((one for one in (player, *friends) if scroll in one.scrolls), player)


def whose_thing(player: Player, friends: Sequence[Player], thing: Thing) -> Player:
    """Who has it, worn or carried."""
    return next((one for one in (player, *friends) if any(it is thing for it in one.things)), player)


def find_shared(realm: Realm, player: Player, key: str) -> tuple[Player, Thing] | None:
    """A thing of that key and who carries it: they themselves, or else a friend of their group (R142)."""
    found = ((one, find(one, key)) for one in (player, *friends_of(realm, player)))
    return next(((one, thing) for one, thing in found if thing is not None), None)


def trained(board: Defender, what: str) -> int:
    """How often the Defender card has given that so far."""
    return sum(one.gives == what and board.xp >= one.least for one in TRAININGS)


def group_of(board: Defender, seat: int) -> list[int]:
    """With whom they walk, themselves among them; empty: alone."""
    return next((group for group in board.groups if seat in group), [])
