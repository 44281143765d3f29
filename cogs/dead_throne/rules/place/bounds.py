"""R72, R125, R126, R147, R175, R176, R180, R181: where somebody may not go, on foot or by any other way."""

from collections.abc import Iterable

from cogs.dead_throne.content.land import CASTLE, QUICK, STEPS
from cogs.dead_throne.rules.defender.boards import closed_of
from cogs.dead_throne.rules.people.figures import can_enter_castle, can_enter_walls
from cogs.dead_throne.rules.place.bars import bars_against
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.zones import closed_woods
from cogs.dead_throne.state.people import NOWHERE, Player

WALLED = [step for step, kind in STEPS.items() if kind.is_town]
# Land that may be closed to whoever comes from outside: a town's walls, and each woods.
ENCLOSED = {
    step: f"{'walls' if kind.is_town else 'woods'}-{kind.tile}"
    for step, kind in STEPS.items()
    if kind.is_town or kind.terrain == "woods"
}


def barred_to(realm: Realm, player: Player) -> frozenset[str]:
    """Steps they may not enter: Bar the Way, town walls (R125), the castle (R126), woods (R147).

    With them the keys of Quick Paths that are closed, and of the land they are in and could not come back to.
    """
    steps = bars_against(realm, player)
    if not can_enter_walls(player):
        steps |= _closed(player, WALLED)
    if not can_enter_castle(realm, player):
        steps.add(CASTLE)
    if realm.state.defender is not None:
        steps |= {*closed_of(realm)}
    return frozenset(steps | _closed(player, closed_woods(realm, player)))


def _closed(player: Player, steps: Iterable[str]) -> set[str]:
    """R125: whoever is inside goes on inside; only the way in from outside is closed."""
    mine = ENCLOSED.get(player.at)
    return {mine if mine is not None and ENCLOSED[step] == mine else step for step in steps}


def is_barred(here: str, step: str, barred: frozenset[str]) -> bool:
    """Of one move from here to there."""
    return is_shut(here, step, barred) or QUICK[here].get(step) in barred


def is_shut(here: str, step: str, barred: frozenset[str]) -> bool:
    """Of any way from here to there; from nowhere, too."""
    land = ENCLOSED.get(step)
    return step in barred or (land in barred and ENCLOSED.get(here) != land)


def no_stops(player: Player) -> frozenset[str]:
    """R72, R181: the step of the battle they have fled may be walked over, and is no place to stop.

    Not even when the battle is over with the flight: those they have fled still stand there.
    """
    turn = player.turn
    return frozenset({turn.fled_at} if turn.is_on and turn.fled_at != NOWHERE else ())


def open_to(realm: Realm, player: Player, steps: Iterable[str]) -> list[str]:
    """R175: by a teleport, a swap, a Carriage, a stone: all that is closed on foot is closed to these too."""
    barred = barred_to(realm, player) | no_stops(player) | {CASTLE}
    return [step for step in steps if not is_shut(player.at, step, barred)]


def can_come(realm: Realm, player: Player, step: str) -> bool:
    return bool(open_to(realm, player, [step]))
