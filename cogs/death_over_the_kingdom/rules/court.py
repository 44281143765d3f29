"""R9 to R15: the frame of the court game. A turn is three rounds; a round is pick, actions, powers, score."""

from collections.abc import Sequence

from bot.engine import Chance, Event, Script, ask, interleave
from cogs.death_over_the_kingdom import prompts
from cogs.death_over_the_kingdom.content.terms import HAND, ROUNDS
from cogs.death_over_the_kingdom.events.rounds import AllLaid, CardLaid, DealerDrawn, HandDealt, RoundBegan, TurnBegan
from cogs.death_over_the_kingdom.events.scores import (
    AllTiedNow,
    BetweenWon,
    HighestWon,
    LowestWon,
    NobodyBetween,
    NobodyWon,
    SecondNow,
    SecondPlaceWon,
)
from cogs.death_over_the_kingdom.rules import last_round, moves, scoring
from cogs.death_over_the_kingdom.rules.actions import actions
from cogs.death_over_the_kingdom.rules.powers import powers
from cogs.death_over_the_kingdom.state.cards import full_deck
from cogs.death_over_the_kingdom.state.knowledge import Knowledge
from cogs.death_over_the_kingdom.state.match import State


def next_round(state: State, chance: Chance) -> Script[None]:
    """Clear away the last round and play the next one, in a new turn where the last one is over (R12, R13)."""
    moves.clear_table(state)
    if state.round == ROUNDS:
        yield from begin_turn(state, chance)
    else:
        state.round += 1
    yield from play_round(state)
    if is_last(state):
        yield from end_match(state)


def begin_turn(state: State, chance: Chance) -> Script[None]:
    """R11 to R13: the starting player becomes Dealer, all cards are shuffled, three are dealt to each."""
    if state.turn == 0:
        yield DealerDrawn(dealer=state.dealer)
    else:
        state.dealer = state.starter
    state.turn, state.round = state.turn + 1, 1
    deal(state, chance)
    yield TurnBegan(
        turn=state.turn,
        turns=state.turns,
        dealer=state.dealer,
        starter=state.starter,
        line=state.line,
        deck=len(state.deck),
    )
    for seat in state.line:
        yield HandDealt(to=(seat,), seat=seat, cards=tuple(card.code for card in state.hand(seat)))


def deal(state: State, chance: Chance) -> None:
    """R2, R11: shuffle all 26 and deal; what anybody knew is void."""
    state.deck, state.discards = full_deck(), []
    state.knowledge = Knowledge.nothing(len(state.places))
    chance.shuffle(state.deck)
    for seat in state.line:
        state.places[seat].hand, state.deck = state.deck[:HAND], state.deck[HAND:]


def play_round(state: State) -> Script[None]:
    """R10, R14: pick, actions, powers, score. Expects an empty table and a hand for every seat."""
    for place in state.places:
        place.has_picked = place.has_acted = place.has_won_round = False
    yield RoundBegan(turn=state.turn, round=state.round, goal=state.goal)
    yield from picks(state)
    yield from actions(state)
    yield from powers(state)
    yield from score(state)


def picks(state: State) -> Script[None]:
    """R14: everybody lays a card at once; only when all have done so does the action begin."""
    state.phase = "pick"
    yield from picks_of(state, state.line)


def picks_of(state: State, seats: Sequence[int]) -> Script[None]:
    """Of those who have not laid a card yet."""
    yield from interleave([pick(state, seat) for seat in seats])
    yield AllLaid(round=state.round, starter=state.starter)


def pick(state: State, seat: int) -> Script[None]:
    """One seat's secret pick; the last card is laid without asking."""
    hand = state.hand(seat)
    place = 0
    if len(hand) > 1:
        answer = yield from ask(prompts.pick(seat, [card.code for card in hand], state.goal))
        place = prompts.place_of(answer.key)
    moves.lay(state, seat, place)
    yield CardLaid(to=(seat,), seat=seat, card=state.table(seat).code)


def score(state: State) -> Script[None]:
    """R42 to R45: a point for each winner. Expects the powers done; the cards stay until the next round begins."""
    values = state.values()
    winners = tuple(seat for seat in state.line if seat in scoring.round_winners(state.goal, values))
    yield _verdict(state, winners, values)
    for seat in winners:
        place = state.places[seat]
        place.points += 1
        place.has_won_round = True
    last_round.keep(state)
    if winners and not is_last(state):
        yield _standings(state)


def _verdict(state: State, winners: tuple[int, ...], values: list[int]) -> Event:
    low, high = min(values), max(values)
    if state.goal == "highest":
        return HighestWon(winners=winners, value=high)
    if state.goal == "lowest":
        return LowestWon(winners=winners, value=low)
    return BetweenWon(winners=winners, low=low, high=high) if winners else NobodyBetween()


def is_last(state: State) -> bool:
    """R46: is this the last round of the last turn?"""
    return state.turn == state.turns and state.round == ROUNDS


def _standings(state: State) -> Event:
    """R47, R48: who would win if the match were over."""
    seconds = scoring.match_winners(state.totals)
    if not seconds:
        return AllTiedNow()
    most, points = max(state.totals), state.totals[seconds[0]]
    leaders = tuple(seat for seat, total in enumerate(state.totals) if total == most)
    return SecondNow(leaders=leaders, most=most, seconds=seconds, points=points)


def end_match(state: State) -> Script[None]:
    """R46 to R48: compare the points."""
    state.phase = "over"
    winners = scoring.match_winners(state.totals)
    if winners:
        yield SecondPlaceWon(winners=winners, points=state.totals[winners[0]])
    else:
        yield NobodyWon()
