"""R36 to R51, R157: whoever walks over somebody, and what both may start."""

from collections.abc import Iterator
from functools import partial

from bot.engine import Script, ask_all
from bot.kit.deeds import Deed, by_key
from cogs.dead_throne.prompts import meeting
from cogs.dead_throne.rules.meeting.at_players import met_scrolls
from cogs.dead_throne.rules.meeting.battles import join_battle, start_battle
from cogs.dead_throne.rules.meeting.company import can_announce, can_meet, can_strike, is_engaged
from cogs.dead_throne.rules.meeting.encounters import bargain, deeds_with
from cogs.dead_throne.rules.meeting.region_traps import interact_on_land, on_land
from cogs.dead_throne.rules.meeting.rescue import rescue_deeds
from cogs.dead_throne.rules.meeting.trades import parley_of
from cogs.dead_throne.rules.meeting.traps import contact_deeds, spring, spring_here
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player

__all__ = ["attack_announced", "can_announce", "can_meet", "meeting_deeds", "pass_by", "spring"]


def pass_by(realm: Realm, walker: Player) -> Script[bool]:
    """The walker has just entered `walker.at`, unannounced: those there have their windows (R43), at once.

    True: something was started; the walk is over, and the walker's turn too.
    """
    hosts = [one for one in realm.from_left_of(walker.seat) if one.at == walker.at and _has_window(realm, one, walker)]
    found = ((host, by_key(_answers(realm, host, walker))) for host in hosts)
    windows = [(host, menu) for host, menu in found if menu]  # R157: none where nothing could be done
    prompts = [
        meeting.pass_by(host.seat, walker.seat, walker.at, [deed.option for deed in menu.values()])
        for host, menu in windows
    ]
    answers = yield from ask_all(prompts)
    before, walker.turn.has_interacted = walker.turn.has_interacted, False
    for (host, menu), answer in zip(windows, answers, strict=True):
        if answer.key in menu and can_still_meet(realm, walker, host, answer.key):
            yield from _begun(realm, walker, host, menu[answer.key])
            if walker.turn.has_interacted or not walker.is_up:  # the rest are closed
                return True
    walker.turn.has_interacted = before
    return False


def can_still_meet(realm: Realm, walker: Player, host: Player, deed: str) -> bool:
    """Others may have drawn one of them into something while they were asked."""
    if host.at != walker.at or not can_meet(realm, walker, host) or parley_of(realm, host.seat) is not None:
        return False
    return deed == "battle" or not is_engaged(realm, host)


def _begun(realm: Realm, walker: Player, host: Player, deed: Deed) -> Script[None]:
    """R111: to start something is to interact in that land: a trap of it may catch the host instead."""
    has_sprung = deed.is_last and not is_engaged(realm, host) and (yield from spring_here(realm, host))
    if has_sprung or not can_still_meet(realm, walker, host, deed.option.key):
        return
    walker.turn.has_interacted = deed.is_last
    if deed.is_last:
        walker.turn.touched = walker.at
    yield from deed.play()


def _has_window(realm: Realm, host: Player, walker: Player) -> bool:
    """R43, R157. Whoever sits in a trade waits for others to sit down (R37)."""
    return can_meet(realm, walker, host) and parley_of(realm, host.seat) is None


def _answers(realm: Realm, host: Player, walker: Player) -> Iterator[Deed]:
    """R51: battle, scroll, trap, trade offer; who stands in a battle can only drag the walker into it (R47)."""
    if can_strike(realm, host, walker):
        yield Deed(meeting.at("battle", walker.seat, key="battle"), partial(_struck, realm, host, walker), is_last=True)
    if not is_engaged(realm, host):
        if realm.is_competitive:
            yield from met_scrolls(realm, host, walker)
            yield from contact_deeds(realm, host, walker)
        yield Deed(meeting.at("trade", walker.seat, key="trade"), partial(bargain, realm, host, walker, walker))


def _struck(realm: Realm, host: Player, walker: Player) -> Script[None]:
    """R43, R45: the one who was walked over strikes first."""
    battle = realm.battle_of(host.seat)
    if battle is None:
        yield from start_battle(realm, host, walker, "window")
    else:
        yield from join_battle(realm, battle, walker, "dragged")


def attack_announced(realm: Realm, walker: Player, other: Player) -> Script[None]:
    """R42, R45, R47: the walker has announced battle and now stands on their step; he strikes first, or joins."""
    if can_announce(realm, walker, other):
        walker.turn.has_interacted, walker.turn.touched = True, walker.at
        yield from interact_on_land(realm, walker, partial(_attack, realm, walker, other))


def _attack(realm: Realm, walker: Player, other: Player) -> Script[None]:
    if can_announce(realm, walker, other):  # nobody has been drawn into something while a trap might have sprung
        yield from start_battle(realm, walker, other)


def meeting_deeds(realm: Realm, player: Player, *, has_landed: bool) -> list[Deed]:
    """Who can be met on the player's own step: trade, scroll, contact trap, a held player's enemy (R33).

    A trap of the region may spring before it, as it is an interaction in that land (R111).
    Battle as well where they begin their turn there (R46), not where they have just landed unannounced (R44). A trade
    refused is no interaction (R39): its play leaves `player.turn.has_interacted` False. Who has landed and was refused
    is done with that player: what is left is the step, or the rest of the roll.
    """
    others = realm.at(player.at, player)
    willing = [other for other in others if not (has_landed and other.seat in player.turn.refused)]
    met = [deed for other in willing for deed in deeds_with(realm, player, other, can_battle=not has_landed)]
    deeds = [on_land(realm, player, deed) if deed.is_last else deed for deed in met]
    rescues = rescue_deeds(realm, player, others)
    return deeds + (rescues if player.held is None and not is_engaged(realm, player) else [])
