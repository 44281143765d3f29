"""Dead Throne as the engine plays it."""

from collections.abc import Iterable, Mapping, Sequence

from bot.engine import Chance, Event, Game, Options, Script
from bot.engine.script import told
from bot.kit.binding import bind
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
from cogs.dead_throne.prompts.land import LONE
from cogs.dead_throne.prompts.meeting import BATTLE_TURN
from cogs.dead_throne.prompts.turn import HOLD, LAND, STUCK
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
    rules_version = 15
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
    # R158: unasked they would tell of a hand, or one learns more. In a battle whoever must stay and sees nobody
    # to strike can only pass if they hold nothing to use.
    asked_anyway = frozenset((BATTLE_TURN, LAND, HOLD, STUCK, LONE))
    reveals = frozenset(("gained", "bought", "spoil"))  # things are won and bought openly; a winner looks into the pack
    state_type = State
    options_type = ThroneOptions

    setup = bind(new_state)
    orders = bind(orders)
    ordered = bind(ordered)
    rests_on = bind(rests_on)
    outcome = bind(outcome)
    view = bind(sight)
    advise = bind(advise)
    odds = bind(odds)
    check = bind(invariants.check)
    heeds = bind(holds_on)
    reshuffle_hidden = bind(reshuffle)

    def seats_for(self, options: Options) -> range:
        assert isinstance(options, ThroneOptions)
        return MOST[options.mode]

    def seats_each(self, options: Options) -> int:
        """R153: two heroes for one person in Defender; whoever plays against others plays one."""
        assert isinstance(options, ThroneOptions)
        return self.seats_per_person if options.mode == "defender" else 1

    def variants(self) -> Mapping[str, ThroneOptions]:
        """The ways to play, shorter than people do."""
        return {
            "first": ThroneOptions(print="first", dusk=5),
            "solo": ThroneOptions(mode="solo"),
            "defender": ThroneOptions(mode="defender", omen=True),
        }

    def turn(self, state: State, chance: Chance) -> Script[None]:
        return play(Realm(state, chance))

    def leave(self, state: State, seat: int, chance: Chance) -> Iterable[Event]:
        return told(depart(Realm(state, chance), seat))

    def roles(self, state: State) -> Sequence[str]:
        return [player.character for player in state.players]


GAME = DeadThrone()
