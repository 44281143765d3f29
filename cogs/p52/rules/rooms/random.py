"""R11 to R16: a random room: how large, how lit, in which pattern, with its exit where."""

from bot.engine import Script, ask
from cogs.p52.content.cards import Card, is_ace, is_red, value
from cogs.p52.content.places import Light
from cogs.p52.content.tables import TEMPLATES, letter_of
from cogs.p52.events.frame import RoomLaid
from cogs.p52.events.rooms import GridRefused
from cogs.p52.prompts import laying
from cogs.p52.prompts.words import GRID
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.quests.scenes import first_lock
from cogs.p52.rules.rooms.exits import exit_at, side_of
from cogs.p52.rules.rooms.marks import mark_of
from cogs.p52.rules.rooms.patterns import filled, grid_mistake, rows_in, rows_of, spots_in
from cogs.p52.state.people import Hero
from cogs.p52.state.places import Place
from cogs.p52.state.room import Room, Spot

MANY = 4  # characters: a third card for the size


def lay_random(crawl: Crawl, low: str) -> Script[None]:
    room = crawl.room
    cards = [_turn(crawl) for _ in range(3 if crawl.state.characters >= MANY else 2)]
    count = sum(map(value, cards))
    room.light = _light(crawl)
    room.key, places = yield from _pattern(crawl, count)
    room.spots = [_dealt(crawl, place, low) for place in _moved_up(places)]
    room.width, room.height = (1 + max(spot.at[axis] for spot in room.spots) for axis in (0, 1))
    room.start = room.spots[0].at
    card, has_ace = _exit(crawl, room)
    room.is_barred = has_ace or crawl.state.quest.shape == "survival"
    room.lock = first_lock(crawl.state)
    yield RoomLaid(cards=tuple(cards), count=count, template=room.key, exit_card=card, is_barred=room.is_barred)


def _turn(crawl: Crawl) -> Card:
    decks = crawl.state.decks
    decks.turned.append(decks.room.pop())
    return decks.turned[-1]


def _light(crawl: Crawl) -> Light:
    """R10, R12: inside by a card; outside day and night take turns."""
    quest = crawl.state.quest
    if not quest.is_outside:
        return "lit" if is_red(_turn(crawl)) else "dark"
    quest.is_day = not quest.is_day
    return "day" if quest.is_day else "night"


def _pattern(crawl: Crawl, count: int) -> Script[tuple[str, list[Place]]]:
    """R13: the next in turn lays it out. A grid that is no room is said to be none, and the question stands again."""
    layer = _layer(crawl)
    while True:
        default = crawl.chance.pick(tuple(TEMPLATES))
        answer = yield from ask(laying.lay(layer.seat, layer.sheet.name, count, default))
        if answer.key != GRID:
            key, _, mirrored = answer.key.partition("-")
            return key, filled(rows_of(key, is_mirrored=bool(mirrored)), count)
        written = yield from ask(laying.grid(layer.seat, layer.sheet.name, count))
        rows = rows_in(written.text)
        mistake = grid_mistake(rows, count)
        if mistake is None:
            return GRID, filled(rows, count)
        if rows:
            yield _refused(layer, mistake, spots_in(rows), count)


def _refused(layer: Hero, mistake: str, count: int, wanted: int) -> GridRefused:
    return GridRefused(seat=layer.seat, hero=layer.sheet.name, mistake=mistake, count=count, wanted=wanted)


def _layer(crawl: Crawl) -> Hero:
    """P2: another one each room."""
    hero = crawl.heroes[crawl.state.lay_turn % len(crawl.heroes)]
    crawl.state.lay_turn += 1
    return hero


def _moved_up(places: list[Place]) -> list[Place]:
    """So that the map begins at its top left corner."""
    left, top = min(x for x, _ in places), min(y for _, y in places)
    return [(x - left, y - top) for x, y in places]


def _dealt(crawl: Crawl, place: Place, low: str) -> Spot:
    """R13, R16: a card face down on each spot, in the order they are laid."""
    card = crawl.state.decks.room.pop()
    return Spot(place, mark_of(letter_of(card, low), crawl.state.characters), card)


def _exit(crawl: Crawl, room: Room) -> tuple[Card, bool]:
    """R14, R15: the card that says the side, and whether an ace came before it."""
    ground, card = frozenset(spot.at for spot in room.spots), _turn(crawl)
    has_ace = is_ace(card)
    while is_ace(card):
        card = _turn(crawl)
    room.exit = exit_at(ground, room.start, side_of(card))
    return card, has_ace
