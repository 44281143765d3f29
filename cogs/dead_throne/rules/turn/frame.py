"""R64 to R67, R155, R156, R160, R166: one engine turn: a Game Turn, and what goes on beside it."""

from collections.abc import Sequence
from typing import Any

from bot.engine import Answer, Prompt, Script, Together
from bot.engine.strands import Strand, opened, take
from cogs.dead_throne.content.dusk import CROWN, PIECE, PIECE_OF_SALADAR, STONE
from cogs.dead_throne.events.frame import Dusk, Lost, RoundBegan
from cogs.dead_throne.prompts import meeting
from cogs.dead_throne.rules.defender.boards import is_lying
from cogs.dead_throne.rules.defender.ending import look_for_end
from cogs.dead_throne.rules.defender.frame import after_round, before_turn
from cogs.dead_throne.rules.defender.frame import begin as begin_defender
from cogs.dead_throne.rules.land.market import visit_market
from cogs.dead_throne.rules.land.reckoning import reckon, reckon_all, settle_all
from cogs.dead_throne.rules.meeting.battle_turns import battle_turn, flight_of
from cogs.dead_throne.rules.meeting.trades import settle_for_few, talk_on
from cogs.dead_throne.rules.people.figures import has_crown
from cogs.dead_throne.rules.people.limits import keep_limits
from cogs.dead_throne.rules.place.bars import lift_bars
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.setting.choosing import choose_all
from cogs.dead_throne.rules.solo.board import begin as begin_solo
from cogs.dead_throne.rules.solo.board import end_turn
from cogs.dead_throne.rules.turn.game_turn import dawn, game_turn, take_flight
from cogs.dead_throne.rules.turn.settling import win
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.state.people import Player


def play(realm: Realm) -> Script[None]:
    """The first one is the setting-up; every other a Game Turn with all that stands beside it."""
    if realm.state.phase == "choose":
        yield from choose_all(realm)
        if realm.options.mode == "solo":
            begin_solo(realm)
        elif realm.options.mode == "defender":
            yield from begin_defender(realm)
        yield _round_began(realm)
        return
    if realm.player(realm.state.next).is_out:  # they have left since they became next (R127)
        yield from _advance(realm)
    if not realm.is_over:
        yield from _play_on(realm)


def _play_on(realm: Realm) -> Script[None]:
    player = realm.player(realm.state.next)
    is_outside = _is_outside(realm, player)
    scripts = [_turn_of(realm, player)] if is_outside else []
    yield from _beside(realm, [*scripts, *_others(realm)])
    if not realm.is_over:
        yield from _finish(realm)


def _turn_of(realm: Realm, player: Player) -> Script[None]:
    """With three or fewer, a Game Turn of who is in a battle is a Battle Turn (R65)."""
    battle = realm.battle_of(player.seat)
    if battle is not None:
        yield from dawn(realm, player)
        yield from _fight_on(realm, battle, player)
        return
    if realm.options.mode == "defender":
        if is_lying(player):
            return  # R146: no turn, and no enemy for it
        yield from before_turn(realm, player)
    yield from game_turn(realm, player)


def _fight_on(realm: Realm, battle: Battle, player: Player) -> Script[None]:
    flight = yield from battle_turn(realm, battle, player)
    yield from reckon(realm, player)
    yield from keep_limits(realm, player)
    if flight is None and player.due is not None:
        flight = flight_of(realm, battle, player, 0)  # R31: a lair that was still to be drawn has driven them off
    if flight is not None and not realm.is_over:
        yield from take_flight(realm, flight)


def _others(realm: Realm) -> list[Script[None]]:
    """R64, R163: a Battle Turn of each battle, an offer of each trade, a visit of each who is in the Market."""
    state = realm.state
    scripts = [
        _fight_on(realm, battle, realm.player(battle.order[battle.next]))
        for battle in state.battles
        if battle.is_beside
    ]
    scripts += [_talk(realm, parley.id) for parley in state.parleys]
    return scripts + [_shop(realm, realm.player(seat)) for seat in state.shoppers]


def _talk(realm: Realm, parley: int) -> Script[None]:
    yield from talk_on(realm, parley)
    yield from settle_all(realm)


def _shop(realm: Realm, player: Player) -> Script[None]:
    yield from visit_market(realm, player)
    if player.seat in realm.state.shoppers:
        realm.state.shoppers.remove(player.seat)


def _beside(realm: Realm, scripts: Sequence[Script[None]]) -> Script[None]:
    """All of them side by side; where the match is over, nobody is waited for any more."""
    strands: list[Strand[Any]] = [Strand(script) for script in scripts]
    for strand in strands:
        if not realm.is_over:
            yield from strand.run(None)
    while not realm.is_over and (waits := opened(strands)):
        answer: Answer = yield Together(waits, first=True)
        yield from take(strands, answer)
        yield from _let_pass(realm, strands)
    for strand in strands:
        strand.close()


def _let_pass(realm: Realm, strands: Sequence[Strand[Any]]) -> Script[None]:
    """R36, R156: whoever has gone on meanwhile has nobody there to meet any more, and nobody waits for their answer."""
    for strand in strands:
        for wait in tuple(strand.asked.open) if strand.asked is not None else ():
            if isinstance(wait, Prompt) and wait.number and meeting.is_over(wait, realm.player(wait.seat).at):
                yield from strand.take(wait, Answer(wait.number, wait.seat, (meeting.LET_PASS.key,)))


def _is_outside(realm: Realm, player: Player) -> bool:
    """R64: is there a Game Turn for them in the round?"""
    seat, state = player.seat, realm.state
    battle = realm.battle_of(seat)
    is_busy = (battle is not None and battle.is_beside) or seat in state.shoppers
    return player.is_in and not is_busy and not any(seat in parley.members for parley in state.parleys)


def _finish(realm: Realm) -> Script[None]:
    """Who is next; a round may be over, and the match."""
    yield from reckon_all(realm)
    yield from last_one_left(realm)
    yield from settle_for_few(realm)
    if not realm.is_many and not realm.is_over:
        yield from _shop_at_once(realm)
    if not realm.is_over and realm.state.solo is not None:
        yield from end_turn(realm)
    if realm.is_over:
        return
    yield from _advance(realm)


def _shop_at_once(realm: Realm) -> Script[None]:
    """R22: whoever has gone to the Market is served now: with fewer than four there is nothing beside a turn (R166)."""
    for seat in list(realm.state.shoppers):
        yield from _shop(realm, realm.player(seat))


def last_one_left(realm: Realm) -> Script[None]:
    """R127; alone against the land there is nobody to outlast."""
    left = [player for player in realm.players if player.is_in]
    if realm.is_over:
        return
    if realm.is_competitive and len(left) == 1:
        yield from win(realm, left, "last")
    elif realm.options.mode == "defender":
        yield from look_for_end(realm)
    elif not left:
        realm.state.result, realm.state.phase = "lost", "over"
        yield Lost(way="death")


def _advance(realm: Realm) -> Script[None]:
    """The next seat that has a Game Turn. Where all are busy every seat's turn passes in its place (R156).

    So a round in which nobody is outside is as long as any other, and dusk comes no sooner for it.
    """
    state = realm.state
    count = len(state.players)
    has_turn = _is_outside if any(_is_outside(realm, player) for player in realm.players) else _is_in
    for step in range(1, count + 1):
        seat = (state.next + step) % count
        if seat == state.first:
            yield from _end_round(realm)
            if realm.is_over:
                return
        lift_bars(realm, seat)  # R180: their place in the round has come, whether they have a turn in it or not
        if has_turn(realm, realm.player(seat)):
            state.next = seat
            return


def _is_in(realm: Realm, player: Player) -> bool:
    return player.is_in


def _end_round(realm: Realm) -> Script[None]:
    if realm.options.mode == "defender":
        yield from after_round(realm)
    elif realm.is_competitive and realm.options.dusk and realm.state.round >= realm.options.dusk:
        yield from _shop_at_once(realm)  # whoever has just come to a Market is served before points are counted
        yield from _dusk(realm)
    if not realm.is_over:
        realm.state.round += 1
        yield _round_began(realm)


def _round_began(realm: Realm) -> RoundBegan:
    return RoundBegan(round=realm.state.round, is_solo=realm.options.mode == "solo")


def points(player: Player) -> int:
    """R160."""
    piece = PIECE_OF_SALADAR if player.is_saladar else PIECE
    stones = 0 if player.is_saladar else len(player.stones)
    return STONE * stones + piece * player.pieces + CROWN * has_crown(player)


def _dusk(realm: Realm) -> Script[None]:
    """R160: most points, then coin, then health."""
    yield Dusk(round=realm.state.round)
    left = [player for player in realm.players if player.is_in]
    best = max((points(player), player.coin, player.health) for player in left)
    yield from win(realm, [one for one in left if (points(one), one.coin, one.health) == best], "dusk")
