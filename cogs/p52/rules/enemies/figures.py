"""An enemy's figures: its rank's line, its suit's bonus, bosses' own (5.4, R128, R136)."""

from functools import cache
from typing import NamedTuple

from cogs.p52.content.cards import rank
from cogs.p52.content.enemy_kinds import EnemyKind, MajorKind, RankKind, Times, Traits
from cogs.p52.content.kinds import Formula, Way
from cogs.p52.content.tables import ENEMIES, MAJORS, MINORS, RANKS
from cogs.p52.state.match import State
from cogs.p52.state.people import Enemy

PER_LEVELS = 5  # what a flip of an enemy counts more: AvgLv/5 (R102)
FEW = 2  # characters: with so few a minor boss has the bonuses of diamonds and clubs alone


class Blow(NamedTuple):
    """A way to strike: how far, what its flip must be above, what it does. `key` names it."""

    key: str
    way: Way
    near: int
    far: int
    target: Formula
    damage: Formula
    less: int = 0  # off the target
    more: int = 0  # times the level, on the damage
    drags: bool = False

    def target_at(self, level: int, reach: int) -> int:
        return self.target.value(level, reach=reach) + self.less

    def damage_at(self, level: int, over: int, reach: int) -> int:
        """R108: the formula; never below 0."""
        return max(0, self.damage.value(level, over=over, reach=reach) + self.more * level)


class Line(NamedTuple):
    """All that a kind of enemy is, but for its level and HP."""

    initiative: int  # and the level
    movement: int
    traits: Traits
    blows: tuple[Blow, ...]
    experience: int


LINES: dict[str, RankKind] = {kind.key: kind for kind in RANKS.values()}
KINDS: dict[str, EnemyKind] = {kind.key: kind for kind in ENEMIES.values()}
MAJOR_EXPERIENCE = 10  # R115


@cache
def line_of(key: str, *, is_few: bool) -> Line:
    """`is_few`: one or two characters, for minor bosses."""
    if key in MAJORS:
        return _major(MAJORS[key])
    if key in MINORS:
        suits = "DC" if is_few else "DCHS"
        kind = LINES[MINORS[key].rank]
        return _line(kind, [ENEMIES[kind.key + suit] for suit in suits])
    one = KINDS[key]
    return _line(LINES[_rank(one)], [one])


def _rank(kind: EnemyKind) -> str:
    return rank(kind.card)


def _line(kind: RankKind, suits: list[EnemyKind]) -> Line:
    blow = Blow(
        kind.kind,
        kind.kind,
        0,
        kind.reach,
        kind.target,
        kind.damage,
        less=sum(one.target for one in suits),
        more=sum(one.damage for one in suits),
    )
    steps = kind.movement + sum(one.movement for one in suits)
    return Line(kind.initiative, steps, kind.traits, (blow,), kind.experience)


def _major(kind: MajorKind) -> Line:
    blows = tuple(
        Blow(one.key, one.kind, one.near, one.far, one.target, one.damage, drags=one.drags) for one in kind.attack
    )
    return Line(kind.initiative, kind.movement, kind.traits, blows, MAJOR_EXPERIENCE)


def line(state: State, enemy: Enemy) -> Line:
    return line_of(enemy.key, is_few=state.characters <= FEW)


def level_of(state: State, key: str) -> int:
    """What its lines are read at: the party's average, or what a minor boss has; and what Grim adds (R128, R136)."""
    own = MINORS[key].level if key in MINORS else 0
    return own + state.room.above if own else state.room.level + state.room.above


def health_of(state: State, key: str) -> int:
    """Max HP on appearing, with Grim so much more (R128)."""
    level, characters = level_of(state, key), state.characters
    if key in MAJORS:
        health = MAJORS[key].hp(characters, level)
    else:
        minor = MINORS.get(key)
        kind = LINES[minor.rank] if minor else LINES[_rank(KINDS[key])]
        health = suit_times(key, is_few=characters <= FEW).of(kind.hp * level)
    return health * state.room.health // 100


@cache
def suit_times(key: str, *, is_few: bool) -> Times:
    """How HP are multiplied by the suit, or the four suits of a minor boss."""
    if key not in MINORS:
        return KINDS[key].hp
    if is_few:
        return Times()
    return next(
        ENEMIES[MINORS[key].rank + suit].hp for suit in "DCHS" if ENEMIES[MINORS[key].rank + suit].hp != Times()
    )


def level_bonus(state: State) -> int:
    """R102: what a flip of an enemy counts more."""
    return state.room.level // PER_LEVELS


def initiative(state: State, enemy: Enemy) -> int:
    return line(state, enemy).initiative + enemy.level


def is_boss(enemy: Enemy) -> bool:
    return enemy.rank in {"minor", "major"}


def is_low(enemy: Enemy) -> bool:
    """R124: below a quarter."""
    return 4 * enemy.health < enemy.most_health


def is_fleeing(state: State, enemy: Enemy) -> bool:
    """R98: it is low and able to move, whether there is anywhere to go or not. A great boss never flees (5.4)."""
    return is_low(enemy) and enemy.rank != "major" and line(state, enemy).movement > 0
