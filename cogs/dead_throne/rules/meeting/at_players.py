"""R49, R113: scrolls used on a player, met or in battle: Sunder, Blood Dart, Entangle."""

from collections.abc import Iterator
from functools import partial

from bot.engine import Script, ask
from bot.kit.deeds import Deed
from cogs.dead_throne.events.traps import Trapped
from cogs.dead_throne.prompts import meeting
from cogs.dead_throne.rules.fight.breaking import break_worn, can_break
from cogs.dead_throne.rules.fight.reactions import hits, use_scroll, works
from cogs.dead_throne.rules.meeting.battles import start_battle
from cogs.dead_throne.rules.meeting.company import can_fight
from cogs.dead_throne.rules.people.figures import has_enchanted
from cogs.dead_throne.rules.people.gear import rearm
from cogs.dead_throne.rules.people.health import hurt
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player, Slot

SUNDER, DART, ENTANGLE = "sunder", "blood-dart", "entangle"
DART_HURTS = 2
SUNDERED: tuple[Slot, ...] = ("weapon", "shield")


def battle_scrolls(realm: Realm, user: Player, others: list[Player]) -> Iterator[Deed]:
    """In one's own Battle Turn, besides the attack."""
    for other in others:
        for scroll, part in _usable(user, other):
            option = meeting.scroll_at(scroll, other.seat, part)
            yield Deed(option, partial(_in_battle, realm, user, other, scroll, part))


def met_scrolls(realm: Realm, user: Player, other: Player) -> Iterator[Deed]:
    """As the interaction with somebody met (R49)."""
    for scroll, part in _usable(user, other):
        option = meeting.scroll_at(scroll, other.seat, part)
        yield Deed(option, partial(_as_interaction, realm, user, other, scroll, part), is_last=True)


def _usable(user: Player, other: Player) -> Iterator[tuple[str, str]]:
    """What can be used on that player, with the part of theirs that Sunder breaks."""
    held = dict.fromkeys(user.scrolls)
    if SUNDER in held:
        worn = {slot: other.worn.get(slot) for slot in SUNDERED}
        yield from ((SUNDER, slot) for slot, thing in worn.items() if can_break(thing))
    yield from ((scroll, "") for scroll in (DART, ENTANGLE) if scroll in held)


def _in_battle(realm: Realm, user: Player, other: Player, scroll: str, part: str) -> Script[None]:
    use = hits if scroll == DART else works
    if (yield from use(realm, user, scroll, other)):
        yield from _effect(realm, user, other, scroll, part)
        yield from rearm(realm, user, other)


def _as_interaction(realm: Realm, user: Player, other: Player, scroll: str, part: str) -> Script[None]:
    """R49: who could defend themselves, and did, may start a battle."""
    canceller = yield from use_scroll(realm, user, scroll, other)
    has_warded = scroll == DART and has_enchanted(other, "ring-of-warding")
    if canceller is None:
        yield from _effect(realm, user, other, scroll, part)
    has_defended = canceller is other or (canceller is None and has_warded)
    if not (has_defended and other.is_up and user.is_up):
        return
    answer = yield from ask(meeting.strike_back(other.seat, user.seat))
    if answer.key == "battle" and can_fight(realm, other, user):  # neither is in something else by now (R156)
        yield from start_battle(realm, other, user, "answer")


def _effect(realm: Realm, user: Player, other: Player, scroll: str, part: str) -> Script[None]:
    if not other.is_up:
        return  # killed while others might have cancelled it (R156)
    if scroll == DART:
        yield from hurt(realm, other, DART_HURTS, "scroll", user)
    elif scroll == ENTANGLE:
        yield from trap_for(other, 1)
    else:
        yield from break_worn(other, "weapon" if part == "weapon" else "shield")


def trap_for(player: Player, turns: int) -> Script[None]:
    """R113: they remain, without any defence."""
    player.remains = max(player.remains, turns)
    player.is_trapped = True
    yield Trapped(seat=player.seat, turns=player.remains)
