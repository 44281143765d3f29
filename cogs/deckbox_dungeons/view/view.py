"""What everybody may know of a match, with all that pictures, texts and automata need.

Hidden, and so never here: the order of the decks of tiles, encounters and items. Everything else lies open on the
table, so all seats see the same; `viewer` says whose panel it is.
Spaces are (row, column), rows growing southwards; `state.spots.label` says what people call them: M60.
"""

from msgspec import Struct

from bot.engine import Outcome
from cogs.deckbox_dungeons.content.kinds import Colour, Icon, Keyword, Mode, Skill
from cogs.deckbox_dungeons.content.quest_kinds import Side
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.state.match import Phase, Result
from cogs.deckbox_dungeons.state.spots import Spot


class AttackView(Struct, frozen=True):
    """A way to attack as it counts now, items, songs and levels included."""

    mode: Mode
    dice: int
    plus: int
    keywords: tuple[Keyword, ...] = ()


class DeedView(Struct, frozen=True):
    """An encounter's deed (R19)."""

    skill: Skill
    needed: int


class EncounterView(Struct, frozen=True):
    """A card revealed on a tile. `key` is said as `encounter-<key>`, what its deed is as `deed-<key>`."""

    key: str
    deed: DeedView | None
    is_done: bool


class TileView(Struct, frozen=True):
    """A tile as it lies: its top left space is (8 * y, 8 * x). `rows`: seven strings of seven marks, already turned.

    # wall, . floor, ~ water, o pit, P point of interest, E start square.
    """

    face: str
    x: int
    y: int
    turns: int
    rows: tuple[str, ...]
    poi: Spot
    is_start: bool
    is_goal: bool
    sealed: tuple[Side, ...]  # exits that are wall for good
    encounters: tuple[EncounterView, ...]


class HalfView(Struct, frozen=True):
    """A half space that can still be explored, and on which side of its tile it lies."""

    spot: Spot
    side: Side
    tile: int


class ItemView(Struct, frozen=True):
    """A card one can see. `id` is the number in option keys."""

    id: int
    key: str
    cost: int
    is_kept: bool


class HeroView(Struct, frozen=True):
    """One hero; all numbers as they count now. Before its cards are chosen their keys are empty and numbers 0."""

    seat: int
    hero: str
    equipment: str
    ability: str
    is_ready: bool
    at: Spot
    is_downed: bool
    is_gone: bool
    health: int
    most_health: int
    energy: int
    treasure: int
    actions: int
    move_left: int
    has_acted: bool
    attacks: tuple[AttackView, ...]
    defence: int
    speed: int
    skills: dict[Skill, int]
    ability_energy: int
    items: tuple[ItemView, ...]
    is_singing: bool
    is_smoking: bool  # does smoke hang where it stands (R104)?
    smoke: tuple[Spot, ...]  # where it has thrown Smoke Pots, until Refresh
    is_roped: bool
    has_cleaved: bool
    has_used_cap: bool
    forged: int
    kills: int
    downs: int
    gained: int  # Treasure in the whole quest
    best_roll: int

    @property
    def is_up(self) -> bool:
        return not (self.is_downed or self.is_gone)


class PlanView(Struct, frozen=True):
    """What an enemy would do now (section 5), those before it having done theirs: its way, its attack, and whom.

    From the first wound on it may come otherwise; what stands here was worked out without any.
    """

    turn: int  # which of those who will act, from 1 on (R14)
    path: tuple[Spot, ...]  # after where it stands; empty: it stays
    attack: AttackView | None
    targets: tuple[int, ...]  # seats, the chosen one first


class EnemyView(Struct, frozen=True):
    """An enemy die. `plan` is None where it will not act: stunned, asleep, or nobody plays now."""

    id: int
    key: str
    colour: Colour
    icon: Icon
    health: int
    at: Spot
    stacked: int
    is_stunned: bool
    is_chained: bool
    is_asleep: bool
    defence: int
    speed: int
    attacks: tuple[AttackView, ...]
    keywords: tuple[Keyword, ...]
    plan: PlanView | None


class MarchView(Struct, frozen=True):
    """What an enemy did in the last Enemy Phase: `path` begins where it stood."""

    enemy: int
    key: str
    path: tuple[Spot, ...]
    targets: tuple[int, ...]
    damage: int


class GoalView(Struct, frozen=True):
    """How far the quest has come; 0 where it has no such thing."""

    doom: int
    doom_limit: int
    tongues: int
    tongues_wanted: int
    tolls_left: int
    seals: int
    treasure: int  # of the living together
    toll: int
    last_round: int  # at whose end the night is over
    has_goal_come: bool
    is_goal_wanted: bool  # before the party can get out


class DeckboxView(Struct, frozen=True):
    """The whole match."""

    viewer: int | None
    options: DeckboxOptions
    phase: Phase
    round: int
    quiet: int  # rounds in a row without an enemy, since somebody explored, revived or did a deed
    active: int | None  # the seat whose hero is activated
    heroes: tuple[HeroView, ...]  # by seat
    enemies: tuple[EnemyView, ...]  # oldest first
    tiles: tuple[TileView, ...]  # oldest first
    doorways: tuple[Spot, ...]  # spaces that join two tiles
    halves: tuple[HalfView, ...]
    tiles_left: int
    encounters_left: int
    market: tuple[ItemView | None, ...]
    items_left: int
    discards: tuple[ItemView, ...]
    goal: GoalView
    marches: tuple[MarchView, ...]  # of the last Enemy Phase
    result: Result
    outcome: Outcome | None
