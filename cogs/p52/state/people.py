"""Heroes, enemies and things."""

from typing import Literal

from msgspec import Struct, field

from cogs.p52.content.cards import Card
from cogs.p52.state.places import NOWHERE, Place
from cogs.p52.state.sheet import Sheet

FOREVER = 99  # rounds: frozen until it is attacked


class Item(Struct, frozen=True, omit_defaults=True):
    """One thing; `id` is its own for the whole match. `part`: where armour belongs, once worn (R94)."""

    id: int
    key: str
    part: str = ""


class Tally(Struct, omit_defaults=True):
    """What a hero did in this room, as experience counts it (R115)."""

    attacked: list[int] = field(default_factory=list)  # different enemies
    felled: list[str] = field(default_factory=list)  # J, Q, K or major; a minor boss is of its rank
    defences: int = 0
    picked: int = 0
    broken: int = 0  # chests hit open
    feats: int = 0  # successes with other abilities
    harmed: int = 0  # times friends were hurt
    attacks_with: dict[str, list[int]] = field(default_factory=dict)  # different enemies attacked, by ability
    defences_with: dict[str, int] = field(default_factory=dict)


class Gizmo(Struct, frozen=True, omit_defaults=True):
    """What an ability has for the rest of the quest (5.3)."""

    ability: str
    damage: int = 0
    target: int = 0


class Spell(Struct, frozen=True, omit_defaults=True):
    """What goes on for so many `turns` more, so much each time; `by`: the seat it came from."""

    amount: int
    turns: int
    by: int = 0


class Left(Struct, frozen=True, omit_defaults=True):
    """What lay there when a hero wanted nothing more of it: which things, and how many drops."""

    items: tuple[int, ...] = ()
    drops: int = 0


class Hero(Struct, omit_defaults=True):
    """A character in this match, by seat: its sheet, and what lasts a while. Its seat plays it."""

    seat: int
    sheet: Sheet
    id: str = ""  # in the roster; empty: made or taken here
    is_ready: bool = False  # chosen or built (P1)
    at: Place = NOWHERE
    health: int = 0
    stamina: list[Card] = field(default_factory=list)  # nobody may look; the last is the top
    bag: list[Item] = field(default_factory=list)
    worn: list[int] = field(default_factory=list)  # ids of things in the bag
    is_dead: bool = False
    is_gone: bool = False  # its player has left the match; an automaton plays it on (R132)
    aim_at: int = 0  # an enemy's number
    aim: int = 0
    stance: int = 0
    has_acted: bool = False  # this round
    is_waiting: bool = False  # a held turn (R32)
    free_acts: int = 0  # this turn (R31, R33)
    has_come: bool = False  # to its spot, in this turn, by a deed of its own (R44)
    is_held: bool = False  # to it for the rest of this turn (R46, R48)
    climbs: Place = NOWHERE  # an obstructed spot half entered (R40)
    left: Left = Left()  # on its spot: it is not asked about that again after each deed (R33)
    lost_turns: int = 0
    haste: int = 0  # extra turns
    unseen: int = 0  # rounds
    has_hidden: bool = False  # the cloak was used in this room
    mends: int = 0  # the newest Regeneration: so much on each of so many turns
    mending: int = 0
    balms: list[Spell] = field(default_factory=list)  # older ones, which go on beside it
    is_soothed: bool = False  # by what the turn that is to come brings (R27, R109)
    has_begun: bool = False  # a turn that was held when the last enemy fell: it goes on (R27, R32)
    venom: int = 0  # the newest Poison Tip: on the next hit with that ability
    venom_on: str = ""
    coats: dict[str, int] = field(default_factory=dict)  # older ones, on other abilities
    gizmos: list[Gizmo] = field(default_factory=list)
    has_tinkered: bool = False
    tally: Tally = field(default_factory=Tally)
    kills: int = 0
    best_blow: int = 0
    gained: int = 0  # experience in this match
    rises: int = 0  # core points in this match
    died_in: int = 0  # the number of the room; 0: it has not died
    slain_by: str = ""
    fate: str = ""  # of the dead at the end: raised or retired (R131)

    @property
    def is_up(self) -> bool:
        """Living: it may be stunned (R109)."""
        return not self.is_dead

    @property
    def is_stunned(self) -> bool:
        return self.health == 0 and not self.is_dead


class Enemy(Struct, omit_defaults=True):
    """An enemy that has been turned up. `key` names it; `card` is empty for those that are no court card."""

    id: int  # by the order of appearance; shown as #3
    key: str
    rank: Literal["J", "Q", "K", "minor", "major"]
    card: Card
    at: Place
    health: int
    most_health: int
    level: int  # its lines are read at
    has_acted: bool = False  # this round
    frozen: int = 0  # rounds; FOREVER: until it is attacked
    venom: int = 0  # the newest poison: damage at the start of its turns
    venomous: int = 0  # so many turns more
    venom_by: int = 0  # the seat whose poison it is
    venoms: list[Spell] = field(default_factory=list)  # older ones, which go on beside it
    is_robbed: bool = False  # something was snatched from it
    climbs: Place = NOWHERE  # an obstructed spot half entered (R40)
    first_by: int = -1  # the seat that attacked it first
    has_special: bool = True  # a boss's own trick is yet to come
