"""R29 to R41, R55: the reveal, and the powers at the end of the round."""

from collections.abc import Callable

from bot.engine import Script, ask
from cogs.death_over_the_kingdom import prompts
from cogs.death_over_the_kingdom.content.characters import Power
from cogs.death_over_the_kingdom.events.classic import ThievesHanged
from cogs.death_over_the_kingdom.events.powers import (
    CardRevealed,
    InnkeeperStayed,
    InnkeeperSwapped,
    JesterStayed,
    JesterTurned,
    KnightRoused,
    LossTurned,
    MonkRose,
    PrincessTaken,
    QueenCharmed,
    Revealed,
    RoundTurned,
    SorceressCast,
    SorceressFled,
    SorceressStayed,
)
from cogs.death_over_the_kingdom.rules import moves
from cogs.death_over_the_kingdom.rules.abilities import received
from cogs.death_over_the_kingdom.rules.turning import concerned, decided, has_turned, turned
from cogs.death_over_the_kingdom.state.cards import Card
from cogs.death_over_the_kingdom.state.match import State


def reveal(state: State) -> Script[None]:
    """R29: all table cards are turned up together."""
    state.phase = "powers"
    for seat in state.line:
        moves.show(state, seat)
    yield Revealed(round=state.round)
    for seat in state.line:
        card = state.table(seat)
        yield CardRevealed(seat=seat, card=card.code, value=card.printed)


def powers(state: State) -> Script[None]:
    """The reveal, then R30: seat by seat in line order, each with the card that lies there at that moment (R31)."""
    yield from reveal(state)
    yield from powers_from(state, state.starter)


def powers_from(state: State, first: int) -> Script[None]:
    """The same from this seat on, once all cards lie open."""
    decisive: list[RoundTurned | LossTurned] = []
    for seat in state.line[state.line.index(first) :]:
        state.acting = seat
        before, card = concerned(state), state.table(seat).code
        yield from resolve(state, seat)
        if has_turned(before, concerned(state)):
            decisive.append(turned(state, seat, card, before))
    state.acting = None
    yield from decided(decisive, concerned(state))[-1:]


def resolve(state: State, seat: int) -> Script[None]:
    """R31: at most once per card. R37: a toad has lost its power."""
    card = state.table(seat)
    if card.is_spent or card.is_toad:
        return
    card.is_spent = True
    power = state.power(seat)
    if power is not None:
        yield from _POWERS[power](state, seat)


def innkeeper(state: State, seat: int) -> Script[None]:
    """R33: may swap with the player on the left, unless that is a sealed King (R54); the Dealer's does nothing."""
    target = state.left_target(seat)
    if target is None:
        return
    answer = yield from ask(prompts.innkeeper(seat, target))
    if answer.key == prompts.NO:
        yield InnkeeperStayed(actor=seat)
        return
    moves.swap(state, seat, target)
    yield InnkeeperSwapped(actor=seat, target=target)
    yield from received(state, seat, target)


def jester(state: State, seat: int) -> Script[None]:
    """R34: may turn one two-valued card in play to its other value, in either direction; no toads."""
    cards = [(other, state.table(other)) for other in state.line]
    targets = [(other, card.code, card.other_value) for other, card in cards if card.is_two_valued and not card.is_toad]
    if not targets:
        return
    answer = yield from ask(prompts.jester(seat, targets))
    if answer.key == prompts.NO:
        yield JesterStayed(actor=seat)
        return
    (target,) = prompts.seats_of(answer.key)
    card = state.table(target)
    card.is_turned = not card.is_turned
    yield JesterTurned(actor=seat, target=target, card=card.code, value=card.value)


def _second_if(met: str, rose: type[MonkRose | KnightRoused | QueenCharmed]) -> Callable[[State, int], Script[None]]:
    """The second value, if a certain character is in play."""

    def power(state: State, seat: int) -> Script[None]:
        card = state.table(seat)
        if state.is_in_play(met) and _takes_second(card):
            yield rose(seat=seat, value=card.value)

    return power


monk = _second_if("SOR", MonkRose)  # R35: 10 if a Sorceress is in play
knight = _second_if("DRA", KnightRoused)  # R38: 13 if a Dragon is in play
queen = _second_if("JES", QueenCharmed)  # R40: 4 if a Jester is in play


def sorceress(state: State, seat: int) -> Script[None]:
    """R36: flees to 1 from a Monk; otherwise may make another player's card a toad."""
    card = state.table(seat)
    if state.is_in_play("MON"):
        if _takes_second(card):
            yield SorceressFled(seat=seat, value=card.value)
        return
    targets = [(other, state.table(other).code) for other in state.targets(seat) if not state.table(other).is_toad]
    if targets:
        yield from _cast(state, seat, targets)


def _cast(state: State, seat: int, targets: list[tuple[int, str]]) -> Script[None]:
    """R37: the toad counts 0 for the rest of the round."""
    answer = yield from ask(prompts.sorceress(seat, targets))
    if answer.key == prompts.NO:
        yield SorceressStayed(actor=seat)
        return
    (target,) = prompts.seats_of(answer.key)
    card = state.table(target)
    card.is_toad = True
    yield SorceressCast(actor=seat, target=target, card=card.code)


def princess(state: State, seat: int) -> Script[None]:
    """R39: 2 if a Dragon and no Knight is in play."""
    card = state.table(seat)
    if state.is_in_play("DRA") and not state.is_in_play("KNI") and _takes_second(card):
        yield PrincessTaken(seat=seat, value=card.value)


def hang(state: State, seat: int) -> Script[None]:
    """R55: every Thief in play counts 0. A second King finds those of the first hanged already."""
    cards = [(other, state.table(other)) for other in state.line]
    thieves = tuple(other for other, card in cards if card.code == "THI" and not card.is_hanged)
    for thief in thieves:
        state.table(thief).is_hanged = True
    if thieves:
        yield ThievesHanged(actor=seat, thieves=thieves)


def _takes_second(card: Card) -> bool:
    """R41: it takes the second value and never flips back by itself. False where it has that already."""
    took = not card.is_turned
    card.is_turned = True
    return took


_POWERS: dict[Power, Callable[[State, int], Script[None]]] = {
    "innkeeper": innkeeper,
    "jester": jester,
    "monk": monk,
    "sorceress": sorceress,
    "knight": knight,
    "princess": princess,
    "queen": queen,
    "hang": hang,
}
