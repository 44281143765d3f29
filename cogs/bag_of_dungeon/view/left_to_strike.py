"""How many HP each monster has left, as far as everybody was told: no blow deals more damage than that."""

from typing import TypeAlias

from bot.engine import Event
from cogs.bag_of_dungeon.content import DRAGON, MORNA
from cogs.bag_of_dungeon.events import combat, endgame, wounds
from cogs.bag_of_dungeon.events import map as laid

BOMB, SPIKEY = "bomb", "spikey"  # causes of wounds that do not say where
SOMEWHERE = "?"  # on one of several tiles
Place: TypeAlias = tuple[str, str]  # a monster, and the label of its tile
Left: TypeAlias = dict[Place, int]


def where(left: Left, fight: Place, before: Event | None, event: combat.MonsterHurt) -> str:
    """The tile of whom this wound met; `before` is what was told before it, `fight` the last one."""
    if isinstance(before, combat.Shot):
        return before.tile
    if event.cause not in {BOMB, SPIKEY}:
        return fight[1]
    tiles = [tile for (monster, tile), hp in left.items() if monster == event.monster and hp > 0]
    return tiles[0] if len(tiles) == 1 else SOMEWHERE


def note(left: Left, fight: Place, event: Event) -> None:
    """All that tells or changes a monster's HP, but for wounds."""
    _arrive(left, event)
    _move(left, event)
    _change(left, fight, event)


def _arrive(left: Left, event: Event) -> None:
    """R20, R26, R116."""
    match event:
        case laid.MonsterRevealed():
            left[event.monster, event.tile] = event.hp
        case laid.DragonLanded():
            left[DRAGON, event.tile] = event.hp
        case endgame.MornaCame():
            left[MORNA, event.tile] = event.hp


def _move(left: Left, event: Event) -> None:
    """R46, R117: what it had left it takes along."""
    match event:
        case combat.Charged(monster=monster) if (monster, event.origin) in left:
            left[monster, event.tile] = left.pop((monster, event.origin))
        case endgame.MornaMoved() if (MORNA, event.origin) in left:
            left[MORNA, event.tile] = left.pop((MORNA, event.origin))


def _change(left: Left, fight: Place, event: Event) -> None:
    """R39, R78 to R80, R96, R123."""
    match event:
        case wounds.Riposted():
            left[fight] = event.hp
        case combat.InstantKill() | wounds.KillingBlow() | wounds.KillingBlowSung():
            left.pop(fight, None)
        case endgame.MornaFed():
            left |= {key: event.hp for key in left if key[0] == MORNA}
        case combat.MonsterRecovered():
            left |= {key: event.hp for key in left if key[0] == event.monster}
        case wounds.BossBaned():
            left |= {key: min(hp, event.hp) for key, hp in left.items() if key[0] == event.monster}
