"""A question at the table names the hero who is asked once, with whose it is; and heroes tell seats apart."""

import re
from collections.abc import Iterator

from bot.conformance.check import Case, Check, Findings, most, of_shown
from bot.conformance.checked import Checked
from bot.conformance.played import played_by_advice, played_by_chance
from bot.conformance.shown import SHORT, scene_at
from bot.conformance.tables import Table
from bot.ui.views.naming import heroes_of
from bot.ui.views.table import table_view

LOOKS = 8  # of a match
FAR_ON = 2  # looks, of which the last is taken
TOLD_TWICE = re.compile(r"\*\*(\w[^(*]*) \(<@\d+>\): [^*]*?\b\1\b")


def without_hands(game: Checked) -> Iterator[Case]:
    return (Case(way.name, (game, Table(way, way.seats[0]))) for way in game.ways if not way.game.has_hands)


def named_once(game: Checked, table: Table) -> Findings:
    found = dict[str, None]()
    for match in played_by_advice(table).looks(LOOKS):
        scene = scene_at(table, match, SHORT, game.face, game.words)
        if scene.asked():
            said = "\n".join(str(getattr(item, "content", "")) for item in table_view(scene, (), None).walk_children())
            found |= {f"somebody is named twice: {said!r}": None} if TOLD_TWICE.search(said) else {}
    yield from found


def told_apart(game: Checked, table: Table) -> Findings:
    """A game that gives one person several seats names their heroes, far into a match every one of them."""
    if game.game.seats_per_person == 1:
        return
    *_, match = played_by_chance(table).looks(FAR_ON)
    heroes = heroes_of(game.face, match.view(None), table.seats, range(table.seats), game.words)
    if not heroes:
        yield "hero: the game has no names for seats that one person may hold"
    elif not all(heroes):
        yield "hero: far into a match some seat has none"


CHECKS = (
    Check("nobody is named twice where they are asked", of_shown(without_hands), named_once),
    Check("several seats of one person are told apart by their heroes", of_shown(most), told_apart),
)
