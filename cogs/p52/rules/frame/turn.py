"""A turn of the script: what happens between two snapshots. In a fight one turn, else whatever comes next."""

from bot.engine import Script, ask_first
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.turn import enemy_turn
from cogs.p52.rules.frame.door import ask_at_door, is_at_door
from cogs.p52.rules.frame.entering import enter_room
from cogs.p52.rules.frame.holding import holders, lapse, last_call, offer_turns
from cogs.p52.rules.frame.rounds import Combatant, begin_round, end_round, in_order, join, next_up
from cogs.p52.rules.heroes.building import build
from cogs.p52.rules.quests.beginning import begin
from cogs.p52.rules.quests.ends import look
from cogs.p52.rules.quests.rooms_left import after_room
from cogs.p52.rules.quests.settling import settle
from cogs.p52.rules.rooms.laying import lay
from cogs.p52.rules.turns import turn
from cogs.p52.rules.turns.marching import walk_towards
from cogs.p52.rules.turns.menu import menu_of
from cogs.p52.state.people import Enemy, Hero


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
            yield from _explore(crawl)
        case _:
            yield from _fight(crawl)


def _fight(crawl: Crawl) -> Script[None]:
    """R25, R28: those who ambush, then whoever is next; then those who hold their turns, and the round's end."""
    known = list(crawl.enemies)
    ambusher = _ambusher(crawl)
    one = ambusher or next_up(crawl)
    if ambusher is not None:
        yield from enemy_turn(crawl, ambusher)  # it may have its own turn soon after
    elif one is not None:
        yield from _take_turn(crawl, one)
    if one is not None:
        yield from _finish(crawl, known, one)
    if not crawl.is_over and not crawl.state.ambushers and next_up(crawl) is None:
        yield from _round_over(crawl)


def _ambusher(crawl: Crawl) -> Enemy | None:
    while crawl.state.ambushers:
        enemy = crawl.enemy(crawl.state.ambushers.pop(0))
        if enemy is not None:
            return enemy
    return None


def _take_turn(crawl: Crawl, one: Combatant) -> Script[None]:
    if isinstance(one, Enemy):
        one.has_acted = True
        yield from enemy_turn(crawl, one)
        return
    if one.is_waiting:
        yield lapse(one)
    yield from turn.play_turn(crawl, one)


def _finish(crawl: Crawl, known: list[Enemy], one: Combatant) -> Script[None]:
    """Newcomers take their places; in a fight those who wait may step in."""
    crawl.state.active = None
    _settle_in(crawl, known)
    if crawl.state.phase == "fight" and not crawl.is_over and not crawl.state.ambushers:
        before = list(crawl.enemies)
        yield from offer_turns(crawl, one)
        _settle_in(crawl, before)


def _settle_in(crawl: Crawl, known: list[Enemy]) -> None:
    """R27 to R29: a fight begins with a fresh round, and lasts while anybody revealed lives."""
    state = crawl.state
    newcomers = [enemy for enemy in crawl.enemies if enemy not in known]
    if state.phase == "explore" and crawl.enemies:
        state.phase, state.is_heading_out = "fight", False
        for one in in_order(crawl):
            one.has_acted = True  # a fresh round begins, after those who ambush
    elif newcomers:
        join(crawl, newcomers)
    if state.phase == "fight" and not crawl.enemies:
        state.phase = "explore"
        for hero in holders(crawl):
            hero.is_waiting = hero.has_acted = False  # any order will do now


def _round_over(crawl: Crawl) -> Script[None]:
    state, was_drop = crawl.state, crawl.state.phase == "drop"
    if not was_drop:
        if state.phase == "fight":
            yield from last_call(crawl)
        if crawl.is_over:
            return
        yield from end_round(crawl)
    if crawl.is_over:
        return
    yield from look(crawl)
    if not was_drop and is_at_door(crawl):
        state.phase = "door"
    else:
        yield from begin_round(crawl)


def _explore(crawl: Crawl) -> Script[None]:
    """R27: one turn each, in any order; who is pressed first goes first. One engine turn is one of these."""
    known = list(crawl.enemies)
    waiting = [hero for hero in crawl.heroes if not hero.has_acted]
    lost = next((hero for hero in waiting if hero.lost_turns), None)
    if lost is not None:
        yield from turn.begin(crawl, lost)
    elif waiting and crawl.state.is_heading_out:
        yield from _head_out(crawl, waiting[0])
    elif waiting:
        yield from _one_explores(crawl, waiting)
    yield from _finish(crawl, known, crawl.state.heroes[0])
    if not crawl.is_over and not crawl.state.ambushers and next_up(crawl) is None:
        yield from _round_over(crawl)


def _head_out(crawl: Crawl, hero: Hero) -> Script[None]:
    if (yield from turn.begin(crawl, hero)):
        before = hero.at
        yield from walk_towards(crawl, hero, crawl.room.exit)
        if hero.at == before != crawl.room.exit and hero.climbs not in crawl.ground:
            crawl.state.is_heading_out = False  # there is no way on; everybody decides again


def _one_explores(crawl: Crawl, waiting: list[Hero]) -> Script[None]:
    """Free acts leave it open who takes a turn first."""
    while True:
        menus = {hero.seat: menu_of(crawl, hero) for hero in waiting if hero.is_up and not hero.has_acted}
        answer = yield from ask_first([menu.prompt for menu in menus.values()])
        hero, menu = crawl.hero(answer.seat), menus[answer.seat]
        if not menu.deeds[answer.key].is_free:
            break
        yield from turn.taken(crawl, hero, menu, answer)
        if hero.is_dead or crawl.is_over:
            return
    hero.has_acted, crawl.state.active = True, hero.seat
    yield from turn.soothe(hero)
    yield from turn.taken(crawl, hero, menu, answer)
    hero.free_acts = 0
    yield from turn.hasten(crawl, hero)
