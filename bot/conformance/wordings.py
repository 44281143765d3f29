"""What a game's code says has its message, and what its story says is known: also of what no match of the tests met."""

import re
from pathlib import Path

from bot.conformance.cards import entries
from bot.conformance.check import Check, Findings, of_shown, whole
from bot.conformance.checked import Checked
from bot.conformance.messages import messages
from bot.conformance.shown import SHORT
from bot.conformance.words import english, met
from bot.engine.event import kebab
from bot.engine.facts import fields_said
from bot.games.words import event_kinds
from bot.ui.views.speech import Speaker

_SAID = re.compile(r"""\.say\(\s*"([a-z][\w.-]*)"[,)\s]""")


def said_in_code(game: Checked) -> Findings:
    """Messages that are made of parts (an f-string) are met in matches only."""
    for path in sorted(game.face.folder.rglob("*.py")):
        for message in dict.fromkeys(_SAID.findall(path.read_text(encoding="utf-8"))):
            if not game.words.has(message):
                place = path.relative_to(game.face.folder)
                yield f"write in {english(game)}/*.ftl: {message} is missing: {place} says it"


def known_to_events(game: Checked) -> Findings:
    """A line of the story names the fields of its event, their numbers (`$seats-count`) and forms (`$card-the`)."""
    said = told_in(english(game))
    for kind in event_kinds(game.package):
        fields = fields_said(kind)
        for name, facts in said.get(f"event-{kebab(kind.__name__)}", {}).items():
            unknown = sorted(fact for fact in facts if not any(f"{fact}-".startswith(f"{field}-") for field in fields))
            if unknown:
                yield f"{name} names ${unknown[0]}, and {kind.__name__} has: {', '.join(fields)}"


def told_in(folder: Path) -> dict[str, dict[str, set[str]]]:
    """By event, the variables of its line and of each attribute. Files without a line of the story are left out."""
    found: dict[str, dict[str, set[str]]] = {}
    for path in sorted(folder.glob("*.ftl")):
        for name, facts in messages(path).items() if "\nevent-" in path.read_text(encoding="utf-8") else ():
            found.setdefault(name.partition(".")[0], {})[name] = facts
    return found


def called_by_name(game: Checked) -> Findings:
    """A key of the content is a word for the code; people read its name."""
    keys, speaker = entries(game.face.folder / "content"), Speaker(game.words, SHORT)
    found: dict[tuple[str, str], str] = {}
    for event in met(game)[0]:
        for name, fact in event.facts.items():
            if isinstance(fact, str) and fact in keys and re.search(rf"\b{re.escape(fact)}\b", speaker.event(event)):
                found.setdefault((event.word, name), fact)
    for (word, name), fact in found.items():
        declared = f'{name}: Annotated[str, As("…")]'
        yield f"event-{word} says the bare key {fact!r}: declare {declared}, so that people read its name"


CHECKS = (
    Check("whatever its code says has its message", of_shown(whole), said_in_code),
    Check("its story names what its events tell", of_shown(whole), known_to_events),
    Check("its story calls things by their names", of_shown(whole), called_by_name),
)
