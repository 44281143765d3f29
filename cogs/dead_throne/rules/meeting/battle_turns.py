"""R54, R61, R68 to R72: a Battle Turn, and flight out of a battle."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from bot.engine import Option, Script, ask
from bot.kit.deeds import Deed, by_key
from cogs.dead_throne.events.battles import BattleLeft, BattlePassed, BattleTurnBegan, FlightRolled
from cogs.dead_throne.events.traps import Loosed
from cogs.dead_throne.prompts import meeting
from cogs.dead_throne.rules.land.deeds import land_deeds
from cogs.dead_throne.rules.meeting.at_players import battle_scrolls
from cogs.dead_throne.rules.meeting.battles import is_afar, opponents, others_of
from cogs.dead_throne.rules.meeting.own_scrolls import scrolls_of_any_turn
from cogs.dead_throne.rules.meeting.striking import strike
from cogs.dead_throne.rules.people.dropping import drop_now
from cogs.dead_throne.rules.people.figures import has_enchanted
from cogs.dead_throne.rules.people.gear import can_rearrange, change_gear
from cogs.dead_throne.rules.people.leaving import find_ground, is_on, leave_all, told_end
from cogs.dead_throne.rules.people.scrolls import DISCARD, discard_some, refresh
from cogs.dead_throne.rules.people.tools import essence_deeds, tool_deeds
from cogs.dead_throne.rules.people.treasure import pick_up
from cogs.dead_throne.rules.people.waiting import can_be_moved, pass_turn
from cogs.dead_throne.rules.place.bars import lift_bars
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.state.people import Player

GEAR = Option("gear", "gear", is_secret=True)
AWAY_AT = 9  # R68
CHARM = "lucky-charm"
MOST_DEEDS = 30  # of one Battle Turn, so that it ends


class Flight(NamedTuple):
    """Somebody left a battle and is in a Game Turn now: they walk so far (R69), or have a teleport due (R35).

    `shunned` are those of the battle, whom they cannot meet on this walk (R72).
    """

    seat: int
    steps: int
    at: str  # the step of that battle
    shunned: tuple[int, ...] = ()


class _Turn:
    """What has come of the Battle Turn so far."""

    def __init__(self) -> None:
        self.flight: Flight | None = None
        self.is_over = False
        self.has_rearranged = False
        self.has_used_scroll = False


def battle_turn(realm: Realm, battle: Battle, player: Player) -> Script[Flight | None]:
    """R54: refresh; then gear, tools and scrolls, until they flee, attack or pass. The battle may be over after it."""
    lift_bars(realm, player.seat)
    if player.seat in battle.hidden:
        battle.hidden.remove(player.seat)
    yield BattleTurnBegan(seat=player.seat, step=battle.at)
    yield from refresh(realm, player)
    turn = _Turn()
    for count in range(MOST_DEEDS):
        if turn.is_over or realm.battle_of(player.seat) is not battle or realm.is_over:
            break  # a lair that a relic has led to may hold them, too (R32)
        deeds = by_key(_deeds(realm, battle, player, turn, is_last=count == MOST_DEEDS - 1))
        options = [deed.option for deed in deeds.values()]
        prompt = meeting.battle_turn(player.seat, battle.at, options, _usual(realm, battle, player))
        yield from deeds[(yield from ask(prompt)).key].play()
        if player.due is not None and turn.flight is None:
            yield from _carried_off(realm, battle, player, turn)
    player.whet, player.has_smoke = 0, False
    yield from _loosen(player, turn)
    _next(battle, player)
    if battle in realm.state.battles:
        find_ground(realm, battle)
    yield from told_end(realm, battle)
    if battle not in realm.state.battles and player.at == battle.at and turn.flight is None and not realm.is_decided:
        yield from pick_up(realm, player)  # R121: they have survived it
        yield from drop_now(realm, player)  # R63
    return turn.flight


def _usual(realm: Realm, battle: Battle, player: Player) -> str:
    """R161: the weakest is attacked."""
    others = opponents(realm, battle, player)
    return f"attack-{min(others, key=lambda one: (one.health, one.seat)).seat}" if others else "pass"


def _deeds(realm: Realm, battle: Battle, player: Player, turn: _Turn, *, is_last: bool) -> Iterator[Deed]:
    """R54, R68: flight is still open after rearranging and tools, not once a scroll has been used.

    Whoever must remain, trapped or not, gets away by a teleport alone (R34, R35).
    """
    others = opponents(realm, battle, player)
    for other in others:
        option = meeting.at("attack", other.seat, health=other.health)
        yield Deed(option, partial(_attack, realm, player, other, turn))
    if others_of(realm, battle, player) and not player.remains and not turn.has_used_scroll:
        flee = meeting.SURE_FLIGHT if _is_sure(realm, battle, player) else meeting.FLEE
        yield Deed(flee, partial(_flee, realm, battle, player, turn))
    if is_afar(battle, player):
        yield Deed(meeting.AWAY, partial(_leave, realm, player, turn))
    yield Deed(meeting.PASS, partial(_pass, player, turn))
    if not is_last:
        for deed in (*battle_scrolls(realm, player, others), *scrolls_of_any_turn(realm, player)):
            yield deed._replace(play=partial(_by_scroll, turn, deed))
        yield from _rearranging(realm, player, turn)


def _by_scroll(turn: _Turn, deed: Deed) -> Script[None]:
    turn.has_used_scroll = True
    yield from deed.play()


def _rearranging(realm: Realm, player: Player, turn: _Turn) -> Iterator[Deed]:
    """R54, R84, R93, R97, R116: arms before any scroll, never armour; tools at hand, essences, relics."""
    if not (turn.has_rearranged or turn.has_used_scroll) and can_rearrange(player, has_armour=False):
        yield Deed(GEAR, partial(_rearrange, realm, player, turn))
    if player.scrolls:
        yield Deed(DISCARD, partial(discard_some, player))
    free = (*tool_deeds(realm, player, in_battle=True), *essence_deeds(realm, player), *land_deeds(realm, player))
    for deed in free:
        yield deed._replace(option=replace(deed.option, is_secret=True))


def _rearrange(realm: Realm, player: Player, turn: _Turn) -> Script[None]:
    turn.has_rearranged = True
    yield from change_gear(realm, player, has_armour=False)


def _attack(realm: Realm, player: Player, other: Player, turn: _Turn) -> Script[None]:
    turn.is_over = True
    yield from strike(realm, player, other)


def _pass(player: Player, turn: _Turn) -> Script[None]:
    turn.is_over = True
    yield BattlePassed(seat=player.seat)


def _leave(realm: Realm, player: Player, turn: _Turn) -> Script[None]:
    """R148: who is there from afar needs no roll; they stay where they are."""
    turn.is_over = True
    leave_all(realm, player)
    yield BattleLeft(seat=player.seat, way="afar")


def _carried_off(realm: Realm, battle: Battle, player: Player, turn: _Turn) -> Script[None]:
    """R31, R35: out of the battle; the frame carries the move out. Who must remain gets away by a teleport alone."""
    if not can_be_moved(player):
        player.due = None
        return
    turn.is_over, turn.flight = True, flight_of(realm, battle, player, 0)
    leave_all(realm, player)
    yield BattleLeft(seat=player.seat, way="teleport")


def _flee(realm: Realm, battle: Battle, player: Player, turn: _Turn) -> Script[None]:
    """R68 to R71: nine or more; any roll, where all opponents are trapped or a Smoke Pot burns.

    A Lucky Charm turns the worse die once.
    """
    turn.is_over = True
    is_easy = _is_sure(realm, battle, player)
    player.has_smoke = False
    rolled = realm.two()
    is_away = yield from _told_flight(player, rolled, is_easy=is_easy)
    if has_enchanted(player, CHARM) and (yield from ask(meeting.flight_again(player.seat, sum(rolled)))).key != "keep":
        rolled = [max(rolled), realm.die()]
        is_away = yield from _told_flight(player, rolled, is_easy=is_easy)
    if is_away:
        turn.flight = flight_of(realm, battle, player, sum(rolled))
        leave_all(realm, player)


def _is_sure(realm: Realm, battle: Battle, player: Player) -> bool:
    """R71: any roll will do."""
    return player.has_smoke or all(other.is_trapped for other in others_of(realm, battle, player))


def _told_flight(player: Player, rolled: list[int], *, is_easy: bool) -> Script[bool]:
    """Are they away?"""
    first, second = rolled
    is_away = is_easy or first + second >= AWAY_AT
    yield FlightRolled(seat=player.seat, first=first, second=second, total=first + second, is_away=is_away)
    return is_away


def flight_of(realm: Realm, battle: Battle, player: Player, steps: int) -> Flight:
    """R72: they shun whoever they leave fighting; of a battle that is over there is nobody to shun."""
    shunned = tuple(seat for seat in battle.order if seat != player.seat) if is_on(realm, battle) else ()
    return Flight(player.seat, steps, battle.at, shunned)


def _loosen(player: Player, turn: _Turn) -> Script[None]:
    """R113: a turn of remaining has passed. A teleport ends it where it leads (R35)."""
    if not player.remains or not player.is_up or turn.flight is not None:
        return
    was_trapped = player.is_trapped
    pass_turn(player)
    if was_trapped and not player.is_trapped:
        yield Loosed(seat=player.seat)


def _next(battle: Battle, player: Player) -> None:
    """R53: whose Battle Turn is next."""
    if player.seat in battle.order:
        battle.next = (battle.order.index(player.seat) + 1) % len(battle.order)
        battle.rounds += battle.next == 0
