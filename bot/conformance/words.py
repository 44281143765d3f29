"""A game has its words: what is missing is said in a sentence, with the file where it belongs."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from bot.conformance.check import Check, Findings, of_shown, whole
from bot.conformance.checked import Checked
from bot.conformance.played import played_by_advice, played_by_chance
from bot.conformance.shown import LONG
from bot.conformance.tables import Table
from bot.engine import Chance, Deal, Event, Form, Order, Prompt
from bot.games.words import event_kinds, missing_words
from bot.ui.actions.reading import guide_of
from bot.ui.views.speech import Speaker
from bot.words import Unsaid, Words

STEPS = 3  # of the how-to-play, at least
REASONS = 30  # looks at one match


@cache
def met(game: Checked) -> tuple[tuple[Event, ...], tuple[Prompt, ...]]:
    """The events and prompts of a match of every way with the most seats; as the game comes also with the fewest."""
    told: dict[str, Event] = {}
    asked: dict[str, Prompt] = {}
    for way in game.ways:
        for seats in way.ends if way.is_usual else way.ends[-1:]:
            whole_match = played_by_chance(Table(way, seats))
            told |= {repr(event): event for event in whole_match.told}
            for match in whole_match.steps():
                asked |= {f"{p.seat} {p.word} {p.facts} {p.options}": p for p in (*match.prompts, *match.offers)}
    return tuple(told.values()), tuple(asked.values())


def english(game: Checked) -> Path:
    return game.face.folder / "words" / "en"


def messages(game: Checked) -> Findings:
    """Every event, prompt and option has its message."""
    lacking = {f"{message} is missing" for message in missing_words(game.face, game.package)}
    for prompt in met(game)[1]:
        lacking |= set(lacking_of_prompt(prompt, game.words))
    yield from (f"write in {english(game)}/*.ftl: {one}" for one in sorted(lacking))


def lacking_of_prompt(prompt: Prompt, words: Words) -> Findings:
    if not words.has(f"prompt-{prompt.word}"):
        yield f"prompt-{prompt.word} is missing: what the seat is asked"
    if not prompt.is_standing and not words.has(f"prompt-{prompt.word}.waiting"):
        yield f"prompt-{prompt.word} lacks .waiting: whom and what the others wait for"
    for named in names_of_parts(prompt):
        if not words.has(named):
            yield f"{named} is missing: what it is called where it is asked for"
    for option in prompt.options:
        if option.word and not words.has(f"option-{option.word}") and not words.parts(f"option-{option.word}"):
            yield f"option-{option.word} is missing: what its button says"


def names_of_parts(prompt: Prompt) -> Iterable[str]:
    """The fields of a form, and what is counted in a deal."""
    if isinstance(prompt.kind, Form):
        yield from (f"field-{field.word or field.key}" for field in prompt.kind.fields)
    if isinstance(prompt.kind, Deal):
        stocks = (stock for side in (prompt.kind.mine, prompt.kind.theirs) for stock in side.stocks)
        yield from (f"stock-{stock.word or stock.key}" for stock in stocks)


def nothing_open(game: Checked) -> Findings:
    """No variable is unknown and no label is cut, with the longest names."""
    told, asked = met(game)
    speaker = Speaker(game.words, LONG)
    yield from _faults(speaker.event, told)
    yield from _faults(speaker.prompt, asked)
    yield from _faults(speaker.waiting, [prompt for prompt in asked if not prompt.is_standing])
    options = {repr(option): option for prompt in asked for option in prompt.options}
    yield from _faults(speaker.option, options.values())


def _faults(say: Any, things: Iterable[Any]) -> Iterable[str]:
    """A sentence for everything that cannot be said whole."""
    found: dict[str, None] = {}
    for thing in things:
        try:
            said = say(thing)
        except Unsaid as error:
            found[f"{thing.word}: {error}"] = None
            continue
        if not said.strip() or "{" in said:
            found[f"{thing.word} is said as {said!r}"] = None
        if say.__name__ == "option" and said.endswith("…"):
            found[f"option-{thing.word} is too long for a button: {said!r}"] = None
    return found


def standing_orders(game: Checked) -> Findings:
    """Whatever a seat may settle in advance at the beginning, or at a look along a match of every way."""
    speaker, orders = Speaker(game.words, LONG), dict[str, Order]()
    for way in game.ways:
        for match in played_by_advice(Table(way, way.seats[0])).looks(REASONS):
            orders |= {order.word: order for seat in range(way.seats[0]) for order in match.orders(seat)}
    faults = [*_faults(speaker.order, orders.values())]
    faults += _faults(speaker.option, (option for order in orders.values() for option in order.kind.options))
    yield from (f"write in {english(game)}/*.ftl: {fault}" for fault in faults)


def reasons(game: Checked) -> Findings:
    """Whatever its adviser answers with, along a match of every way."""
    lacking = set[str]()
    for way in game.ways:
        for match in played_by_advice(Table(way, way.seats[0])).looks(REASONS):
            for prompt in match.prompts:
                advice = way.game.advise(match.view(prompt.seat), prompt, Chance(b"reasons"))
                if advice.word and not game.words.has(f"reason-{advice.word}"):
                    lacking.add(f"reason-{advice.word}")
    yield from (f"write in {english(game)}/*.ftl why an automaton chose so: {one}" for one in sorted(lacking))


def guide(game: Checked) -> Findings:
    """Steps for the help page, topics, and every rule that an event or a prompt cites."""
    path = english(game) / "guide.md"
    read = guide_of(game.face, game.face.catalogue.words())
    if not read.topics:
        yield f"{path} has no topic: a line `## How to play`"
    if len(read.steps) < STEPS:
        yield f"the first topic of {path} has no {STEPS} numbered steps: they are the help page"
    cited = {kind.rule: kind.__name__ for kind in event_kinds(game.package)}
    cited |= {prompt.rule: f"the prompt {prompt.word!r}" for prompt in met(game)[1]}
    for rule, by in sorted(cited.items()):
        if read.find(rule) is None:
            yield f"{path} lacks the rule {rule}, which {by} cites. Write it as `**{rule}** …`"


CHECKS = (
    Check("every event, prompt and option has its message", of_shown(whole), messages),
    Check("what is said leaves nothing open", of_shown(whole), nothing_open),
    Check("every standing order can be said", of_shown(whole), standing_orders),
    Check("an automaton's reasons can be said", of_shown(whole), reasons),
    Check("its guide can be looked up", of_shown(whole), guide),
)
