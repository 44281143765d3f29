"""R36 to R41, R49, R50, R148: what somebody may start with a player on their step, or within hearing of a Far Voice."""

from collections.abc import Iterator
from functools import partial
from typing import TypeAlias

from bot.engine import Script
from bot.kit.deeds import Deed
from cogs.dead_throne.prompts import meeting
from cogs.dead_throne.rules.meeting.at_players import met_scrolls
from cogs.dead_throne.rules.meeting.battles import start_battle
from cogs.dead_throne.rules.meeting.company import can_fight, can_meet, is_engaged, is_open
from cogs.dead_throne.rules.meeting.trades import nothing_springs, parley_of, sit_down, trade
from cogs.dead_throne.rules.meeting.traps import contact_deeds, spring_here
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player

Stands: TypeAlias = tuple[bool, bool]


def deeds_with(realm: Realm, player: Player, other: Player, *, can_battle: bool, is_afar: bool = False) -> list[Deed]:
    """What one may start with that player, who is on one's step or within hearing of a Far Voice."""
    if not can_meet(realm, player, other):
        return []
    deeds = _deeds_with(realm, player, other, can_battle=can_battle, is_afar=is_afar)
    stands = _stands(realm, player, other)
    return [deed._replace(play=partial(_interact, realm, player, other, deed, stands=stands)) for deed in deeds]


def _deeds_with(realm: Realm, player: Player, other: Player, *, can_battle: bool, is_afar: bool) -> Iterator[Deed]:
    """Who is in an interaction already is joined in it (R37)."""
    if can_battle and can_fight(realm, player, other):
        battle = partial(start_battle, realm, player, other, "afar" if is_afar else "announced")
        yield Deed(meeting.at("battle", other.seat), battle, is_last=True)
    if (parley := parley_of(realm, other.seat)) is not None:
        sit = partial(sit_down, parley, player)
        yield Deed(meeting.at("sit-down", other.seat), sit, is_last=True)
    elif not is_engaged(realm, other):
        if other.seat not in player.turn.refused:
            yield Deed(meeting.at("trade", other.seat), partial(_offer, realm, player, other))
        if realm.is_competitive:
            yield from met_scrolls(realm, player, other)
            yield from () if is_afar else contact_deeds(realm, player, other)  # R50


def _stands(realm: Realm, player: Player, other: Player) -> Stands:
    """Are they in something already, and on one's own step?"""
    return is_engaged(realm, other), other.at == player.at


def _interact(realm: Realm, player: Player, other: Player, deed: Deed, *, stands: Stands) -> Script[None]:
    """Noted as an interaction; nothing comes of it where one of them has been drawn into something meanwhile."""
    if not can_meet(realm, player, other) or _stands(realm, player, other) != stands:
        return
    player.turn.has_interacted = player.turn.has_interacted or deed.is_last
    if deed.is_last and other.at == player.at:
        player.turn.touched = player.at  # R178: a Far Voice touches nothing here
    yield from deed.play()


def _offer(realm: Realm, player: Player, other: Player) -> Script[None]:
    """R39: once refused, it is not asked again in this turn."""
    player.turn.refused.append(other.seat)
    yield from bargain(realm, player, other, player)


def can_hear(realm: Realm, player: Player) -> list[Player]:
    """Whom a Far Voice reaches: any living player but those who can be met by nobody."""
    return [
        other for other in realm.up if other is not player and is_open(realm, other) and can_meet(realm, player, other)
    ]


def bargain(realm: Realm, one: Player, other: Player, mover: Player) -> Script[None]:
    """R38 to R40: agreed, it was the mover's interaction; so it is where it goes on beside the round (R163)."""
    springs = partial(spring_here, realm, mover) if one.at == other.at else nothing_springs
    talk = yield from trade(realm, one, other, springs)
    if talk != "refused":
        mover.turn.has_interacted = True
        mover.turn.touched = mover.at if one.at == other.at else mover.turn.touched
