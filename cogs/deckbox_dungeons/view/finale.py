"""How a quest ended: who stands, who lies, before whom, and what it all came to."""

from collections.abc import Sequence

from msgspec import Struct

from bot.engine import Event
from cogs.deckbox_dungeons.content.tables import ENEMIES, QUESTS
from cogs.deckbox_dungeons.events.combat import EnemyDefeated, HeroAttacked
from cogs.deckbox_dungeons.view.view import DeckboxView


class Finale(Struct, frozen=True):
    """Heroes by seat. `boss`: the quest's red enemy, `boss_health` what it had left; 0 where it is dead or never came.

    `slayer` ended it; `last_foe` brought the last hero down, where that was told.
    """

    is_won: bool
    standing: tuple[int, ...]
    lying: tuple[int, ...]
    boss: str
    boss_health: int
    has_boss_come: bool
    slayer: int | None
    last_foe: str
    rounds: int
    kills: int
    treasure: int
    downs: int


def finale(view: DeckboxView, story: Sequence[Event]) -> Finale:
    here = [hero for hero in view.heroes if not hero.is_gone]
    boss = next((key for key in QUESTS[view.options.quest].slots.values() if ENEMIES[key].colour == "red"), "")
    left = [enemy for enemy in view.enemies if enemy.key == boss]
    slayer = next((event.seat for event in reversed(_ends_of(boss, story))), None)
    return Finale(
        is_won=view.result == "won",
        standing=tuple(hero.seat for hero in here if hero.is_up),
        lying=tuple(hero.seat for hero in here if not hero.is_up),
        boss=boss,
        boss_health=sum(enemy.health + enemy.stacked for enemy in left),
        has_boss_come=bool(left) or slayer is not None,
        slayer=slayer,
        last_foe=_last_foe(story),
        rounds=view.round,
        kills=sum(hero.kills for hero in view.heroes),
        treasure=sum(hero.gained for hero in view.heroes),
        downs=sum(hero.downs for hero in view.heroes),
    )


def _ends_of(boss: str, story: Sequence[Event]) -> list[EnemyDefeated]:
    return [event for event in story if isinstance(event, EnemyDefeated) and event.enemy == boss]


def _last_foe(story: Sequence[Event]) -> str:
    blows = [event for event in story if isinstance(event, HeroAttacked) and event.health <= 0 < event.damage]
    return blows[-1].enemy if blows else ""
