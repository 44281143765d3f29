"""Scenes for tests: a room drawn with letters, characters and enemies on it, and the next flips."""

from collections.abc import Sequence

from cogs.p52.content.cards import ENEMY_DECK, ROOM_DECK, Card
from cogs.p52.content.places import cells_of
from cogs.p52.content.tables import ENEMIES
from cogs.p52.options import P52Options
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.figures import health_of, level_of
from cogs.p52.rules.rooms.marks import mark_of
from cogs.p52.state.people import Enemy, Hero
from cogs.p52.state.places import NOWHERE, Place
from cogs.p52.state.room import Room, Spot
from tests.cogs.p52.parties import party, stack

HALL = ("......", "......", "......", "......")  # where a test names no other


def scene(
    *heroes: tuple[str, Place],
    rows: tuple[str, ...] = HALL,
    foes: Sequence[tuple[Card, Place]] = (),
    flips: Sequence[Card] = (),
    level: int = 1,
    is_up: bool = True,
    light: str = "lit",
    options: P52Options | None = None,
) -> Crawl:
    """Pregenerated characters where they stand, in a fight if there is an enemy; a whole deck below the next flips."""
    crawl = party(*(key for key, _ in heroes), options=options)
    state = crawl.state
    cells = cells_of(rows)
    exit_ = next((cell for cell, letter in cells.items() if letter == "X"), NOWHERE)
    start = next((cell for cell, letter in cells.items() if letter == "S"), next(iter(cells)))
    spots = [Spot(cell, mark_of(letter, len(heroes)), is_up=is_up) for cell, letter in cells.items()]
    state.room = Room("m1", 1, spots=spots, width=len(rows[0]), height=len(rows), level=level, round=1)
    state.room.start, state.room.exit, state.room.light = start, exit_, light  # type: ignore[assignment]
    for spot in spots:
        spot.chest = "closed" if spot.mark in "CQ" and is_up else ""
    for hero, (_, place) in zip(state.heroes, heroes, strict=True):
        hero.at = place
        crawl.spots[place].is_up = True
    state.decks.enemy, state.decks.room = list(ENEMY_DECK), list(ROOM_DECK)
    for card, place in foes:
        add_foe(crawl, card, place)
    state.phase = "fight" if foes else "explore"
    stack(crawl, *flips)
    return crawl


def add_foe(crawl: Crawl, card: Card, place: Place) -> Enemy:
    """An enemy of that card, at its full HP."""
    room = crawl.room
    room.seen += 1
    key = ENEMIES[card].key
    crawl.state.decks.enemy.remove(card)
    health, level = health_of(crawl.state, key), level_of(crawl.state, key)
    rank = card[0]
    assert rank in {"J", "Q", "K"}
    enemy = Enemy(room.seen, key, rank, card, place, health, health, level)  # type: ignore[arg-type]
    room.enemies.append(enemy)
    return enemy


def give_stamina(crawl: Crawl, hero: Hero, *cards: Card) -> None:
    """The first is the top of the pile."""
    for card in cards:
        crawl.state.decks.action.remove(card)
    hero.stamina += reversed(cards)


def able(hero: Hero, **cores: int) -> Hero:
    """Other core abilities than the pregenerated ones."""
    for core, value in cores.items():
        hero.sheet.cores = hero.sheet.cores.__class__(**{**_cores(hero), core: value})
    return hero


def _cores(hero: Hero) -> dict[str, int]:
    cores = hero.sheet.cores
    return {name: getattr(cores, name) for name in cores.__struct_fields__}
