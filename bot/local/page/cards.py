"""What the bot at this table would like newcomers to begin with.

The table knows no bot: whoever opens it hands the cards in.
"""

from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct

from bot.local.protocol.discord_json import Json

PICTURES = "/table/cards"


class Card(Struct, frozen=True):
    """One thing to begin with. One press does what a person would do by hand.

    It uses `command` with `options`, and then presses the buttons with the labels `presses`, one after the other.
    """

    title: str
    about: str
    facts: tuple[str, ...]  # such as "3 to 7 players"
    command: str
    options: dict[str, int | str]
    presses: tuple[str, ...]
    colour: int  # 0xRRGGBB
    picture_text: str  # what the picture shows, in words
    draw: Callable[[], Awaitable[bytes]]  # the picture, a PNG
    lesson: str = ""  # the command that teaches it by playing; empty: there is none


def cards_json(cards: Sequence[Card]) -> list[Json]:
    """The cards as the page reads them, each with the address of its picture."""
    return [
        {name: getattr(card, name) for name in Card.__struct_fields__ if name != "draw"}
        | {"picture": f"{PICTURES}/{at}"}
        for at, card in enumerate(cards)
    ]
