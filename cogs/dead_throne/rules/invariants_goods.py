"""What must hold of things, scrolls, combos and what has been earned: raises AssertionError where it does not."""

from cogs.dead_throne.content.tables import CROWN
from cogs.dead_throne.rules.people.figures import hand_limit, most_health_in
from cogs.dead_throne.rules.people.room import room
from cogs.dead_throne.state.match import State
from cogs.dead_throne.state.people import Player


def check_goods(state: State) -> None:
    """R94, R98, R99, R104, R114, R128, R179, R182. In one's own turn, and while one is asked, there may be too much."""
    if state.phase == "choose":
        return
    fighting = {seat for battle in state.battles for seat in battle.order}
    for player in state.players:
        _check_combo(player)
        _check_out(player)
        if state.phase == "play" and player.is_in and not _is_busy(state, player):
            _check_limits(state, player)
        if not player.turn.is_on and player.seat not in fighting:
            _check_rest(state, player)
        assert player.held is None or state.defender is None, f"seat {player.seat} is held in Defender"
    _check_crown(state)
    _check_deeds(state)


def _check_out(player: Player) -> None:
    """R119, R127, R146: whoever is out of the game keeps no treasure from the others."""
    assert not (player.is_out and (player.pieces or player.stones)), f"seat {player.seat} is out and holds treasure"


def _check_rest(state: State, player: Player) -> None:
    """What was made ready for a fight is gone with it; in Defender one may be on, as enemies strike out of turn."""
    assert not player.whet, f"seat {player.seat} has a Whetstone's edge for no fight"
    assert state.defender is not None or not player.conjured, f"seat {player.seat} keeps {player.conjured}"


def _is_busy(state: State, player: Player) -> bool:
    return player.turn.is_on or player.is_sorting or player.seat in state.shoppers


def _check_combo(player: Player) -> None:
    """R94, R95: a combo is whole or broken as one."""
    partner, weapon = player.worn.get("partner"), player.worn.get("weapon")
    if partner is not None:
        assert weapon is not None, f"seat {player.seat} has half a combo"
        assert partner.is_broken == weapon.is_broken, f"seat {player.seat} has a combo that is half broken"


def _check_limits(state: State, player: Player) -> None:
    seat, scrolls = player.seat, len(player.scrolls)
    assert scrolls <= hand_limit(player), f"seat {seat} holds {scrolls} scrolls"
    assert room(player) >= 0, f"seat {seat} carries {-room(player)} too much"
    assert not player.sack or "rucksack" in player.worn, f"seat {seat} has no rucksack for what is in it"
    assert player.health <= most_health_in(state, player), f"seat {seat} has health {player.health}"


def _check_crown(state: State) -> None:
    """R128: there is one."""
    crowns = [thing for player in state.players for thing in player.things if thing.key == CROWN]
    crowns += [crown for ground in state.ground.values() for crown in ground.crowns]
    assert len(crowns) <= 1, f"{len(crowns)} Crowns"


def _check_deeds(state: State) -> None:
    """R160, R182: nobody is owed anything when points are counted."""
    if state.result == "dusk":
        owed = [deed for deed in state.deeds if not deed.is_settled]
        assert not owed, f"not settled: {owed}"
