"""The last picture of a match: who stands, who lies, before what, and what it all came to."""

from collections.abc import Sequence

from msgspec import Struct

from bot.engine import Event, Outcome
from cogs.bag_of_dungeon.content import DRAGON, MORNA, World, count_kills
from cogs.bag_of_dungeon.view.deeds import chronicle
from cogs.bag_of_dungeon.view.view import BagView

WON = frozenset({"ring", "morna"})


class Finale(Struct, frozen=True):
    """Heroes as indices into the view; `foe` and `tile`: what the last of them fell to, and where."""

    result: str
    world: World
    standing: tuple[int, ...]
    lying: tuple[int, ...]
    crowned: tuple[int, ...]
    foe: str
    foe_hp: int
    tile: str
    rounds: int
    kills: int
    lives: int
    tiles: int

    @property
    def is_won(self) -> bool:
        return self.result in WON


def finale(view: BagView, outcome: Outcome, story: Sequence[Event]) -> Finale:
    heroes = [view.heroes[index] for index in view.order]
    alive = [hero for hero in heroes if hero.status != "out"]
    standing = [hero for hero in alive if hero.status == ("left" if view.result == "ring" else hero.status)]
    foe, tile = _last_foe(view, story)
    return Finale(
        result=view.result,
        world="dungeon" if view.options.mode == "dungeon" else "forest",
        standing=tuple(hero.index for hero in standing),
        lying=tuple(hero.index for hero in heroes if hero not in standing),
        crowned=tuple(hero.index for hero in standing if hero.seat in outcome.winners),
        foe=foe,
        foe_hp=view.morna.monster.hp if foe == MORNA and view.morna else 0,
        tile=tile,
        rounds=view.round,
        kills=sum(count_kills(hero.kills) for hero in heroes),
        lives=sum(hero.lives for hero in alive),
        tiles=len(view.tiles),
    )


def _last_foe(view: BagView, story: Sequence[Event]) -> tuple[str, str]:
    """Of the last who died; where that is not known, the boss who was there."""
    losses = list(chronicle(story).losses.values())
    if losses and losses[-1].monster:
        return losses[-1].monster, losses[-1].tile
    if view.morna is not None:
        return MORNA, view.morna.at
    boss = next((tile for tile in view.tiles if tile.monster is not None and tile.monster.is_boss), None)
    return (DRAGON, boss.label) if boss else ("", "")
