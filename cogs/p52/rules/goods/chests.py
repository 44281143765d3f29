"""R87 to R91: a chest on one's spot is picked, with or without the art, or hit. Any of them is the turn."""

from collections.abc import Iterator

from bot.engine import Fact, Script
from cogs.p52.content.tables import QUIRKS
from cogs.p52.events.goods import ChestTried
from cogs.p52.prompts.options import spent
from cogs.p52.rules.combat.flips import Flip, flip_for, target_of
from cogs.p52.rules.combat.wounds import hurt
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.goods.deed import Deed
from cogs.p52.rules.goods.finding import find
from cogs.p52.rules.quests.special import open_special
from cogs.p52.state.people import Hero, Item
from cogs.p52.state.places import label
from cogs.p52.state.room import Spot

LOCK_PICK = "lock-pick"  # the ability, and the thing
PER_PICK, MOST_PICKS = 2, 3  # R88: as many as there are; R89: without the art no more than that
LEVEL = 1  # of an ability nobody has taught one; with picks it is as many as there are picks (R89)
LOWEST = 2  # of a flip that is no Ace
HARD, BRITTLE = 10, 3  # R91: at least so much opens it, so much or less destroys it


def chest_deeds(crawl: Crawl, hero: Hero) -> Iterator[Deed]:
    spot = crawl.spots[hero.at]
    if spot.chest not in {"closed", "broken"}:
        return
    if spot.chest == "closed":
        yield from _picking(hero)
    wits = hero.sheet.cores.think // 3
    for has_stamina in _ways(hero):
        facts: dict[str, Fact] = {"target": _hard(hero) - wits, "breaks": _breaks(wits, has_stamina=has_stamina)}
        option = spent("smash", "smash", facts, "do", has_stamina=has_stamina)
        yield Deed(option, smash, (int(has_stamina),))


def _picking(hero: Hero) -> Iterator[Deed]:
    is_trained = LOCK_PICK in hero.sheet.abilities
    picks = len(_picks(hero)) if is_trained else min(MOST_PICKS, len(_picks(hero)))
    for count in range(0 if is_trained else 1, picks + 1):
        target, bonus = _lock(hero, count)
        facts: dict[str, Fact] = {"target": target - bonus, "count": count}
        for has_stamina in _ways(hero):
            option = spent(f"pick-{count}", "pick-with" if count else "pick", facts, "do", has_stamina=has_stamina)
            yield Deed(option, pick, (count, int(has_stamina)))


def _ways(hero: Hero) -> tuple[bool, ...]:
    return (False, True) if hero.stamina else (False,)


def _lock(hero: Hero, count: int) -> tuple[int, int]:
    """What it needs, and what the picks add: trained +2 for each (R88); else they are the level (R89)."""
    if LOCK_PICK in hero.sheet.abilities:
        return target_of(hero, LOCK_PICK), PER_PICK * count
    return target_of(hero, LOCK_PICK) + LEVEL - count, 0


def _breaks(wits: int, *, has_stamina: bool) -> int:
    """R91: so much or less destroys it. 0: nothing does, as no card but an Ace, which explodes, is so low."""
    lowest = LOWEST + (1 if has_stamina else 0)
    return BRITTLE - wits if BRITTLE - wits >= lowest else 0


def _hard(hero: Hero) -> int:
    return HARD + (QUIRKS["collector"].penalty if hero.sheet.quirk == "collector" else 0)


def pick(crawl: Crawl, hero: Hero, count: int, stamina: int) -> Script[None]:
    """An Ace breaks the lock; what is over makes the find better; picks are lost only by failure."""
    spot, way = crawl.spots[hero.at], "pick" if LOCK_PICK in hero.sheet.abilities else "picks"
    target, bonus = _lock(hero, count)
    flip = flip_for(crawl, hero, target, bonus, has_stamina=bool(stamina))
    is_open = flip.is_success and not flip.is_ace
    if flip.is_ace:
        spot.chest = "broken"
    if not is_open:
        for item in _picks(hero)[:count]:
            hero.bag.remove(item)
            crawl.lost(item)
    outcome = "open" if is_open else "broken" if flip.is_ace else "nothing"
    yield _told(hero, flip, count, outcome, way)
    if is_open:
        hero.tally.picked += 1
        yield from _open(crawl, hero, spot, flip, plus=flip.over)


def _picks(hero: Hero) -> list[Item]:
    return [item for item in hero.bag if item.key == LOCK_PICK]


def smash(crawl: Crawl, hero: Hero, stamina: int) -> Script[None]:
    """R91."""
    spot = crawl.spots[hero.at]
    flip = flip_for(crawl, hero, _hard(hero), hero.sheet.cores.think // 3, has_stamina=bool(stamina))
    outcome = "exploded" if flip.is_ace else "open" if flip.is_success else "nothing"
    outcome = "destroyed" if not flip.is_ace and flip.total <= BRITTLE else outcome
    if outcome in {"exploded", "destroyed"}:
        spot.chest = "empty"
    yield _told(hero, flip, 0, outcome, "hit")
    if outcome == "exploded":
        yield from hurt(crawl, hero, 2 * crawl.room.level, "chest")
    if outcome in {"exploded", "destroyed"}:
        yield from open_special(crawl, hero, spot, is_whole=False)
    elif outcome == "open":
        hero.tally.broken += 1
        yield from _open(crawl, hero, spot, flip, plus=0)


def _open(crawl: Crawl, hero: Hero, spot: Spot, flip: Flip, *, plus: int) -> Script[None]:
    """R90, R91: with a King it holds two things."""
    spot.chest = "empty"
    yield from open_special(crawl, hero, spot, is_whole=True)
    for _ in range(2 if flip.is_king else 1):
        if hero.is_up:
            yield from find(crawl, hero, "chest", plus)
        else:
            spot.drops += 1  # for whoever comes to look (R63)


def _told(hero: Hero, flip: Flip, picks: int, outcome: str, way: str) -> ChestTried:
    return ChestTried(
        seat=hero.seat,
        hero=hero.sheet.name,
        spot=label(hero.at),
        **flip.sum,
        picks=picks,
        things=(2 if flip.is_king else 1) if outcome == "open" else 0,
        outcome=outcome,
        way=way,
    )
