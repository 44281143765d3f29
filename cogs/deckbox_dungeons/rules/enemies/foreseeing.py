"""The Enemy Phase as it would come now (R14, section 5): enemies follow a procedure, so only dice are in doubt.

Each is planned where those before it will stand by then, and after what Siphon takes. Nobody is wounded here: from the
first wound on it may come otherwise.
"""

from collections.abc import Iterator

from cogs.deckbox_dungeons.content.kinds import Icon
from cogs.deckbox_dungeons.content.tables import COLOURS
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.choosing import Plan, plan
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero

ORDER: tuple[Icon, ...] = ("ranged", "melee", "boss")


def in_order(delve: Delve) -> list[Enemy]:
    """Ascending threat, ranged before melee, the earliest spawned first."""
    return sorted(
        delve.state.enemies, key=lambda enemy: (COLOURS.index(enemy.colour), ORDER.index(enemy.icon), enemy.id)
    )


def drained(delve: Delve, enemy: Enemy) -> list[Hero]:
    """R74, A24: whom it takes an Energy from when it activates."""
    if "siphon" not in enemy.kind.keywords:
        return []
    return [hero for hero in delve.heroes if hero.energy and delve.ground.near(enemy.at, hero.at)]


def coming(delve: Delve, enemy: Enemy) -> Plan:
    """What it will do once it activates: first it takes its Energy. It is done in `delve`, so give it a likeness."""
    for hero in drained(delve, enemy):
        hero.energy -= 1
    return plan(delve, enemy)


def phase_to_come(delve: Delve) -> Iterator[tuple[Enemy, Plan]]:
    """Who will act, in order, and what each will do. They go there in `delve`, so give it a likeness."""
    for enemy in in_order(delve):
        if not (enemy.is_stunned or enemy.is_asleep):
            found = coming(delve, enemy)
            enemy.at = found.goal or enemy.at
            yield enemy, found
