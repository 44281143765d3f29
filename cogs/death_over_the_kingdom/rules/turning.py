"""Which power has decided a round: the last one that changed who wins it, or in the classic game who loses it."""

from collections.abc import Iterable

from cogs.death_over_the_kingdom.events.powers import LossTurned, RoundTurned
from cogs.death_over_the_kingdom.rules.classic_scoring import losses
from cogs.death_over_the_kingdom.rules.scoring import round_winners
from cogs.death_over_the_kingdom.state.match import State


def concerned(state: State) -> tuple[int, ...]:
    """Who would win the round, or lose it, if the cards were scored as they lie."""
    line = state.line
    values = {seat: state.table(seat).value for seat in line}
    if state.mode == "classic":
        lowest = min(values.values())
        return tuple(seat for seat in losses(values, state.scoring) if values[seat] == lowest)
    return tuple(line[place] for place in round_winners(state.goal, list(values.values())))


def has_turned(before: tuple[int, ...], now: tuple[int, ...]) -> bool:
    """Has somebody gone free, or somebody got what nobody had? That one more shares it turns nothing."""
    return bool(now) if not before else not set(before) <= set(now)


def decided(told: Iterable[RoundTurned | LossTurned], now: tuple[int, ...]) -> list[RoundTurned | LossTurned]:
    """Those that have not been undone: whoever scored, or lost, before the others does so in the end as well."""
    return [event for event in told if has_turned(event.before, now)]


def turned(state: State, actor: int, card: str, before: tuple[int, ...]) -> RoundTurned | LossTurned:
    """That the power of this card has done it."""
    kind = RoundTurned if state.mode == "court" else LossTurned
    return kind(actor=actor, card=card, before=before)
