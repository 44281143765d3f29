"""R6: a new character's sheet, step by step, and the ready-made ones (5.2)."""

from collections.abc import Sequence

from cogs.p52.content.cards import Card, value
from cogs.p52.content.kinds import Cores
from cogs.p52.content.tables import ABILITIES, CLASSES, PREGENS, RACES
from cogs.p52.state.sheet import Sheet

FLIPS = 3
QUICK, QUICK_WORTH = 4, 12  # the Move that takes one two spots on (R5), and for how many HP one would go without
ENOUGH = 12  # Lift times Think, for 15 HP
WANTED = ("heal", "healing-glow", "sword-play", "counter-spell", "dodge", "lock-pick", "knife-use", "block")


def begun(race: str, calling: str) -> Cores:
    """Every core ability is 1, then what race and class add, and whatever is below 1 is 1 again."""
    return Cores(1, 1, 1, 1, 1).plus(RACES[race].cores).plus(CLASSES[calling].cores).at_least(1)


def points_of(cards: Sequence[Card]) -> int:
    """The middle one of three; three alike are worth two more."""
    low, middle, high = sorted(map(value, cards))
    return middle + 2 if low == high else middle


def new_sheet(name: str, race: str, calling: str, points: Cores, quirk: str = "", note: str = "") -> Sheet:
    """Its class's abilities at level 1, whatever they ask for."""
    return Sheet(
        name=name,
        race=race,
        calling=calling,
        cores=begun(race, calling).plus(points),
        abilities=dict.fromkeys(CLASSES[calling].abilities, 1),
        quirk=quirk,
        note=note,
        raised=points.total,
    )


def pregen(key: str) -> Sheet:
    """A copy of a ready-made character, to be played and perhaps adopted (R130)."""
    one = PREGENS[key]
    sheet = new_sheet(one.name, one.race, one.class_, one.points)
    sheet.abilities[one.extra] = 1
    sheet.pregen = key
    return sheet


def sound_points(race: str, calling: str, points: int) -> Cores:
    """For whoever does not want to spread them: as many HP as can be, though a second step is worth some (R5).

    Not of the few that a hero needs to live through the first blow.
    """
    base = begun(race, calling)

    def worth(lift: int, think: int, move: int) -> tuple[int, int]:
        health = (base.lift + lift) * (base.think + think)
        is_quick = base.move + move >= QUICK and health >= ENOUGH
        return health + QUICK_WORTH * is_quick, -move

    shares = [(lift, think, points - lift - think) for lift in range(points + 1) for think in range(points + 1 - lift)]
    lift, think, move = max(shares, key=lambda share: worth(*share))
    return Cores(lift=lift, think=think, move=move)


def useful(abilities: Sequence[str]) -> str:
    """The one more ability for whoever does not choose: what a party lacks most."""
    return next((key for key in WANTED if key in abilities), abilities[0])


def learnable(sheet: Sheet) -> list[str]:
    """Abilities it has not, and whose prerequisites it meets."""
    return [key for key, kind in ABILITIES.items() if key not in sheet.abilities and sheet.cores.has(kind.needs)]
