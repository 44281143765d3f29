"""Chooses which places of which matches are kept: few, and together they show every kind of thing."""

from collections.abc import Iterator
from heapq import heapify, heappop, heappush
from typing import Any

from msgspec import Struct

from bot.engine import Match
from bot.ui.views.face import Face
from tests.pictures.features import Feature, features, is_of_all, own_features
from tests.pictures.playing import Played, play_all, play_help
from tests.pictures.recording import Recording
from tests.pictures.showing import Moment, Place, Showing

MOST = {"board": 14, "sight": 2, "page": 2, "whole": 3, "hand": 8, "prompt": 6}  # scenes of each kind that a game gets
LEAST_NEWS = {"board": 3, "sight": 4, "page": 4, "whole": 12, "hand": 3, "prompt": 1}  # features; with fewer: not kept
OF_ALL = 3  # what is said of the whole table weighs as much as so many features of what lies on it


class Candidate(Struct, frozen=True, eq=False):
    """A place that could be kept."""

    played: Played
    place: Place
    features: frozenset[Feature]
    is_end: bool


def choose(face: Face[Any]) -> list[Recording]:
    """The matches of a game, each with the places to be shown."""
    found: list[Candidate] = []
    met: set[tuple[str, frozenset[Feature]]] = set()

    def watch(played: Played, match: Match[Any]) -> None:
        for one in _candidates(face, played, match):
            if (one.place.shows, one.features) not in met or one.is_end:
                met.add((one.place.shows, one.features))
                found.append(one)

    for _ in play_all(face.game, watch):
        pass
    kept = [one for shows in MOST for one in _greedy([two for two in found if two.place.shows == shows], shows)]
    kept += [*_named_long(found), *_first_and_last(found)]
    by_match: dict[str, tuple[Played, set[Place]]] = {}
    for one in kept:
        by_match.setdefault(one.played.name, (one.played, set()))[1].add(one.place)
    variants = {"plain": face.game.options_type(), **face.game.variants()}
    return [
        *(played.record(places) for _, (played, places) in sorted(by_match.items())),
        *(play_help(face, way, options) for way, options in variants.items()),
    ]


def _candidates(face: Face[Any], played: Played, match: Match[Any]) -> Iterator[Candidate]:
    moment = Moment.of(match, played.seats)
    for place in _places(face, match.answered, moment):
        yield Candidate(played, place, frozenset(_features(face, place, moment)), match.outcome is not None)


def _places(face: Face[Any], after: int, moment: Moment) -> Iterator[Place]:
    public = moment.views[None]
    yield Place(after, "board")
    if face.closing(public) is not None:
        yield Place(after, "page")
    if face.has_whole(public):
        yield Place(after, "whole")
    for seat in range(moment.seats):
        if face.has_hand(moment.views[seat]):
            yield Place(after, "hand", seat)
        if _knows_more(moment.views[seat], public):
            yield Place(after, "sight", seat)
    for prompt in moment.prompts:
        if face.has_picture(prompt):
            yield Place(after, "prompt", prompt.seat)


def _knows_more(view: Any, public: Any) -> bool:
    """Does this seat see anything on the table that not all see?"""
    names = (name for name in view.__struct_fields__ if name != "viewer")
    return any(getattr(view, name) != getattr(public, name) for name in names)


def _features(face: Face[Any], place: Place, moment: Moment) -> Iterator[Feature]:
    public = moment.views[None]
    match place.shows:
        case "hand" | "sight":
            assert place.seat is not None
            yield from own_features(moment.views[place.seat], place.seat, public)
        case "prompt":
            prompt = Showing(face, place, moment).prompt
            yield (prompt.word, len(prompt.options))
            for name in public.__struct_fields__:
                if isinstance(getattr(public, name), Struct):
                    yield from features(getattr(public, name), name)
        case "page":
            yield from features(face.closing(public))
        case _:
            yield from features(public)


def _greedy(found: list[Candidate], shows: str) -> Iterator[Candidate]:
    """First the one with the most kinds of things, then always the one with the most that are new.

    What was new of a candidate only grows less, so only the foremost are looked at again.
    """
    seen: set[Feature] = set()
    foremost = [(-_weight(one.features), number) for number, one in enumerate(found)]
    heapify(foremost)
    kept = 0
    while foremost and kept < MOST[shows]:
        _, number = heappop(foremost)
        news = _weight(found[number].features - seen)
        if foremost and news < -foremost[0][0]:
            heappush(foremost, (-news, number))
            continue
        if news < LEAST_NEWS[shows]:
            return
        seen |= found[number].features
        kept += 1
        yield found[number]


def _weight(news: frozenset[Feature]) -> int:
    return sum(OF_ALL if is_of_all(feature) else 1 for feature in news)


def _first_and_last(found: list[Candidate]) -> Iterator[Candidate]:
    """The bare table of each way to play, with the most seats, and its result with the fewest."""
    boards = [one for one in found if one.place.shows == "board"]
    for options in {one.played.options: None for one in boards}:
        ones = [one for one in boards if one.played.options == options]
        yield max((one for one in ones if not one.place.after), key=lambda one: one.played.seats)
        yield min((one for one in ones if one.is_end), key=lambda one: one.played.seats)


def _named_long(found: list[Candidate]) -> Iterator[Candidate]:
    """The fullest board and hand of those with the most seats once more, with names as long as they may be."""
    for shows in ("board", "hand"):
        ones = [one for one in found if one.place.shows == shows]
        fullest = max(ones, key=lambda one: (one.played.seats, len(one.features)))
        place = Place(fullest.place.after, shows, fullest.place.seat, "long")
        yield Candidate(fullest.played, place, fullest.features, fullest.is_end)
