"""R18 to R26: what can be interacted with on a step, and what comes of it."""

from bot.engine import Script
from cogs.dead_throne.rules.deed import Deed
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player


def step_deeds(realm: Realm, player: Player) -> list[Deed]:
    """Ways to interact with the step they are on: the path, inside a structure, a building, a Carriage.

    All are interactions. Empty where they may do none of it now (drawn there already, R28; Saladar on a stone, R124).
    Keys: outside, inside, inn, market, tavern, carriage. With `realm.is_many` the Market only enters `state.shoppers`.
    """
    raise NotImplementedError


def remain_here(realm: Realm, player: Player) -> Script[None]:
    """R30, R34: remaining with anything but an enemy: the step's card is drawn and resolved."""
    raise NotImplementedError
