"""R27: where nobody is in sight everybody has a turn, in any order; and the shortcuts of section 9."""

from bot.engine import Script, ask_first
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.frame.after import finish, round_over
from cogs.p52.rules.frame.rounds import have_all_acted
from cogs.p52.rules.turns import turn
from cogs.p52.rules.turns.marching import come_along
from cogs.p52.rules.turns.menu import menu_of
from cogs.p52.rules.turns.opening import close, is_caught, open_turn, wake
from cogs.p52.state.people import Hero


def explore(crawl: Crawl) -> Script[None]:
    """R27: one turn each, in any order; who is pressed first goes first. One engine turn is one of these."""
    known = list(crawl.enemies)
    waiting = [hero for hero in crawl.heroes if not hero.has_acted]
    lost = next((hero for hero in waiting if is_caught(hero)), None)
    if lost is not None:
        yield from turn.begin(crawl, lost)
    elif waiting and crawl.state.is_heading_out:
        yield from _head_out(crawl, waiting[0])
    elif waiting:
        for hero in waiting:
            yield from wake(hero)
        yield from _one_explores(crawl, waiting)
    yield from finish(crawl, known, crawl.state.heroes[0])
    if not crawl.is_over and not crawl.state.ambushers and have_all_acted(crawl):
        yield from round_over(crawl)


def _head_out(crawl: Crawl, hero: Hero) -> Script[None]:
    if (yield from turn.begin(crawl, hero)):
        before = hero.at
        yield from come_along(crawl, hero, crawl.room.exit)
        if hero.at == before != crawl.room.exit and hero.climbs not in crawl.ground:
            crawl.state.is_heading_out = False  # there is no way on; everybody decides again
        close(hero)


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
    yield from open_turn(crawl, hero)
    yield from turn.taken(crawl, hero, menu, answer)
    close(hero)
    yield from turn.hasten(crawl, hero)
