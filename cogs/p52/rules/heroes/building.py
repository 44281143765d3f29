"""R6, P1: everybody chooses or builds a character at once; nobody waits for another."""

from functools import cache

from bot.engine import Answer, Prompt, Script, ask, interleave
from cogs.p52.content.kinds import CORES, Cores
from cogs.p52.content.tables import CLASSES, NAMES, PREGENS, RACES
from cogs.p52.events.frame import HeroBuilt, PointsFlipped
from cogs.p52.prompts import building
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.heroes.figures import most_health, movement
from cogs.p52.rules.heroes.sheets import FLIPS, learnable, new_sheet, points_of, pregen, sound_points, useful
from cogs.p52.state.people import Hero
from cogs.p52.state.sheet import Sheet

FIRST = next(iter(RACES)), next(iter(CLASSES))  # what the form is filled in with
Open = list[tuple[Hero, Prompt]]


def build(crawl: Crawl) -> Script[None]:
    """Who has brought somebody is ready. A ready-made character is one person's."""
    for hero in crawl.state.heroes:
        if hero.is_ready:
            yield _told(hero, "brought")
    asked: Open = []
    yield from interleave([_choose(crawl, hero, asked) for hero in crawl.state.heroes if not hero.is_ready])


def _choose(crawl: Crawl, hero: Hero, asked: Open) -> Script[None]:
    prompt = _question(crawl, hero)
    asked.append((hero, prompt))
    answer = yield from ask(prompt)
    asked.remove((hero, prompt))
    if answer.key == building.BUILD:
        hero.sheet = yield from _built(crawl, hero)
    else:
        hero.sheet = pregen(answer.key)
        _renew(crawl, asked)
    hero.is_ready, hero.health = True, most_health(hero)
    yield _told(hero, "built" if answer.key == building.BUILD else "pregen")


def _question(crawl: Crawl, hero: Hero) -> Prompt:
    taken = {other.sheet.pregen for other in crawl.state.heroes}
    free = [key for key in PREGENS if key not in taken]
    return building.character(hero.seat, map(_ready_made, free), free[hero.seat % len(free)])


@cache
def _ready_made(key: str) -> building.ReadyMade:
    hero = Hero(0, pregen(key))
    return building.ReadyMade(
        PREGENS[key], most_health(hero), movement(hero, is_dark=False), tuple(hero.sheet.abilities)
    )


def _renew(crawl: Crawl, asked: Open) -> None:
    """What one takes the others can no longer choose; their questions stay open without it."""
    for hero, prompt in asked:
        fresh = _question(crawl, hero)
        prompt.kind, prompt.default = fresh.kind, fresh.default


def _built(crawl: Crawl, hero: Hero) -> Script[Sheet]:
    """R6: three flips say how many points there are; the form takes all the rest but the last ability."""
    cards = crawl.flips(FLIPS)
    points, name = points_of(cards), NAMES[hero.seat]
    yield PointsFlipped(seat=hero.seat, hero=name, cards=cards, points=points)
    sheet = _filled((yield from ask(building.build(hero.seat, points, name, sound_points(*FIRST, points)))), name)
    abilities = learnable(sheet)
    if abilities:
        answer = yield from ask(building.one_more(hero.seat, sheet.name, abilities, useful(abilities)))
        sheet.abilities[answer.key] = 1
    return sheet


def _filled(answer: Answer, name: str) -> Sheet:
    quirk = answer.field("quirk").key
    return new_sheet(
        answer.field("name").text.strip() or name,
        answer.field("race").key,
        answer.field("calling").key,
        Cores(*(answer.field(core).amount for core in CORES)),
        "" if quirk == building.NO_QUIRK else quirk,
        answer.field("note").text.strip(),
    )


def _told(hero: Hero, way: str) -> HeroBuilt:
    sheet = hero.sheet
    return HeroBuilt(
        seat=hero.seat,
        hero=sheet.name,
        race=sheet.race,
        calling=sheet.calling,
        level=sheet.level,
        health=most_health(hero),
        way=way,
    )
