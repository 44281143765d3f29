"""What stands over a strip: the moment's own words, with names cut only where they have no room."""

from collections.abc import Sequence

from bot.engine import Event, Term, Who
from bot.words import Said, Words, clean
from images.type import Style, width_of

NAMES = (32, 20, 14, 10, 7, 4)  # letters of a name, the first that fit


def caption(event: Event, names: Sequence[str], words: Words, style: Style, room: int) -> str:
    """In few words, so that they fit into so many px."""
    for letters in NAMES:
        said = words.say(f"moment-{event.word}", **_facts(event, [clean(name, letters) for name in names], words))
        if width_of(said, style) <= room:
            break
    return said


def full_caption(event: Event, names: Sequence[str], words: Words) -> str:
    """The same where there is room."""
    return words.say(f"moment-{event.word}", **_facts(event, names, words))


def _facts(event: Event, names: Sequence[str], words: Words) -> dict[str, Said]:
    said: dict[str, Said] = {}
    for name, fact in event.facts.items():
        if isinstance(fact, Who):
            said[name] = [names[seat] for seat in fact.seats]
        elif isinstance(fact, Term):
            said[name] = [words.say(f"{fact.kind}-{key}") for key in fact.keys]
            said[f"{name}-the"] = [words.say(f"{fact.kind}-{key}.the") for key in fact.keys if fact.kind == "card"]
        else:
            said[name] = fact
    return said
