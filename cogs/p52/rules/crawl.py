"""A turn at work: the state, chance, the room as it lies. Every rule is handed one."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from bot.engine import Chance
from cogs.p52.content.cards import Card
from cogs.p52.options import P52Options
from cogs.p52.rules.rooms.sight import sees
from cogs.p52.state.match import State
from cogs.p52.state.people import Enemy, Hero, Item
from cogs.p52.state.places import Place
from cogs.p52.state.room import Room, Spot

SHUFFLE_AT = 13  # cards left, or fewer (R4)
MOST_STAMINA = 5


@lru_cache(4096)
def _known(ground: frozenset[Place]) -> frozenset[Place]:
    """The same ground is the same object, so that what is remembered of it is found at once."""
    return ground


class Crawl:
    """State and chance, with the questions every rule asks of them."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self._spots: dict[Place, Spot] | None = None
        self._ground: frozenset[Place] = frozenset()

    @property
    def options(self) -> P52Options:
        return self.state.options

    @property
    def room(self) -> Room:
        return self.state.room

    # The room

    @property
    def spots(self) -> dict[Place, Spot]:
        """By place; see `relaid`."""
        if self._spots is None:
            self._spots = {spot.at: spot for spot in self.state.room.spots}
            self._ground = _known(frozenset(self._spots))
        return self._spots

    @property
    def ground(self) -> frozenset[Place]:
        """Where a card lies: all else is gap (R19)."""
        if self._spots is None:
            self.spots  # noqa: B018 - it is found with them
        return self._ground

    def relaid(self) -> None:
        """Another room has been laid."""
        self._spots = None

    def is_up(self, place: Place) -> bool:
        return self.spots[place].is_up

    def is_covered(self, enemy: Enemy) -> bool:
        """R140: on a spot that is face down nobody is told of it, known or not."""
        return not self.spots[enemy.at].is_up

    def sees(self, one: Place, other: Place) -> bool:
        """R68: a free line of sight. What can be shot at needs both spots face up besides (R71)."""
        return sees(self.ground, one, other)

    @property
    def is_bright(self) -> bool:
        """Lit, or outside by day (R10)."""
        return self.state.room.light in {"lit", "day"}

    # The people

    @property
    def heroes(self) -> list[Hero]:
        """The living, by seat; some may be stunned (R109)."""
        return [hero for hero in self.state.heroes if not hero.is_dead]

    @property
    def leader(self) -> Hero:
        """Who speaks for the party: the first of the living whose player is there (P12, P13)."""
        return next((hero for hero in self.heroes if not hero.is_gone), self.heroes[0])

    def hero(self, seat: int) -> Hero:
        return self.state.heroes[seat]

    @property
    def enemies(self) -> list[Enemy]:
        """All that have been turned up and live, by order of appearance."""
        return self.state.room.enemies

    def enemy(self, number: int) -> Enemy | None:
        return next((enemy for enemy in self.state.room.enemies if enemy.id == number), None)

    def enemies_at(self, place: Place) -> list[Enemy]:
        return [enemy for enemy in self.state.room.enemies if enemy.at == place]

    def heroes_at(self, place: Place) -> list[Hero]:
        return [hero for hero in self.heroes if hero.at == place]

    @property
    def is_over(self) -> bool:
        return bool(self.state.result)

    def goes_on(self, hero: Hero) -> bool:
        """With what it is doing: it lives, and nothing is decided yet."""
        return not (hero.is_dead or self.is_over)

    # The cards

    def flip(self) -> Card:
        """R4: the top Action card is used, and discarded."""
        card = self._drawn()
        self.state.decks.discard.append(card)
        return card

    def flips(self, count: int) -> tuple[Card, ...]:
        """Several that count together: none of them comes twice."""
        with self.held():
            for _ in range(count):
                self.hold(self.flip())
            return tuple(self.state.decks.in_use[-count:])

    @contextmanager
    def held(self) -> Iterator[None]:
        """R146: what is held in this while stays out of the deck until it is over."""
        cards = self.state.decks.in_use
        before = len(cards)
        yield
        del cards[before:]

    def hold(self, *cards: Card) -> None:
        """They have been discarded, but what is under way still uses them."""
        self.state.decks.in_use += [card for card in cards if card in self.state.decks.discard]

    def stamina_for(self, hero: Hero, count: int, most: int = MOST_STAMINA) -> int:
        """R8: how many cards so many to be drawn come to."""
        spare = len(self.state.decks.action) + len(self.state.decks.discard) - 1  # something must be left to flip
        return max(0, min(count, most - len(hero.stamina), spare))

    def draw_stamina(self, hero: Hero, count: int, most: int = MOST_STAMINA) -> int:
        """R8: unseen, to the bottom of the pile; how many it came to."""
        gained = self.stamina_for(hero, count, most)
        for _ in range(gained):
            hero.stamina.insert(0, self._drawn())
        return gained

    def spend_stamina(self, hero: Hero) -> Card:
        """R56: the top of the pile, whatever it is."""
        card = hero.stamina.pop()
        self.state.decks.discard.append(card)
        return card

    def _drawn(self) -> Card:
        decks = self.state.decks
        if len(decks.action) <= SHUFFLE_AT:
            free = [card for card in decks.discard if card not in decks.in_use]
            if not free and not decks.action:
                free = decks.discard  # all other cards are stamina: something must be turned
            decks.discard = [card for card in decks.discard if card not in free]
            decks.action += free
            self.chance.shuffle(decks.action)
        return decks.action.pop()

    # Things

    def made(self, key: str, part: str = "") -> Item:
        """A thing that has not been there before."""
        self.state.items += 1
        return Item(self.state.items, key, part)

    def lost(self, item: Item) -> None:
        """It is used up, destroyed, or left behind for good."""
        self.state.gone.append(item.id)
