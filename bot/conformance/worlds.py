"""Other worlds: what is hidden from one viewer lies otherwise in them, and all that this viewer sees is the same.

Each is our own match with `reshuffle_hidden` done to its state. The state is read back from its bytes, which costs far
less than to play the turn again, so many moments of a match can be looked at.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.conformance.tables import Way
from bot.engine import Chance, Event, Game, Match, Prompt
from bot.engine.position import Position
from bot.ui.views.shown import as_public

Viewer: TypeAlias = int | None  # None: the public
View: TypeAlias = Callable[[Any, Viewer], Any]


def viewers(seats: int) -> tuple[Viewer, ...]:
    return (None, *range(seats))


def asked(match: Position[Any], viewer: Viewer) -> list[str]:
    """Who is waited for, and what this viewer reads of it: their own questions whole, of others what is public.

    How far answers can be taken back shows as well, as **Undo** says.
    """
    seen = [*(prompt for prompt in match.prompts), *(offer for offer in match.offers if _is_shown(offer, viewer))]
    pauses = [repr(replace(pause, number=0)) for pause in match.pauses]
    return [*(_read(prompt, viewer) for prompt in seen), *pauses, f"back to {match.horizon}"]


def _is_shown(offer: Prompt, viewer: Viewer) -> bool:
    """A secret offer stands in its seat's panel alone: nobody waits for it, and nobody sees that it is there."""
    return offer.seat == viewer or not offer.is_secret


def _read(prompt: Prompt, viewer: Viewer) -> str:
    shown = prompt if prompt.seat == viewer else as_public(prompt)
    if shown is not None:
        return repr(replace(shown, number=0))
    hidden = prompt.is_secret
    return repr((prompt.seat, "" if hidden else (prompt.word, prompt.facts), prompt.within, prompt.public_options))


def known(match: Match[Any], viewer: Viewer, told: int = 0) -> tuple[bytes, list[str]]:
    """The view with what may be settled, and the events since."""
    return seen(match.game.view, match, match.state, viewer), list(map(repr, events_for(match.told[told:], viewer)))


def events_for(told: Iterable[Event], viewer: Viewer) -> list[Event]:
    """What this viewer was told of it, without the numbers of the wordings."""
    return [replace(event, wording=0) for event in told if event.is_for(viewer)]


def told_otherwise(ours: Iterable[Event], theirs: Iterable[Event], viewer: Viewer) -> str:
    """The word of the first event that this viewer is told otherwise in the other world; empty: there is none."""
    mine, others = (events_for(told, viewer) for told in (ours, theirs))
    pairs = zip([*mine, None], [*others, None], strict=False)
    return next((one.word for my, other in pairs if my != other and (one := my or other)), "")


def sight(match: Match[Any], viewer: Viewer, told: int = 0) -> bytes:
    """All that a viewer has before them: what they know, and what is asked."""
    return msgspec.msgpack.encode([known(match, viewer, told), asked(match, viewer)])


def seen(view: View, match: Position[Any], state: Any, viewer: Viewer) -> bytes:
    """A view, and what its owner may settle in advance."""
    shown = view(state, viewer)
    orders = "" if viewer is None or not isinstance(shown, Struct) else repr(match.orders_by(shown))
    return msgspec.msgpack.encode([shown, orders])


class World(Struct, frozen=True):
    """Another world as one viewer sees it, beside ours."""

    viewer: Viewer
    ours: Any  # states
    theirs: Any
    looks_alike: bool


def worlds(match: Match[Any], seats: int, chance: Chance, view: View | None = None) -> Iterator[World]:
    """One for each viewer, where `reshuffle_hidden` has moved anything; `view` in the place of the game's own."""
    view, written, kind = view or match.game.view, msgspec.msgpack.encode(match.state), match.game.state_type
    ours = msgspec.msgpack.decode(written, type=kind)
    for viewer in viewers(seats):
        theirs = msgspec.msgpack.decode(written, type=kind)
        match.game.reshuffle_hidden(theirs, viewer, chance)
        if msgspec.msgpack.encode(theirs) != written:
            is_alike = seen(view, match, ours, viewer) == seen(view, match, theirs, viewer)
            yield World(viewer, ours, theirs, is_alike)


def says_that_nothing_is_hidden(game: Game[Any, Any]) -> bool:
    return not game.secrets and game.secrets is not None and not game.has_secret_numbers


def seats_of(way: Way) -> int:
    return min(way.seats[0] + 1, way.seats[-1])


def called(viewer: Viewer) -> str:
    return "the public" if viewer is None else f"seat {viewer}"


def parts_that_differ(one: Struct, other: Struct) -> list[str]:
    """The fields in which two views of one game are not the same."""
    return [name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name)]


def plain(value: Any) -> Any:
    """A state or a view as dicts and lists."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(value))


def leaves(tree: Any) -> list[tuple[str, Any]]:
    """Every value, with the way to it; a place in a list is a star."""
    found: list[tuple[str, Any]] = []
    _gather(tree, "", found)
    return found


def _gather(tree: Any, path: str, found: list[tuple[str, Any]]) -> None:
    if isinstance(tree, dict):
        for key, part in tree.items():
            _gather(part, f"{path}.{key}" if path else str(key), found)
    elif isinstance(tree, list):
        within = f"{path}.*"
        for part in tree:
            _gather(part, within, found)
    else:
        found.append((path, tree))


def lying(tree: Any) -> Iterator[tuple[str, str]]:
    """Where what lies, with its number among those of its path."""
    found = Counter[str]()
    for path, value in leaves(tree):
        yield path, f"{found[path]} {value!r}"
        found[path] += 1
