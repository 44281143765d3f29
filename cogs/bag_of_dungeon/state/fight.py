"""A combat while it lasts."""

from msgspec import Struct, field

from cogs.bag_of_dungeon.state.pieces import Monster


class Blow(Struct):
    """How the last round went: the totals, and what they did once they were compared."""

    total: int
    foe_total: int
    is_critical: bool = False
    dealt: int = 0  # to the monster
    taken: int = 0  # by the front fighter


class Fight(Struct):
    """The combat going on: while it lasts, `fighters` are in it, the front one first."""

    at: str  # the tile
    fighters: list[int]
    veterans: list[int] = field(default_factory=list)  # all who have fought in it
    refused: list[int] = field(default_factory=list)  # who would not be tagged
    spawn: Monster | None = None  # spiders or a pit monster: they live only in the fight
    is_morna: bool = False
    round: int = 0
    can_escape: bool = True
    bound: list[int] = field(default_factory=list)  # who alone may not escape: a failed cloak (R143)
    can_tag: bool = True
    is_second: bool = False  # of two in the Pit: nobody heals between them (R109)
    least_rounds: int = 0  # to be fought before an escape
    extra: dict[int, int] = field(default_factory=dict)  # dice from potions, by hero, for the whole fight
    clobber: int = 0  # dice added to the next roll
    bowmen: dict[int, int] = field(default_factory=dict)  # house tagging: heroes at range, with the weapon's id
    is_bound: bool = False  # magic vine: its next attack does nothing
    is_tamed: bool = False  # witch's claw: it adds nothing
    worn_out: dict[int, int] = field(default_factory=dict)  # items spent with it, by id, and who wore them (R138)
    rolls: list[int] = field(default_factory=list)  # of the front fighter in the last round, for the picture
    foe_rolls: list[int] = field(default_factory=list)
    blow: Blow | None = None  # what those rolls came to

    @property
    def partners(self) -> list[int]:
        """Who was called to it and is still in it (R56)."""
        return [index for index in self.fighters if index not in self.veterans[:1]]
