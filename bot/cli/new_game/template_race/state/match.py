"""The state of a match."""

from msgspec import Struct


class State(Struct):
    """Whatever lies between two turns, and what the view needs in the midst of one."""

    length: int
    puddles: tuple[int, ...]
    spaces: list[int]  # where each runner stands, by seat; 0 is the start
    next: int = 0  # the seat whose turn it is
    die: int = 0  # what it has rolled; 0 between two turns
