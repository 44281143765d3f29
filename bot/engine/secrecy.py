"""Has anybody learned what was hidden? Then an answer cannot simply be taken back."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from bot.engine.event import Event
from bot.engine.facts import Fact, Term
from bot.engine.match import Match
from bot.engine.prompt import Prompt


def is_quiet(before: Match[Any], after: Match[Any], seats: int, actor: int) -> bool:
    """Did nothing come of the answers in between that somebody may not have known?

    Both are of one turn, `after` the later. No card or die has fallen, nobody but the actor was asked anything, no
    private event was told to somebody else, and no viewer reads a name, or a number where there was none, more often
    than before. What only moves or vanishes tells nothing. It errs on the side of "somebody may have learned".
    """
    if after.chance.drawn != before.chance.drawn or after.outcome is not None:
        return False
    asked = [prompt for prompt in after.prompts if before.prompt(prompt.number) is None]
    told = after.told[len(before.told) :]
    if any(prompt.seat != actor for prompt in asked) or any(_is_private(event, actor) for event in told):
        return False
    viewers = (None, *range(seats))
    return all(_has_learned_nothing(before, after, viewer, asked, told) for viewer in viewers)


def _is_private(event: Event, actor: int) -> bool:
    return event.to is not None and set(event.to) != {actor}


def _has_learned_nothing(
    before: Match[Any], after: Match[Any], viewer: int | None, asked: Iterable[Prompt], told: Iterable[Event]
) -> bool:
    """A name that is only said again, in an event or a question, need not be there twice."""
    known = _read(before, viewer) + _said(before.game.secrets, before.prompts, (), viewer)
    if _read(after, viewer) - known:
        return False
    return _said(before.game.secrets, asked, told, viewer).keys() <= known.keys()


def _read(match: Match[Any], viewer: int | None) -> Counter[str]:
    return Counter(_names(match.game.secrets, match.view(viewer)))


def _said(
    secrets: frozenset[str] | None, prompts: Iterable[Prompt], events: Iterable[Event], viewer: int | None
) -> Counter[str]:
    facts: list[Fact] = []
    for event in events:
        facts += event.facts.values() if event.is_for(viewer) else ()
    for prompt in prompts:
        is_own = prompt.seat == viewer
        facts += prompt.facts.values() if is_own or not prompt.is_secret else ()
        for option in prompt.options if is_own else prompt.public_options:
            facts += option.facts.values()
    terms = [fact.keys for fact in facts if isinstance(fact, Term)]
    return Counter(_names(secrets, [*terms, *(fact for fact in facts if isinstance(fact, str))]))


def _names(secrets: frozenset[str] | None, value: Any, field: str = "") -> Iterator[str]:
    """Every name in a view or a fact, and for every number the field it stands in."""
    if isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from _names(secrets, getattr(value, name), name)
    elif isinstance(value, Mapping):
        for key, part in value.items():
            yield from _names(secrets, (key, part), field)
    elif isinstance(value, Iterable) and not isinstance(value, str):
        for part in value:
            yield from _names(secrets, part, field)
    else:
        yield from _name(secrets, value, field)


def _name(secrets: frozenset[str] | None, value: Any, field: str) -> Iterator[str]:
    if isinstance(value, str):
        if secrets is None or value in secrets:
            yield value
    elif value is not None and not isinstance(value, bool):
        yield f"{field}#"
