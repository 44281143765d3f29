"""Who knows which card to be where: one notebook per seat and one for the public, written from what they saw alone.

A notebook names characters, never physical cards, so that twins stay twins; and each entry follows from what its
owner saw and what was done in public, so that a view built from it cannot tell more (R6, R59).
"""

from msgspec import Struct, field


class Note(Struct):
    """What one viewer knows of another seat's cards.

    When a known hand card may have been laid, it is only known to be `about`: in that hand or in front of it.
    A known table card settles that, so `about` is empty then.
    """

    table: str | None = None  # the card in front of the seat
    hand: list[str] = field(default_factory=list)  # surely in its hand
    about: list[str] = field(default_factory=list)

    @property
    def holds(self) -> list[str]:
        """What the seat has without the viewer seeing it on the table."""
        return [*self.hand, *self.about]

    def see(self, code: str) -> None:
        """The viewer sees the table card. What else was about here is in the hand, then."""
        if self.table is None and code in self.about:
            self.about.remove(code)
        self.table = code
        self.hand += self.about
        self.about = []

    def lay(self, hand: int) -> None:
        """The seat laid a hand card face down; `hand` cards are left."""
        if hand > 0:
            self.about += self.hand
            self.hand = []
        elif self.hand:
            self.table = self.hand.pop()

    def swap_with_hand(self, hand: int) -> None:
        """The seat swapped its table card with one of its `hand` hand cards."""
        old, self.table = self.table, None
        if hand == 1:
            self.table = self.hand.pop() if self.hand else None
        else:
            self.about += self.hand
            self.hand = []
        if old is not None:
            self.hand.append(old)

    def lose(self) -> str | None:
        """The table card goes elsewhere. What was only about here may be gone with it, and is forgotten."""
        lost, self.table = self.table, None
        if lost is None:
            self.about.clear()
        return lost


class Knowledge(Struct):
    """All notebooks: `of(viewer, seat)`; viewer None is the public."""

    notes: list[list[Note]]  # by viewer (the public last), then by seat; nobody needs notes about itself

    @staticmethod
    def nothing(seats: int) -> "Knowledge":
        return Knowledge([[Note() for _ in range(seats)] for _ in range(seats + 1)])

    def of(self, viewer: int | None, seat: int) -> Note:
        return self.notes[-1 if viewer is None else viewer][seat]

    def about(self, seat: int) -> list[Note]:
        """What everybody else, and the public, knows of this seat."""
        return [notes[seat] for viewer, notes in enumerate(self.notes) if viewer != seat]

    def outside(self, *seats: int) -> list[list[Note]]:
        """The notebooks of those who only look on, the public's among them."""
        return [notes for viewer, notes in enumerate(self.notes) if viewer not in seats]
