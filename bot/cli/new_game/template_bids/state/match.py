"""The state of a match."""

from msgspec import Struct


class State(Struct):
    """Whatever lies between two turns, and what the view needs in the midst of one."""

    hands: list[list[int]]  # by seat, each in order; hidden from all others
    stock: list[int]  # cards nobody was dealt; hidden from all
    prizes: list[int]  # that are still to come, the next one last; hidden from all
    scores: list[int]  # by seat
    prize: int = 0  # what is bid for; 0 between two rounds
    played: list[int] = []  # by seat: the bids of the last round, face up
