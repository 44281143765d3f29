"""How an adventure ended: who came out, who lies there, by whose blow, and what it all came to."""

from collections.abc import Sequence

from msgspec import Struct

from bot.engine import Event
from cogs.p52.content.tables import ADVENTURES, MAJORS, ROOMS
from cogs.p52.events.combat import Died, EnemyFell, Hurt, Struck
from cogs.p52.events.growth import ExperienceGained
from cogs.p52.view.view import P52View


class Finale(Struct, frozen=True):
    """Characters by seat. `boss`: the adventure's; `boss_health` what it had left, 0 where it fell or never came.

    `slayer` ended it. `last_foe` struck the last blow at the last to die, where that was told.
    """

    is_won: bool
    standing: tuple[int, ...]
    dead: tuple[int, ...]
    boss: str
    boss_health: int
    slayer: int | None
    last_foe: str
    room: int
    rooms: int
    kills: int
    best_blow: int
    best: tuple[int, ...]  # who struck it
    experience: int


def finale(view: P52View, story: Sequence[Event]) -> Finale:
    boss = boss_of(view, story)
    left = [enemy for enemy in view.room.enemies if enemy.key == boss]
    ends = [event for event in story if isinstance(event, EnemyFell) and event.enemy == boss]
    best = max((hero.best_blow for hero in view.heroes), default=0)
    return Finale(
        is_won=view.result == "won",
        standing=tuple(hero.seat for hero in view.heroes if not hero.is_dead),
        dead=tuple(hero.seat for hero in view.heroes if hero.is_dead),
        boss=boss,
        boss_health=sum(enemy.health for enemy in left),
        slayer=ends[-1].seat if ends and not left else None,
        last_foe=_last_foe(story),
        room=view.room.number,
        rooms=view.room.rooms,
        kills=sum(hero.kills for hero in view.heroes),
        best_blow=best,
        best=tuple(hero.seat for hero in view.heroes if best and hero.best_blow == best),
        experience=sum(event.points for event in story if isinstance(event, ExperienceGained)),
    )


def boss_of(view: P52View, story: Sequence[Event]) -> str:
    """The major boss of an adventure of fixed rooms; in a Random Delve the one that came."""
    adventure = ADVENTURES.get(view.options.adventure)
    if adventure is not None:
        return next(
            (ROOMS[scene.room].major for scene in adventure.scene if scene.room and ROOMS[scene.room].major), ""
        )
    here = [enemy.key for enemy in view.room.enemies if enemy.key in MAJORS]
    fallen = [event.enemy for event in story if isinstance(event, EnemyFell) and event.enemy in MAJORS]
    return next(iter([*here, *reversed(fallen)]), "")


def _last_foe(story: Sequence[Event]) -> str:
    """Whose blow the last death came of; a trap, a chest or a friend has no name here."""
    last = ""
    for event in reversed(story):
        if isinstance(event, Died):
            last = event.hero
        elif last and isinstance(event, Hurt) and event.hero == last and event.way != "blow":
            return ""
        elif last and isinstance(event, Struck) and event.hero == last:
            return event.enemy
    return ""
