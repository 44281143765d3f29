"""A table at which a match of the checked game is played, as people see it."""

from datetime import UTC, datetime
from typing import Any

from bot.conformance import tables
from bot.engine import Match
from bot.host import Person, SeatInfo, Table
from bot.ui.views.face import Face
from bot.ui.views.scene import Scene
from bot.ui.views.shown import Shown, prompts_for
from bot.words import Words

SHORT = tuple(
    f"{name}{number}" for number in "12" for name in ("Ada", "Ben", "Cleo", "Dirk", "Eve", "Fitz", "Gwen", "Hal")
)
LONG = tuple(f"{number:02}{'W' * 30}" for number in range(16))
MATCH = "k3JdP0aZ"  # an id as the store makes them


def scene_at(table: tables.Table, match: Match[Any], names: tuple[str, ...], face: Face[Any], words: Words) -> Scene:
    """The table where people of these names play this match."""
    people = [Person(number + 1, names[number]) for number in range(table.seats)]
    shown = Table(
        id=MATCH,
        game=table.way.game.key,
        guild=1,
        channel=1,
        message=None,
        status="open" if match.outcome is None else "finished",
        options=table.way.options,
        pace="none",
        starter=people[0],
        seats=[SeatInfo(seat, person, person.name) for seat, person in enumerate(people)],
        commitment=None,
        match=match,
        created=datetime.now(UTC),
    )
    return Scene(shown, face, words)


def shown_to(viewer: int | None, match: Match[Any], names: tuple[str, ...]) -> Shown[Any]:
    return Shown(match.view(viewer), names, prompts_for(viewer, match.prompts))
