"""The end of a match, as the game's face is given it."""

from typing import Generic, TypeVar

from msgspec import Struct

from bot.engine import Event, Outcome
from bot.ui.views.shown import Shown

V = TypeVar("V", bound=Struct)


class Ending(Struct, Generic[V], frozen=True):
    """`shown` is what everybody may see in the end, `story` what everybody was told in the whole match, in order.

    `story` is empty where the match does not replay from its start any more, as the rules have changed.
    """

    shown: Shown[V]
    outcome: Outcome
    story: tuple[Event, ...] = ()
