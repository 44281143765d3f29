"""The types of items (5.5, 5.6)."""

from typing import Literal

from msgspec import Struct

from cogs.p52.content.kinds import Core

Part = Literal["head", "body", "arms", "legs", "feet", "hands", "back"]
Slot = Literal["feet", "armour", "hands"]
ItemUse = Literal[
    "", "booby-trap", "old-trap", "light", "pick", "heal", "tune", "train", "freeze", "study", "burn", "feather",
    "dash", "blood", "stamina", "haste", "hide",
]  # fmt: skip

ARMOUR_PARTS: tuple[Part, ...] = ("head", "body", "arms", "legs")  # R94
HANDS = 2


class ItemKind(Struct, frozen=True):
    """5.5. What is worn has a slot; what has a `use` does something besides."""

    key: str
    sum: int
    count: int = 1
    use: ItemUse = ""
    amount: int = 0
    slot: Slot | None = None
    hands: int = 0
    movement: int = 0
    armour: int = 0  # times the wearer's level off every blow
    is_penalised: bool = False  # two such pieces cost a spot of Movement (R94)
    ability: str = ""  # whose damage grows by `amount` times its level
    cores: tuple[Core, ...] = ()  # one of which rises
    is_thrown: bool = False  # R86
    is_used_up: bool = False

    @property
    def is_relic(self) -> bool:
        """An adventure's own: it is in no table, and nobody keeps it (R129)."""
        return self.sum == 0

    @property
    def is_trap(self) -> bool:
        """It goes off when it is found, and nobody carries it away."""
        return self.use in {"booby-trap", "old-trap"}


class StartingKind(Struct, frozen=True, rename={"first": "from", "last": "to"}):
    """5.6: what the sum of two flips gives at the start; several: one of them by choice."""

    first: int
    last: int
    items: tuple[str, ...]
    count: int = 1
    is_followed: bool = False  # by another draw, once
