"""What an automaton makes of its view: who it is, where things are, how strong everybody is."""

from heapq import heappop, heappush

from bot.engine import Prompt, Term
from bot.kit import minds
from cogs.bag_of_dungeon.adviser.odds import Side, win_chance
from cogs.bag_of_dungeon.content import MONSTERS, World
from cogs.bag_of_dungeon.view import BagView, HeroView, MonsterView, TileView

HAZARDS = {"spikey": 1.5, "web": 1.0, "pit": 2.0, "vine": 1.0}
SHARE_LOSS = 0.5  # HP a partner adds to the front fighter's, as it takes half on top


class Mind(minds.Mind[BagView]):
    """One prompt's thoughts."""

    def __init__(self, view: BagView, prompt: Prompt) -> None:
        super().__init__(view, prompt)
        self.me = self._who()
        self.tiles = {tile.label: tile for tile in view.tiles}
        self._costs: dict[str, dict[str, float]] = {}

    def _who(self) -> HeroView:
        """The adventurer that is asked: named by the prompt, or the one whose turn it is."""
        mine = [hero for hero in self.view.heroes if hero.seat == self.prompt.seat]
        said = self.prompt.facts.get("partner", self.prompt.facts.get("adventurer"))
        named = [hero for hero in mine if said == Term("adventurer", (hero.adventurer,))]
        acting = [hero for hero in mine if hero.index == self.view.acting]
        return (named or acting or mine)[0]

    @property
    def here(self) -> TileView:
        return self.tiles[self.me.at]

    def fact(self, name: str) -> int:
        return minds.number(self.prompt, name)

    def is_guarded(self, tile: TileView) -> bool:
        return tile.is_hidden or self.monster(tile) is not None

    def monster(self, tile: TileView) -> MonsterView | None:
        if self.view.morna is not None and self.view.morna.at == tile.label:
            return self.view.morna.monster
        return tile.monster

    def costs(self, start: str) -> dict[str, float]:
        """What it costs to get anywhere, hazards counted; beyond a monster nothing is reached."""
        if start not in self._costs:
            self._costs[start] = self._dijkstra(start)
        return self._costs[start]

    def _dijkstra(self, start: str) -> dict[str, float]:
        found: dict[str, float] = {}
        heap = [(0.0, start)]
        while heap:
            cost, label = heappop(heap)
            if label in found:
                continue
            found[label] = cost
            if label == start or not self.is_guarded(self.tiles[label]):
                for other in self.doors(self.tiles[label]):
                    heappush(heap, (cost + self._step(self.tiles[other]), other))
        return found

    def doors(self, tile: TileView) -> list[str]:
        """The Ring leaves the dungeon only by the Exit (R135)."""
        if not (self.me.has_ring and tile.world == "dungeon"):
            return list(tile.doors)
        return [label for label in tile.doors if self.tiles[label].world == "dungeon"]

    def _step(self, tile: TileView) -> float:
        if self.view.phase == "hunt" and tile.world == "forest":
            return 1.0
        return 1.0 + HAZARDS.get(tile.icon, 0.0)

    def way(self, goal: str, steps: int) -> list[str]:
        """The first tiles of the cheapest way to the goal."""
        way = [self.me.at]
        while len(way) <= steps and way[-1] != goal and (label := self._first_step(way[-1], goal)) is not None:
            way.append(label)
        return way[1:]

    def _first_step(self, start: str, goal: str) -> str | None:
        """The tile beside `start` on the cheapest way to the goal."""
        doors = self.doors(self.tiles[start])
        options = [label for label in doors if label == goal or not self.is_guarded(self.tiles[label])]
        best: tuple[float, str] | None = None
        for label in options:
            onward = 0.0 if label == goal else self.costs(label).get(goal)
            if onward is not None:
                best = min(best or (1e9, ""), (onward + self._step(self.tiles[label]), label))
        return best[1] if best else None

    # --- strength ---

    def side(self, hero: HeroView, partners: int = 0) -> Side:
        house = self.view.options.house_tagging
        hp = max(0, round(hero.hp * (1 + SHARE_LOSS * partners))) if house else hero.hp
        return Side(hp, hero.dice + (0 if house else partners), hero.plus, hero.guard)

    def foe(self, monster: MonsterView) -> Side:
        if monster.key == "spiders":
            return Side(monster.hp, 2, (monster.hp + 1) // 2)
        dice = self.view.morna.dice if monster.key == "morna-gul" and self.view.morna else monster.dice
        return Side(monster.hp, dice, monster.plus)

    def chance(self, monster: MonsterView, partners: int = 0, hero: HeroView | None = None) -> float:
        return win_chance(self.side(hero or self.me, partners), self.foe(monster))

    def unknown(self, world: World) -> list[tuple[int, Side]]:
        """What an unrevealed token may be, and how many there are of it; a Mirror Monster is as strong as oneself."""
        is_purple = world == "forest" and any(hero.has_ring and hero.at for hero in self.view.heroes)
        found = []
        for kind in MONSTERS[world].values():
            side = kind.purple if is_purple and kind.purple else kind
            foe = Side(self.me.hp, self.me.dice, self.me.plus) if kind.trait == "mirror" else None
            found.append((kind.count, foe or Side(side.hp, side.dice, side.plus)))
        return [(count, foe) for count, foe in found if count]

    def blind_chance(self, world: World, partners: int = 0) -> float:
        """Against whatever an unrevealed token may be."""
        foes, me = self.unknown(world), self.side(self.me, partners)
        return sum(count * win_chance(me, foe) for count, foe in foes) / sum(count for count, _ in foes)

    def helpers(self, label: str, ap: int) -> int:
        """How many partners could be tagged to that tile, with AP for it."""
        count = 0
        for hero in self.view.heroes:
            if hero.index != self.me.index and hero.status == "in" and hero.at and hero.hp >= 3:
                cost = 0.0 if hero.at == label else self.costs(hero.at).get(label, 99.0)
                count += cost + hero.debt <= hero.most_ap
        return min(count, max(0, ap))
