"""Death Over the Kingdom as the engine plays it: one round between two snapshots, of the court or the classic game."""

from collections.abc import Mapping
from typing import Annotated, cast

from msgspec import Meta

from bot.engine import Chance, Choice, Game, Options, Outcome, Prompt, Script
from cogs.death_over_the_kingdom import classic, court, sight
from cogs.death_over_the_kingdom.adviser import advise
from cogs.death_over_the_kingdom.cards import Mode, full_deck
from cogs.death_over_the_kingdom.setup import new_classic_match, new_match
from cogs.death_over_the_kingdom.state import State
from cogs.death_over_the_kingdom.view import KingdomView, Scoring

SEATS = {"court": range(3, 8), "classic": range(3, 17)}  # R1
ADVISED = 8  # and more, in the classic game


class KingdomOptions(Options, frozen=True):
    """`length` and `scoring` are the classic game's: rounds per player (R49), and what a lost round costs (R51 to R57).

    Where lives are lost, the match lasts until one seat is left, whatever the length.
    """

    mode: Mode = "court"
    length: Annotated[int, Meta(ge=2, le=6)] = 3
    scoring: Scoring = "tokens"


class DeathOverTheKingdom(Game[State, KingdomView]):
    """The court game, and the classic game (R1)."""

    key = "death-over-the-kingdom"
    seats = SEATS["court"]
    state_type = State
    options_type = KingdomOptions

    def seats_for(self, options: Options) -> range:
        return SEATS[cast(KingdomOptions, options).mode]

    def variants(self) -> Mapping[str, KingdomOptions]:
        """The classic game in each of its scorings."""
        return {
            "classic": KingdomOptions("classic", length=2),
            "lives": KingdomOptions("classic", scoring="lives"),
            "death-over-all": KingdomOptions("classic", length=2, scoring="death-over-all"),
        }

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        chosen = cast(KingdomOptions, options)
        if chosen.mode == "court":
            return new_match(seats, chance)
        return new_classic_match(seats, chance, chosen.length, chosen.scoring)

    def turn(self, state: State, chance: Chance) -> Script[None]:
        if state.mode == "court":
            return court.next_round(state, chance)
        return classic.next_round(state, chance)

    def outcome(self, state: State) -> Outcome | None:
        return sight.outcome(state)

    def view(self, state: State, seat: int | None) -> KingdomView:
        return sight.see(state, seat)

    def advise(self, view: KingdomView, prompt: Prompt, chance: Chance) -> Choice:
        return advise(view, prompt, chance)

    def check(self, state: State) -> None:
        """All 26 cards are there, each in exactly one place."""
        found = [*state.deck, *state.discards]
        for place in state.places:
            found += place.hand
            found += [place.table] if place.table else []
        codes = [(card.number, card.code) for card in found]
        assert sorted(codes) == [(card.number, card.code) for card in full_deck()], "cards lost or doubled"


GAME = DeathOverTheKingdom()
