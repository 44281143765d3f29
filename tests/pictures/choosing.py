"""Chooses which places of which matches are kept: few, and together they show every kind of thing."""

from collections.abc import Iterator
from heapq import heapify, heappop, heappush
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.engine import Match, Options
from bot.ui.views.face import Face
from tests.pictures.features import Feature, features, is_of_all, own_features
from tests.pictures.playing import Played, play_all, play_help
from tests.pictures.recording import Recording, in_order
from tests.pictures.showing import Moment, Place, Showing

# Scenes of each kind that a game gets, and with how many features that are new at least.
MOST = {"board": 14, "sight": 2, "page": 2, "whole": 3, "hand": 8, "prompt": 6, "moment": 18, "ending": 5}
LEAST_NEWS = {"board": 3, "sight": 4, "page": 4, "whole": 12, "hand": 3, "prompt": 1, "moment": 3, "ending": 4}
TOLD = ("moment", "ending")  # kinds that are made from what happened, not from how it stands alone
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

    for played in play_all(face.game, watch):
        found += told_candidates(face, played, played.record({Place(len(played.answers), "board")}))
    kept = [one for shows in MOST for one in _greedy([two for two in found if two.place.shows == shows], shows)]
    kept += [*_named_long(found, "board", "hand", *TOLD), *_first_and_last(found)]
    by_match: dict[str, tuple[Played, set[Place]]] = {}
    for one in kept:
        by_match.setdefault(one.played.name, (one.played, set()))[1].add(one.place)
    variants = {"plain": face.game.rehearsed(), **face.game.variants()}
    return [
        *(played.record(places) for _, (played, places) in sorted(by_match.items())),
        *(play_help(face, way, options) for way, options in variants.items()),
    ]


def add_told(face: Face[Any], kept: list[Recording]) -> list[Recording]:
    """The same matches, with places of the kinds that none of them shows yet, though it could."""
    lacking = [shows for shows in TOLD if not any(place.shows == shows for one in kept for place in one.places)]
    found = [
        (two, one) for one in kept for two in told_candidates(face, Played(one.name, one.seats, Options(), b""), one)
    ]
    chosen = [two for shows in lacking for two in _greedy([two for two, _ in found if two.place.shows == shows], shows)]
    chosen += [long for shows in lacking for long in _named_long([two for two, _ in found], shows)]
    added = {one.name: {two.place for two in chosen if two.played.name == one.name} for one in kept}
    return [replace(one, places=in_order({*one.places, *added[one.name]})) for one in kept]


def told_candidates(face: Face[Any], played: Played, recording: Recording) -> Iterator[Candidate]:
    """Where something happened that should be seen for a while, and the end."""
    met: set[frozenset[Feature]] = set()
    for match, news, story in recording.retold(face.game):
        moment = Moment.of(match, recording.seats, news, story)
        strip = Showing(face, Place(match.answered, "moment"), moment)
        seen = frozenset(feature for event in strip.lasting for feature in features(event, event.word))
        if seen and seen not in met and strip.strip() is not None:
            met.add(seen)
            yield Candidate(played, strip.place, seen, moment.outcome is not None)
        if moment.outcome is not None:
            ending = Showing(face, Place(match.answered, "ending"), moment)
            if face.draw_ending(ending.ending, ending.words) is not None:
                yield Candidate(played, ending.place, frozenset(features(moment.views[None])), is_end=True)


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


def _named_long(found: list[Candidate], *kinds: str) -> Iterator[Candidate]:
    """The fullest of each of these kinds of those with the most seats once more, with names as long as they may be."""
    for shows in kinds:
        ones = [one for one in found if one.place.shows == shows]
        if ones:
            fullest = max(ones, key=lambda one: (one.played.seats, len(one.features)))
            place = Place(fullest.place.after, shows, fullest.place.seat, "long")
            yield Candidate(fullest.played, place, fullest.features, fullest.is_end)
