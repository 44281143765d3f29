"""How a quest ended: who stands, who lies, before whom, and what it all came to."""

from collections.abc import Sequence

from msgspec import Struct

from bot.engine import Event
from cogs.deckbox_dungeons.content.tables import ENEMIES, QUESTS
from cogs.deckbox_dungeons.events.combat import EnemyDefeated, HeroAttacked, HeroDowned, HeroHurt
from cogs.deckbox_dungeons.events.frame import RoundBegan
from cogs.deckbox_dungeons.view.view import DeckboxView


class Finale(Struct, frozen=True):
    """Heroes by seat. `boss`: the quest's red enemy, `boss_health` what it had left; 0 where it is dead or never came.

    `slayer` ended it, in the round `slain_in`; `last_foe` brought the last hero down, where a blow did.
    """

    is_won: bool
    standing: tuple[int, ...]
    lying: tuple[int, ...]
    boss: str
    boss_health: int
    has_boss_come: bool
    slayer: int | None
    slain_in: int
    last_foe: str
    rounds: int
    kills: int
    treasure: int
    downs: int


def finale(view: DeckboxView, story: Sequence[Event]) -> Finale:
    here = [hero for hero in view.heroes if not hero.is_gone]
    boss = next((key for key in QUESTS[view.options.quest].slots.values() if ENEMIES[key].colour == "red"), "")
    left = [enemy for enemy in view.enemies if enemy.key == boss]
    slayer, slain_in = _last_fall(boss, story)
    return Finale(
        is_won=view.result == "won",
        standing=tuple(hero.seat for hero in here if hero.is_up),
        lying=tuple(hero.seat for hero in here if not hero.is_up),
        boss=boss,
        boss_health=sum(enemy.health + enemy.stacked for enemy in left),
        has_boss_come=bool(left) or slayer is not None,
        slayer=None if left else slayer,
        slain_in=slain_in,
        last_foe=_last_foe(story),
        rounds=view.round,
        kills=sum(hero.kills for hero in view.heroes),
        treasure=sum(hero.gained for hero in view.heroes),
        downs=sum(hero.downs for hero in view.heroes),
    )


def _last_fall(boss: str, story: Sequence[Event]) -> tuple[int | None, int]:
    """Who felled the boss, and in which round; of one on two dice who used up the last that fell (R43)."""
    seat, fell_in, now = None, 0, 1
    for event in story:
        if isinstance(event, RoundBegan):
            now = event.round
        elif isinstance(event, EnemyDefeated) and event.enemy == boss:
            seat, fell_in = event.seat, now
    return seat, fell_in


def _last_foe(story: Sequence[Event]) -> str:
    """Whose blow the last fall came of; a pit, a fire or a room has no name here."""
    last = None
    for event in reversed(story):
        if last is None and isinstance(event, HeroDowned):
            last = event.seat
        elif last is not None and isinstance(event, HeroAttacked | HeroHurt) and event.seat == last:
            return event.enemy if isinstance(event, HeroAttacked) else ""
    return ""
