"""What lies with one seat."""

from msgspec import Struct, field

from cogs.death_over_the_kingdom.state.cards import Card


class Place(Struct):
    hand: list[Card] = field(default_factory=list)
    table: Card | None = None
    points: int = 0  # in the classic game tokens, or lives left
    has_picked: bool = False
    has_acted: bool = False
    has_won_round: bool = False
    took: int = 0  # tokens or lives in the round just scored
    out_round: int = 0  # in which the last life was lost (R56); 0 while there are lives

    @property
    def is_out(self) -> bool:
        return self.out_round > 0
