"""Scenes of a match that has just begun, without a bot: what the views and the pictures are made of."""

from typing import Any

from bot.engine import Chance, Match, Options
from bot.host import Person, SeatInfo, Table, utcnow
from bot.ui.views.face import Face
from bot.ui.views.scene import Scene
from tests.ui.bazaar.face import BazaarFace
from tests.ui.bazaar.game import BazaarOptions

ADA, BEN = Person(1, "Ada"), Person(2, "Ben")
MATCH = "k3JdP0aZ"


def scene_of(face: Face[Any], options: Options, seats: int) -> Scene:
    """All seats are people's: Ada and Ben hold them in turn."""
    people = [(ADA, BEN)[seat % 2] for seat in range(seats)]
    table = Table(
        id=MATCH,
        game=face.game.key,
        guild=5,
        channel=10,
        message=None,
        status="open",
        options=options,
        pace="none",
        starter=ADA,
        seats=[SeatInfo(seat, person, person.name) for seat, person in enumerate(people)],
        commitment=None,
        created=utcnow(),
        match=Match.start(face.game, seats, options, Chance(b"a scene")),
    )
    return Scene(table, face, face.catalogue.words())


def bazaar(options: BazaarOptions, seats: int = 1, face: BazaarFace | None = None) -> Scene:
    return scene_of(face or BazaarFace(), options, seats)
