"""R49 to R57: the frame of the classic game. A round is deal, actions, powers, score; the lowest card loses."""

from bot.engine import Chance, Event, Script
from bot.kit.standings import leaders
from cogs.death_over_the_kingdom.events.classic import (
    CardDealt,
    DealBegan,
    Eliminated,
    FewestTokensNow,
    FewestTokensWon,
    LastOneWon,
    LengthSet,
    LivesGiven,
    LivesLost,
    LowestLost,
    MostLivesNow,
    RoundVoided,
    TokensTaken,
)
from cogs.death_over_the_kingdom.events.rounds import DealerDrawn
from cogs.death_over_the_kingdom.rules import last_round
from cogs.death_over_the_kingdom.rules.actions import actions
from cogs.death_over_the_kingdom.rules.classic_scoring import losses
from cogs.death_over_the_kingdom.rules.outcome import outcome
from cogs.death_over_the_kingdom.rules.powers import powers
from cogs.death_over_the_kingdom.state.cards import full_deck
from cogs.death_over_the_kingdom.state.knowledge import Knowledge
from cogs.death_over_the_kingdom.state.match import State

CROWD = 3  # more than so many who stand best are not named


def next_round(state: State, chance: Chance) -> Script[None]:
    """The Dealer role passes on (R50), unless a void round is played again (R56); and perhaps the match ends."""
    if state.round == 0:
        yield from begin_match(state)
        state.turn = state.round = 1
    elif not is_void(state):
        state.dealer = state.starter
        state.round += 1
    yield from play_round(state, chance)
    if is_decided(state):
        yield from end_match(state)


def is_void(state: State) -> bool:
    """R56: did the round just scored count for nothing? Any other has cost somebody a life."""
    return state.scoring == "lives" and not any(place.took for place in state.places)


def begin_match(state: State) -> Script[None]:
    """R5, R49, R56: how long it will last, and who deals first."""
    if state.scoring == "lives":
        yield LivesGiven(lives=state.places[0].points)
    else:
        yield LengthSet(rounds=state.rounds)
    yield DealerDrawn(dealer=state.dealer)


def play_round(state: State, chance: Chance) -> Script[None]:
    """R50: deal, actions, powers, score."""
    deal(state, chance)
    yield DealBegan(
        round=state.round, rounds=state.rounds, dealer=state.dealer, starter=state.starter, deck=len(state.deck)
    )
    for seat in state.line:
        yield CardDealt(to=(seat,), seat=seat, card=state.table(seat).code)
    yield from actions(state)
    yield from powers(state)
    yield from score(state)


def deal(state: State, chance: Chance) -> None:
    """R2, R50: shuffle all 26 and deal one each, face down; what anybody knew is void."""
    state.deck, state.discards = full_deck(), []
    state.knowledge = Knowledge.nothing(len(state.places))
    chance.shuffle(state.deck)
    for place in state.places:
        place.table, place.took = None, 0
        place.has_picked = not place.is_out
        place.has_acted = False
    for seat in state.line:
        state.places[seat].table = state.deck.pop(0)


def score(state: State) -> Script[None]:
    """R51, R52, R56, R57: the losers pay, unless nobody would be left."""
    values = {seat: state.table(seat).value for seat in state.line}
    costs = losses(values, state.scoring)
    if state.scoring == "lives" and all(state.places[seat].points <= costs.get(seat, 0) for seat in state.line):
        yield RoundVoided(value=min(values.values()))
        last_round.keep(state)
        return
    before = best(state)
    for seat, cost in costs.items():
        state.places[seat].took = cost
        state.places[seat].points += -cost if state.scoring == "lives" else cost
    yield from _verdict(state, values, costs)
    last_round.keep(state)
    yield from eliminate(state)
    if best(state) != before and not is_decided(state):
        yield from _standings(state)


def _verdict(state: State, values: dict[int, int], costs: dict[int, int]) -> Script[None]:
    """One line for each value that costs something, the lowest first."""
    for value in sorted({values[seat] for seat in costs}):
        losers = tuple(seat for seat in costs if values[seat] == value)
        yield _loss(state, losers, value, costs[losers[0]])


def _loss(state: State, losers: tuple[int, ...], value: int, cost: int) -> Event:
    if state.scoring == "lives":
        return LivesLost(losers=losers, value=value)
    if state.scoring == "tokens":
        return LowestLost(losers=losers, value=value)
    return TokensTaken(losers=losers, value=value, tokens=cost)


def best(state: State) -> tuple[int, ...]:
    """R53, R56: who stands best by now."""
    points = {seat: state.places[seat].points for seat in state.line}
    return leaders(points if state.scoring == "lives" else {seat: -count for seat, count in points.items()})


def _standings(state: State) -> Script[None]:
    """Nothing is told of a crowd."""
    seats = best(state)
    points = state.places[seats[0]].points
    if len(seats) > CROWD:
        return
    if state.scoring == "lives":
        yield MostLivesNow(seats=seats, lives=points)
    else:
        yield FewestTokensNow(seats=seats, tokens=points)


def eliminate(state: State) -> Script[None]:
    """R56: whoever has lost the last life drops out of the line."""
    if state.scoring != "lives":
        return
    gone = tuple(seat for seat in state.line if state.places[seat].points == 0)
    for seat in gone:
        state.places[seat].out_round = state.round
    if gone:
        yield Eliminated(seats=gone)


def is_decided(state: State) -> bool:
    """R49: all rounds are played. R56: one seat is left."""
    return len(state.line) == 1 if state.scoring == "lives" else state.round == state.rounds


def end_match(state: State) -> Script[None]:
    """R53, R56: who has won."""
    state.phase = "over"
    told = outcome(state)
    assert told is not None
    winners = told.winners
    points = state.places[winners[0]].points
    if state.scoring == "lives":
        yield LastOneWon(winner=winners[0], lives=points)
    else:
        yield FewestTokensWon(winners=winners, tokens=points)
