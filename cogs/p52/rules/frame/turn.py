"""A turn of the script: what happens between two snapshots. In a fight one turn, else whatever comes next."""

from bot.engine import Script
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.ambushing import next_ambusher
from cogs.p52.rules.enemies.turn import enemy_turn
from cogs.p52.rules.frame.after import finish, round_over
from cogs.p52.rules.frame.door import ask_at_door
from cogs.p52.rules.frame.entering import enter_room
from cogs.p52.rules.frame.exploring import explore
from cogs.p52.rules.frame.holding import lapse
from cogs.p52.rules.frame.order import Combatant, place_in_order
from cogs.p52.rules.frame.rounds import have_all_acted, next_up
from cogs.p52.rules.heroes.building import build
from cogs.p52.rules.quests.beginning import begin
from cogs.p52.rules.quests.ends import look
from cogs.p52.rules.quests.rooms_left import after_room
from cogs.p52.rules.quests.settling import settle
from cogs.p52.rules.rooms.laying import lay
from cogs.p52.rules.turns import turn
from cogs.p52.state.people import Enemy


def play(crawl: Crawl) -> Script[None]:
    state = crawl.state
    yield from _play_on(crawl)
    if state.phase in {"drop", "fight", "explore", "door"} and not crawl.is_over:
        yield from look(crawl)
    if crawl.is_over:
        yield from settle(crawl)


def _play_on(crawl: Crawl) -> Script[None]:
    state = crawl.state
    match state.phase:
        case "build":
            yield from build(crawl)
            yield from begin(crawl)
            state.phase = "lay"
        case "lay":
            yield from lay(crawl)
            yield from enter_room(crawl)
        case "door":
            yield from ask_at_door(crawl)
        case "level":
            yield from after_room(crawl)
            state.phase = "lay"
        case "explore":
            yield from explore(crawl)
        case _:
            yield from _fight(crawl)


def _fight(crawl: Crawl) -> Script[None]:
    """R25, R28: those who ambush, then whoever is next; then those who hold their turns, and the round's end."""
    known = list(crawl.enemies)
    ambusher = next_ambusher(crawl)
    one = ambusher or next_up(crawl)
    if ambusher is not None:
        yield from enemy_turn(crawl, ambusher, is_extra=True)  # it may have its own turn soon after
    elif one is not None:
        yield from _take_turn(crawl, one)
    if one is not None:
        yield from finish(crawl, known, one)
    if not crawl.is_over and not crawl.state.ambushers and have_all_acted(crawl):
        yield from round_over(crawl)


def _take_turn(crawl: Crawl, one: Combatant) -> Script[None]:
    crawl.state.reached = place_in_order(crawl.state, one)
    if isinstance(one, Enemy):
        one.has_acted = True
        yield from enemy_turn(crawl, one)
        return
    if one.is_waiting:
        yield lapse(one)
    yield from turn.play_turn(crawl, one)
