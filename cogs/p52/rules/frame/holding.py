"""R32, R125: held turns. After every turn those who wait may act: an offer that lapses by itself (P9)."""

from collections.abc import Callable

from bot.engine import NOBODY, Answer, Fact, Option, Pause, Prompt, Script, Together
from cogs.p52.events.frame import HeldTurnLapsed, HeldTurnTaken
from cogs.p52.prompts import words
from cogs.p52.prompts.options import ACT, KEEP, LAPSE
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.ambushing import spring
from cogs.p52.rules.frame.order import Combatant, in_order, place_in_order
from cogs.p52.rules.turns.turn import act, hasten
from cogs.p52.state.people import Hero
from cogs.p52.state.places import NOWHERE

MOMENT, LAST_MOMENT = 8, 15  # seconds to step in


def holders(crawl: Crawl) -> list[Hero]:
    """Who waits, the highest first."""
    waiting = [hero for hero in crawl.heroes if hero.is_waiting]
    return sorted(waiting, key=lambda hero: place_in_order(crawl.state, hero))


def offer_turns(crawl: Crawl, after: Combatant) -> Script[None]:
    """After a turn that is over: whoever steps in acts, and then the others are offered it again."""
    while _is_on(crawl) and (waiting := [hero for hero in holders(crawl) if hero is not after]):
        answer = yield from _offered(crawl, waiting, (ACT,), MOMENT)
        if answer.seat == NOBODY:
            return
        after = crawl.hero(answer.seat)
        yield from step_in(crawl, after)


def last_call(crawl: Crawl, is_round_over: Callable[[], bool]) -> Script[None]:
    """R125: at the round's end: act, let it lapse, or keep waiting where somebody stands before you next time.

    Whoever steps in may turn up an enemy that is still to act: then the end is yet to come, and so is the last call.
    """
    asked = holders(crawl)
    keeping: set[int] = set()
    while asked and _is_on(crawl):
        answer = yield from _offered(crawl, asked, (ACT, KEEP, LAPSE), LAST_MOMENT)
        if answer.seat == NOBODY:
            break
        hero = crawl.hero(answer.seat)
        if answer.key == ACT.key:
            yield from step_in(crawl, hero)
            if not is_round_over():
                return
        elif answer.key == KEEP.key:
            keeping.add(hero.seat)
        else:
            yield lapse(hero)
        asked = [one for one in holders(crawl) if one.seat not in keeping]
    for hero in holders(crawl) if _is_on(crawl) else ():
        if hero.seat not in keeping:
            yield lapse(hero)


def _is_on(crawl: Crawl) -> bool:
    """With nobody to fight they explore (R27), and a quest that is decided asks nobody to step in."""
    return bool(crawl.enemies) and not crawl.is_over


def step_in(crawl: Crawl, hero: Hero) -> Script[None]:
    """The held turn is played now; it can be held on."""
    hero.is_waiting = False
    crawl.state.active = hero.seat
    yield HeldTurnTaken(seat=hero.seat, hero=hero.sheet.name)
    yield from act(crawl, hero)
    yield from hasten(crawl, hero)
    yield from spring(crawl)
    crawl.state.active = None


def lapse(hero: Hero) -> HeldTurnLapsed:
    """R32: no extra turn, and no stamina."""
    hero.is_waiting, hero.free_acts, hero.climbs = False, 0, NOWHERE
    return HeldTurnLapsed(seat=hero.seat, hero=hero.sheet.name)


def _offered(crawl: Crawl, waiting: list[Hero], options: tuple[Option, ...], seconds: int) -> Script[Answer]:
    offers = [_offer(crawl, hero, options) for hero in waiting]
    answer: Answer = yield Together((Pause(seconds, "held"), *offers), first=True)
    return answer


def _offer(crawl: Crawl, hero: Hero, options: tuple[Option, ...]) -> Prompt:
    may_keep = any(place_in_order(crawl.state, one) < place_in_order(crawl.state, hero) for one in in_order(crawl))
    offered = tuple(option for option in options if option is not KEEP or may_keep)
    facts: dict[str, Fact] = {"hero": hero.sheet.name}
    return Prompt(hero.seat, words.HELD, "R32", offered, facts=facts, is_standing=True, main=ACT.key)
