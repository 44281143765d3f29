"""Every game has its words: what is missing is said in a sentence, with the file where it belongs."""

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale

from bot.engine import Chance, Deal, Event, Form, Order, Prompt
from bot.engine.playout import adviser_policy, random_policy
from bot.games.words import event_kinds, missing_words
from bot.ui.actions.reading import guide_of
from bot.ui.views.speech import Speaker
from bot.words import Unsaid, Words
from tests.conformance.played import played
from tests.conformance.shown import LONG, SHOWN, SHOWN_WAYS, strict_words
from tests.conformance.tables import Table
from tests.support.fluent import PLURALS, counted, messages

EACH = list(SHOWN)
STEPS = 3  # of the how-to-play, at least
REASONS = 60  # looks at one match
LARGEST = 10_000  # nothing that a game counts comes near it


@cache
def met(key: str) -> tuple[tuple[Event, ...], tuple[Prompt, ...]]:
    """The events and prompts of a match of every way, with few seats and with many."""
    told: dict[str, Event] = {}
    asked: dict[str, Prompt] = {}
    for way in (way for way in SHOWN_WAYS if way.game.key == key):
        for seats in way.ends:
            whole = played(Table(way, seats), (random_policy,), b"%d seats" % seats)
            told |= {repr(event): event for event in whole.told}
            for match in whole.steps():
                asked |= {f"{p.seat} {p.word} {p.facts} {p.options}": p for p in (*match.prompts, *match.offers)}
    return tuple(told.values()), tuple(asked.values())


def files(key: str) -> Path:
    return SHOWN[key].face.folder / "words" / "en"


@pytest.mark.parametrize("key", EACH)
def test_every_event_prompt_and_option_has_its_message(key: str) -> None:
    shown = SHOWN[key]
    words, (_, asked) = strict_words(shown.face), met(key)
    lacking = {f"{message} is missing" for message in missing_words(shown.face, shown.found.place.package)}
    for prompt in asked:
        lacking |= set(lacking_of_prompt(prompt, words))
    assert not lacking, f"write in {files(key)}/*.ftl: {'; '.join(sorted(lacking))}"


def lacking_of_prompt(prompt: Prompt, words: Words) -> Iterator[str]:
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


def names_of_parts(prompt: Prompt) -> Iterator[str]:
    """The fields of a form, and what is counted in a deal."""
    if isinstance(prompt.kind, Form):
        yield from (f"field-{field.word or field.key}" for field in prompt.kind.fields)
    if isinstance(prompt.kind, Deal):
        stocks = (stock for side in (prompt.kind.mine, prompt.kind.theirs) for stock in side.stocks)
        yield from (f"stock-{stock.word or stock.key}" for stock in stocks)


@pytest.mark.parametrize("key", EACH)
def test_what_is_said_leaves_nothing_open(key: str) -> None:
    """No variable is unknown and no label is cut, with the longest names."""
    told, asked = met(key)
    speaker = Speaker(strict_words(SHOWN[key].face), LONG)
    awaited = [prompt for prompt in asked if not prompt.is_standing]
    faults = [*_faults(speaker.event, told), *_faults(speaker.prompt, asked), *_faults(speaker.waiting, awaited)]
    faults += _faults(speaker.option, {repr(option): option for prompt in asked for option in prompt.options}.values())
    assert not faults, "\n".join(faults)


def _faults(say: Any, things: Iterable[Any]) -> list[str]:
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
    return list(found)


@pytest.mark.parametrize("key", EACH)
def test_every_standing_order_can_be_said(key: str) -> None:
    """Whatever a seat may settle in advance at the beginning, or at a look along a match of every way."""
    speaker, orders = Speaker(strict_words(SHOWN[key].face), LONG), dict[str, Order]()
    for way in (way for way in SHOWN_WAYS if way.game.key == key):
        for match in played(Table(way, way.seats[0]), (adviser_policy,), b"%d seats" % way.seats[0]).looks(REASONS):
            orders |= {order.word: order for seat in range(way.seats[0]) for order in match.orders(seat)}
    faults = _faults(speaker.order, orders.values())
    faults += _faults(speaker.option, (option for order in orders.values() for option in order.kind.options))
    assert not faults, f"write in {files(key)}/*.ftl: {'; '.join(faults)}"


@pytest.mark.parametrize("key", EACH)
def test_an_automatons_reasons_can_be_said(key: str) -> None:
    """Whatever its adviser answers with, along a match of every way."""
    words, lacking = strict_words(SHOWN[key].face), set[str]()
    for way in (way for way in SHOWN_WAYS if way.game.key == key):
        for match in played(Table(way, way.seats[0]), (adviser_policy,), b"%d seats" % way.seats[0]).looks(REASONS):
            for prompt in match.prompts:
                advice = way.game.advise(match.view(prompt.seat), prompt, Chance(b"reasons"))
                if advice.word and not words.has(f"reason-{advice.word}"):
                    lacking.add(f"reason-{advice.word}")
    assert not lacking, f"write in {files(key)}/*.ftl why an automaton chose so: {', '.join(sorted(lacking))}"


@pytest.mark.parametrize("key", EACH)
def test_its_guide_can_be_looked_up(key: str) -> None:
    """Steps for the help page, topics, and every rule that an event or a prompt cites."""
    shown, path = SHOWN[key], files(key) / "guide.md"
    guide = guide_of(shown.face, shown.face.catalogue.words())
    assert guide.topics, f"{path} has no topic: a line `## How to play`"
    assert len(guide.steps) >= STEPS, f"the first topic of {path} has no numbered steps: they are the help page"
    cited = {kind.rule: kind.__name__ for kind in event_kinds(shown.found.place.package)}
    cited |= {prompt.rule: f"the prompt {prompt.word!r}" for prompt in met(key)[1]}
    lost = [f"{rule} ({by})" for rule, by in sorted(cited.items()) if guide.find(rule) is None]
    assert not lost, f"{path} lacks rules that are cited: {', '.join(lost)}. Write them as `**R17** …`"


@cache
def plural_forms(locale: str) -> tuple[frozenset[str], frozenset[str]]:
    """Those that a game's numbers need, and all that the language has: French has one for millions."""
    plural = Locale.parse(locale.replace("-", "_")).plural_form
    return frozenset(map(plural, range(LARGEST))) | {"other"}, frozenset(plural.tags)


@pytest.mark.parametrize("key", EACH)
def test_numbers_are_counted_as_the_language_does(key: str) -> None:
    """A text that turns with a number knows every plural form of its language."""
    faults = []
    for path in sorted((SHOWN[key].face.folder / "words").glob("*/*.ftl")):
        needed, known = plural_forms(path.parent.name)
        for message, forms in counted(path):
            faults += [f"{path}: {message} lacks the plural form [{form}]" for form in sorted(needed - forms)]
            strange = sorted(forms & PLURALS - known)
            faults += [f"{path}: {message}: the language has no [{form}]" for form in strange]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("key", EACH)
def test_other_languages_say_nothing_that_english_does_not(key: str) -> None:
    folder = SHOWN[key].face.folder / "words"
    english = said_in(folder / "en")
    for other in sorted(path for path in folder.iterdir() if path.is_dir() and path.name != "en"):
        assert not said_in(other) - english, f"{other} has messages that {folder / 'en'} lacks"


def said_in(folder: Path) -> set[str]:
    """Its messages. Attributes are a translation's own business: its words may need more forms than English has."""
    return {message.partition(".")[0] for path in folder.glob("*.ftl") for message in messages(path)}
