"""A turn at work: the state and chance, with the questions every rule asks of them. Every rule is handed one."""

from collections.abc import Iterator

from bot.engine import Chance
from cogs.dead_throne.content.tables import SCROLLS
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.state.match import DeckKey, Deed, State
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import AWAY, MARKET, Ground, Thing, ThingKind

CARD = {"item": "item:", "essence": "enemy:", "relic": "relic:", "scroll": ""}  # how a deck writes what is given back
FACES = (2, 3, 4, 4, 5, 6)  # of a die of this game
FIVE = 5  # players or more: then the fallen come back, unless the table wants it otherwise (R172)
RIVALS = 2  # players at least, for a match to go on (R127)
MANY = 4  # players: then battles and the Market stand beside the round (R64)


class Realm:
    """State and chance."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.at_blows: list[frozenset[int]] = []  # who fights whom at this moment, from afar as well (R173)
        self.echoes: list[int] = []  # to whom the scroll of their blow still comes back: no battle is over before it

    # People

    @property
    def options(self) -> ThroneOptions:
        return self.state.options

    @property
    def players(self) -> list[Player]:
        return self.state.players

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    @property
    def up(self) -> list[Player]:
        """Alive and on the map, by seat."""
        return [player for player in self.state.players if player.is_up]

    def at(self, step: str, besides: Player | None = None) -> list[Player]:
        """Who is on that step, by seat."""
        return [player for player in self.state.players if player.at == step and player.is_up and player is not besides]

    def from_left_of(self, seat: int) -> Iterator[Player]:
        """Everybody else, in seat order from that seat's left (R51)."""
        count = len(self.state.players)
        for step in range(1, count):
            yield self.state.players[(seat + step) % count]

    @property
    def is_many(self) -> bool:
        """R64, R67: four or more are in the game; never in Solo and Defender."""
        return self.is_competitive and sum(player.is_in for player in self.players) >= MANY

    @property
    def is_competitive(self) -> bool:
        return self.options.mode == "competitive"

    @property
    def is_merciful(self) -> bool:
        """R172: is nobody out before dusk?"""
        wish, is_full = self.options.fallen, len(self.state.players) >= FIVE
        return self.is_competitive and (wish == "on" or (wish == "five" and is_full))

    @property
    def is_over(self) -> bool:
        return bool(self.state.result)

    @property
    def is_decided(self) -> bool:
        """R127: nobody is left to play against, or it is over: the rest of a turn is of no use to anybody."""
        return self.is_over or (self.is_competitive and sum(player.is_in for player in self.players) < RIVALS)

    def battle_of(self, seat: int) -> Battle | None:
        """Nobody is in two (R62)."""
        return next((battle for battle in self.state.battles if seat in battle.order), None)

    # Dice

    def die(self) -> int:
        """One die of this game: 2, 3, 4, 4, 5 or 6."""
        return FACES[self.chance.die(len(FACES)) - 1]

    def two(self) -> list[int]:
        return [self.die(), self.die()]

    # Cards

    def draw(self, deck: DeckKey) -> str | None:
        """R6: the front card; None where there is none."""
        cards = self.state.decks[deck]
        return cards.pop(0) if cards else None

    def give_back(self, deck: str, card: str) -> None:
        """R6: to the end of its deck."""
        self.state.decks[deck].append(card)  # type: ignore[index]

    def give_back_scroll(self, scroll: str) -> None:
        self.give_back(SCROLLS[scroll].school, scroll)

    def made(self, kind: ThingKind, key: str, home: str) -> Thing:
        """A card that comes to somebody; its home is where it goes back to."""
        self.state.things += 1
        return Thing(self.state.things, kind, key, home)

    def unmade(self, thing: Thing) -> None:
        """The card goes back to where it belongs (R99). It must have been taken from whoever had it."""
        if thing.home == MARKET:
            self.state.market[thing.key] = self.state.market.get(thing.key, 0) + 1
        elif thing.home != AWAY:
            self.give_back(thing.home, f"{CARD[thing.kind]}{thing.key}")
        for _ in range(thing.charms):
            self.give_back_scroll("binding-charm")

    def new_id(self) -> int:
        """Of a battle, a trade, a trap, a spawn."""
        self.state.ids += 1
        return self.state.ids

    # The land

    def ground(self, step: str) -> Ground:
        """What lies there; made where nothing did."""
        return self.state.ground.setdefault(step, Ground())

    def note(self, deed: Deed) -> None:
        """Quests and boards are settled by what was done, after each interaction."""
        self.state.deeds.append(deed)
