"""A turn at work: the state, chance, and whether the turn is over. Every script of the rules is handed one."""

from collections.abc import Callable
from typing import NamedTuple

from bot.engine import Chance, Fact, Option, Script
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.content import DRAGON, World
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.map.grid import frontier, is_up_the_ladder, ways
from cogs.bag_of_dungeon.state import Fight, Hero, Monster, State, Stock, Tile

GATEWAY = "f01"


class Landing(NamedTuple):
    """A hero who fled to a tile. What meets them there goes by how it was when they set out (R139)."""

    hero: int
    skips_pit: bool = False
    is_alone: bool = True


class Quest:
    """State and chance, with the questions every rule asks of them."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.is_turn_over = False
        self.landings: list[Landing] = []  # whose hazards are still to be met
        self.refused: dict[int, list[tuple[str, str]]] = {}  # trades this turn, by the hero who said no

    def hero(self, index: int) -> Hero:
        return self.state.heroes[index]

    def tile(self, hero: Hero) -> Tile:
        """The tile the hero stands on."""
        return self.state.tiles[hero.at]

    def stock(self, world: World) -> Stock:
        return self.state.stocks[world]

    def which(self, hero: Hero) -> dict[str, Fact]:
        """Whom a question is about, for a person who plays two adventurers (R1); with one, `you` says it."""
        are_two = sum(other.seat == hero.seat for other in self.state.heroes) > 1
        return {"adventurer": prompts.adventurer(hero)} if are_two else {}

    @property
    def heroes(self) -> list[Hero]:
        """The adventurers on the map, in turn order."""
        return [self.hero(index) for index in self.state.order if self.hero(index).status == "in"]

    def place(self, hero: Hero, tile: Tile | None) -> None:
        """The one way to another tile, or off the map: who moves or is moved hides no longer (R139)."""
        hero.at, hero.is_sneaking = tile.key if tile else "", False

    def flee(self, hero: Hero, tile: Tile) -> None:
        """Out of a fight to a tile, whose hazard is met when the fight is over."""
        skips_pit = is_up_the_ladder(self.tile(hero), tile)
        self.landings.append(Landing(hero.index, skips_pit, is_alone=not self.at(tile)))
        self.place(hero, tile)
        self.state.path = [tile.key]

    def at(self, tile: Tile) -> list[Hero]:
        """Who stands there, in turn order."""
        return [hero for hero in self.heroes if hero.at == tile.key]

    def others_at(self, hero: Hero) -> list[Hero]:
        return [other for other in self.at(self.tile(hero)) if other.index != hero.index]

    def monster(self, tile: Tile) -> Monster | None:
        """The revealed living monster there; Morna Gul is one."""
        if self.state.morna_at == tile.key:
            return self.state.morna
        return tile.monster

    def is_guarded(self, tile: Tile) -> bool:
        """A monster or an unrevealed token is there."""
        return tile.is_hidden or self.monster(tile) is not None

    def is_barred(self, hero: Hero) -> bool:
        """Does a monster, or an unrevealed token, keep this hero from what lies here? Under the cloak none (R143)."""
        return self.is_guarded(self.tile(hero)) and not hero.is_sneaking

    def lift(self, foe: Monster) -> None:
        """Off the map with it, dead or on its way to another tile; nobody hides from it any more."""
        state = self.state
        if foe is state.morna:
            state.morna_at = ""
            state.morna = foe if foe.hp > 0 else None
        for tile in state.tiles.values():
            if tile.monster is foe:
                tile.monster = None
                for hero in self.at(tile):
                    hero.is_sneaking = False

    def foe(self, fight: Fight) -> Monster:
        """Whom a fight is against."""
        monster = fight.spawn or (self.state.morna if fight.is_morna else self.state.tiles[fight.at].monster)
        assert monster is not None
        return monster

    def unexplored(self, tile: Tile) -> int:
        """The sides on which a tile could be laid."""
        return len(frontier(self.state, tile)) if self.stock(tile.world).stack else 0

    def may_enter(self, hero: Hero, tile: Tile) -> bool:
        """Not another world with the Ring: it leaves the dungeon by the Exit alone (R135)."""
        return not self.has_ring(hero) or tile.world == self.tile(hero).world

    def exits(self, hero: Hero, start: Tile | None = None) -> list[tuple[int | None, Tile]]:
        """Where this hero may walk to, from `start` if that is told."""
        here = start or self.tile(hero)
        return [(edge, tile) for edge, tile in ways(self.state, here) if self.may_enter(hero, tile)]

    def calm_exits(self, hero: Hero) -> list[Tile]:
        """Adjacent laid tiles without a monster or token (R30)."""
        return [tile for _, tile in self.exits(hero) if not self.is_guarded(tile)]

    def is_active(self, hero: Hero) -> bool:
        return self.state.active == hero.index

    def ap_left(self, hero: Hero) -> int:
        """This turn's AP; out of turn the next turn's (R52, R125)."""
        return hero.ap if self.is_active(hero) else max(0, figures.full_ap(hero) - hero.debt)

    def can_pay(self, hero: Hero, ap: int) -> bool:
        return self.ap_left(hero) >= ap

    def pay(self, hero: Hero, ap: int) -> None:
        assert self.can_pay(hero, ap)
        if self.is_active(hero):
            hero.ap -= ap
        else:
            hero.debt += ap

    def end_turn(self, hero: Hero) -> None:
        """The turn is over, if it is this hero's."""
        if self.is_active(hero):
            self.is_turn_over = True

    def has_ring(self, hero: Hero) -> bool:
        return self.state.ring_with == hero.index

    @property
    def is_ring_guarded(self) -> bool:
        """Its guard must be dead, wherever it has been lured to (R93, R141)."""
        tiles = self.state.tiles.values()
        return any(tile.guards_ring or (tile.monster is not None and tile.monster.guards_ring) for tile in tiles)

    def has_ring_power(self, hero: Hero) -> bool:
        """R96, R97: the bearer's powers, on forest tiles only."""
        return self.has_ring(hero) and self.tile(hero).world == "forest"

    @property
    def is_ring_in_forest(self) -> bool:
        with_ = self.state.ring_with
        at = self.state.ring_at if with_ is None else self.hero(with_).at
        return at.startswith("f")

    @property
    def is_calm(self) -> bool:
        """The forest's monsters are gone, spiders and pit do no harm (R114, R115)."""
        return self.state.phase == "hunt"

    @property
    def is_competitive(self) -> bool:
        """R131: alone, the co-op texts hold."""
        return self.state.options.style == "competitive" and len({hero.seat for hero in self.state.heroes}) > 1

    @property
    def is_solo(self) -> bool:
        return len({hero.seat for hero in self.state.heroes}) == 1

    def within_reach(self, tile: Tile) -> Tile:
        """Where what falls there can be had: behind the Ring the dungeon is closed, so at the Gateway (R140)."""
        return self.state.tiles.get(GATEWAY, tile) if self.state.ring_left and tile.world == "dungeon" else tile

    def is_dragon_at(self, tile: Tile) -> bool:
        return tile.monster is not None and tile.monster.key == DRAGON


class Deed(NamedTuple):
    """Something the menu of a turn offers (R9): its options, and what follows when one is chosen."""

    offers: Callable[[Quest, Hero], list[Option]]
    play: Callable[[Quest, Hero, str], Script[None]]
    holds: bool = False  # still offered at 0 AP before the turn ends (R11)
