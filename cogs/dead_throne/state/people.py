"""Heroes and Saladar, a seat each."""

from typing import Literal

from msgspec import Struct, field

from cogs.dead_throne.state.things import Thing, Trap

SALADAR = "saladar"
NOWHERE = ""

# weapon + partner are a combo (R94), if its owner wants one: then there is no shield. rucksack: the one in use (R98).
Slot = Literal["weapon", "partner", "shield", "special", "helmet", "body", "gauntlets", "boots", "ring", "rucksack"]
SLOTS: tuple[Slot, ...] = (
    "weapon",
    "partner",
    "shield",
    "special",
    "helmet",
    "body",
    "gauntlets",
    "boots",
    "ring",
    "rucksack",
)
ARMOUR: tuple[Slot, ...] = ("helmet", "body", "gauntlets", "boots", "ring")


class Held(Struct, omit_defaults=True):
    """Remaining with an enemy (R32): its card lies before the player until the turns have passed.

    One card may hold several, each for turns of their own (A6): they are those whose `card` is the same.
    """

    enemy: str
    home: str  # the deck its card goes back to; empty: there is no card (Lone Quests)
    turns: int
    card: int = 0  # the number of that card, once somebody has tried to rescue; 0: it holds them alone


class Due(Struct, omit_defaults=True):
    """A move somebody must still make before an interaction where it ends (R31): the Game Turn carries it out.

    back: exactly `steps`, the first one to where they came from. any: exactly `steps`, any way. to: a teleport onto one
    of `steps_to`. owner: `by` leads the walk (a False Signpost).
    """

    kind: Literal["back", "any", "to", "owner"]
    steps: int = 0
    steps_to: list[str] = field(default_factory=list)
    by: int = -1
    cause: str = ""


class Turn(Struct, omit_defaults=True):
    """The Game Turn somebody is in. Fleeing out of a battle is one as well (R69)."""

    is_on: bool = False
    roll: list[int] = field(default_factory=list)  # the dice, once rolled
    left: int = 0  # steps still to go
    path: list[str] = field(default_factory=list)  # steps gone this turn, the first is where it began
    came_from: str = NOWHERE  # the last edge may not be gone back over (R13)
    has_rolled: bool = False
    has_interacted: bool = False
    has_moved: bool = False
    is_over: bool = False  # nothing more may be done in it (R10)
    drawn_at: list[str] = field(default_factory=list)  # interacted with since they came there (R28)
    is_inside: bool = False  # the structure of their step (R20)
    has_rerolled: bool = False  # Lucky Charm
    refused: list[int] = field(default_factory=list)  # who was offered a trade this turn: not again (R39)
    apart: list[int] = field(default_factory=list)  # who would rather walk alone: not asked again this turn (R142)
    fled_at: str = NOWHERE  # the step of the battle left by this flight (R72)
    free: int = 0  # free deeds done
    dropping: list[str] = field(default_factory=list)  # to be left behind after the interaction (R11)
    shunned: list[int] = field(default_factory=list)  # who were in that battle
    touched: str = NOWHERE  # where they have interacted, with the step or somebody on it, since they came there (R121)
    has_taken: bool = False  # Saladar has picked up an active stone (R122)
    rescues: int = 0  # the card they are fighting to set others free (R33)


class Lone(Struct, omit_defaults=True):
    """A Lone Quest that takes turns (R115): `branch` is the one chosen, `turns` are left of its hourglass."""

    key: str
    home: str
    branch: str = ""
    turns: int = 0


class Tally(Struct, omit_defaults=True):
    """What somebody has done in the whole match: for the ending, and quests that count from their opening on."""

    enemies: int = 0
    kills: int = 0  # players
    deaths: int = 0
    quests: int = 0
    trades: int = 0
    earned: int = 0  # coin
    steps: int = 0
    traps: int = 0  # of theirs that sprang


class Player(Struct, omit_defaults=True):
    """All of one seat. `character` is empty until it is chosen."""

    seat: int
    character: str = ""
    at: str = NOWHERE
    health: int = 0
    coin: int = 0
    worn: dict[Slot, Thing] = field(default_factory=dict)
    pack: list[Thing] = field(default_factory=list)  # the inventory: three
    sack: list[Thing] = field(default_factory=list)  # in the rucksack: five
    scrolls: list[str] = field(default_factory=list)  # the hand
    spent: list[str] = field(default_factory=list)  # put aside until the next refresh (R105, R106)
    traps: list[Trap] = field(default_factory=list)
    pieces: int = 0
    stones: list[str] = field(default_factory=list)
    lone: Lone | None = None
    letter: Lone | None = None  # one they carry to its goal while they wait for another
    held: Held | None = None  # R32
    remains: int = 0  # turns of remaining with anything else (R34)
    is_trapped: bool = False  # while it remains: defence 0 (R113)
    due: Due | None = None
    finds: int = 0  # Loot cards still to be drawn; the Game Turn sees to it
    turn: Turn = field(default_factory=Turn)
    is_dead: bool = False  # it respawns on its next turn (R117, R118); in Defender it lies where it died (R146)
    fallen: int = 0  # R172: 2: they lose their next turn; 1: then they come back weaker
    is_out: bool = False
    killed_at: str = NOWHERE
    is_fogged: bool = False  # the next movement roll is one die
    skips: int = 0  # movement rolls lost (Dead Man's Well)
    whet: int = 0  # Whetstone: on the next weapon attack of this turn
    conjured: list[str] = field(default_factory=list)  # blade, bulwark: until the turn or battle ends
    has_smoke: bool = False  # Smoke Pot: the next flight needs no 9
    mirrored: bool = False  # Mirror Shield has worked in this battle or fight
    is_apart: bool = (
        False  # weapon and shield are worn side by side, not as a combo: their choice, until they change it
    )
    is_sorting: bool = False  # they are asked what to part with: only then they have too much outside their own turn
    tally: Tally = field(default_factory=Tally)

    @property
    def is_saladar(self) -> bool:
        return self.character == SALADAR

    @property
    def is_in(self) -> bool:
        """Still in the game: alive, or waiting to respawn (R67)."""
        return not self.is_out

    @property
    def is_up(self) -> bool:
        """Alive and on the map."""
        return not self.is_out and not self.is_dead and self.at != NOWHERE

    @property
    def lones(self) -> list[Lone]:
        """Their Lone Quests that take turns."""
        return [quest for quest in (self.lone, self.letter) if quest is not None]

    @property
    def things(self) -> list[Thing]:
        """All that is worn and carried."""
        return [*self.worn.values(), *self.pack, *self.sack]

    @property
    def loose(self) -> list[Thing]:
        """What is carried and not worn."""
        return [*self.pack, *self.sack]
