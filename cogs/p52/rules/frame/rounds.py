"""R25 to R29: who is next, rounds in fights and without, and what happens where one ends (R112, R113)."""

from bot.engine import Script
from cogs.p52.content.cards import value
from cogs.p52.events.frame import ExitWatched, RoundBegan
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.turn import enemy_turn
from cogs.p52.rules.frame.order import Combatant, has_passed, in_order, place_in_order
from cogs.p52.rules.rooms.appearing import appear
from cogs.p52.state.people import Enemy
from cogs.p52.state.places import NOWHERE

LURED = 4  # or less: somebody comes through the exit (R113)


__all__ = ["begin_round", "end_round", "have_all_acted", "in_order", "join", "next_up", "watch_exit"]


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
    for enemy in newcomers:
        enemy.has_acted = has_passed(crawl, enemy)


def begin_round(crawl: Crawl) -> Script[None]:
    state, room = crawl.state, crawl.room
    room.round += 1
    state.round += 1
    state.targets, state.active, state.reached = [], None, ()
    everybody: list[Combatant] = [*state.heroes, *crawl.enemies]  # the dead as well: they may be raised (R143)
    for one in everybody:
        one.has_acted = False
    for hero in state.heroes:
        hero.has_begun = False
        hero.is_waiting &= bool(crawl.enemies)  # R27: where nobody is to be waited for everybody has a turn
        hero.free_acts = hero.free_acts if hero.is_waiting else 0
    state.phase = "fight" if crawl.enemies else "explore"
    if state.drop_side and crawl.options.drop == "order":
        _place_first(crawl)
    state.drop_side = ""
    yield RoundBegan(round=room.round, mode=state.phase)


def _place_first(crawl: Crawl) -> None:
    """A1, the other way: the phase was the one side's places in the first round."""
    side = crawl.enemies if crawl.state.drop_side == "enemies" else crawl.state.heroes
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
    yield ExitWatched(card=card, comes=is_lured and is_left, is_spent=is_lured and not is_left)
    if is_lured and is_left:
        crawl.state.is_heading_out = False
        enemy = yield from appear(crawl, room.exit, "exit")
        if enemy is not None:
            yield from enemy_turn(crawl, enemy)
