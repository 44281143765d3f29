"""R82: what an element adds to a weapon's or a scroll's part against that of an enemy; and what a hunter adds (R96)."""

from cogs.dead_throne.content.card_kinds import OPPOSED, Element
from cogs.dead_throne.content.tables import ITEMS
from cogs.dead_throne.rules.people.figures import attack_of, has_enchanted, weapon_of
from cogs.dead_throne.state.people import Player

EDGE = 2  # of an element against the opposed one
HORN = "hunters-horn"


def with_edge(value: int, mine: Element | None, theirs: Element | None) -> int:
    """Two more against the opposed element, nothing against one's own."""
    if mine is None or theirs is None:
        return value
    return 0 if mine == theirs else value + EDGE * (OPPOSED[mine] == theirs)


def element_of(player: Player) -> Element | None:
    """That of the weapon they would strike with; a conjured blade has none."""
    weapon = None if "blade" in player.conjured else weapon_of(player)
    return ITEMS[weapon.key].element if weapon else None


def arm_against(player: Player, element: Element | None) -> int:
    """What their weapon or hand comes to by itself."""
    return with_edge(attack_of(player), element_of(player), element)


def hunting(player: Player) -> int:
    """A Hunter's Horn: one more against every enemy."""
    return int(has_enchanted(player, HORN))
