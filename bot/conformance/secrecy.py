"""Nobody sees what is hidden from them: where it lies otherwise, all that they have before them is the same.

Views are compared outright, as the game makes them, and it is counted in how many worlds: a game that shows too much
fails, and so does one whose other worlds are all ours.
"""

from collections.abc import Iterator
from functools import lru_cache

from bot.conformance.check import Case, Check, Findings, each_way, few_ways, of_shown, whole, with_looks
from bot.conformance.checked import Checked
from bot.conformance.mid_turn import entrusted, told_alike
from bot.conformance.other_turns import asked_alike
from bot.conformance.played import POLICIES, Played, played
from bot.conformance.private import unmoved
from bot.conformance.shown import SHORT
from bot.conformance.tables import Table, Way
from bot.conformance.worlds import (
    World,
    called,
    parts_that_differ,
    says_that_nothing_is_hidden,
    seats_of,
    viewers,
    worlds,
)
from bot.engine import Chance, Game
from bot.ui.views.shown import Shown

LOOKS, MORE_LOOKS = 8, 200  # moments of a match
READ = 4  # worlds whose texts are read
ANSWERS, MORE_ANSWERS = 24, 400  # of a match, each of which is given in other worlds


def hiding(game: Checked) -> Iterator[Case]:
    """The ways of a game that hides something."""
    return iter(()) if says_that_nothing_is_hidden(game.game) else each_way(game)


def hiding_few(game: Checked) -> Iterator[Case]:
    """The same. The sample: the game as it comes, and the last of its other ways to play."""
    return iter(()) if says_that_nothing_is_hidden(game.game) else few_ways(game)


def match_of(way: Way) -> Played:
    return played(Table(way, seats_of(way)), POLICIES, b"quiet")


@lru_cache
def other_worlds(way: Way, most: int = LOOKS) -> tuple[World, ...]:
    chance, found = Chance(b"other worlds"), list[World]()
    for step in match_of(way).looks(most):
        found += worlds(step, seats_of(way), chance) if step.outcome is None else ()
    return tuple(found)


def says_what_it_hides(game: Checked) -> Findings:
    """Where nothing is hidden it says so; else it can move what is hidden about."""
    rules = game.game
    if type(rules).reshuffle_hidden is Game.reshuffle_hidden and not says_that_nothing_is_hidden(rules):
        yield (
            f"write reshuffle_hidden in {rules.key}'s game.py, or, if everything lies open, "
            "secrets = frozenset() and has_secret_numbers = False"
        )


def nothing_in_private(game: Checked, way: Way) -> Findings:
    """A game that hides nothing asks, offers and tells nothing in private."""
    if says_that_nothing_is_hidden(way.game):
        said = f"{way.game.key} says that it hides nothing, and yet"
        yield from (f"{said} {thing}" for thing in sorted(set(secret_things(match_of(way)))))


def secret_things(match: Played) -> Iterator[str]:
    """What is asked, offered or told in private."""
    for step in match.steps():
        yield from (f"the prompt {p.word!r} is secret" for p in step.prompts if p.public_options != p.options)
    yield from (f"the event {event.word!r} is private" for event in match.told if event.to is not None)


def hidden(game: Checked, way: Way, most: int) -> Findings:
    found = other_worlds(way, most)
    for viewer in viewers(seats_of(way)):
        mine = [world for world in found if world.viewer == viewer]
        if not mine:
            yield f"reshuffle_hidden moves nothing that {called(viewer)} cannot see, so nothing was compared"
        if told := [world for world in mine if not world.looks_alike]:
            where = " and ".join({name: None for world in told for name in shown_by(way, world)}) or "an order"
            yield f"view shows {called(viewer)} what is hidden: {where}, in {len(told)} of {len(mine)} worlds"


def shown_by(way: Way, world: World) -> list[str]:
    """The fields of a view that tell this world from ours."""
    return parts_that_differ(*(way.game.view(state, world.viewer) for state in (world.ours, world.theirs)))


def moved(game: Checked, way: Way, most: int) -> Findings:
    """Else the view could show it to everybody, and nothing would be noticed."""
    for path in unmoved(way.game, other_worlds(way, most), seats_of(way)):
        yield f"reshuffle_hidden never moves {path}, which one seat sees and another does not"


def texts(game: Checked, way: Way) -> Findings:
    """The board in words and its alt text, and a panel's: of what they say, no picture shows more."""
    face, words, names = game.face, game.words, SHORT[: seats_of(way)]
    found = other_worlds(way)
    told: dict[str, None] = {}
    for world in found[:: -(-len(found) // READ)]:
        ours, theirs = (Shown(way.game.view(state, world.viewer), names, ()) for state in (world.ours, world.theirs))
        said = {
            "headline": face.headline(ours.view, words) == face.headline(theirs.view, words),
            "read": face.read(ours, words) == face.read(theirs, words),
            "describe": face.describe(ours, words) == face.describe(theirs, words),
            "read_hand": world.viewer is None or face.read_hand(ours, words) == face.read_hand(theirs, words),
        }
        told |= {
            f"{name} tells {called(world.viewer)} what is hidden": None for name, alike in said.items() if not alike
        }
    yield from told


def questions(game: Checked, way: Way) -> Findings:
    yield from dict.fromkeys(said for said in asked_alike(way, match_of(way)) if said)


def answers(game: Checked, way: Way, most: int) -> Findings:
    found = list(told_alike(game, match_of(way), most))
    if not found and not any(True for _ in asked_alike(way, match_of(way))):
        yield "no turn could be begun, and no answer given, in another world: does reshuffle_hidden move anything?"
    yield from dict.fromkeys(said for said in found if said)


def confidences(game: Checked, way: Way) -> Findings:
    yield from dict.fromkeys(entrusted(match_of(way)))


CHECKS = (
    Check("the game says what it hides", whole, says_what_it_hides),
    Check("a game that hides nothing says nothing in private", each_way, nothing_in_private),
    Check("nobody sees what is hidden", with_looks(hiding, LOOKS, MORE_LOOKS), hidden),
    Check("what one seat alone sees lies otherwise in some world", with_looks(hiding_few, LOOKS, MORE_LOOKS), moved),
    Check("texts are made of what may be seen", of_shown(hiding_few), texts),
    Check("no question and no wait tells what is hidden", hiding, questions),
    Check("no answer tells what is hidden", with_looks(hiding_few, ANSWERS, MORE_ANSWERS), answers),
    Check("what one seat alone sees is told to nobody else", hiding_few, confidences),
)
