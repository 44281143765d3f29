"""R64: whom a blow that strikes several strikes: a spot, two of them, or what stands around one."""

from collections.abc import Sequence

from bot.kit.squares import apart
from cogs.p52.content.kinds import AbilityKind
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.rooms.spots import around
from cogs.p52.state.people import Enemy, Hero
from cogs.p52.state.places import Place


def seconds(crawl: Crawl, place: Place, kind: AbilityKind) -> Sequence[Place | None]:
    """R144: the adjacent spot a spell takes along is a choice: one with enemies on it, or none that matters."""
    if kind.area != "two-spots":
        return (None,)
    return [None, *(one for one in around(crawl.ground, place) if crawl.is_up(one) and crawl.enemies_at(one))]


def centres(crawl: Crawl, kind: AbilityKind) -> list[Place]:
    """Where it can be sent: to enemies. A creature may also come between them, if it strikes others from there."""
    at_foes = list(dict.fromkeys(enemy.at for enemy in crawl.enemies))
    if kind.area != "around":
        return at_foes
    known = [_ids(crawl, kind, place) for place in at_foes]
    between = [spot.at for spot in crawl.room.spots if spot.is_up and spot.at not in at_foes]
    return [*at_foes, *(place for place in between if not any(_ids(crawl, kind, place) <= one for one in known))]


def _ids(crawl: Crawl, kind: AbilityKind, place: Place) -> set[int]:
    return {enemy.id for enemy in struck(crawl, kind, place, None)}


def struck(crawl: Crawl, kind: AbilityKind, place: Place, second: Place | None) -> list[Enemy]:
    """All that stand there; a summoned creature takes the three nearest."""
    if kind.area == "around":
        near = [one for one in crawl.enemies if apart(one.at, place) <= 1 and crawl.is_up(one.at)]
        return sorted(near, key=lambda one: (apart(one.at, place), one.id))[: kind.most]
    return [*crawl.enemies_at(place), *(crawl.enemies_at(second) if second else ())]


def friends_struck(crawl: Crawl, kind: AbilityKind, place: Place, second: Place | None) -> list[Hero]:
    """5.3: a Meteor spares nobody."""
    return [one for one in crawl.heroes if one.at in {place, second}] if kind.hits_friends else []
