"""What lies on the bazaar, what can be seen of it, and what happens there."""

from typing import Annotated

from msgspec import Meta, Struct

from bot.engine import Event, Options, Seat

PRICES = {"flute": 2, "lamp": 3, "rug": 4, "mask": 5, "map": 6}
SILK = 2  # what a bolt of silk costs
SKILLS = ("charm", "luck", "thrift", "wit")
POINTS = 6  # to be spread over them


class BazaarOptions(Options, frozen=True):
    """`rounds`: everybody's turns; `open`: all hear what is offered."""

    rounds: Annotated[int, Meta(ge=1, le=5)] = 2
    open: bool = False


class Bazaar(Struct):
    coins: list[int]
    silk: list[int]
    goods: list[list[str]]
    wares: list[str]  # what the market still has
    turns: int
    is_open: bool
    names: list[str] = []  # of the stalls, once they are laid out
    played: int = 0


class BazaarView(Struct, frozen=True):
    """Everything lies open, but for what is talked over."""

    viewer: int | None
    coins: tuple[int, ...]
    silk: tuple[int, ...]
    goods: tuple[tuple[str, ...], ...]
    names: tuple[str, ...]


class LaidOut(Event, rule="R1"):
    seat: Seat
    name: str


class Ordered(Event, rule="R2"):
    seat: Seat
    cost: int


class Traded(Event, rule="R3"):
    seat: Seat
    partner: Seat


class Parted(Event, rule="R3"):
    seat: Seat
    partner: Seat
