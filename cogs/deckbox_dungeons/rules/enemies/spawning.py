"""Enemy dice rolled and placed on and around a point of interest (R38 to R43)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bot.engine import Script
from cogs.deckbox_dungeons.content.kinds import Colour, Icon
from cogs.deckbox_dungeons.content.quest_kinds import EncounterKind
from cogs.deckbox_dungeons.content.tables import DICE, FACES_OF_DICE
from cogs.deckbox_dungeons.events.map import EnemiesCame, NobodyCame
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.state.pieces import Enemy
from cogs.deckbox_dungeons.state.spots import Spot

COLOURS: dict[str, Colour] = {"G": "green", "B": "blue", "R": "red"}
ICONS: dict[str, Icon] = {"M": "melee", "R": "ranged"}
FEWEST = 2  # heroes
LARGE_PARTY = 3  # heroes: two boxes are in play (R42)


def dice_of(delve: Delve, encounter: EncounterKind) -> list[str]:
    """What an encounter brings for so many heroes on this level."""
    boss = [encounter.boss[_party(delve)]] if encounter.boss else []
    return [*boss, *encounter.dice, *more_of(delve, encounter.more)]


def more_of(delve: Delve, more: Iterable[str]) -> list[str]:
    """The "+" line once for each hero above two, and what the level adds for so many heroes (R90)."""
    added = delve.quest.added.get(delve.level, ())
    return [*[*more] * _party(delve), *(added[_party(delve)] if added else ())]


def _party(delve: Delve) -> int:
    """The column for this number of heroes: the first is for two."""
    return len(delve.state.heroes) - FEWEST


def spawn(delve: Delve, tile: int, dice: Iterable[str]) -> Script[None]:
    """R38, R39: `GM2` is placed as it is, `G` is rolled, `R6+R4` are two dice of one boss (R43)."""
    yield arrival(delve, tile, placed(delve, tile, dice))


def placed(delve: Delve, tile: int, dice: Iterable[str]) -> list[Enemy]:
    """Those of whom a die and a space were left."""
    return [enemy for notation in dice if (enemy := _place(delve, tile, notation))]


def arrival(delve: Delve, tile: int, came: Sequence[Enemy]) -> EnemiesCame | NobodyCame:
    """Who has come, if anybody."""
    face = delve.state.tiles[tile].face
    if not came:
        return NobodyCame(face=face)
    return EnemiesCame(enemies=tuple(enemy.key for enemy in came), count=len(came), face=face)


def _place(delve: Delve, tile: int, notation: str) -> Enemy | None:
    """None where no die of the colour, or no space of the tile, is left (R41, R42)."""
    state, colour = delve.state, COLOURS[notation[0]]
    spot = next(free_spots(delve, tile), None)
    if spot is None or dice_left(delve, colour) < 1 + notation.count("+"):
        return None
    icon, health, stacked = _face(delve, colour, notation)
    state.spawned += 1
    enemy = Enemy(state.spawned, delve.quest.slots[f"{colour}-{icon}"], colour, icon, health, spot, stacked=stacked)
    enemy.is_asleep = colour == "red" and bool(delve.quest.sleeps)
    state.enemies.append(enemy)
    return enemy


def _face(delve: Delve, colour: Colour, notation: str) -> tuple[Icon, int, int]:
    if colour == "red":
        first, _, second = notation.partition("+")
        return "boss", int(first[1:]), int(second[1:] or 0)
    if len(notation) > 1:
        return ICONS[notation[1]], int(notation[2:]), 0
    icon, health = FACES_OF_DICE[colour][delve.chance.die() - 1]
    return ("melee" if icon == "melee" else "ranged"), health, 0


def dice_in_box(heroes: int, colour: Colour) -> int:
    return DICE[colour] * (2 if heroes >= LARGE_PARTY else 1)


def dice_left(delve: Delve, colour: Colour) -> int:
    """Dice of a colour that are not on the map; a stacked one is (R43)."""
    placed = Counter[Colour]()
    for enemy in delve.state.enemies:
        placed[enemy.colour] += 1 + bool(enemy.stacked)
    return dice_in_box(len(delve.state.heroes), colour) - placed[colour]


def free_spots(delve: Delve, tile: int) -> Iterator[Spot]:
    """R41: where nobody stands, in the order in which dice stand up."""
    taken = delve.hero_spots | delve.enemy_spots
    return (spot for spot in delve.ground.places(tile) if spot not in taken)
