"""R33, R149: fighting the enemy that holds somebody, and what may follow."""

from functools import partial

from bot.engine import Script, ask
from cogs.dead_throne.events.meeting import SetFree
from cogs.dead_throne.prompts import meeting
from cogs.dead_throne.prompts.options import term
from cogs.dead_throne.rules.deed import Deed, by_key
from cogs.dead_throne.rules.fight.enemy import fight_enemy
from cogs.dead_throne.rules.meeting.encounters import deeds_with
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Held, Player


def held_deed(realm: Realm, player: Player, other: Player) -> Deed:
    """Instead of the step they are on."""
    assert other.held is not None
    enemy = term("enemy", other.held.enemy)
    return Deed(
        meeting.at("rescue", other.seat, enemy=enemy), partial(rescue, realm, player, other), is_interaction=True
    )


def rescue(realm: Realm, player: Player, other: Player) -> Script[None]:
    """A normal fight. Only who wins it frees the other; else the card stays where it is."""
    held = other.held
    if held is None:
        return  # somebody was quicker
    player.turn.has_interacted = True
    other.held = None
    fought = yield from fight_enemy(realm, player, held.enemy, held.home)
    if fought != "won":
        _hold_on(realm, player, other, held)
        return
    yield SetFree(seat=player.seat, other=other.seat, enemy=held.enemy)
    yield from _afterwards(realm, player, other)


def _hold_on(realm: Realm, player: Player, other: Player, held: Held) -> None:
    """A6: the card is taken up again; where it now holds both of them, it lies before the first."""
    other.held = held
    if player.held is not None and player.held.enemy == held.enemy:
        player.held.home = ""
    else:
        realm.take_back(held.home, f"enemy:{held.enemy}")


def _afterwards(realm: Realm, player: Player, other: Player) -> Script[None]:
    """R149: one interaction with whoever was freed, or none; the turn ends with it, whatever comes of it."""
    deeds = by_key(deeds_with(realm, player, other, can_battle=True))
    if deeds and player.is_up:
        options = [deed.option for deed in deeds.values()]
        answer = yield from ask(meeting.rescued(player.seat, other.seat, options))
        if answer.key in deeds:
            yield from deeds[answer.key].play()
