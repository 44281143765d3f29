"""R33, R149: fighting the enemy that holds somebody, and what may follow."""

from collections.abc import Sequence
from functools import partial

from bot.engine import Script, ask
from bot.kit.deeds import Deed, by_key
from cogs.dead_throne.events.meeting import SetFree
from cogs.dead_throne.prompts import meeting
from cogs.dead_throne.rules.fight.enemy import fight_enemy
from cogs.dead_throne.rules.land.loot import draw_finds, is_seized
from cogs.dead_throne.rules.meeting.encounters import deeds_with
from cogs.dead_throne.rules.meeting.region_traps import on_land
from cogs.dead_throne.rules.place.holds import held_by, is_fought, numbered
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player


def rescue_deeds(realm: Realm, player: Player, others: Sequence[Player]) -> list[Deed]:
    """Instead of the step they are on: each enemy that holds somebody here, once, however many it holds."""
    holders = [other for other in others if other.held is not None]
    firsts = [one for one in holders if one.held is not None and held_by(realm, one.held)[0] is one]
    return [on_land(realm, player, held_deed(realm, player, one)) for one in firsts]


def held_deed(realm: Realm, player: Player, other: Player) -> Deed:
    assert other.held is not None
    option = meeting.rescue(other.seat, [one.seat for one in held_by(realm, other.held)], other.held.enemy)
    return Deed(option, partial(rescue, realm, player, other), is_last=True)


def rescue(realm: Realm, player: Player, other: Player) -> Script[None]:
    """A normal fight. Only who wins it frees all whom it holds; else the card stays where it is.

    What has been won comes before anything is started with the freed, Loot too; a lair may leave no time for that.
    """
    held = other.held
    if held is None or is_fought(realm, held):
        return  # somebody was quicker
    player.turn.has_interacted, player.turn.touched = True, player.at
    card = player.turn.rescues = numbered(realm, held)
    captives = held_by(realm, held)
    fought = yield from fight_enemy(realm, player, held.enemy, held.home, card=card)
    player.turn.rescues = 0
    if fought == "won":
        freed = [one for one in captives if one.is_up and one.at == player.at]
        for one in freed:
            yield SetFree(seat=player.seat, other=one.seat, enemy=held.enemy)
        yield from draw_finds(realm, player)
        if not is_seized(player):
            yield from _afterwards(realm, player, freed)


def _afterwards(realm: Realm, player: Player, freed: Sequence[Player]) -> Script[None]:
    """R149: one interaction with one of those who were freed, or none; the turn ends with it, whatever comes of it."""
    deeds = by_key(deed for one in freed for deed in deeds_with(realm, player, one, can_battle=True))
    if deeds and player.is_up:
        options = [deed.option for deed in deeds.values()]
        answer = yield from ask(meeting.rescued(player.seat, [one.seat for one in freed], options))
        if answer.key in deeds:
            yield from deeds[answer.key].play()
