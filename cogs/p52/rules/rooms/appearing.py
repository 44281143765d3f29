"""Enemies appear: those of the deck, minor bosses, major ones, before whom all others leave (R18, 5.4)."""

from typing import Literal

from bot.engine import Script
from cogs.p52.content.cards import Card, rank
from cogs.p52.content.tables import ENEMIES
from cogs.p52.events.kinds import NO_CARD
from cogs.p52.events.map import EnemyAppeared, EnemyVanished
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.figures import health_of, level_of
from cogs.p52.rules.quests import delving
from cogs.p52.state.people import Enemy
from cogs.p52.state.places import Place, label

Rank = Literal["J", "Q", "K", "minor", "major"]
RANKS: dict[str, Rank] = {"J": "J", "Q": "Q", "K": "K"}


def appear(crawl: Crawl, place: Place, way: str) -> Script[Enemy | None]:
    """R18: the top Enemy card; with an empty deck nobody comes.

    After a major boss has shown itself enemy spots are empty (5.4), but it may still call, and the exit still leads in.
    """
    deck = crawl.state.decks.enemy
    if not deck or (crawl.room.has_major and way == "here"):
        return None
    card = deck.pop()
    return (yield from _enter(crawl, ENEMIES[card].key, RANKS[rank(card)], card, place, way))


def appear_boss(crawl: Crawl, place: Place) -> Script[list[Enemy]]:
    """A minor boss: the room's own, in a Random Delve of the rank an Enemy card says."""
    if crawl.room.has_major:
        return []
    key, card = (crawl.room.minor, "") if crawl.room.minor else delving.minor_boss(crawl)
    return [(yield from _enter(crawl, key, "minor", card, place, "here"))]


def major_comes(crawl: Crawl, place: Place) -> Script[list[Enemy]]:
    """A major boss: other enemies leave at once."""
    key, card = (crawl.room.major, NO_CARD) if crawl.room.major else delving.major_boss(crawl)
    crawl.room.has_major = True
    for enemy in list(crawl.enemies):
        remove(crawl, enemy)
        if not crawl.is_covered(enemy):
            yield EnemyVanished(enemy=enemy.key, number=enemy.id, way="boss")
    return [(yield from _enter(crawl, key, "major", "", place, "here", card))]


def remove(crawl: Crawl, enemy: Enemy) -> None:
    """It is no longer in the room, nobody aims at it; its card comes back with the next one (R1)."""
    crawl.enemies.remove(enemy)
    crawl.state.decks.fallen += [enemy.card] if enemy.card else []
    crawl.state.ambushers = [number for number in crawl.state.ambushers if number != enemy.id]
    for hero in crawl.state.heroes:
        if hero.aim_at == enemy.id:
            hero.aim = hero.aim_at = 0


def _enter(crawl: Crawl, key: str, of_rank: Rank, card: Card, place: Place, way: str, shown: str = "") -> Script[Enemy]:
    room = crawl.room
    room.seen += 1
    health, level = health_of(crawl.state, key), level_of(crawl.state, key)
    enemy = Enemy(room.seen, key, of_rank, card, place, health, health, level)
    room.enemies.append(enemy)
    if not crawl.is_covered(enemy):
        yield shown_up(crawl, enemy, way, shown or card or NO_CARD)
    return enemy


def shown_up(crawl: Crawl, enemy: Enemy, way: str, card: Card = NO_CARD) -> EnemyAppeared:
    """It can be seen."""
    is_first = enemy.key not in crawl.state.met
    crawl.state.met += [enemy.key] if is_first else []
    return EnemyAppeared(
        enemy=enemy.key,
        number=enemy.id,
        spot=label(enemy.at),
        health=enemy.health,
        card=card,
        way=way,
        is_first=is_first,
    )
