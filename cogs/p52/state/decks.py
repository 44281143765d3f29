"""The three decks (R1). The last of a pile is its top."""

from msgspec import Struct, field

from cogs.p52.content.cards import Card


class Decks(Struct, omit_defaults=True):
    """Where cards lie that are on no spot, in no stamina pile and with no enemy."""

    action: list[Card]
    discard: list[Card] = field(default_factory=list)
    in_use: list[Card] = field(default_factory=list)  # of the discarded: what is not settled needs them yet (R146)
    enemy: list[Card] = field(default_factory=list)
    fallen: list[Card] = field(default_factory=list)  # enemies that are gone; they come back with the next room
    room: list[Card] = field(default_factory=list)
    turned: list[Card] = field(default_factory=list)  # for size, light and exit of this room
