"""The end of a round, written a second time from the rules alone (R29 to R57), to be compared with the game's own."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

CODES = ["DEA", "INN", "MER", "THI", "JES", "JUG", "MON", "SOR", "KNI", "DRA", "PRI", "QUE", "KIN"]
VALUES = {code: value for value, code in enumerate(CODES)}
SECONDS = {"MON": 10, "SOR": 1, "KNI": 13, "PRI": 2, "QUE": 4}
# Those whose presence gives a card its second value, and those who prevent it (R35, R38 to R40).
BONDS = {"MON": ("SOR", ""), "KNI": ("DRA", ""), "PRI": ("DRA", "KNI"), "QUE": ("JES", "")}
NO = "no"

Ask = Callable[[int, str, Sequence[str]], str]  # a seat, what it is asked, the answers there are


@dataclass
class Lying:
    """A card in front of somebody."""

    code: str
    is_sealed: bool = False
    is_turned: bool = False
    is_toad: bool = False
    is_hanged: bool = False
    is_spent: bool = False

    @property
    def value(self) -> int:
        if self.is_toad or self.is_hanged:
            return 0
        return SECONDS[self.code] if self.is_turned else VALUES[self.code]


class Table:
    """Cards in line order, the Dealer's last."""

    def __init__(self, cards: Sequence[Lying], ask: Ask, *, is_classic: bool) -> None:
        self.cards, self.ask, self.is_classic = list(cards), ask, is_classic

    @property
    def values(self) -> list[int]:
        return [card.value for card in self.cards]

    def has(self, code: str) -> bool:
        return any(card.code == code for card in self.cards)

    def resolve(self) -> None:
        """R30, R31: seat by seat the card that lies there then; each once, and no toad."""
        for seat in range(len(self.cards)):
            card = self.cards[seat]
            if not (card.is_spent or card.is_toad):
                card.is_spent = True
                self._power(seat, card)

    def _power(self, seat: int, card: Lying) -> None:
        if card.code in BONDS:
            friend, foe = BONDS[card.code]
            card.is_turned |= self.has(friend) and not self.has(foe)
        elif card.code == "INN":
            self._innkeeper(seat)
        elif card.code == "JES":
            self._jester(seat)
        elif card.code == "SOR":
            self._sorceress(seat, card)
        elif card.code == "KIN" and self.is_classic:
            for thief in self.cards:
                thief.is_hanged |= thief.code == "THI"

    def _innkeeper(self, seat: int) -> None:
        """R33, R54."""
        if seat + 1 == len(self.cards) or self.cards[seat + 1].is_sealed:
            return
        if self.ask(seat, "innkeeper", ["yes"]) == "yes":
            self.cards[seat : seat + 2] = self.cards[seat : seat + 2][::-1]

    def _jester(self, seat: int) -> None:
        """R34."""
        targets = [f"seat-{n}" for n, card in enumerate(self.cards) if card.code in SECONDS and not card.is_toad]
        key = self.ask(seat, "jester", targets) if targets else NO
        if key != NO:
            target = self.cards[int(key.removeprefix("seat-"))]
            target.is_turned = not target.is_turned

    def _sorceress(self, seat: int, card: Lying) -> None:
        """R36, R37."""
        if self.has("MON"):
            card.is_turned = True
            return
        others = [(n, other) for n, other in enumerate(self.cards) if n != seat]
        targets = [f"seat-{n}" for n, other in others if not (other.is_toad or other.is_sealed)]
        key = self.ask(seat, "sorceress", targets) if targets else NO
        if key != NO:
            self.cards[int(key.removeprefix("seat-"))].is_toad = True


def scored(values: Sequence[int], number: int) -> list[int]:
    """R42 to R44: the points of each seat in round 1, 2 or 3 of the court game."""
    low, high = min(values), max(values)
    return [int((value == high, value == low, low < value < high)[number - 1]) for value in values]


def lost(values: Sequence[int], scoring: str) -> list[int]:
    """R51 to R57: what each seat pays, before anybody asks whether the round is void."""
    ladder = sorted(set(values))
    if scoring != "death-over-all":
        return [int(value == ladder[0]) for value in values]
    costs = dict(zip(ladder[:-1] or ladder, (3, 2, 1), strict=False))
    return [costs.get(value, 0) for value in values]
