"""The actions of a round, written a second time from the rules alone (R16 to R28, R54), with who surely knows what."""

from collections.abc import Sequence
from itertools import combinations

PUBLIC = -1
MANY = 6  # of more than so many others the Juggler names two afterwards


class Round:
    """Cards by seat in line order, the Dealer's last. `knows`: by viewer, whose table cards it knows."""

    def __init__(
        self, table: Sequence[str], hands: Sequence[Sequence[str]], deck: Sequence[str], *, is_classic: bool
    ) -> None:
        self.table, self.hands, self.deck = list(table), [list(hand) for hand in hands], list(deck)
        self.discards: list[str] = []
        self.is_classic, self.seats = is_classic, range(len(table))
        self.sealed, self.up = set[int](), set[int]()
        self.knows = {viewer: {viewer} & {*self.seats} for viewer in (PUBLIC, *self.seats)}

    def keys(self, seat: int) -> set[str]:
        """What the seat may do."""
        left, free = seat + 1, [other for other in self.seats if other != seat and other not in self.sealed]
        found = {"fold", *(f"hand-{place}" for place, _ in enumerate(self.hands[seat], start=1))}
        found |= {"exchange"} if left in free else set()
        found |= {"cut"} if left == len(self.seats) and self.deck else set()
        return found | self._abilities(seat, free)

    def _abilities(self, seat: int, free: list[int]) -> set[str]:
        """R22."""
        match self.table[seat]:
            case "MER":
                return {f"merchant-{other}" for other in free if abs(other - seat) == 1}
            case "THI":
                return {f"thief-{other}" for other in free}
            case "DRA" if self.deck:
                return {f"dragon-{other}" for other in free}
            case "JUG" if len(free) > MANY:
                return {"juggler"}
            case "JUG":
                return {f"juggler-{one}-{other}" for one, other in combinations(free, 2)}
            case "KIN" if self.is_classic:
                return {"seal"}
        return set()

    def do(self, seat: int, verb: str, numbers: Sequence[int]) -> None:
        """An action that asks nothing further."""
        match verb:
            case "exchange":
                self.swap(seat, seat + 1)
            case "hand":
                self.swap_with_hand(seat, numbers[0] - 1)
            case "thief":
                self.swap(seat, numbers[0])
            case "dragon":
                self.burn(seat, numbers[0])
            case "seal":
                self.sealed.add(seat)

    def swap(self, one: int, other: int) -> None:
        """R17, R25, R26: who has a part in it knows both cards, and whoever else knew one knows where it went."""
        self.table[one], self.table[other] = self.table[other], self.table[one]
        self.up = _exchanged(self.up, one, other)
        for viewer, known in self.knows.items():
            self.knows[viewer] = known | {one, other} if viewer in {one, other} else _exchanged(known, one, other)

    def show(self, seat: int) -> None:
        """R7."""
        self.up.add(seat)
        for known in self.knows.values():
            known.add(seat)

    def look(self, viewer: int, seat: int) -> None:
        self.knows[viewer].add(seat)

    def swap_with_hand(self, seat: int, place: int) -> None:
        """R23."""
        hand = self.hands[seat]
        self.table[seat], hand[place] = hand[place], self.table[seat]
        self._cover(seat)

    def burn(self, seat: int, target: int) -> None:
        """R27."""
        self.show(target)
        loser = seat if self.table[target] == "KNI" else target
        self.discards.append(self.table[loser])
        self.table[loser] = self.deck.pop(0)
        self._cover(loser)

    def cut(self, seat: int, depth: int) -> None:
        """R19."""
        self.discards.append(self.table[seat])
        self.table[seat] = self.deck.pop(depth - 1)
        self.show(seat)

    def _cover(self, seat: int) -> None:
        """A card that only its holder knows."""
        self.up.discard(seat)
        for viewer in self.knows.keys() - {seat}:
            self.knows[viewer].discard(seat)


def _exchanged(seats: set[int], one: int, other: int) -> set[int]:
    names = {one: other, other: one}
    return {names.get(seat, seat) for seat in seats}
