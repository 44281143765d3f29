"""Who tells the end of a match: the view, what everybody was told, and the words for both."""

from collections.abc import Sequence
from typing import Any

from bot.engine import Event
from bot.words import Teller as AnyTeller
from bot.words import Words
from cogs.bag_of_dungeon.view import BagView, HeroView
from cogs.bag_of_dungeon.view.deeds import Deeds, chronicle


class Teller(AnyTeller[BagView]):
    """One match that is over."""

    def __init__(self, view: BagView, names: Sequence[str], words: Words, story: Sequence[Event]) -> None:
        super().__init__(view, names, words)
        self.chronicle = chronicle(story)
        self.has_story = bool(story)
        self._by_key = {hero.adventurer: hero for hero in view.heroes}

    def hero(self, key: str) -> HeroView:
        return self._by_key[key]

    def deeds(self, hero: HeroView) -> Deeds:
        return self.chronicle.of(hero.adventurer)

    def called(self, key: str) -> dict[str, Any]:
        """An adventurer, and who plays it."""
        return {"hero": self.words.say(f"adventurer-{key}"), "player": self.names[self.hero(key).seat]}

    @property
    def called_by_seat(self) -> list[str]:
        """Sirrus (Ada); somebody who leads two has both."""
        seats: dict[int, list[str]] = {}
        for hero in self.view.heroes:
            seats.setdefault(hero.seat, []).append(self.words.say(f"adventurer-{hero.adventurer}"))
        return [
            self.tell("named", hero=seats.get(seat, [""]), player=player) if any(seats.get(seat, [])) else player
            for seat, player in enumerate(self.names)
        ]

    def named(self, index: int) -> str:
        return self.tell("named", **self.called(self.view.heroes[index].adventurer))

    def foe(self, key: str) -> dict[str, Any]:
        """A monster; `$monster` is none where there is none."""
        return {"monster": key or "none", "monster-the": self.words.say(f"monster-{key}.the") if key else ""}

    @property
    def planted(self) -> int:
        return sum(tile.is_planted for tile in self.view.tiles)

    @property
    def lives(self) -> int:
        """Of those who are still in the game, or came out of it alive."""
        return sum(hero.lives for hero in self.view.heroes if hero.status != "out")
