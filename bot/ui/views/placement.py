"""Where a question is answered: in the table message, in its seat's panel, or in either. It is decided here alone.

It depends on the game, on the number of seats and on the prompt's word. Whether a seat has secret options changes
nothing, as that must not be seen.
"""

from enum import Enum
from functools import singledispatch

from msgspec.structs import replace

from bot.engine import Kind, Option, Pick, PickSome, Prompt


class Placement(Enum):
    TABLE = "table"  # the panel is for looking things up
    PANEL = "panel"
    BOTH = "both"


def placement(prompt: Prompt, *, has_hands: bool) -> Placement:
    """`has_hands`: do seats of this table hold what others may not see? What has no room in public is in both, too."""
    if not has_hands:
        return Placement.TABLE
    return Placement.PANEL if prompt.is_secret else Placement.BOTH


def opened(prompt: Prompt) -> Prompt:
    """The same question at a table of one seat, where nobody is there to keep a secret from."""
    return replace(prompt, is_secret=False, kind=_opened(prompt.kind))


@singledispatch
def _opened(kind: Kind) -> Kind:
    return kind


@_opened.register(Pick)
@_opened.register(PickSome)
def _(kind: Pick | PickSome) -> Kind:
    return replace(kind, options=tuple(_open_option(option) for option in kind.options))


def _open_option(option: Option) -> Option:
    return replace(option, is_secret=False) if option.is_secret else option
