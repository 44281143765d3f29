"""What follows a turn: newcomers take their places, held turns are offered, and a round ends (R27 to R32, R112)."""

from bot.engine import Script
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.frame.door import is_at_door
from cogs.p52.rules.frame.holding import holders, last_call, offer_turns
from cogs.p52.rules.frame.order import END, Combatant, in_order
from cogs.p52.rules.frame.rounds import begin_round, end_round, have_all_acted, join
from cogs.p52.rules.quests.ends import look
from cogs.p52.state.people import Enemy


def finish(crawl: Crawl, known: list[Enemy], one: Combatant) -> Script[None]:
    """Newcomers take their places; in a fight those who wait may step in."""
    crawl.state.active = None
    _settle_in(crawl, known)
    if crawl.state.phase != "explore" and not crawl.is_over and not crawl.state.ambushers:
        before = list(crawl.enemies)
        yield from offer_turns(crawl, one)
        _settle_in(crawl, before)


def _settle_in(crawl: Crawl, known: list[Enemy]) -> None:
    """R27 to R29: a fight begins with a fresh round, and lasts while anybody revealed lives."""
    state = crawl.state
    newcomers = [enemy for enemy in crawl.enemies if enemy not in known]
    if state.phase == "explore" and crawl.enemies:
        state.phase, state.is_heading_out, state.reached = "fight", False, END
        for one in in_order(crawl):
            one.has_acted = True  # a fresh round begins, after those who ambush
    elif newcomers:
        join(crawl, newcomers)
    if state.phase == "fight" and not crawl.enemies:
        state.phase = "explore"
        for hero in holders(crawl):
            hero.is_waiting = hero.has_acted = False  # any order will do now
            hero.has_begun = True


def round_over(crawl: Crawl) -> Script[None]:
    state, was_drop = crawl.state, crawl.state.phase == "drop"
    if not (yield from _have_all_had_turns(crawl)):
        return
    if not was_drop:
        yield from look(crawl)  # R15: a door that the last turn clears is open before anybody is drawn to it
        if not crawl.is_over:
            yield from end_round(crawl)
    if crawl.is_over:
        return
    yield from look(crawl)
    if not was_drop and is_at_door(crawl):
        state.phase = "door"
    else:
        yield from begin_round(crawl)


def _have_all_had_turns(crawl: Crawl) -> Script[bool]:
    """False after the last call: a newcomer's place, or a held turn, is still to come; or it is all over."""
    if crawl.state.phase != "explore":
        before = list(crawl.enemies)

        def is_round_over() -> bool:
            _settle_in(crawl, before)
            return have_all_acted(crawl)

        yield from last_call(crawl, is_round_over)
        _settle_in(crawl, before)
    return not crawl.is_over and have_all_acted(crawl)
