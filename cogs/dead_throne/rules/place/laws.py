"""What must hold of where people are, after every answer: raises AssertionError where it does not."""

from collections.abc import Iterator

from cogs.dead_throne.content.land import CASTLE, MARKETS
from cogs.dead_throne.state.match import State
from cogs.dead_throne.state.people import NOWHERE, Held, Player


def check_places(state: State) -> None:
    """Bars, groups, battles, trades, the Market and holds agree with where everybody stands."""
    for player in state.players:
        _check_player(state, player)
    _check_bars(state)
    _check_groups(state)
    _check_company(state)
    _check_holds(state)


def _check_player(state: State, player: Player) -> None:
    seat = player.seat
    assert player.at != CASTLE or state.result, f"seat {seat} stands in the castle, and nobody has won"
    assert not player.is_out or player.at == NOWHERE, f"seat {seat} is out, and stands at {player.at}"
    assert player.remains or player.turn.is_on or not player.is_trapped, f"seat {seat} is trapped for no turn"
    if not player.is_up:
        assert player.held is None, f"an enemy holds seat {seat}, who is dead"
        assert not player.remains, f"seat {seat} is dead, and remains"


def _check_bars(state: State) -> None:
    """R180."""
    for bar in state.bars:
        assert state.players[bar.seat].is_up, f"{bar.step} is barred by seat {bar.seat}, who is not there"


def _check_groups(state: State) -> None:
    """R142."""
    groups = state.defender.groups if state.defender is not None else []
    seats = [seat for group in groups for seat in group]
    assert len(seats) == len(set(seats)), f"somebody is in two groups: {groups}"
    for group in groups:
        assert len(group) > 1, f"a group of {group}"
        assert len({state.players[seat].at for seat in group}) == 1, f"the group {group} is not on one step"
        assert all(state.players[seat].is_up for seat in group), f"somebody of {group} is dead"


def _check_company(state: State) -> None:
    """R22, R52, R173."""
    for battle in state.battles:
        there = [seat for seat in battle.order if state.players[seat].at == battle.at]
        assert len(there) > 1, f"of the battle of {battle.order} at {battle.at} only {there} stand there"
        assert set(battle.hidden) <= set(battle.order), f"{battle.hidden} are hidden in a battle of {battle.order}"
    for parley in state.parleys:
        assert len(parley.members) > 1, f"a trade of {parley.members}"
        assert all(state.players[seat].is_up for seat in parley.members), "somebody trades who is not there"
    for seat in state.shoppers:
        assert state.players[seat].at in MARKETS, f"seat {seat} is in a Market at {state.players[seat].at}"


def _check_holds(state: State) -> None:
    """R32, A6: whom one card holds stand on one step, and in nothing that goes on between players."""
    busy = [seat for battle in state.battles for seat in battle.order] + state.shoppers
    busy += [seat for parley in state.parleys for seat in parley.members]
    held = [player for player in state.players if player.held is not None]
    for player in held:
        assert player.seat not in busy, f"seat {player.seat} is held, and in something else"
    for hold in cards_that_hold(state):
        with_it = [one for one in held if one.held is not None and hold.card and one.held.card == hold.card]
        assert len({one.at for one in with_it}) < 2, f"{hold.enemy} holds {[one.seat for one in with_it]}"
        assert all(one.held is not None and one.held.enemy == hold.enemy for one in with_it), "a card is two enemies"


def cards_that_hold(state: State) -> Iterator[Held]:
    """Each card once, however many it holds."""
    seen: set[int] = set()
    for player in state.players:
        if player.held is not None and (not player.held.card or player.held.card not in seen):
            seen.add(player.held.card)
            yield player.held
