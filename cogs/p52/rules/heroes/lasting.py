"""R145: what ends with the room. Regeneration, venom, extra and lost turns go on."""

from cogs.p52.state.people import Hero, Left
from cogs.p52.state.places import NOWHERE


def end_with_room(hero: Hero) -> None:
    hero.aim = hero.aim_at = hero.stance = hero.unseen = hero.free_acts = 0
    hero.climbs, hero.has_hidden, hero.is_waiting, hero.left = NOWHERE, False, False, Left()
