"""What can be seen: one's own hand, and of all others only how many cards they hold."""

from msgspec import Struct


class TemplateBidsView(Struct, frozen=True):
    viewer: int | None  # None: the public
    hands: tuple[tuple[int | None, ...], ...]  # by seat; None: a card that lies face down
    rounds: int  # that are still to come, this one among them
    scores: tuple[int, ...]
    prize: int
    played: tuple[int, ...]
