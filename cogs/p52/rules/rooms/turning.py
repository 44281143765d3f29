"""Spots are turned up, and enemies come to light (R16 to R18, R126)."""

from collections.abc import Iterable

from bot.engine import Script
from cogs.p52.content.places import ENEMY, KEY, MAJOR, MINOR, SPECIAL, TWO
from cogs.p52.events.kinds import NO_CARD
from cogs.p52.events.map import Revealed
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.quests.delving import settled_mark
from cogs.p52.rules.rooms.appearing import appear, appear_boss, major_comes, shown_up
from cogs.p52.rules.rooms.revealing import LIT_SIGHT, seen_from
from cogs.p52.state.people import Enemy
from cogs.p52.state.places import Place, label
from cogs.p52.state.room import Spot

ALL = 99  # A20: lit rooms are seen as far as there is sight
SHOWN = {"O": "obstructed", "H": "hidden", "T": "trap", "C": "chest", "Q": "special", "K": "key"}
ENEMIES = {ENEMY: 1, SPECIAL: 1, TWO: 2}


def turn_up(crawl: Crawl, place: Place) -> Script[list[Enemy]]:
    """R17: all that is seen from there; the enemies that have come to light by it, for R22 and R28."""
    reach = LIT_SIGHT if crawl.options.sight == "two" else ALL
    seen = seen_from(crawl.ground, place, is_lit=crawl.is_bright, reach=reach)
    found: list[Enemy] = yield from turn_up_spots(crawl, [crawl.spots[one] for one in seen])
    return found


def turn_up_spots(crawl: Crawl, spots: Iterable[Spot]) -> Script[list[Enemy]]:
    """All that are down among them. R18: spots of several enemies come first where the deck may run short."""
    fresh = [spot for spot in spots if not spot.is_up]
    for spot in fresh:
        yield _shown(crawl, spot)
    found: list[Enemy] = []
    for spot in sorted(fresh, key=lambda spot: -ENEMIES.get(spot.mark, 0)):
        found += yield from _come(crawl, spot)
    return [enemy for enemy in found if enemy in crawl.enemies]  # a major boss may have driven off the others (5.4)


def _shown(crawl: Crawl, spot: Spot) -> Revealed:
    spot.is_up, spot.mark = True, settled_mark(crawl, spot.mark)
    if spot.mark in "CQ":
        spot.chest = "closed"
    if spot.mark == KEY:
        spot.items.append(crawl.made("key"))
    return Revealed(spot=label(spot.at), mark=SHOWN.get(spot.mark, "path"), card=spot.card or NO_CARD)


def _come(crawl: Crawl, spot: Spot) -> Script[list[Enemy]]:
    """Who stands on a spot that has just been turned up; those who came there unseen are no newcomers (R140)."""
    for known in crawl.enemies_at(spot.at):
        yield shown_up(crawl, known, "again", known.card or NO_CARD)
    if spot.mark in ENEMIES:
        found = []
        for _ in range(ENEMIES[spot.mark]):
            enemy = yield from appear(crawl, spot.at, "here")
            found += [] if enemy is None else [enemy]
        return found
    if spot.mark == MINOR:
        return (yield from appear_boss(crawl, spot.at))
    return (yield from major_comes(crawl, spot.at)) if spot.mark == MAJOR else []
