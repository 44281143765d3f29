"""What the story of a match tells of its end."""

from collections.abc import Sequence

from msgspec import Struct

from bot.engine import Event
from cogs.dead_throne.content.dusk import CROWN, PIECE, PIECE_OF_SALADAR, STONE
from cogs.dead_throne.events.battles import Struck
from cogs.dead_throne.events.defender import Revived
from cogs.dead_throne.events.fight import EnemyStruck
from cogs.dead_throne.events.people import Healed, Hurt, LifeTokenSpent, Respawned, Weakened
from cogs.dead_throne.state.people import SALADAR
from cogs.dead_throne.view.view import PlayerView


class BestBlow(Struct, frozen=True):
    """The heaviest blow between players."""

    seat: int
    target: int
    damage: int


def best_blow(story: Sequence[Event], most: Sequence[int]) -> BestBlow | None:
    """The first of the heaviest; None where nobody was hurt so. `most`: the health that each seat can have.

    However hard it was, it took no more than the health that was left.
    """
    best, left = None, dict(enumerate(most))
    for event in story:
        if isinstance(event, Struck):
            damage = min(event.damage, left[event.target])
            left[event.target] = event.health
            if damage and (best is None or damage > best.damage):
                best = BestBlow(event.seat, event.target, damage)
        elif isinstance(event, Revived):
            left[event.other] = event.health
        elif isinstance(event, EnemyStruck | Hurt | Healed | LifeTokenSpent | Respawned | Weakened):
            left[event.seat] = event.health
    return best


def dusk_points(player: PlayerView) -> int:
    """R160."""
    is_saladar = player.character == SALADAR
    piece = PIECE_OF_SALADAR if is_saladar else PIECE
    stones = 0 if is_saladar else len(player.stones)
    return STONE * stones + piece * player.pieces + CROWN * player.has_crown
