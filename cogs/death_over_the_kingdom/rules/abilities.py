"""R22, R24 to R28, R54: the Merchant, the Thief, the Juggler, the Dragon and the classic King as an action."""

from collections.abc import Callable
from typing import TypeAlias

from bot.engine import SETTLED, Option, Script, ask
from cogs.death_over_the_kingdom import prompts
from cogs.death_over_the_kingdom.content.characters import Ability
from cogs.death_over_the_kingdom.events.abilities import (
    DragonBurned,
    DragonSlain,
    Juggled,
    MerchantKept,
    MerchantLooked,
    MerchantShown,
    MerchantSwapped,
    ThiefStole,
)
from cogs.death_over_the_kingdom.events.actions import CardReceived
from cogs.death_over_the_kingdom.events.classic import KingSealed
from cogs.death_over_the_kingdom.rules import moves
from cogs.death_over_the_kingdom.state.match import State

Targets: TypeAlias = tuple[int, ...]


def options(state: State, seat: int) -> list[Option]:
    """What the card now in front of the seat can do, each legal target an option (R22)."""
    ability = state.ability(seat)
    if ability is None:
        return []
    if ability == "seal":
        return [prompts.seal()]
    targets = _targets(state, seat, ability)
    if ability == "juggler":
        return prompts.juggler(targets)
    return [prompts.ability(ability, target) for target in targets]


def _targets(state: State, seat: int, ability: Ability) -> list[int]:
    targets = state.targets(seat)
    if ability == "merchant":
        return [near for near in (state.right_of(seat), state.left_of(seat)) if near in targets]  # R24
    if ability == "dragon" and not state.deck:
        return []  # R20, R27
    return targets


def use(state: State, seat: int, targets: Targets) -> Script[None]:
    """Show the card, then apply its ability (R22). What was seen is not taken back (R16)."""
    ability = state.ability(seat)
    assert ability is not None
    moves.show(state, seat)
    yield SETTLED
    yield from _ABILITIES[ability](state, seat, targets)


def merchant(state: State, seat: int, targets: Targets) -> Script[None]:
    """R24: look at a neighbour's card, then swap the Merchant for it or keep the Merchant."""
    (target,) = targets
    code = state.table(target).code
    moves.look(state, seat, target)
    yield MerchantShown(actor=seat, target=target)
    yield MerchantLooked(to=(seat,), actor=seat, target=target, card=code)
    yield from trade(state, seat, target)


def trade(state: State, seat: int, target: int) -> Script[None]:
    """The Merchant has looked."""
    answer = yield from ask(prompts.merchant(seat, target, state.table(target).code))
    if answer.key == prompts.KEEP:
        yield MerchantKept(actor=seat, target=target)
        return
    moves.swap(state, seat, target)
    yield MerchantSwapped(actor=seat, target=target)
    yield from received(state, seat, target)


def thief(state: State, seat: int, targets: Targets) -> Script[None]:
    """R25: swap with any other player, without looking first."""
    (target,) = targets
    moves.swap(state, seat, target)
    yield ThiefStole(actor=seat, target=target)
    yield from received(state, seat, target)


def juggler(state: State, seat: int, targets: Targets) -> Script[None]:
    """R26: two others' cards change places; the Juggler sees neither. Who shows it may have yet to name them."""
    if not targets:
        answer = yield from ask(prompts.juggle(seat, state.targets(seat)))
        targets = tuple(sorted(other for key in answer.keys for other in prompts.seats_of(key)))
    one, other = targets
    moves.swap(state, one, other)
    yield Juggled(actor=seat, one=one, other=other)
    yield from received(state, one, other)


def dragon(state: State, seat: int, targets: Targets) -> Script[None]:
    """R27: burn a card, or be slain by a Knight; whoever lost a card draws one."""
    (target,) = targets
    moves.show(state, target)
    code = state.table(target).code
    loser = seat if code == "KNI" else target
    moves.replace(state, loser, state.deck.pop(0))
    if loser == seat:
        yield DragonSlain(actor=seat, target=target)
    else:
        yield DragonBurned(actor=seat, target=target, card=code)
    yield from received(state, loser)


def seal(state: State, seat: int, targets: Targets) -> Script[None]:
    """R54: until the end of the round nobody may take this King or choose it."""
    state.table(seat).is_sealed = True
    yield KingSealed(actor=seat)


def received(state: State, *seats: int) -> Script[None]:
    """Tell each of these seats its table card, and nobody else (R6).

    Also where all have seen it: what the seat was told before of the card in front of it is no longer so.
    """
    for seat in seats:
        yield CardReceived(to=(seat,), seat=seat, card=state.table(seat).code)


_ABILITIES: dict[Ability, Callable[[State, int, Targets], Script[None]]] = {
    "merchant": merchant,
    "thief": thief,
    "juggler": juggler,
    "dragon": dragon,
    "seal": seal,
}
