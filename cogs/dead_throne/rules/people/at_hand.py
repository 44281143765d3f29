"""R8, R54, R97: what of the things carried is at hand, and what in the rucksack, where no battle lets one reach."""

from collections.abc import Container, Iterator

from bot.engine import Option
from cogs.dead_throne.prompts.options import thing_option
from cogs.dead_throne.rules.people.room import PACK
from cogs.dead_throne.state.people import Player

HAND = "hand"


def hand_options(player: Player) -> Iterator[Option]:
    """What could come out of the rucksack; then the inventory is full, and something goes in for it."""
    return (thing_option(HAND, thing) for thing in player.sack)


def take_in_hand(player: Player, keys: Container[str]) -> None:
    """In place of what was laid into the inventory last."""
    wanted = [thing for thing in player.sack if f"{HAND}-{thing.id}" in keys]
    others = [thing for thing in player.sack if all(thing is not one for one in wanted)]
    carried = [*wanted, *player.pack, *others]
    player.pack, player.sack = carried[:PACK], carried[PACK:]
