"""What everybody may know of a match, with all that pictures, texts and automata need.

Hidden from everybody, and so never here: the order of all decks, stamina cards (not even their owner may look), what is
on spots that are not turned up, known enemies as well (R140), and what chests and fallen enemies hold. All else lies
open: all seats see the same; `viewer` says whose panel it is. Places are (column, row); `state.places.label` says what
people call them: B3.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from bot.engine import Outcome
from cogs.p52.content.kinds import Cores, Way
from cogs.p52.content.places import Light
from cogs.p52.options import Hardness, P52Options, hardness
from cogs.p52.rules.enemies.intents import Intent
from cogs.p52.state.match import Phase, Progress, Result
from cogs.p52.state.places import Place
from cogs.p52.state.room import Chest, Lock
from cogs.p52.state.sheet import Record

IntentView: TypeAlias = Intent
Ground = Literal["", "path", "obstructed", "hidden", "trap", "chest", "special"]  # empty: face down
CHESTS = frozenset({"chest", "special"})


class ItemView(Struct, frozen=True):
    """A thing one can see. `id` is the number in option keys."""

    id: int
    key: str
    part: str  # where it is worn, or belongs
    is_worn: bool = False


class SpotView(Struct, frozen=True):
    """A spot: its card's back, or what it shows. `card` is its Room card in a random room, once it is up."""

    at: Place
    is_up: bool
    ground: Ground
    card: str
    chest: Chest
    items: tuple[ItemView, ...]
    drops: int  # fallen enemies' things that nobody has looked at
    shield: int  # what Magic Shield takes off there
    shield_rounds: int


class AbilityView(Struct, frozen=True):
    """An ability as it counts now, tuned and gizmos included. `target` at distance 0, against one enemy."""

    key: str
    level: int
    target: int
    cost: int  # experience for its next level; 0: it is not raised so
    is_tuned: bool
    plus: int = 0  # what a weapon worn and gizmos add to its damage


class DefenceView(Struct, frozen=True):
    """What a defence would need now, and what with stance; trained or not (R107)."""

    key: str
    target: int
    is_trained: bool


class HeroView(Struct, frozen=True):
    """A character. `stamina` counts its pile; nobody knows the cards."""

    seat: int
    id: str
    name: str
    race: str
    calling: str
    quirk: str
    note: str
    pregen: str
    is_ready: bool
    level: int
    experience: int
    next_level: int  # experience it takes
    cores: Cores
    abilities: tuple[AbilityView, ...]
    defences: tuple[DefenceView, ...]
    at: Place
    health: int
    most_health: int
    movement: int
    initiative: int
    armour: int
    stamina: int
    bag: tuple[ItemView, ...]
    is_dead: bool
    is_gone: bool
    is_stunned: bool
    aim_at: int
    aim: int
    stance: int
    has_acted: bool
    is_waiting: bool
    lost_turns: int
    haste: int
    unseen: int
    mends: int
    mending: int
    venom: int
    poisoned: tuple[str, ...]  # the abilities whose next hit poisons (5.3)
    climbs: Place
    kills: int
    best_blow: int
    gained: int
    won: int
    lost: int
    deaths: int
    records: tuple[Record, ...]
    fate: str


class BlowView(Struct, frozen=True):
    """A way to strike, up to `reach` spots far. `target` and `damage` are those of distance 0 with nothing over."""

    way: Way
    reach: int
    target: int  # what its card must be above: the level bonus is taken off (R102)
    damage: int
    needs_more: bool  # by the distance
    does_less: bool  # by the distance


class EnemyView(Struct, frozen=True):
    """An enemy, with all its ways to strike."""

    id: int
    key: str
    rank: str
    card: str
    at: Place
    health: int
    most_health: int
    level: int
    initiative: int
    movement: int
    is_frozen: bool
    frozen: int  # rounds; 99: until it is attacked
    venom: int
    venomous: int
    has_acted: bool
    does_flee: bool  # it is below a quarter, and can walk
    traits: dict[Way, int]
    blows: tuple[BlowView, ...]  # the nearest first; great bosses have several (5.4)

    @property
    def nearest(self) -> BlowView:
        return self.blows[0]


class TurnView(Struct, frozen=True):
    """A place in the order of this round: a seat, or an enemy's number. `initiative` says how high."""

    seat: int  # -1: an enemy
    enemy: int  # 0: a character
    initiative: int
    has_acted: bool
    is_active: bool
    is_waiting: bool


class RoomView(Struct, frozen=True):
    """The outline, the door and the light are public from the start; what the spots hold is not."""

    key: str
    number: int
    rooms: int  # of the adventure; 0: nobody knows
    light: Light
    width: int
    height: int
    start: Place
    exit: Place
    lock: Lock
    level: int
    round: int
    spots: tuple[SpotView, ...]
    enemies: tuple[EnemyView, ...]


class P52View(Struct, frozen=True):
    """The whole match."""

    viewer: int | None
    options: P52Options
    is_grim: bool
    phase: Phase
    active: int | None  # the seat whose turn it is
    drop_side: str
    heroes: tuple[HeroView, ...]  # by seat
    room: RoomView
    order: tuple[TurnView, ...]  # of this round, the highest first; empty while it is explored
    intents: tuple[IntentView, ...]  # what enemies in sight do next, as things stand; empty where there is no fight
    quest: Progress
    deck: int  # Action cards left
    discards: int
    unseen: tuple[int, ...]  # Action cards nobody has seen, in deck and stamina piles: how many of each value
    discarded: tuple[int, ...]  # those that would be shuffled in when few are left, likewise (R4, R146)
    enemy_deck: int
    room_deck: int
    result: Result
    outcome: Outcome | None

    @property
    def hardness(self) -> Hardness:
        return hardness(self.options.difficulty, is_grim=self.is_grim)
