"""What a fight, a card of a land, or a battle promises, in coin. Pure."""

from functools import lru_cache
from typing import NamedTuple

from cogs.dead_throne.content.decks import parts, terrain_deck
from cogs.dead_throne.content.land_kinds import Terrain
from cogs.dead_throne.content.tables import COIN, ENEMIES
from cogs.dead_throne.rules.realm import FACES

LOOT = 6.0  # what a Loot card is worth, on the whole
SCROLL_EDGE = 1  # on the whole a scroll makes so much stronger
OTHERS = {"item": 4.0, "lone": 3.0, "event": 0.5, "ring": 1.0, "relic": 5.0, "merchant": 1.0, "mage": 0.5}


class Odds(NamedTuple):
    """One exchange, or one card."""

    gain: float  # coin, and what it is worth
    damage: float
    win: float  # the chance to defeat an enemy
    levels: float = 0.0  # of enemies defeated: Solo's marker


def spread(flat: int, dice: int) -> tuple[int, ...]:
    """The values it may have, each equally likely."""
    return tuple(flat + face * dice for face in FACES) if dice else (flat,)


@lru_cache(8192)
def against(enemy: str, attack: int, defence: int) -> Odds:
    """R74 to R79: one exchange with this attack and this defence."""
    kind = ENEMIES[enemy]
    pairs = [
        (max(0, attack - theirs), max(0, blow - defence))
        for blow in spread(kind.attack, kind.attack_dice)
        for theirs in spread(kind.defence, kind.defence_dice)
    ]
    count = len(pairs)
    win = sum(dealt > taken for dealt, taken in pairs) / count
    loss = sum(taken > dealt for dealt, taken in pairs) / count
    gain = win * reward_of(enemy) - loss * penalty_of(enemy)
    return Odds(gain, sum(taken for _, taken in pairs) / count, win, win * kind.level)


@lru_cache(128)
def reward_of(enemy: str) -> float:
    kind = ENEMIES[enemy]
    extra = sum(LOOT if one.do == "loot" else one.amount if one.do == "coin" else 1.0 for one in kind.won)
    return kind.level + kind.essence * 0.8 + extra


@lru_cache(128)
def penalty_of(enemy: str) -> float:
    kind = ENEMIES[enemy]
    return kind.level * 0.7 + sum(_PENALTIES.get(one.do, 1.0) * max(1, one.amount) for one in kind.lost)


_PENALTIES = {"pay": 0.7, "remain": 3.0, "lose-worn": 5.0, "lose-carried": 3.0, "lose-scrolls": 1.5, "back": 0.3,
              "move": 0.3, "hurt": 1.0}  # fmt: skip


@lru_cache(4096)
def draw(terrain: Terrain, attack: int, defence: int, *, is_wide: bool) -> Odds:
    """A card of that land, whatever it is."""
    cards = [parts(code) for code in terrain_deck(terrain, is_wide=is_wide)]
    found = [_card(kind, key, attack, defence) for kind, key in cards]
    return Odds(*(sum(values) / len(found) for values in zip(*found, strict=True)))


def _card(kind: str, key: str, attack: int, defence: int) -> Odds:
    if kind == "enemy":
        return against(key, attack + SCROLL_EDGE, defence)
    return Odds(float(COIN[key]) if kind == "coin" else OTHERS.get(kind, 1.0), 0.0, 0.0)


def boss_chance(times: int, attack: int, defence: int) -> float:
    """R150: both its dice count so many times."""
    pairs = [(max(0, attack - times * one), max(0, times * other - defence)) for one in FACES for other in FACES]
    return sum(dealt > taken for dealt, taken in pairs) / len(pairs)


def duel(mine: tuple[int, int, int], theirs: tuple[int, int, int]) -> float:
    """How likely I win a battle I begin, by attack, defence and health of both."""
    my_blow, their_blow = max(0.4, mine[0] + 1 - theirs[1]), max(0.4, theirs[0] + 1 - mine[1])
    turns, left = theirs[2] / my_blow, mine[2] / their_blow
    ratio = left / max(0.3, turns - 0.5)
    return ratio**2 / (1 + ratio**2)
