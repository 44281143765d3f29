"""R25 to R29: who is next, rounds in fights and without, and what happens where one ends (R112, R113)."""

from typing import TypeAlias

from bot.engine import Script
from cogs.p52.content.cards import value
from cogs.p52.events.frame import ExitWatched, RoundBegan
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies import figures as enemy_figures
from cogs.p52.rules.enemies.turn import enemy_turn
from cogs.p52.rules.heroes.figures import initiative
from cogs.p52.rules.rooms.appearing import appear
from cogs.p52.state.match import State
from cogs.p52.state.people import Enemy, Hero
from cogs.p52.state.places import NOWHERE

Combatant: TypeAlias = Hero | Enemy
LURED = 4  # or less: somebody comes through the exit (R113)


def place_in_order(state: State, one: Combatant) -> tuple[int, int, int, int]:
    """R26: the highest first; players before enemies, by Lead, then seat; enemies as they appeared."""
    if isinstance(one, Hero):
        return -initiative(one), 0, -one.sheet.cores.lead, one.seat
    return -enemy_figures.initiative(state, one), 1, 0, one.id


def in_order(crawl: Crawl) -> list[Combatant]:
    """All who live, whether they have acted or not."""
    everybody: list[Combatant] = [*crawl.heroes, *crawl.enemies]
    return sorted(everybody, key=lambda one: place_in_order(crawl.state, one))


def next_up(crawl: Crawl) -> Combatant | None:
    """Of those who have not acted this round, the highest."""
    left = _still_to_act(crawl)
    return min(left, key=lambda one: place_in_order(crawl.state, one)) if left else None


def have_all_acted(crawl: Crawl) -> bool:
    return not _still_to_act(crawl)


def _still_to_act(crawl: Crawl) -> list[Combatant]:
    left: list[Combatant] = [one for one in crawl.heroes if not one.has_acted]
    return [*left, *(one for one in crawl.enemies if not one.has_acted)]


def join(crawl: Crawl, newcomers: list[Enemy]) -> None:
    """R28: a newcomer acts in this round only if its place has not passed; in a phase of the drop it waits."""
    if crawl.state.phase == "drop":
        for enemy in newcomers:
            enemy.has_acted = True
        return
    acted = [place_in_order(crawl.state, one) for one in in_order(crawl) if one.has_acted]
    last = max(acted, default=(-(10**6), 0, 0, 0))
    for enemy in newcomers:
        enemy.has_acted = place_in_order(crawl.state, enemy) < last


def begin_round(crawl: Crawl) -> Script[None]:
    state, room = crawl.state, crawl.room
    room.round += 1
    state.round += 1
    state.targets, state.active = [], None
    everybody: list[Combatant] = [*crawl.heroes, *crawl.enemies]
    for one in everybody:
        one.has_acted = False
    state.phase = "fight" if crawl.enemies else "explore"
    if state.drop_side and crawl.options.drop == "order":
        _place_first(crawl)
    state.drop_side = ""
    yield RoundBegan(round=room.round, mode=state.phase)


def _place_first(crawl: Crawl) -> None:
    """A1, the other way: the phase was the one side's places in the first round."""
    side = crawl.enemies if crawl.state.drop_side == "enemies" else crawl.heroes
    for one in side:
        one.has_acted = True


def end_round(crawl: Crawl) -> Script[None]:
    """R29: effects that last so many rounds, and whoever is drawn to the exit."""
    for hero in crawl.heroes:
        hero.unseen -= hero.unseen > 0
    for shield in crawl.room.shields:
        shield.rounds -= 1
    crawl.room.shields = [shield for shield in crawl.room.shields if shield.rounds > 0]
    yield from watch_exit(crawl)


def watch_exit(crawl: Crawl) -> Script[None]:
    """R113: exit face up, no known enemy: 4 or less brings one, which acts at once. A fallen boss bars nobody."""
    room = crawl.room
    if crawl.enemies or room.exit == NOWHERE or not crawl.is_up(room.exit):
        return
    card = crawl.flip()
    is_lured, is_left = value(card) <= LURED, bool(crawl.state.decks.enemy)
    yield ExitWatched(card=card, outcome="comes" if is_lured and is_left else "spent" if is_lured else "nobody")
    if is_lured and is_left:
        crawl.state.is_heading_out = False
        enemy = yield from appear(crawl, room.exit, "exit")
        if enemy is not None:
            yield from enemy_turn(crawl, enemy)
