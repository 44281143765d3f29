"""P4: all that can be done in a turn now. Whoever is stunned can do little (R109)."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.engine import Fact, Option, Pick, Prompt, Script
from cogs.p52.prompts import words
from cogs.p52.prompts.options import REST, WAIT
from cogs.p52.rules.abilities.offered import ability_deeds
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.goods.chests import chest_deeds
from cogs.p52.rules.goods.deed import Deed
from cogs.p52.rules.goods.gear import gear_deeds
from cogs.p52.rules.goods.lying import lying_deeds
from cogs.p52.rules.goods.trade import trade_deeds
from cogs.p52.rules.goods.using import is_on_oneself, item_deeds
from cogs.p52.rules.heroes.figures import most_health
from cogs.p52.rules.turns.attacks import attack_deeds
from cogs.p52.rules.turns.marching import march_deeds
from cogs.p52.rules.turns.moving import climb, walk
from cogs.p52.rules.turns.poise import poise_deeds, rest_deed
from cogs.p52.rules.turns.routes import Route, climbable, movement, route_option, routes
from cogs.p52.rules.turns.usual import usual
from cogs.p52.rules.turns.ways import named_ways
from cogs.p52.state.people import Hero
from cogs.p52.state.places import Place, key_of, label

WAITING, NO_MORE = Option(WAIT, "wait", group="do"), Option(REST, "no-more", group="end")
SOOTHING = {"heal", "regenerate"}  # what the stunned may do on themselves


class Menu:
    """What one character is offered, by key."""

    def __init__(self, crawl: Crawl, hero: Hero, deeds: Iterator[Deed]) -> None:
        self.deeds = {deed.option.key: deed for deed in _gathered(list(deeds))}
        options = tuple([deed.option for deed in self.deeds.values()])
        facts: dict[str, Fact] = {
            "hero": hero.sheet.name,
            "health": hero.health,
            "most": most_health(hero),
            "stamina": len(hero.stamina),
            "spot": label(hero.at),
            "left": movement(crawl, hero),
        }
        kind, main = Pick(options, gathers=True), usual(options, is_stunned=hero.is_stunned)
        self.prompt = Prompt(hero.seat, words.TURN, "R30", kind, default=(REST,), facts=facts, main=main)


def menu_of(crawl: Crawl, hero: Hero, *, may_act: bool = True, may_move: bool = True) -> Menu:
    """`may_act`, `may_move`: Winged Shoes leave one of the two for afterwards (5.5)."""
    return Menu(crawl, hero, _deeds(crawl, hero, may_act=may_act, may_move=may_move))


def _deeds(crawl: Crawl, hero: Hero, *, may_act: bool, may_move: bool) -> Iterator[Deed]:
    is_fresh = may_act and may_move
    if may_act and hero.is_stunned:
        yield from _stunned_deeds(crawl, hero)
    elif may_act:
        yield from attack_deeds(crawl, hero)
        yield from ability_deeds(crawl, hero)
        yield from chest_deeds(crawl, hero)
        yield from item_deeds(crawl, hero)
        yield from poise_deeds(crawl, hero)
    if may_move:
        left = movement(crawl, hero)
        found = routes(crawl, hero, left)
        yield from move_deeds(crawl, hero, found, left)
        if is_fresh:
            yield from march_deeds(crawl, hero, found, left)
    yield from lying_deeds(crawl, hero)
    if is_fresh and not hero.is_stunned:
        yield from gear_deeds(hero)
        yield from trade_deeds(crawl, hero)
    if is_fresh and _may_wait(crawl, hero):
        yield Deed(WAITING, _nothing)
    yield rest_deed(crawl, hero) if is_fresh else Deed(NO_MORE, _nothing)


def _may_wait(crawl: Crawl, hero: Hero) -> bool:
    """R32: in a fight, and while there is anybody to fight: else there is no order to step into (R27)."""
    return bool(crawl.enemies) and crawl.state.phase != "explore" and hero.sheet.quirk != "stubborn"


def _gathered(deeds: list[Deed]) -> list[Deed]:
    """A single thing to wear or to give needs no select of its own beside what can be done."""
    things = [deed for deed in deeds if deed.option.group == "things"]
    if len(things) != 1:
        return deeds
    return [deed._replace(option=replace(deed.option, group="do")) if deed in things else deed for deed in deeds]


def _nothing(crawl: Crawl, hero: Hero) -> Script[None]:
    yield from ()


def _stunned_deeds(crawl: Crawl, hero: Hero) -> Iterator[Deed]:
    """R109: things used on oneself alone, and healing oneself."""
    mine = f"-h{hero.seat}"
    for deed in ability_deeds(crawl, hero):
        if deed.args[0].kind.effect in SOOTHING and (mine in deed.option.key or deed.args[0].kind.area == "room"):
            yield deed
    yield from (deed for deed in item_deeds(crawl, hero) if is_on_oneself(hero, deed))


def move_deeds(crawl: Crawl, hero: Hero, found: dict[Place, Route], left: int) -> Iterator[Deed]:
    ways = named_ways(crawl, hero, {place: route.danger for place, route in found.items()})
    for place in (*ways, *(place for place in found if place not in ways)):
        option = route_option(crawl, place, found[place], ways.get(place))
        yield Deed(option, walk, (found[place], left), is_move=True)
    for place in climbable(crawl, hero, left):
        word = "to-top" if hero.climbs == place else "climb"
        option = Option(f"to-{key_of(place)}", word, {"spot": label(place)}, group="move")
        yield Deed(option, climb, (place,), is_move=True)
