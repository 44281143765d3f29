"""Death Over the Kingdom as the engine plays it: one round between two snapshots, of the court or the classic game."""

from collections.abc import Mapping
from typing import cast

from bot.engine import Chance, Choice, Game, Options, Order, Part, Prompt, Script
from bot.kit.binding import bind
from cogs.death_over_the_kingdom.adviser.advise import reasoned
from cogs.death_over_the_kingdom.adviser.ahead import worth
from cogs.death_over_the_kingdom.options import SEATS, KingdomOptions
from cogs.death_over_the_kingdom.prompts.keys import NO
from cogs.death_over_the_kingdom.prompts.orders import DECLINING, FOLDING
from cogs.death_over_the_kingdom.rules import classic, court, invariants, outcome
from cogs.death_over_the_kingdom.rules.resuming import resume
from cogs.death_over_the_kingdom.rules.setup import new_classic_match, new_match
from cogs.death_over_the_kingdom.state.match import State
from cogs.death_over_the_kingdom.view import sight
from cogs.death_over_the_kingdom.view.resample import resample
from cogs.death_over_the_kingdom.view.reshuffle import reshuffle
from cogs.death_over_the_kingdom.view.view import KingdomView


class DeathOverTheKingdom(Game[State, KingdomView]):
    """The court game, and the classic game (R1)."""

    key = "death-over-the-kingdom"
    # 2: a second King hangs nobody twice, a void round is kept, what was seen is settled.
    # 3: the standings are told, the power that turned a round is named, who scores together is told in one line.
    # 4: no action is taken back, a fold and a hand swap neither.
    # 5: a power that others have undone is not said to have turned the round.
    # 6: the last card of the deck is lifted without a question.
    # 7: what was settled for a void round lapses with it; a cut and an Innkeeper's swap tell a seat its card, too.
    rules_version = 7
    seats = SEATS["court"]
    state_type = State
    options_type = KingdomOptions

    outcome = bind(outcome.outcome)
    check = bind(invariants.check)
    advise = bind(reasoned)
    reshuffle_hidden = bind(reshuffle)
    worth = bind(worth)

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

    def view(self, state: State, seat: int | None) -> KingdomView:
        return sight.see(state, seat)

    def orders(self, view: KingdomView) -> tuple[Order, ...]:
        """Folding is settled for a round at a time, and while there is something to fold."""
        if view.viewer is None or view.seats[view.viewer].is_out:
            return ()
        has_acted = view.seats[view.viewer].has_acted or view.phase not in {"pick", "action"}
        return (DECLINING,) if has_acted else (FOLDING, DECLINING)

    def ordered(self, view: KingdomView, prompt: Prompt, word: str, value: Part) -> Choice | None:
        """Who has named powers is asked about the others."""
        if word == FOLDING.word:
            return value
        assert isinstance(value, tuple)
        return (NO,) if prompt.word in value else None

    def resample(self, state: State, viewer: int | None, chance: Chance) -> State:
        return resample(state, viewer, chance)

    def looks_ahead(self, options: Options) -> bool:
        return cast(KingdomOptions, options).mode == "court"

    def resume(self, state: State, prompt: Prompt, chance: Chance) -> Script[None] | None:
        return resume(state, prompt) if state.mode == "court" else None


GAME = DeathOverTheKingdom()
