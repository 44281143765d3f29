"""The next room is laid: one of ours (R20), or a random one (R11 to R16)."""

from bot.engine import Script
from cogs.p52.content.cards import ENEMY_DECK, ROOM_DECK
from cogs.p52.content.places import RoomKind, cells_of
from cogs.p52.content.tables import ROOMS
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.grimness import harden
from cogs.p52.rules.quests.scenes import first_lock, scene_of
from cogs.p52.rules.rooms.marks import mark_of
from cogs.p52.rules.rooms.random import lay_random
from cogs.p52.state.places import NOWHERE
from cogs.p52.state.room import Room, Spot


def lay(crawl: Crawl) -> Script[None]:
    """R1, R7: the decks are shuffled, the room is laid, and the party's level is taken."""
    state, number = crawl.state, crawl.room.number + 1
    _shuffle(crawl)
    _forsake(crawl)
    scene = scene_of(state, number)
    state.room = Room(number=number, level=average_level(crawl))
    harden(crawl)
    if scene.room:
        _authored(crawl, ROOMS[scene.room])
    else:
        yield from lay_random(crawl, scene.low)
    crawl.relaid()


def _forsake(crawl: Crawl) -> None:
    """R114: what was left lying is lost."""
    for spot in crawl.room.spots:
        for item in spot.items:
            crawl.lost(item)


def average_level(crawl: Crawl) -> int:
    """R7: of those who have come so far (A34)."""
    return sum(hero.sheet.level for hero in crawl.heroes) // len(crawl.heroes)


def _shuffle(crawl: Crawl) -> None:
    decks = crawl.state.decks
    decks.room, decks.enemy = list(ROOM_DECK), list(ENEMY_DECK)
    decks.turned, decks.fallen = [], []
    crawl.chance.shuffle(decks.room)
    crawl.chance.shuffle(decks.enemy)


def _authored(crawl: Crawl, kind: RoomKind) -> None:
    room, characters = crawl.room, crawl.state.characters
    room.key, room.light, room.minor, room.major = kind.key, kind.light, kind.minor, kind.major
    room.width, room.height = len(kind.rows[0]), len(kind.rows)
    room.spots = [Spot(cell, mark_of(letter, characters)) for cell, letter in cells_of(kind.rows).items()]
    room.start, room.exit = kind.start, kind.exit or NOWHERE
    room.is_barred = kind.is_barred
    room.lock = first_lock(crawl.state)
