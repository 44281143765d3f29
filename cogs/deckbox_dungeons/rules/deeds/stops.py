"""What a space is good for where a Move may end (D6): so that people choose by names, not by coordinates alone."""

from collections.abc import Collection, Iterator, Mapping

from bot.engine import Option
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.content.tables import ENCOUNTERS
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.heroes import figures
from cogs.deckbox_dungeons.rules.map.ground import DOORWAY
from cogs.deckbox_dungeons.rules.map.walking import Reach, costs_to
from cogs.deckbox_dungeons.rules.map.ways_on import left_to, way
from cogs.deckbox_dungeons.rules.quests.ends import wants_out
from cogs.deckbox_dungeons.state.pieces import Hero
from cogs.deckbox_dungeons.state.spots import STEPS, Spot, around, heading

Reached = dict[Spot, Reach]
Stop = tuple[Spot, str, prompts.Facts]  # the space, the word for what it is good for, and what that is about
EXITS = {"fetch", "heist"}  # quests in which the party has to get out (R91)


def stops(delve: Delve, hero: Hero, reached: Reached) -> dict[Spot, Option]:
    """A space has the first of its names; what matters most comes first."""
    found: dict[Spot, Option] = {}
    safe = {spot: reach for spot, reach in reached.items() if not figures.would_fall(hero, reach.pits)}
    for spot, word, facts in _stops(delve, hero, safe):
        if spot not in found:
            found[spot] = prompts.stop(spot, word, *reached[spot], facts)
    return found


def _stops(delve: Delve, hero: Hero, reached: Reached) -> Iterator[Stop]:
    """To revive, to do a deed, to fight, to trade, to get out, to go on: of each the space that costs least.

    Who is there already need not go there.
    """
    here = hero.at
    others = [friend for friend in delve.state.heroes if friend is not hero and not friend.is_gone]
    for friend in others:
        if friend.is_downed:
            yield from _best(here, reached, around(friend.at), "to-fallen", prompts.hero_facts(friend))
    yield from _deeds(delve, here, reached)
    for enemy in delve.state.enemies:
        yield from _best(here, reached, around(enemy.at), "to-enemy", prompts.enemy_facts(enemy))
    yield from _towards_a_fight(delve, hero, reached)
    for friend in others:
        if friend.is_up:
            yield from _best(here, reached, around(friend.at), "to-friend", prompts.hero_facts(friend))
    if delve.quest.shape in EXITS:
        yield from _best(here, reached, delve.ground.starts, "to-exit")
        yield from _homewards(delve, hero, reached)
    doors = (spot for spot in sorted(reached) if delve.ground.marks.get(spot) == DOORWAY)
    yield from ((spot, "to-door", prompts.side_facts(heading(here, spot))) for spot in doors)
    yield from _ways(delve, hero, reached)


def _deeds(delve: Delve, here: Spot, reached: Reached) -> Iterator[Stop]:
    """R19: on the star or next to it."""
    for number, tile in enumerate(delve.state.tiles):
        for key in tile.encounters:
            if key not in tile.done and ENCOUNTERS[key].deed is not None:
                star = delve.ground.poi(number)
                near = star, *around(star)
                yield from _best(here, reached, near, "to-deed", prompts.deed_facts(ENCOUNTERS[key]))


def _towards_a_fight(delve: Delve, hero: Hero, reached: Reached) -> Iterator[Stop]:
    """Where no enemy can be come to: where the least is left to go to the nearest."""
    foes = delve.state.enemies
    beside = {spot for enemy in foes for spot in around(enemy.at)}
    if not foes or hero.at in beside or not beside.isdisjoint(reached):
        return
    nearest = min(foes, key=lambda enemy: (way(delve, hero, enemy.at), enemy.id))
    if (spot := _nearest(hero, reached, left_to(delve, hero, nearest.at))) is not None:
        yield spot, "to-foe", prompts.enemy_facts(nearest)


def _homewards(delve: Delve, hero: Hero, reached: Reached) -> Iterator[Stop]:
    """Where no start square can be reached and all is found: where the least is left to go."""
    starts = delve.ground.starts
    if not wants_out(delve) or hero.at in starts or any(spot in reached for spot in starts):
        return
    left = costs_to(delve.ground, min(starts), frozenset())
    if (spot := _nearest(hero, reached, left)) is not None:
        yield spot, "to-start", {}


def _ways(delve: Delve, hero: Hero, reached: Reached) -> Iterator[Stop]:
    """In front of each half space; or where that is too far to be explored now, where the least is left to go."""
    for half in delve.ground.halves.values():
        down, right = STEPS[half.side]
        inside = half.spot[0] - down, half.spot[1] - right
        facts = prompts.way_facts(half.side, delve.state.tiles[half.tile].face)
        if inside in reached:
            yield inside, "to-edge", facts
            continue
        left = costs_to(delve.ground, inside, frozenset())
        if (spot := _nearest(hero, reached, left)) is not None:
            yield spot, "to-way", facts


def _nearest(hero: Hero, reached: Reached, left: Mapping[Spot, int]) -> Spot | None:
    """Where a Move leaves the least to go, by no pit; None where nothing is nearer than here."""
    now = left.get(hero.at, 0)
    nearer = [spot for spot in reached if left.get(spot, now) < now and not reached[spot].pits]
    return min(nearer, key=lambda spot: (left[spot], reached[spot].cost, spot), default=None)


def _best(
    here: Spot, reached: Reached, spots: Collection[Spot], word: str, facts: prompts.Facts | None = None
) -> Iterator[Stop]:
    found = [spot for spot in spots if spot in reached] if here not in spots else []
    if found:
        yield min(found, key=lambda spot: (reached[spot].pits, reached[spot].cost, spot)), word, facts or {}
