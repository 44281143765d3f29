"""Who can be struck from where (R66 to R71, R42)."""

from bot.kit.squares import apart
from cogs.p52.content.kinds import AbilityKind
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.figures import Blow, line
from cogs.p52.state.people import Enemy, Hero
from cogs.p52.state.places import Place

HIDDEN = "H"


def is_veiled(crawl: Crawl, place: Place) -> bool:
    """A hidden spot that is turned up (R42)."""
    spot = crawl.spots[place]
    return spot.mark == HIDDEN and spot.is_up


def is_stealthy(crawl: Crawl, hero: Hero) -> bool:
    """R71: no goal for enemies on the move."""
    return hero.unseen > 0 or is_veiled(crawl, hero.at)


def has_line(crawl: Crawl, one: Place, other: Place) -> bool:
    """R67, R71: sight, and both spots face up; on one's own spot nothing is needed."""
    if one == other:
        return True
    spots = crawl.spots
    return spots[one].is_up and spots[other].is_up and crawl.sees(one, other)


def can_reach(crawl: Crawl, place: Place, other: Place, kind: AbilityKind) -> bool:
    """From here to there with this ability."""
    reach = apart(place, other)
    return (kind.reach is None or reach <= kind.reach) and has_line(crawl, place, other)


def blow_on(crawl: Crawl, enemy: Enemy, hero: Hero) -> Blow | None:
    """How an enemy could strike this character from where it stands (R99, R102); None: it cannot."""
    if hero.unseen or hero.is_dead:
        return None
    reach = apart(enemy.at, hero.at)
    if reach and (is_veiled(crawl, hero.at) or not has_line(crawl, enemy.at, hero.at)):
        return None
    return next((blow for blow in line(crawl.state, enemy).blows if blow.near <= reach <= blow.far), None)


def is_safe_shot(crawl: Crawl, place: Place, other: Place) -> bool:
    """R42: a ranged attack from a hidden spot is not countered."""
    return place != other and is_veiled(crawl, place)
