"""Dead Throne as the engine plays it."""

from collections.abc import Iterable, Mapping, Sequence

from bot.engine import Advice, Chance, Choice, Event, Game, Odds, Options, Order, Outcome, Part, Prompt, Script
from bot.engine.script import told
from cogs.dead_throne.adviser.advise import advise
from cogs.dead_throne.adviser.chances import odds
from cogs.dead_throne.adviser.meeting import holds_on
from cogs.dead_throne.adviser.orders import ordered, orders
from cogs.dead_throne.adviser.plans import rests_on
from cogs.dead_throne.content.tables import (
    ENEMIES,
    EVENTS,
    ITEMS,
    LONE_QUESTS,
    QUESTS,
    RELICS,
    RINGS,
    SCROLLS,
    TRAPS,
)
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.rules import invariants
from cogs.dead_throne.rules.hidden import reshuffle
from cogs.dead_throne.rules.outcome import outcome
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.setting.setup import new_state
from cogs.dead_throne.rules.turn.frame import play
from cogs.dead_throne.rules.turn.leaving import depart
from cogs.dead_throne.state.match import State
from cogs.dead_throne.view.sight import sight
from cogs.dead_throne.view.view import ThroneView

MOST = {"competitive": range(2, 8), "solo": range(1, 2), "defender": range(1, 5)}


class DeadThrone(Game[State, ThroneView]):
    """A seat is a player; an engine turn is one Game Turn with all that goes on beside it (R156)."""

    key = "dead-throne"
    seats = range(2, 8)
    seats_per_person = 2  # R153
    rules_version = 5
    # With the cards that have no name of their own: people, and coin, which is told as gained by a card.
    secrets = frozenset(
        (
            *SCROLLS,
            *TRAPS,
            *QUESTS,
            *ITEMS,
            *ENEMIES,
            *RELICS,
            *RINGS,
            *EVENTS,
            *LONE_QUESTS,
            "merchant",
            "mage",
            "card",
        )
    )
    has_secret_numbers = False
    state_type = State
    options_type = ThroneOptions

    def seats_for(self, options: Options) -> range:
        assert isinstance(options, ThroneOptions)
        return MOST[options.mode]

    def variants(self) -> Mapping[str, ThroneOptions]:
        """The ways to play, shorter than people do."""
        return {
            "first": ThroneOptions(print="first", dusk=5),
            "solo": ThroneOptions(mode="solo"),
            "defender": ThroneOptions(mode="defender", omen=True),
        }

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        assert isinstance(options, ThroneOptions)
        return new_state(seats, options, chance)

    def turn(self, state: State, chance: Chance) -> Script[None]:
        return play(Realm(state, chance))

    def orders(self, view: ThroneView) -> tuple[Order, ...]:
        return orders(view)

    def ordered(self, view: ThroneView, prompt: Prompt, word: str, value: Part) -> Choice | None:
        return ordered(view, prompt, word, value)

    def rests_on(self, view: ThroneView, plan: Mapping[str, Part]) -> object:
        return rests_on(view, plan)

    def leave(self, state: State, seat: int, chance: Chance) -> Iterable[Event]:
        return told(depart(Realm(state, chance), seat))

    def roles(self, state: State) -> Sequence[str]:
        return [player.character for player in state.players]

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state)

    def view(self, state: State, seat: int | None) -> ThroneView:
        return sight(state, seat)

    def advise(self, view: ThroneView, prompt: Prompt, chance: Chance) -> Advice:
        return advise(view, prompt, chance)

    def heeds(self, view: ThroneView, offer: Prompt) -> bool:
        return holds_on(view, offer)

    def odds(self, view: ThroneView, prompt: Prompt) -> Mapping[str, Odds]:
        return odds(view, prompt)

    def reshuffle_hidden(self, state: State, viewer: int | None, chance: Chance) -> None:
        reshuffle(state, viewer, chance)

    def check(self, state: State) -> None:
        invariants.check(state)


GAME = DeadThrone()
