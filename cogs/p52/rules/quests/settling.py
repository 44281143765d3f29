"""R119 to R121, R130, R131: the end, told and written down once; nothing of it is taken back (R137)."""

from bot.engine import SETTLED, Script, ask, interleave
from cogs.p52.events.frame import CalledOff, HeroRaised, HeroRetired, QuestLost, QuestWon
from cogs.p52.prompts import growth
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.heroes.roster import keep
from cogs.p52.rules.quests.rewards import quest_experience, reward
from cogs.p52.rules.quests.rooms_left import account
from cogs.p52.state.match import State
from cogs.p52.state.people import Hero
from cogs.p52.state.sheet import Record


def settle(crawl: Crawl) -> Script[None]:
    state = crawl.state
    if state.result == "off":  # R141: it counts for nobody; they go home as they left the last room (R130)
        yield CalledOff(adventure=crawl.options.adventure, rounds=crawl.options.most_rounds)
        _end(state)
        yield SETTLED
        return
    is_won = state.result == "won"
    yield _told(crawl)
    if is_won:
        if not crawl.state.quest.is_done:
            yield from account(crawl)
        yield from interleave([reward(crawl, hero) for hero in crawl.heroes])
    yield from interleave([_fate(hero, is_won=is_won) for hero in state.heroes if hero.is_dead])
    for hero in state.heroes:
        _write_down(state, hero, is_won=is_won)
    keep(state)
    _end(state)
    yield SETTLED


def _end(state: State) -> None:
    state.phase, state.active, state.has_settled = "over", None, True


def _told(crawl: Crawl) -> QuestWon | QuestLost:
    state, options = crawl.state, crawl.options
    rooms, kills = rooms_behind(state), sum(hero.kills for hero in state.heroes)
    if state.result == "won":
        return QuestWon(adventure=options.adventure, rooms=rooms, kills=kills)
    return QuestLost(adventure=options.adventure, result=state.result, rooms=rooms, kills=kills)


def rooms_behind(state: State) -> int:
    """The last one counts where the quest was won."""
    return state.room.number - (state.result != "won")


def _fate(hero: Hero, *, is_won: bool) -> Script[None]:
    """R131: its own player says; R121: who comes back has a part in the quest as well."""
    answer = yield from ask(growth.fate(hero.seat, hero.sheet.name))
    hero.fate = answer.key
    if hero.fate == growth.RETIRED:
        hero.sheet.is_retired = True
        yield HeroRetired(seat=hero.seat, hero=hero.sheet.name)
        return
    yield HeroRaised(seat=hero.seat, hero=hero.sheet.name)
    if is_won:
        yield from quest_experience(hero)


def _write_down(state: State, hero: Hero, *, is_won: bool) -> None:
    """What a character's chronicle says of this adventure."""
    sheet = hero.sheet
    sheet.won, sheet.lost = sheet.won + is_won, sheet.lost + (not is_won)
    sheet.deaths += hero.is_dead
    friends = tuple(other.sheet.name for other in state.heroes if other is not hero)
    record = Record(
        adventure=state.options.adventure,
        difficulty=state.hardness,
        is_won=is_won,
        rooms=rooms_behind(state),
        kills=hero.kills,
        best_blow=hero.best_blow,
        level=sheet.level,
        experience=hero.gained,
        points=hero.rises,
        has_died=hero.is_dead,
        slain_by=hero.slain_by,
        friends=friends,
    )
    sheet.records.append(record)
