"""A game's film: within its limits, and made from what everybody could see, however the hidden things lie."""

import copy as copies
import pickle
from collections.abc import Iterator
from typing import Any

from bot.conformance.check import Check, Findings, fewest, of_shown
from bot.conformance.checked import Checked
from bot.conformance.copying import copy
from bot.conformance.measuring import STRIP, is_strip, look
from bot.conformance.played import played_by_chance
from bot.conformance.shown import LONG
from bot.conformance.tables import Table
from bot.conformance.worlds import parts_that_differ, sight
from bot.engine import Chance, Match, Seen, seen, watched
from bot.ui.views.replay.film_order import FilmOrder
from bot.ui.views.replay.filming import MOST_PICTURES, Filming, coloured
from bot.ui.views.replay.reel import Reel, make_reel
from bot.ui.wire.limits import ALT_TEXT
from images.film import make_film

TAKES = 4  # pictures of a match that are drawn
TRIES = 2  # other worlds, at each place
WORLDS = 6  # places of a match where what is hidden is moved about
LONGEST = 60  # seconds of a picture
HEAVIEST = 2 * 1024 * 1024  # bytes of so many takes


def reel_of(game: Checked, table: Table) -> Reel:
    whole = played_by_chance(table)
    return make_reel(watched(whole.begin(), whole.answers), game.face, whole.end.outcome)


def filming(game: Checked, table: Table, reel: Reel) -> Filming:
    return Filming(game.face, game.words, LONG[: table.seats], reel)


def limits(game: Checked, table: Table) -> Findings:
    """Some of its pictures are drawn."""
    made = filming(game, table, reel_of(game, table))
    takes = made.takes()
    if not 2 < len(takes) <= MOST_PICTURES:
        yield f"the film has {len(takes)} pictures, and must have 3 to {MOST_PICTURES}"
    shots = [take() for take in takes[:: -(-len(takes) // TAKES)]]
    for shot in shots:
        if not 0 < shot.seconds <= LONGEST:
            yield f"a picture of the film stays for {shot.seconds} s, and {LONGEST} is the most"
        if shot.strip is not None:
            yield from is_strip("a strip in the film", shot.strip)
    film = make_film(shots, coloured(game.face.accent), "webp")
    if len(film.data) > HEAVIEST * len(shots) // TAKES:
        yield f"{len(shots)} pictures of the film weigh {len(film.data)} bytes"
    if look(film.data)[1][0] != STRIP[0]:
        yield f"the film is {look(film.data)[1][0]} px wide, and must be {STRIP[0]}"
    said = made.alt(film.pictures)
    if made.result() not in said or len(said) > 2 * ALT_TEXT:
        yield f"the film's alt text lacks the result, or is longer than {2 * ALT_TEXT}: {said!r}"


def ordered(game: Checked, table: Table) -> Findings:
    """A process of its own makes it: the order goes there as bytes."""
    face = game.face
    order = FilmOrder.of(face, face.catalogue.words("de", "fr"), LONG[: table.seats], reel_of(game, table), "webp")
    arrived = pickle.loads(pickle.dumps(order))  # noqa: S301 - our own
    if arrived != order or not isinstance(arrived.face(), type(face)):
        yield "the order of a film arrives as another in its process: are all parts of views and events data?"
    elif arrived.face().catalogue.words(*arrived.locales).locales != order.locales:
        yield "the process that makes films finds other languages"


def same_for_all_worlds(game: Checked, table: Table) -> Findings:
    """At some places of a match what the public cannot tell is moved about; the pictures and lines stay the same."""
    here, there = zip(*both_worlds(table), strict=True)
    true, other = (filming(game, table, make_reel(world, game.face, None)) for world in (here, there))
    if [take() for take in true.takes()] != [take() for take in other.takes()]:
        yield "where hidden things lie otherwise, the public film is another"


def both_worlds(table: Table) -> Iterator[tuple[Seen[Any], Seen[Any]]]:
    chance = Chance(b"other worlds")
    for match in played_by_chance(table).looks(WORLDS):
        worlds = [] if match.outcome is not None else [other_world(match, chance) for _ in range(TRIES)]
        alike = [world for world in worlds if sight(world, None) == sight(match, None)]
        alike.sort(key=lambda world: sum(world.view(s) != match.view(s) for s in range(table.seats)))
        if alike:  # the one that most of the seats could tell from ours
            yield seen(match, match.told), seen(alike[-1], match.told)


def other_world(match: Match[Any], chance: Chance) -> Match[Any]:
    world = copy(match)
    world.game.reshuffle_hidden(world.state, None, chance)
    return world


def as_it_was(game: Checked, table: Table) -> Findings:
    """A view that shared something with the state would show, in a film, what came later."""
    whole = played_by_chance(table)
    before = [(one.view, copies.deepcopy(one.view)) for one in watched(whole.begin(), whole.answers)]
    changed = {name: None for view, kept in before for name in parts_that_differ(view, kept)}
    for name in changed:
        yield f"a view changes while the match goes on: its {name} is a part of the state, so put a copy into it"


def public(game: Checked, table: Table) -> Findings:
    told = [event for event in played_by_chance(table).told if event.is_for(None)]
    if list(reel_of(game, table).story) != told:
        yield "the film's story is not what everybody was told"


CHECKS = (
    Check("its film keeps its limits", of_shown(fewest), limits),
    Check("its film can be made by another process", of_shown(fewest), ordered),
    Check("its film is the same wherever hidden things lie", of_shown(fewest), same_for_all_worlds),
    Check("what was seen stays as it was", of_shown(fewest), as_it_was),
    Check("its film tells only what everybody was told", of_shown(fewest), public),
)
