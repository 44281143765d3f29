"""Rooms of an adventure, for the tests of quests: where a party stands in one, and what came of it."""

from typing import Any, TypeVar

from bot.engine import Event, Script
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.heroes.roster import keepsakes
from cogs.p52.rules.rooms.laying import lay
from cogs.p52.state.sheet import Sheet
from tests.support.scripts import ScriptRun, run_script

T = TypeVar("T")


def by_default(script: Script[T], answers: dict[str, Any] | None = None) -> ScriptRun[T]:
    """Everybody lets time run out, but where a word has an answer here."""
    run = ScriptRun(script)
    while not run.is_over:
        for prompt in list(run.prompts)[:1]:
            said = (answers or {}).get(prompt.word, prompt.default)
            assert said is not None, prompt
            run.answer(prompt.seat, said, prompt.word)
    return run


def in_room(crawl: Crawl, number: int = 1) -> Crawl:
    """All of them stand at the start of this room of the adventure."""
    crawl.room.number = number - 1
    run_script(lay(crawl), {}, otherwise=("block",))
    for hero in crawl.state.heroes:
        hero.at = crawl.room.start
    return crawl


def of(kind: type[Event], events: list[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def result_of(crawl: Crawl) -> str:
    return crawl.state.result


def lock_of(crawl: Crawl) -> str:
    return crawl.room.lock


def went_home(crawl: Crawl) -> list[Sheet]:
    return [one.read(Sheet) for one in keepsakes(crawl.state)]
