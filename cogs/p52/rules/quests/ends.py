"""Is the quest won or lost? Looked at as soon as it may be; and after every turn, with the door."""

from bot.engine import Script
from cogs.p52.events.frame import ExitOpened
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.quests.keys import RELIC, carried, relics_lying
from cogs.p52.rules.quests.scenes import adventure, has_major_fallen, lock_now, scene_of
from cogs.p52.state.places import label


def look(crawl: Crawl) -> Script[None]:
    state, room = crawl.state, crawl.room
    if state.result:
        return
    was, room.lock = room.lock, lock_now(crawl)
    if room.lock == "open" != was:
        yield ExitOpened(spot=label(room.exit), way=_way(crawl, was))
    judge(crawl)
    _call_off(crawl)


def judge(crawl: Crawl) -> None:
    """5.9: it is won when it is won, whatever would have come in the rest of the turn; so it is lost, too."""
    if crawl.is_over:
        return
    if is_won(crawl):
        crawl.state.result = "won"
    elif is_relic_lost(crawl):
        crawl.state.result = "late"


def _call_off(crawl: Crawl) -> None:
    """R141: a simulation's limit."""
    if not crawl.is_over and 0 < crawl.options.most_rounds < crawl.room.round:
        crawl.state.result = "off"


def _way(crawl: Crawl, was: str) -> str:
    return (scene_of(crawl.state, crawl.room.number).lock or "cleared") if was == "locked" else "cleared"


def is_relic_lost(crawl: Crawl) -> bool:
    """The boss has fallen, and what he was to be robbed of lies in a room behind."""
    known = adventure(crawl.state)
    if known is None or known.goal != "boss-and-relic" or not has_major_fallen(crawl.state):
        return False
    return not carried(crawl, RELIC) and not any(item.key == RELIC for _, item in relics_lying(crawl))


def is_won(crawl: Crawl) -> bool:
    """5.9: without another step: the boss has fallen, and where there is a relic somebody alive holds it."""
    known = adventure(crawl.state)
    goal = known.goal if known else "boss" if crawl.state.quest.shape == "boss" else "leave"
    if goal == "leave" or not has_major_fallen(crawl.state):
        return False
    return goal == "boss" or bool(carried(crawl, RELIC))
