"""Has anybody learned what was hidden? Then an answer cannot simply be taken back."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from bot.engine.choice import keys_in
from bot.engine.event import Event
from bot.engine.facts import Fact, Term
from bot.engine.position import Position
from bot.engine.prompt import Prompt

Secrets = frozenset[str] | None
NUMBER = "#"  # behind the name of a field: a number stands in it


def is_quiet(before: Position[Any], after: Position[Any], seats: int) -> bool:
    """Has the one answer between these two, of one turn, told nobody what they may not have known?

    No card or die has fallen; nobody but the one who answered was asked anything; no view holds a name, or a number
    where there was none, more often than before; what was said in private only repeats what was chosen, and what was
    said in public names only what lies openly, and of which the one who answered holds no other in secret: the thing
    used might be that one. What only moves or vanishes tells nothing. In doubt: no.
    """
    answer = after.answers[-1]
    asked = [one for one in after.waits if isinstance(one, Prompt) and before.prompt(one.number) is None]
    told = after.told[len(before.told) :]
    if after.chance.drawn != before.chance.drawn:
        return False
    if any(prompt.seat != answer.seat for prompt in asked) or any(not _is_own(event, answer.seat) for event in told):
        return False
    viewers = (None, *range(seats))
    return _says_nothing_new(before, after, asked, told) and not any(
        _read(after, viewer) - _read(before, viewer) for viewer in viewers
    )


def _is_own(event: Event, seat: int) -> bool:
    return event.to is None or set(event.to) == {seat}


def _says_nothing_new(before: Position[Any], after: Position[Any], asked: list[Prompt], told: Sequence[Event]) -> bool:
    secrets, answer = before.game.secrets, after.answers[-1]
    in_private, in_public = (set(_names(secrets, said)) for said in _said(secrets, asked, told))
    chosen, seen, held = set(_names(secrets, _chosen(before, after))), _read(before, None), _read(before, answer.seat)
    return in_private <= chosen and all(0 < seen[name] >= held[name] for name in in_public)


def _read(match: Position[Any], viewer: int | None) -> Counter[str]:
    names = _names(match.game.secrets, match.view(viewer))
    return Counter(name for name in names if match.game.has_secret_numbers or not name.endswith(NUMBER))


def _chosen(before: Position[Any], after: Position[Any]) -> list[object]:
    """What the one who answered knew that they chose."""
    answer = after.answers[-1]
    prompt, keys = before.prompt(answer.prompt), set(keys_in(answer.choice))
    options = prompt.options if prompt is not None else ()
    return _words(fact for option in options if option.key in keys for fact in option.facts.values())


def _said(secrets: Secrets, prompts: Iterable[Prompt], events: Iterable[Event]) -> tuple[list[object], list[object]]:
    """What questions and events name: those for one seat alone, and those for all.

    A question may be called after a hidden thing: "far-voice" asks whom that scroll calls.
    """
    private: list[Fact] = []
    public: list[Fact] = []
    for event in events:
        (public if event.to is None else private).extend(event.facts.values())
    for prompt in prompts:
        heard = private if prompt.is_secret else public
        heard.extend([*prompt.facts.values(), *({prompt.word} & (secrets or frozenset()))])
        for facts in prompt.kind.parts():
            heard.extend(facts.values())
        for option in prompt.options:
            (private if prompt.is_secret or option.is_secret else public).extend(option.facts.values())
    return _words(private), _words(public)


def _words(facts: Iterable[Fact]) -> list[object]:
    """Terms and texts; seats and numbers name no hidden thing."""
    return [fact.keys if isinstance(fact, Term) else fact for fact in facts if isinstance(fact, Term | str)]


def _names(secrets: Secrets, value: Any, field: str = "") -> Iterator[str]:
    """Every name in a view or among facts, and for every number the field it stands in."""
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


def _name(secrets: Secrets, value: Any, field: str) -> Iterator[str]:
    if isinstance(value, str):
        if secrets is None or value in secrets:
            yield value
    elif value is not None and not isinstance(value, bool):
        yield f"{field}{NUMBER}"
