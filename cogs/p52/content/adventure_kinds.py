"""The types of adventures: their scenes, when they are won, and what they give (5.9, R122)."""

from typing import Literal

from msgspec import Struct

Quest = Literal["boss", "survival", "trapped", "treasure"]
Goal = Literal["boss", "leave", "boss-and-relic"]
Lock = Literal["", "key", "keys", "boss-and-keys"]  # what opens an exit, besides what the room asks for


class SceneKind(Struct, frozen=True):
    """A room of an adventure: one that is laid out, or a random interior one (R11)."""

    room: str = ""  # "": a random one
    low: str = ""  # what its aces, twos and threes are (R16)
    lock: Lock = ""


class AdventureKind(Struct, frozen=True):
    key: str
    number: int
    quest: Quest
    levels: tuple[int, int]  # it is meant for
    goal: Goal
    scene: tuple[SceneKind, ...]
    gifts: tuple[tuple[str, ...], ...] = ()  # one of these is given to each
    most: int = 0  # or an item of choice up to this sum
