"""R1 to R16: seats, turns, rounds, the line and the picks (T1 to T7)."""

import pytest

from bot.engine import Answer, Chance, Event, Match, Refused
from bot.engine.playout import any_choice
from cogs.death_over_the_kingdom.content.characters import CODES
from cogs.death_over_the_kingdom.content.terms import Mode
from cogs.death_over_the_kingdom.events.rounds import AllLaid, CardLaid, DealerDrawn, HandDealt, RoundBegan, TurnBegan
from cogs.death_over_the_kingdom.face import KingdomFace
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.options import KingdomOptions
from cogs.death_over_the_kingdom.rules.actions import actions
from cogs.death_over_the_kingdom.rules.court import begin_turn, picks, play_round
from cogs.death_over_the_kingdom.rules.powers import powers
from cogs.death_over_the_kingdom.rules.setup import new_match
from cogs.death_over_the_kingdom.state.match import State
from cogs.death_over_the_kingdom.view.sight import see
from tests.cogs.death_over_the_kingdom.positions import A, B, C, D, codes, known, play, table
from tests.support.scripts import ScriptRun

HANDS = {"A": "KIN DEA MON", "B": "KIN DEA MON", "C": "QUE PRI JES", "D": "QUE PRI JES"}


def play_on(match: Match[State], seed: bytes, *, rounds: int) -> list[Event]:
    """Random choices until this many more rounds are over (or the match is)."""
    chance, told = Chance(seed), list(match.told)
    wanted = (match.state.turn * 3 + match.state.round) + rounds
    while match.prompts and match.state.turn * 3 + match.state.round < wanted:
        prompt = match.prompts[0]
        told += match.answer(Answer(prompt.number, prompt.seat, any_choice(prompt, chance)))
    return told


def start(seats: int, dealer: int) -> Match[State]:
    """A match whose first Dealer is this seat."""
    seed = next(bytes([n]) for n in range(256) if new_match(seats, Chance(bytes([n]))).dealer == dealer)
    return Match.start(GAME, seats, KingdomOptions(), Chance(seed))


@pytest.mark.parametrize(("seats", "deck"), [(3, 17), (4, 14), (5, 11), (6, 8), (7, 5)])
def test_t1_three_cards_each_and_two_of_every_character(seats: int, deck: int) -> None:
    state = new_match(seats, Chance(b"deal"))
    told = play(begin_turn(state, Chance(b"shuffle"))).events
    dealt = {event.to: event.cards for event in told if isinstance(event, HandDealt)}
    assert dealt == {(seat,): tuple(codes(state.hand(seat)).split()) for seat in range(seats)}
    assert [len(place.hand) for place in state.places] == [3] * seats
    assert len(state.deck) == deck
    everything = [*state.deck, *(card for place in state.places for card in place.hand)]
    assert sorted(codes(everything).split()) == sorted(CODES * 2)
    assert [card.number for card in everything] != sorted(card.number for card in everything), "R2: shuffled"


@pytest.mark.parametrize(("mode", "seats", "said"), [("court", (2, 8), "3 to 7"), ("classic", (2, 17), "3 to 16")])
def test_t2_other_counts_are_refused(mode: Mode, seats: tuple[int, int], said: str) -> None:
    options = KingdomOptions(mode)
    for count in seats:
        with pytest.raises(ValueError, match=f"takes {said} seats"):
            Match.start(GAME, count, options, Chance(b"seed"))
    for count in (seats[0] + 1, seats[1] - 1):
        Match.start(GAME, count, options, Chance(b"seed"))


@pytest.mark.parametrize(("seats", "is_advised"), [(3, True), (7, True), (8, False), (16, False)])
def test_t2_the_classic_game_advises_eight(seats: int, is_advised: bool) -> None:
    face = KingdomFace()
    said = face.lobby_note(KingdomOptions("classic", 4), seats, face.catalogue.words())
    assert ("It is best with 8 players or more." in said) is is_advised
    assert "4 rounds per player" in said
    court = face.lobby_note(KingdomOptions(), seats, face.catalogue.words())
    assert "second" in court
    assert "advised" not in court


def test_t3_everybody_deals_once_and_the_match_ends() -> None:
    match = start(4, dealer=3)
    told = play_on(match, b"choices", rounds=99)
    lines = [event.line for event in told if isinstance(event, TurnBegan)]
    assert lines == [(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)]
    rounds = [(event.turn, event.goal) for event in told if isinstance(event, RoundBegan)]
    assert rounds == [(turn, goal) for turn in (1, 2, 3, 4) for goal in ("highest", "lowest", "between")]
    assert [event.dealer for event in told if isinstance(event, DealerDrawn)] == [3]
    assert match.outcome is not None
    assert match.outcome.scores == match.state.totals


def test_r5_any_seat_may_deal_first() -> None:
    assert {new_match(5, Chance(bytes([n]))).dealer for n in range(60)} == {0, 1, 2, 3, 4}


def test_t4_nothing_happens_before_the_last_has_picked() -> None:
    state = table(hands=HANDS)
    run = ScriptRun(play_round(state))
    assert set(run.open) == {A, B, C, D}
    for seat in (D, B, C):
        told = run.answer(seat, "hand-2")
        assert [event.to for event in told] == [(seat,)], "only the seat itself is told"
    assert {prompt.word for prompt in run.open.values()} == {"pick"}
    assert known(state, None) == known(state, A) == "? ? ? ?"
    assert [place.has_picked for place in state.places] == [False, True, True, True]
    told = run.answer(A, "hand-1")
    assert [type(event) for event in told] == [CardLaid, AllLaid]
    assert (list(run.open), run.open[A].word) == ([A], "action")
    assert codes([state.table(seat) for seat in state.line]) == "KIN DEA PRI PRI"


def test_t5_in_round_three_the_last_card_is_laid_and_no_hand_swap_is_offered() -> None:
    state = table(hands={"A": "KIN", "B": "MER", "C": "THI", "D": "DEA"}, deck="MON", round=3)
    run = play(picks(state))
    assert not run.asked
    told = play(actions(state), otherwise="fold")
    keys = [{option.key for option in prompt.options} for prompt in told.asked]
    assert keys == [
        {"exchange", "fold"},
        {"exchange", "fold", "merchant-0", "merchant-2"},
        {"exchange", "fold", "thief-0", "thief-1", "thief-3"},
        {"cut", "fold"},
    ]


def test_r16_the_action_goes_down_the_line_wherever_the_dealer_sits() -> None:
    run = play(actions(table("KIN DEA* MON THI")), otherwise="fold")
    assert [prompt.seat for prompt in run.asked] == [C, D, A, B]


def test_t6_nobody_acts_out_of_turn_or_twice() -> None:
    match = start(4, dealer=3)
    for prompt in match.prompts:
        match.answer(Answer(prompt.number, prompt.seat, ("hand-1",)))
    (first,) = match.prompts
    match.answer(Answer(first.number, A, ("fold",)))
    (second,) = match.prompts
    before = GAME.view(match.state, None)
    for forged in (Answer(second.number, C, ("fold",)), Answer(first.number, A, ("fold",))):
        with pytest.raises(Refused):
            match.answer(forged)
    assert GAME.view(match.state, None) == before
    match.answer(Answer(second.number, B, ("fold",)))
    with pytest.raises(Refused, match="stale"):
        match.answer(Answer(second.number, B, ("exchange",)))


def test_t7_used_cards_lie_open_until_the_turn_ends() -> None:
    match = start(4, dealer=3)
    cut_and_burned = 0
    for rounds in (1, 2):
        told = play_on(match, b"four", rounds=1)
        cut_and_burned += sum(event.word in {"cut", "dragon-burned", "dragon-slain"} for event in told)
        assert len(GAME.view(match.state, None).discards) == 4 * rounds + cut_and_burned
    assert cut_and_burned > 0
    play_on(match, b"four", rounds=1)
    assert (match.state.turn, match.state.round) == (2, 1)
    assert not match.state.discards
    assert [len(place.hand) for place in match.state.places] == [3] * 4
    assert len(match.state.deck) == 14


def test_r10_a_laid_out_round_takes_its_goal_from_its_number() -> None:
    assert [table("KIN DEA MON*", round=number).goal for number in (1, 2, 3)] == ["highest", "lowest", "between"]


def test_a_new_round_starts_afresh_and_shows_the_last_one() -> None:
    """The public sees the scored table once more; nothing of it is left on the new one."""
    match = start(4, dealer=3)
    for number in (1, 2):
        play_on(match, b"afresh", rounds=1)
        view = match.view(None)
        assert (view.phase, view.round) == (("pick", 2) if number == 1 else ("action", 3))
        assert not any(seat.has_acted or seat.has_won_round for seat in view.seats)
        last = view.last_round
        assert last is not None
        assert (last.phase, last.round, last.last_round) == ("scored", number, None)
        assert all(seat.table is not None and seat.table.is_up for seat in last.seats)
        assert any(seat.has_won_round for seat in last.seats)


def test_the_view_names_the_phase() -> None:
    state = table("INN KIN MON*")
    run = ScriptRun(actions(state))
    assert (see(state, None).phase, see(state, None).acting) == ("action", A)
    for seat in (A, B, C):
        run.answer(seat, "fold")
    run = ScriptRun(powers(state))
    assert (see(state, None).phase, see(state, None).acting) == ("powers", A)
