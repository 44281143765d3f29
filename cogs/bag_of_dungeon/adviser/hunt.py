"""The hunt for Morna Gul (R117-R126): seeds to the vines behind his back, and all upon him once he rolls few dice.

He goes for whoever bears a seed. So a seed is left where it lies until it can be planted within the turn.
"""

from heapq import heappop, heappush
from itertools import pairwise, takewhile

from bot.engine import Choice
from cogs.bag_of_dungeon.adviser.bosses import can_fell, seeds_left
from cogs.bag_of_dungeon.adviser.mind import Mind
from cogs.bag_of_dungeon.view import TileView

PLANT_AP = 2
PAST_AP = 2  # onto his tile and off it again
PAST = 3.0  # what it costs to run past him: HP count as well
GOOD = 0.6  # the chance for which he is attacked
FAR = 99.0

Roads = dict[str, tuple[float, str]]  # by label: the cost, and the tile before it on the way


def way(mind: Mind) -> list[str] | None:
    """The tiles to go to, one after the other; none to stay; None where nothing here knows better."""
    goal = _goal(mind)
    if goal is None:
        return None
    roads, labels = roads_from(mind, mind.me.at), list[str]()
    while goal != mind.me.at:
        labels.insert(0, goal)
        goal = roads[goal][1]
    return _as_far_as_wise(mind, labels)


def _as_far_as_wise(mind: Mind, labels: list[str]) -> list[str]:
    """Not onto his tile with too little AP to run past, where he is not to be fought."""
    morna = mind.view.morna
    if morna is None or morna.at not in labels or _is_beatable(mind):
        return labels
    before = labels.index(morna.at)
    return labels if mind.me.ap >= before + PAST_AP else labels[:before]


def before_web(mind: Mind, labels: list[str]) -> list[str]:
    """As far as it goes on foot."""
    tiles = [mind.here, *(mind.tiles[label] for label in labels)]
    return [other.label for tile, other in takewhile(lambda pair: pair[1].label in pair[0].doors, pairwise(tiles))]


def _goal(mind: Mind) -> str | None:
    morna, roads = mind.view.morna, roads_from(mind, mind.me.at)
    if morna is None or mind.me.at == morna.at:
        return None
    if _is_beatable(mind) and morna.at in roads:
        return morna.at
    goals = open_vines(mind) if mind.me.seeds else _seed_tiles(mind)
    found = [(roads[tile.label][0] + _onward(mind, tile), tile.label) for tile in goals if tile.label in roads]
    return min(found)[1] if found else None


def _onward(mind: Mind, tile: TileView) -> float:
    """From a seed to the nearest vine."""
    return 0.0 if mind.me.seeds else nearest_vine(mind, tile.label)


def _is_beatable(mind: Mind) -> bool:
    """Now, with whoever can be called; or by falling with him (R80)."""
    morna = mind.view.morna
    if morna is None or can_fell(mind):
        return morna is not None
    cost = roads_from(mind, mind.me.at).get(morna.at, (FAR, ""))[0]
    return mind.chance(morna.monster, mind.helpers(morna.at, round(mind.me.ap - cost))) >= GOOD


def can_plant_it(mind: Mind) -> bool:
    """Is it wise to take the seed here: can it be planted this turn, or never in one turn from here?"""
    way = nearest_vine(mind, mind.me.at) + PLANT_AP
    return way <= mind.me.ap or way > mind.me.most_ap


def nearest_vine(mind: Mind, start: str) -> float:
    roads = roads_from(mind, start)
    return min((roads[tile.label][0] for tile in open_vines(mind) if tile.label in roads), default=FAR)


def open_vines(mind: Mind) -> list[TileView]:
    """Where a seed can be planted; not under his feet."""
    vines = [tile for tile in mind.view.tiles if tile.icon == "vine" and not tile.is_planted]
    return [tile for tile in vines if not mind.is_guarded(tile)]


def _seed_tiles(mind: Mind) -> list[TileView]:
    """Where a seed lies and nobody else stands ready for it."""
    if not seeds_left(mind) or not open_vines(mind):
        return []
    return [tile for tile in free_seeds(mind) if not mind.is_guarded(tile)]


def free_seeds(mind: Mind) -> list[TileView]:
    others = {hero.at for hero in mind.view.heroes if hero.index != mind.me.index and hero.status == "in"}
    lying = [tile for tile in mind.view.tiles if tile.seeds or (tile.has_token and tile.icon == "seed")]
    return [tile for tile in lying if tile.label not in others]


def roads_from(mind: Mind, start: str) -> Roads:
    """The cheapest ways in a forest without monsters and spiders: over webs, and past him."""
    found: Roads = {}
    heap = [(0.0, start, start)]
    while heap:
        cost, label, before = heappop(heap)
        if label in found:
            continue
        found[label] = cost, before
        past = _past(mind, label) if label != start else 0.0
        if past is not None:
            for other in _doors(mind, mind.tiles[label]):
                heappush(heap, (cost + 1.0 + past, other, label))
    return found


def _past(mind: Mind, label: str) -> float | None:
    """What it costs more to leave that tile again; None where one cannot."""
    tile, morna = mind.tiles[label], mind.view.morna
    if morna is not None and morna.at == label:
        return PAST if mind.me.hp > PAST else None
    return None if mind.is_guarded(tile) else 0.0


def _doors(mind: Mind, tile: TileView) -> list[str]:
    doors = mind.doors(tile)
    if tile.icon == "web":
        doors += [other.label for other in mind.view.tiles if other.icon == "web" and other.label not in doors]
    return doors


def past(mind: Mind, exits: list[tuple[str, str]]) -> str:
    """Of the ways out (key and tile) the one that leads on."""
    goals = open_vines(mind) if mind.me.seeds else _seed_tiles(mind)

    def onward(label: str) -> float:
        roads = roads_from(mind, label)
        return min((roads[tile.label][0] for tile in goals if tile.label in roads), default=FAR)

    return min(exits, key=lambda exit_: (onward(exit_[1]), exit_[0]))[0]


def web(mind: Mind) -> Choice:
    """The web on the way."""
    goals = way(mind) or []
    found = [option.key for option in mind.prompt.options if option.facts.get("tile") in goals[:1]]
    return (found[0] if found else mind.prompt.options[0].key,)
