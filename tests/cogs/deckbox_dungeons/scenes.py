"""Scenes for tests: heroes and enemies on tiles, with the dice laid out beforehand."""

from collections.abc import Sequence

from bot.engine import Chance
from cogs.deckbox_dungeons.content.tables import ENEMIES
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.frame.setup import new_state
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero, Item, Tile
from cogs.deckbox_dungeons.state.spots import Spot

USUAL = DeckboxOptions()
FAR = (2, 1)  # where somebody stands who plays no part


def hero(key: str, equipment: str, ability: str, at: Spot = FAR, **more: object) -> Hero:
    """A built hero at full Health; its seat is given by `scene`."""
    made = Hero(0, key, equipment, ability, is_ready=True, at=at)
    made.health = made.kind.health
    for name, value in more.items():
        setattr(made, name, value)
    return made


def brannoc(at: Spot = FAR, **more: object) -> Hero:
    return hero("brannoc", "sword-buckler", "stone-skin", at, **more)


def tamsin(at: Spot = FAR, **more: object) -> Hero:
    return hero("tamsin", "long-bow", "mend", at, **more)


def oruk(equipment: str = "twin-knives", ability: str = "cleave", at: Spot = FAR, **more: object) -> Hero:
    return hero("oruk", equipment, ability, at, **more)


def cards(*keys: str) -> list[Item]:
    """Items for somebody's hand, with numbers from 100 on."""
    return [Item(100 + number, key) for number, key in enumerate(keys)]


def enemy(key: str, at: Spot, health: int = 0, **more: object) -> Enemy:
    """Of this card, with the most health of its colour unless said; numbered by `scene`."""
    kind = ENEMIES[key]
    made = Enemy(0, key, kind.colour, kind.icon, health or {"green": 2, "blue": 3, "red": 6}[kind.colour], at)
    for name, value in more.items():
        setattr(made, name, value)
    return made


def scene(
    *heroes: Hero,
    enemies: Sequence[Enemy] = (),
    tiles: Sequence[Tile] = (),
    dice: Sequence[int] = (),
    options: DeckboxOptions = USUAL,
) -> Delve:
    """A match in its first round. Nothing is left to explore unless a test says so."""
    state = new_state(max(2, len(heroes)), options, Chance(b"scene"))
    for seat, one in enumerate(heroes):
        one.seat = seat
    state.heroes = list(heroes)
    for number, foe in enumerate(enemies, start=1):
        foe.id = number
    state.enemies, state.spawned = list(enemies), len(enemies)
    state.tiles = list(tiles) or [Tile("14a", 0, 0)]
    state.tile_deck, state.encounter_deck = [], []
    state.phase = "heroes"
    return Delve(state, Chance.scripted(*dice))
