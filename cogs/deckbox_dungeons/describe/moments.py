"""What has just happened in a few words: beside a picture's sign, and for those who cannot see it."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.engine import Event, Term
from bot.words import Caption, Words, as_alt_text, caption
from cogs.deckbox_dungeons.view.beats import Beat, Onset
from cogs.deckbox_dungeons.view.moments import foremost, raid
from cogs.deckbox_dungeons.view.view import DeckboxView

COUNTED = "counted"  # the form of a word that says so many of it


def describe_moments(view: DeckboxView, moments: Sequence[Event], words: Words) -> str:
    """The strip as an alt text: within 1024 characters."""
    onsets = raid(view, moments)
    said = (
        [onset_in_words(one, view, words) for one in onsets]
        if onsets
        else [said.sentences for _, said in captioned(moments, words)]
    )
    return as_alt_text(said)


def onset_in_words(one: Onset, view: DeckboxView, words: Words) -> str:
    facts: dict[str, str | int] = {
        "enemy": words.say(f"enemy-{one.enemy}.The"),
        "number": one.number,
        "damage": one.damage,
    }
    if one.seat is None:
        return words.say("moment-onset-moved", **facts)
    hero = words.say(f"hero-{view.heroes[one.seat].hero}")
    return words.say("moment-onset-fatal" if one.is_fatal else "moment-onset", **facts, hero=hero)


def captioned(moments: Sequence[Event], words: Words) -> list[tuple[Beat, Caption]]:
    """What the strip shows besides the enemies' phase, with what is said of it."""
    return [(beat, caption(f"moment-{beat.word}", words, dict(_said(beat, words)))) for beat in foremost(moments)]


def _said(beat: Beat, words: Words) -> Iterator[tuple[str, str | int | list[str]]]:
    """Words of the game by their names, with all their forms."""
    for name, fact in beat.facts.items():
        if isinstance(fact, Term):
            yield from _term(name, fact, words)
        elif isinstance(fact, bool):
            yield name, int(fact)
        elif isinstance(fact, int | str):
            yield name, fact


def _term(name: str, term: Term, words: Words) -> Iterator[tuple[str, str | list[str]]]:
    """`enemies`, and so many of each: `enemies-counted`; of a single one all its forms."""
    each = Counter(f"{term.kind}-{key}" for key in term.keys)
    yield name, [words.say(message) for message in each]
    parts = words.parts(next(iter(each), ""))
    if COUNTED in parts:
        yield f"{name}-{COUNTED}", [words.say(f"{message}.{COUNTED}", count=count) for message, count in each.items()]
    if len(term.keys) == 1:
        message = next(iter(each))
        yield from ((f"{name}-{part}", words.say(f"{message}.{part}")) for part in parts if part != COUNTED)
