"""The view of a seat, or of the public, from the state."""

from copy import copy, deepcopy

from cogs.dead_throne.content.tables import CROWN
from cogs.dead_throne.prompts.scrolls import SCHOOLS
from cogs.dead_throne.rules.defender.forecast import forecast, lasting_bars
from cogs.dead_throne.rules.meeting.battles import is_afar
from cogs.dead_throne.rules.outcome import outcome
from cogs.dead_throne.rules.people.death import LOSES_A_TURN
from cogs.dead_throne.rules.people.figures import active_stones, attack_of, defence_of, has_crown, most_health_in
from cogs.dead_throne.rules.people.room import room
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.state.match import State
from cogs.dead_throne.state.people import Player, Slot
from cogs.dead_throne.state.things import Thing, Trap
from cogs.dead_throne.view.view import (
    BattleView,
    GroundView,
    MarchView,
    MarketView,
    ParleyView,
    PlayerView,
    ThingView,
    ThroneView,
    TrapView,
    WalkView,
)


def sight(state: State, seat: int | None) -> ThroneView:
    return ThroneView(
        viewer=seat,
        options=state.options,
        phase=state.phase,
        round=state.round,
        active=_active(state),
        players=tuple(_player(state, player, is_own=is_shared_with(state, player, seat)) for player in state.players),
        ground=_ground(state),
        battles=tuple(_battle(state, battle) for battle in state.battles),
        parleys=tuple(ParleyView(one.id, one.at, tuple(one.members)) for one in state.parleys),
        market=_market(state),
        quests=tuple(map(deepcopy, state.quests)),
        bars=tuple((bar.step, bar.seat) for bar in state.bars),
        decks=_decks(state),
        stones=state.stones,
        pieces=state.pieces,
        solo=deepcopy(state.solo),
        defender=deepcopy(state.defender),
        marches=_marches(state),
        result=state.result,
        outcome=outcome(state),
    )


def _active(state: State) -> int | None:
    """Whose place in the round it is comes first; somebody may be in flight beside it, which is a Game Turn, too."""
    acting = [player.seat for player in state.players if player.turn.is_on]
    if state.phase != "play":
        return acting[0] if acting else None
    return state.next if state.next in acting or not acting else acting[0]


def _marches(state: State) -> tuple[MarchView, ...]:
    if state.defender is None or state.phase != "play":
        return ()
    found = forecast(state.defender, state.round, lasting_bars(state))
    return tuple(MarchView(*march) for march in found)


def _decks(state: State) -> dict[str, int]:
    """Of the three decks of scrolls only all together: else one could count which ones people hold."""
    counts = {key: len(cards) for key, cards in state.decks.items() if key not in SCHOOLS}
    return counts | {"scrolls": sum(len(state.decks[school]) for school in SCHOOLS)}


def _thing(thing: Thing, slot: Slot | None = None, *, in_sack: bool = False) -> ThingView:
    return ThingView(thing.id, thing.kind, thing.key, thing.is_broken, thing.charms, slot, in_sack)


def _trap(trap: Trap) -> TrapView:
    return TrapView(trap.id, trap.key, trap.level, tuple(thing.key for thing in trap.added))


def _carried(player: Player) -> tuple[ThingView, ...]:
    return (*map(_thing, player.pack), *[_thing(thing, in_sack=True) for thing in player.sack])


def _player(state: State, player: Player, *, is_own: bool) -> PlayerView:
    is_chosen = bool(player.character)
    return PlayerView(
        seat=player.seat,
        character=player.character,
        at=player.at,
        health=player.health,
        most_health=most_health_in(state, player),
        coin=player.coin,
        attack=attack_of(player) if is_chosen else 0,
        defence=defence_of(player) if is_chosen else 0,
        worn=tuple(_thing(thing, slot) for slot, thing in player.worn.items()),
        pack=_carried(player) if is_own else None,
        pack_count=len(player.pack) + len(player.sack),
        room=room(player),
        scrolls=tuple(player.scrolls) if is_own else None,
        scroll_count=len(player.scrolls),
        spent_count=len(player.spent),
        traps=tuple(map(_trap, player.traps)) if is_own else None,
        trap_count=len(player.traps),
        pieces=player.pieces,
        stones=tuple(player.stones),
        has_crown=has_crown(player),
        lones=tuple((quest.key, quest.turns) for quest in player.lones),
        held_by=player.held.enemy if player.held is not None else "",
        held_turns=player.held.turns if player.held is not None else 0,
        remains=player.remains,
        is_trapped=player.is_trapped,
        whet=player.whet,
        conjured=tuple(player.conjured),
        has_smoke=player.has_smoke,
        is_fogged=player.is_fogged,
        loses_roll=player.skips > 0,
        is_dead=player.is_dead,
        loses_turn=player.fallen == LOSES_A_TURN,
        is_out=player.is_out,
        in_market=player.seat in state.shoppers,
        walk=_walk(player),
        group=_group(state, player.seat),
        tally=copy(player.tally),
    )


def _walk(player: Player) -> WalkView | None:
    turn = player.turn
    if not turn.is_on:
        return None
    return WalkView(tuple(turn.roll), turn.left, tuple(turn.path), turn.has_rolled, turn.has_interacted)


def is_shared_with(state: State, player: Player, seat: int | None) -> bool:
    """Does that seat see what they hold and carry? It is theirs, or their group's (R142)."""
    return seat is not None and (player.seat == seat or seat in _group(state, player.seat))


def _group(state: State, seat: int) -> tuple[int, ...]:
    groups = state.defender.groups if state.defender is not None else []
    return next((tuple(group) for group in groups if seat in group), ())


def _ground(state: State) -> tuple[GroundView, ...]:
    active = active_stones(state)
    return tuple(
        GroundView(
            step,
            ground.pieces,
            tuple(ground.stones),
            tuple(stone for stone in ground.stones if stone in active),
            any(thing.key == CROWN for thing in ground.crowns),
        )
        for step, ground in state.ground.items()
        if ground.pieces or ground.stones or ground.crowns
    )


def _battle(state: State, battle: Battle) -> BattleView:
    return BattleView(
        battle.id,
        battle.at,
        tuple(battle.order),
        battle.order[battle.next % len(battle.order)] if battle.order else -1,
        tuple(battle.hidden),
        tuple(seat for seat in battle.order if is_afar(battle, state.players[seat])),
        battle.rounds,
    )


def _market(state: State) -> MarketView:
    return MarketView(
        {key: count for key, count in state.market.items() if count},
        tuple(map(_thing, state.region)),
        state.market_pieces,
        len(state.decks["traps"]),
    )
