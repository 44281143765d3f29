"""R30 to R34: a character's turn. One thing, after any free acts; or it is held."""

from bot.engine import Answer, Script, ask
from cogs.p52.events.frame import TurnBegan, TurnLost, Waited
from cogs.p52.prompts.options import REST, STANCE, WAIT
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.ambushing import spring
from cogs.p52.rules.goods.deed import Deed
from cogs.p52.rules.goods.lying import leave_rest, look_down
from cogs.p52.rules.heroes.figures import worn_kinds
from cogs.p52.rules.turns.menu import Menu, menu_of
from cogs.p52.rules.turns.opening import close, is_caught, open_turn
from cogs.p52.state.people import Hero
from cogs.p52.state.places import NOWHERE

AT_EASE = {REST, STANCE, "aim"}


def begin(crawl: Crawl, hero: Hero) -> Script[bool]:
    """Its turn has come. False: it is lost (R34), and aim and stance stay as they are, but not half a climb (R40)."""
    if is_caught(hero):
        hero.has_acted, hero.climbs, crawl.state.active = True, NOWHERE, hero.seat
        hero.lost_turns -= 1
        yield TurnLost(seat=hero.seat, hero=hero.sheet.name)
        return False
    yield TurnBegan(seat=hero.seat, hero=hero.sheet.name)
    yield from open_turn(crawl, hero)
    return True


def play_turn(crawl: Crawl, hero: Hero) -> Script[None]:
    """In a fight: the whole of it, with the extra turns of an Adrenaline Boost."""
    if not (yield from begin(crawl, hero)):
        return
    yield from act(crawl, hero)
    yield from hasten(crawl, hero)


def hasten(crawl: Crawl, hero: Hero) -> Script[None]:
    while hero.haste and hero.is_up and not hero.is_waiting:
        yield from spring(crawl)
        if not crawl.goes_on(hero):
            return
        hero.haste -= 1
        if (yield from begin(crawl, hero)):
            yield from act(crawl, hero)


def act(crawl: Crawl, hero: Hero) -> Script[None]:
    """P4, again after every free act."""
    menu = menu_of(crawl, hero)
    answer = yield from ask(menu.prompt)
    while (yield from taken(crawl, hero, menu, answer)):
        menu = menu_of(crawl, hero)
        answer = yield from ask(menu.prompt)
    close(hero)


def taken(crawl: Crawl, hero: Hero, menu: Menu, answer: Answer) -> Script[bool]:
    """What was chosen is done. Does the turn go on after it (R33)?"""
    deed, made = menu.deeds[answer.key], crawl.state.items
    if deed.is_free:
        yield from _free_act(crawl, hero, deed)
        if crawl.is_over:  # a victory: what else lies there is not lost by it
            yield from look_down(crawl, hero, made)
        return crawl.goes_on(hero)
    if deed.option.key == WAIT:
        hero.is_waiting = True
        yield Waited(seat=hero.seat, hero=hero.sheet.name)
        return False
    yield from _one_thing(crawl, hero, deed)
    last = yield from _second_wing(crawl, hero, deed)
    if last is not None and _may_stoop(hero, last):
        yield from look_down(crawl, hero, made)
    return False


def _may_stoop(hero: Hero, deed: Deed) -> bool:
    """To pick something up would undo these: rest, aim, stance and half a climb (R31, R40, R74)."""
    return deed.option.key.partition("-")[0] not in AT_EASE and hero.climbs == NOWHERE


def _free_act(crawl: Crawl, hero: Hero, deed: Deed) -> Script[None]:
    """R74, A24: it counts as an action for aim and stance; R31: and against the stamina card."""
    hero.free_acts += 1
    hero.aim = hero.aim_at = hero.stance = 0
    hero.climbs = NOWHERE
    yield from deed.play(crawl, hero, *deed.args)


def _one_thing(crawl: Crawl, hero: Hero, deed: Deed) -> Script[None]:
    """R74, R81: anything but aiming and attacking ends aim; anything but the stance ends the stance."""
    verb = deed.option.key.partition("-")[0]
    if verb not in {"aim", "hit", "cast"}:
        hero.aim = hero.aim_at = 0
    if verb != "stance":
        hero.stance = 0
    if not deed.is_move:
        hero.climbs = NOWHERE
    climbs = hero.climbs
    yield from deed.play(crawl, hero, *deed.args)
    if hero.climbs == climbs:
        hero.climbs = NOWHERE  # anything but the other half loses the first (R40)


def _second_wing(crawl: Crawl, hero: Hero, deed: Deed) -> Script[Deed | None]:
    """5.5: Winged Shoes: a move and one action, in any order. What was done last; None: that was said to be all."""
    has_wings = any(kind.use == "dash" for kind in worn_kinds(hero))
    if not has_wings or deed.option.key == REST:
        return deed
    last = deed
    while crawl.goes_on(hero) and (last is deed or last.is_free):
        menu = menu_of(crawl, hero, may_act=deed.is_move, may_move=not deed.is_move)
        answer = yield from ask(menu.prompt)
        last = menu.deeds[answer.key]
        if last.option.key == REST:
            leave_rest(crawl, hero)
            return None
        yield from (_free_act if last.is_free else _one_thing)(crawl, hero, last)
    return last
