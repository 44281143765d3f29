"""R115 to R118, P14: habits, levels, new abilities and practice, everybody at once."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from bot.engine import Fact, Script, Term, ask, interleave
from cogs.p52.content.cards import Card, value
from cogs.p52.content.kinds import CORES, Core, Cores
from cogs.p52.content.tables import ABILITIES
from cogs.p52.events.goods import AbilityLearnt, AbilityRaised, CoreRaised
from cogs.p52.events.growth import LevelGained
from cogs.p52.prompts import growth
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.heroes.figures import initiative, most_health, movement, next_level
from cogs.p52.rules.heroes.sheets import learnable
from cogs.p52.rules.quests.experience import habits
from cogs.p52.rules.quests.proposals import evenly, proposals, within_reach
from cogs.p52.state.people import Hero
from cogs.p52.state.sheet import Sheet


def grow(crawl: Crawl) -> Script[None]:
    """The living. Levels are flipped for one after the other, and then all choose at once."""
    risen = {}
    for hero in crawl.heroes:
        if hero.sheet.experience >= next_level(hero.sheet):
            risen[hero.seat] = yield from _level(crawl, hero)
    yield from interleave([_grow_one(hero, risen.get(hero.seat)) for hero in crawl.heroes])


def _level(crawl: Crawl, hero: Hero) -> Script[int]:
    """R116, R117: one level a room; half a flip says how many points there are."""
    sheet, card = hero.sheet, crawl.flip()
    cost = next_level(sheet)
    sheet.experience -= cost
    with_more(hero, Cores(), level=1)
    sheet.learns += sheet.level % 2
    yield _told(hero, card, cost)
    return value(card) // 2


def _told(hero: Hero, card: Card, cost: int) -> LevelGained:
    return LevelGained(
        seat=hero.seat,
        hero=hero.sheet.name,
        level=hero.sheet.level,
        cost=cost,
        card=card,
        points=value(card) // 2,
        experience=hero.sheet.experience,
    )


def _grow_one(hero: Hero, points: int | None) -> Script[None]:
    for by, cores in habits(hero.tally):
        core = cores[0]
        if len(cores) > 1:
            answer = yield from ask(growth.habit(hero.seat, hero.sheet.name, by, cores))
            core = next(one for one in cores if one == answer.key)
        yield from raise_core(hero, core, 1, "habit", by)
    if points:
        yield from _rise(hero, points)
    yield from _learn(hero)
    if points is not None:
        yield from _practise(hero)


def _rise(hero: Hero, points: int) -> Script[None]:
    """R117: a proposal, in one press, or a form for whoever would rather spread them."""
    sheet, offered = hero.sheet, proposals(hero.sheet, points)
    proposed = _proposed(hero, points, offered)
    answer = yield from ask(growth.grow(hero.seat, sheet.name, grown_facts(hero, points), proposed))
    given = offered.get(answer.key)
    if given is None:
        spread = yield from ask(growth.rise(hero.seat, sheet.name, sheet.level, points, evenly(sheet, points)))
        given = Cores(*(spread.field(core).amount for core in CORES))
    for core in CORES:
        if given.of(core):
            yield from raise_core(hero, core, given.of(core), "level")


def grown_facts(hero: Hero, points: int) -> dict[str, Fact]:
    """What one has now."""
    cores: dict[str, Fact] = {core: hero.sheet.cores.of(core) for core in CORES}
    figures: dict[str, Fact] = {"most": most_health(hero), "movement": movement(hero, is_dark=False)}
    return {"level": hero.sheet.level, "points": points, **cores, **figures, "initiative": initiative(hero)}


def _proposed(hero: Hero, points: int, offered: Mapping[str, Cores]) -> Iterator[growth.Proposal]:
    even = evenly(hero.sheet, points)
    for way, given in offered.items():
        yield growth.Proposal(way, given, _outlook(hero, given), is_default=given == even)


def _outlook(hero: Hero, given: Cores) -> dict[str, Fact]:
    """What would be otherwise, and which abilities come within reach."""
    sheet, known = hero.sheet, learnable(hero.sheet)
    grown = Hero(hero.seat, replace(sheet, cores=sheet.cores.plus(given)), bag=hero.bag, worn=hero.worn)
    now = {"most": most_health(hero), "movement": movement(hero, is_dark=False), "initiative": initiative(hero)}
    then = {"after": most_health(grown), "steps": movement(grown, is_dark=False), "first": initiative(grown)}
    more = [after - before for before, after in zip(now.values(), then.values(), strict=True)]
    return {
        **now,
        **then,
        **dict(zip(("tougher", "faster", "sooner"), more, strict=True)),
        "abilities": Term("ability", tuple(key for key in within_reach(sheet, given) if key not in known)),
    }


def raise_core(hero: Hero, core: Core, amount: int, way: str, by: str = "none") -> Script[None]:
    """R5: what follows from it is new at once, and HP rise with their maximum (R117). `by`: the ability of a habit."""
    with_more(hero, Cores(**{core: amount}))
    hero.sheet.raised += amount
    hero.rises += amount
    value = hero.sheet.cores.of(core)
    yield CoreRaised(seat=hero.seat, hero=hero.sheet.name, core=core, value=value, way=way, ability=by)


def with_more(hero: Hero, cores: Cores, level: int = 0) -> None:
    before = most_health(hero)
    hero.sheet.cores = hero.sheet.cores.plus(cores)
    hero.sheet.level += level
    if not hero.is_dead:
        hero.health += most_health(hero) - before


def _learn(hero: Hero) -> Script[None]:
    """R117: as many as are open; some may have been kept for another time (P14)."""
    sheet = hero.sheet
    while sheet.learns and (known := learnable(sheet)):
        answer = yield from ask(growth.learn(hero.seat, sheet.name, known))
        if answer.key == growth.LATER.key:
            return
        sheet.abilities[answer.key] = 1
        sheet.learns -= 1
        yield AbilityLearnt(seat=hero.seat, hero=sheet.name, ability=answer.key)


def _practise(hero: Hero) -> Script[None]:
    """R118: right after levelling, as long as there is anything that can be paid for."""
    sheet = hero.sheet
    while costs := _affordable(sheet):
        answer = yield from ask(growth.practise(hero.seat, sheet.name, sheet.experience, costs))
        if answer.key == growth.DONE.key:
            return
        sheet.experience -= costs[answer.key][1]
        yield from raise_ability(hero, answer.key, costs[answer.key][1])


def _affordable(sheet: Sheet) -> dict[str, tuple[int, int]]:
    """Each with its level and what the next one costs."""
    costs = {key: (level, ABILITIES[key].cost * level) for key, level in sheet.abilities.items()}
    return {key: (level, cost) for key, (level, cost) in costs.items() if 0 < cost <= sheet.experience}


def raise_ability(hero: Hero, ability: str, cost: int) -> Script[None]:
    sheet = hero.sheet
    sheet.abilities[ability] += 1
    level = sheet.abilities[ability]
    yield AbilityRaised(seat=hero.seat, hero=sheet.name, ability=ability, level=level, cost=cost)
