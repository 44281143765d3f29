"""Bag of Dungeon as the engine plays it."""

from collections.abc import Iterable, Mapping, Sequence

from bot.engine import Chance, Event, Game, Script
from bot.engine.script import told
from bot.kit.binding import bind
from cogs.bag_of_dungeon.adviser.advise import advise
from cogs.bag_of_dungeon.adviser.chances import odds_of
from cogs.bag_of_dungeon.content import ALL_ITEMS, ALL_MONSTERS, ALL_TILES
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.rules.frame.departure import depart
from cogs.bag_of_dungeon.rules.frame.milestones import milestones
from cogs.bag_of_dungeon.rules.frame.outcome import outcome
from cogs.bag_of_dungeon.rules.frame.reactions import hurried
from cogs.bag_of_dungeon.rules.frame.setup import new_state
from cogs.bag_of_dungeon.rules.frame.turn import play
from cogs.bag_of_dungeon.rules.goods import bags
from cogs.bag_of_dungeon.rules.invariants import state as invariants
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import State
from cogs.bag_of_dungeon.view import BagView
from cogs.bag_of_dungeon.view.orders import ordered, orders
from cogs.bag_of_dungeon.view.sight import sight


class BagOfDungeon(Game[State, BagView]):
    """One to four adventurers; a turn is one adventurer's, or Morna Gul's move."""

    key = "bag-of-dungeon"
    rules_version = 18
    seats = range(1, 5)
    secrets = frozenset(ALL_TILES) | frozenset(ALL_MONSTERS) | frozenset(ALL_ITEMS)  # stacks and bags are hidden
    has_secret_numbers = False
    has_hands = False
    state_type = State
    options_type = BagOptions

    setup = bind(new_state)
    orders = bind(orders)
    ordered = bind(ordered)
    outcome = bind(outcome)
    view = bind(sight)
    advise = bind(advise)
    odds = bind(odds_of)
    check = bind(invariants.check)
    reshuffle_hidden = bind(bags.shuffle_all)  # R1, R63: nobody knows the order of a stack or a bag

    def variants(self) -> Mapping[str, BagOptions]:
        """The other maps, and the dungeon by the house rules. Shorter than people play, long enough to meet it all."""
        return {
            "forest": BagOptions(mode="forest", most_rounds=12),
            "combined": BagOptions(mode="combined", style="competitive", pvp=True, most_rounds=12),
            "house-rules": BagOptions(
                house_restore=True,
                house_tagging=True,
                kb_bosses=True,
                enhanced_items=False,
                solo_party=2,
                most_rounds=10,
            ),
        }

    def turn(self, state: State, chance: Chance) -> Script[None]:
        return hurried(play(Quest(state, chance)), state.options.reaction_timeout_s)

    def leave(self, state: State, seat: int, chance: Chance) -> Iterable[Event]:
        """R132."""
        return told(depart(Quest(state, chance), seat))

    def milestones(self, state: State) -> Sequence[str]:
        return [*milestones(state)]


GAME = BagOfDungeon()
