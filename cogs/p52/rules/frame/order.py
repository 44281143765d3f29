"""R25, R26: the order of a round, and how far it has come."""

from typing import TypeAlias

from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies import figures as enemy_figures
from cogs.p52.rules.heroes.figures import initiative
from cogs.p52.state.match import State
from cogs.p52.state.people import Enemy, Hero

Combatant: TypeAlias = Hero | Enemy
START: tuple[int, ...] = (-(10**6),)  # before everybody
END: tuple[int, ...] = (10**6,)  # after everybody: a fresh round is about to begin


def place_in_order(state: State, one: Combatant) -> tuple[int, int, int, int]:
    """R26: the highest first; players before enemies, by Lead, then seat; enemies as they appeared."""
    if isinstance(one, Hero):
        return -initiative(one), 0, -one.sheet.cores.lead, one.seat
    return -enemy_figures.initiative(state, one), 1, 0, one.id


def in_order(crawl: Crawl) -> list[Combatant]:
    """All who live, whether they have acted or not."""
    everybody: list[Combatant] = [*crawl.heroes, *crawl.enemies]
    return sorted(everybody, key=lambda one: place_in_order(crawl.state, one))


def has_passed(crawl: Crawl, one: Combatant) -> bool:
    """R28, R143: has this round come past the place of somebody new to it? Where all go in any order none has one."""
    return place_in_order(crawl.state, one) < _reached(crawl)


def _reached(crawl: Crawl) -> tuple[int, ...]:
    """The place whose turn came last; before a turn has come, the last of those who count as having acted."""
    if crawl.state.reached or crawl.state.phase == "explore":
        return crawl.state.reached or START
    acted = [place_in_order(crawl.state, one) for one in in_order(crawl) if one.has_acted]
    return max(acted, default=START)
