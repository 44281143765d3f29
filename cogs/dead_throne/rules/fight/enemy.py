"""R73 to R83: a fight with an enemy, and what comes of it."""

from typing import Literal

from bot.engine import Script
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player

Fought = Literal["won", "drawn", "lost", "died"]


def fight_enemy(realm: Realm, player: Player, enemy: str, home: str) -> Script[Fought]:
    """One exchange, then coin, reward and essence, or coin and penalty; the card goes back to `home` (R78, R79).

    `home` empty: there is no card (the stats of a Lone Quest), so no essence either. A forced move is left in
    `player.due`, remaining in `player.held`: the card is then kept there.
    """
    raise NotImplementedError
