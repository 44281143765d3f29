"""Each question has its place, which its word decides; and each that has three answers or more says what is usual."""

from collections import defaultdict
from functools import cache
from typing import NamedTuple

from bot.conformance.check import Check, Findings, ends, of_shown, with_looks
from bot.conformance.checked import Checked
from bot.conformance.played import played_by_chance
from bot.conformance.shown import LONG, scene_at
from bot.conformance.tables import Table
from bot.engine import Pick, Prompt
from bot.ui.views.at_table import at_table
from bot.ui.views.placement import Placement
from bot.ui.wire.limits import MOST_CONTROLS

LOOKS, MORE_LOOKS = 10, 60
EVERY = 5  # steps of a match: to place all that is asked there takes longer than to play it


class Asked(NamedTuple):
    """Of all questions and offers of a match: their places by word, which are private and how, which lack a usual."""

    places: dict[str, set[Placement]]
    private: set[str]
    lacking: set[str]


@cache
def asked(game: Checked, table: Table) -> Asked:
    found = Asked(defaultdict(set), set(), set())
    for number, match in enumerate(played_by_chance(table).steps()):
        if number % EVERY == 0:
            scene = scene_at(table, match, LONG, game.face, game.words)
            for prompt in scene.prompts:
                found.places[prompt.word].add(scene.placement(prompt))
        for prompt in (*match.prompts, *match.offers):
            found.private.update(privacy(prompt))
            if lacks_a_usual(prompt):
                found.lacking.add(prompt.word)
    return found


def privacy(prompt: Prompt) -> Findings:
    if prompt.is_secret:
        yield f"{prompt.word} is secret: has_hands = True in game.py"
    elif prompt.public_options != prompt.options:
        yield f"{prompt.word} has secret options: has_hands = True in game.py"


def lacks_a_usual(prompt: Prompt) -> bool:
    """Equals, such as the cards of a hand, need none: they are options of one word with nothing beside them."""
    words = {option.word for option in prompt.options}
    return isinstance(prompt.kind, Pick) and len(prompt.options) > 2 and len(words) > 1 and not prompt.main


def one_place(game: Checked, table: Table) -> Findings:
    """Else the place itself could tell what a seat holds."""
    places = asked(game, table).places
    if not places:
        yield "nothing is ever asked"
    for word, found in places.items():
        if len(found) > 1:
            yield f"{word!r} is asked in {len(found)} places, and the place could tell what a seat holds"


def nothing_private(game: Checked, table: Table) -> Findings:
    """A game without hidden hands asks, offers and tells nothing in private."""
    if not game.game.has_hands:
        yield from sorted(asked(game, table).private)
        told = {event.word for event in played_by_chance(table).told if event.to is not None}
        yield from (f"the event {word!r} is private: has_hands = True in game.py" for word in sorted(told))


def few_controls(game: Checked, table: Table, looks: int) -> Findings:
    for match in played_by_chance(table).looks(looks):
        scene = scene_at(table, match, LONG, game.face, game.words)
        if len(scene.asked()) == 1:
            found = [item for row in at_table(scene).asked for item in getattr(row, "children", ())]
            if len(found) > MOST_CONTROLS:
                yield f"{scene.asked()[0].word!r} has {len(found)} things to press, and {MOST_CONTROLS} is the most"


def usual(game: Checked, table: Table) -> Findings:
    if lacking := sorted(asked(game, table).lacking):
        yield f"set `main` of these prompts to what most people want there: {', '.join(lacking)}"


CHECKS = (
    Check("each question has one place", of_shown(ends), one_place),
    Check("without hidden hands nothing is asked or told in private", of_shown(ends), nothing_private),
    Check("a question has six things to press at most", of_shown(with_looks(ends, LOOKS, MORE_LOOKS)), few_controls),
    Check("of three answers or more one is the usual", of_shown(ends), usual),
)
