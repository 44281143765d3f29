"""R49 to R57: a round of the classic game is told in full, and its frame counts what it should."""

import pytest

from bot.engine import Chance, Event
from cogs.death_over_the_kingdom.content.terms import Scoring
from cogs.death_over_the_kingdom.events.abilities import ThiefStole
from cogs.death_over_the_kingdom.events.classic import (
    CardDealt,
    DealBegan,
    Eliminated,
    FewestTokensNow,
    FewestTokensWon,
    KingSealed,
    LastOneWon,
    LengthSet,
    LivesGiven,
    LivesLost,
    LowestLost,
    MostLivesNow,
    RoundVoided,
    ThievesHanged,
    TokensTaken,
)
from cogs.death_over_the_kingdom.events.powers import CardRevealed, LossTurned, Revealed
from cogs.death_over_the_kingdom.events.rounds import DealerDrawn
from cogs.death_over_the_kingdom.rules import classic as rules
from cogs.death_over_the_kingdom.rules.actions import action
from cogs.death_over_the_kingdom.rules.powers import powers
from cogs.death_over_the_kingdom.rules.setup import new_classic_match
from tests.cogs.death_over_the_kingdom.positions import A, B, C, D, classic, end_of_classic_round, play
from tests.support.scripts import ScriptRun


@pytest.mark.parametrize(("scoring", "told"), [
    ("tokens", LengthSet(rounds=6)), ("death-over-all", LengthSet(rounds=6)), ("lives", LivesGiven(lives=4)),
])  # fmt: skip
def test_r5_r49_r56_a_match_begins_with_how_long_it_will_last(scoring: Scoring, told: Event) -> None:
    state = new_classic_match(3, Chance(b"first"), 2, scoring)
    first = state.dealer
    run = ScriptRun(rules.next_round(state, Chance(b"deal")))
    line = tuple((first + step) % 3 for step in (1, 2, 3))
    rounds = 0 if scoring == "lives" else 6
    assert [event for event in run.events if event.is_for(None)] == [
        told,
        DealerDrawn(dealer=first),
        DealBegan(round=1, rounds=rounds, dealer=first, starter=line[0], deck=23),
    ]
    assert [event for event in run.events if not event.is_for(None)] == [
        CardDealt(to=(seat,), seat=seat, card=state.table(seat).code) for seat in line
    ]
    assert (state.turn, state.round, state.length, state.mode) == (1, 1, 2, "classic")
    assert state.totals == ((4,) * 3 if scoring == "lives" else (0,) * 3)


def test_r50_the_next_round_has_the_next_dealer_and_begins_afresh() -> None:
    state = new_classic_match(3, Chance(b"first"), 2)
    first = state.dealer
    for number in (1, 2, 3):
        run = ScriptRun(rules.next_round(state, Chance(b"deal %d" % number)))
        deal = next(event for event in run.events if isinstance(event, DealBegan))
        assert (deal.round, deal.dealer, state.dealer) == (number, *((first + number - 1) % 3,) * 2)
        assert [(place.has_picked, place.has_acted, place.took) for place in state.places] == [(True, False, 0)] * 3
        for place in state.places:
            place.has_acted, place.took = True, 1
        assert not any(isinstance(event, DealerDrawn) for event in run.events) or number == 1


VERDICTS: dict[str, tuple[Scoring, list[int], list[Event], tuple[int, ...]]] = {
    "tokens": (
        "tokens", [0, 1, 0, 1],
        [LowestLost(losers=(C,), value=3), FewestTokensNow(seats=(A,), tokens=0)], (0, 1, 1, 1),
    ),
    "tokens that change nothing": ("tokens", [0, 1, 1, 1], [LowestLost(losers=(C,), value=3)], (0, 1, 2, 1)),
    "lives": (
        "lives", [2, 1, 2, 1], [LivesLost(losers=(C,), value=3), MostLivesNow(seats=(A,), lives=2)], (2, 1, 1, 1)
    ),
    "the last life": (
        "lives", [2, 2, 1, 1],
        [LivesLost(losers=(C,), value=3), Eliminated(seats=(C,))], (2, 2, 0, 1),
    ),
    "death over all": (
        "death-over-all", [0, 0, 0, 9],
        [
            TokensTaken(losers=(C,), value=3, tokens=3), TokensTaken(losers=(B,), value=6, tokens=2),
            TokensTaken(losers=(D,), value=11, tokens=1), FewestTokensNow(seats=(A,), tokens=0),
        ],
        (0, 2, 3, 10),
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", VERDICTS)
def test_r51_to_r57_the_losers_pay_and_it_is_told(what: str) -> None:
    scoring, points, told, totals = VERDICTS[what]
    state = classic("KIN MON THI QUE*", points=points, scoring=scoring)
    state.table(A).is_spent = True  # its power would hang the Thief
    run = play(end_of_classic_round(state), otherwise="no")
    revealed = next(n for n, event in enumerate(run.events) if isinstance(event, Revealed))
    assert [event for event in run.events[revealed + 1 :] if not isinstance(event, CardRevealed)] == told
    assert state.totals == totals
    costs = [abs(now - before) for now, before in zip(totals, points, strict=True)]
    assert [place.took for place in state.places] == costs
    assert [place.out_round for place in state.places] == [
        state.round if scoring == "lives" and not total else 0 for total in totals
    ]


@pytest.mark.parametrize(("points", "is_void"), [([1, 1, 1], True), ([1, 1, 2], False)])
def test_r56_a_round_is_void_only_where_nobody_would_be_left(points: list[int], *, is_void: bool) -> None:
    state = classic("DEA DEA INN*", points=points, scoring="lives")
    for card in state.in_play:
        card.is_up, card.is_toad = True, True
    run = ScriptRun(rules.score(state))
    assert (rules.is_void(state), RoundVoided(value=0) in run.events) == (is_void, is_void)
    assert state.totals == (tuple(points) if is_void else (0, 0, 1))


def test_r32_what_turned_a_loss_is_told_as_such() -> None:
    run = play(powers(classic("KIN THI MON INN*")), otherwise="no")
    assert run.events[-2:] == [ThievesHanged(actor=A, thieves=(B,)), LossTurned(actor=A, card="KIN", before=(D,))]


def test_r54_a_seal_is_told() -> None:
    state = classic("KIN THI MON*")
    assert play(action(state, A), A="seal").events == [KingSealed(actor=A)]
    assert [card.is_sealed for card in state.in_play] == [True, False, False]
    told = play(action(state, B), B="thief-2").events
    assert told[0] == ThiefStole(actor=B, target=C)


@pytest.mark.parametrize(
    ("scoring", "points", "told"),
    [
        ("tokens", [3, 2, 2], FewestTokensWon(winners=(B, C), tokens=2)),
        ("death-over-all", [3, 2, 4], FewestTokensWon(winners=(B,), tokens=2)),
        ("lives", [0, 3, 0], LastOneWon(winner=B, lives=3)),
    ],
)
def test_r53_r56_who_has_won_is_told(scoring: Scoring, points: list[int], told: Event) -> None:
    state = classic("KIN THI MON*", points=points, scoring=scoring)
    for place in state.places:
        place.out_round = int(scoring == "lives" and not place.points)
    assert play(rules.end_match(state)).events == [told]
    assert state.phase == "over"


@pytest.mark.parametrize(("number", "is_last"), [(5, False), (6, True)])
def test_r49_the_match_ends_with_its_last_round(number: int, *, is_last: bool) -> None:
    state = new_classic_match(3, Chance(b"end"), 2)
    state.round = number
    assert rules.is_decided(state) is is_last


@pytest.mark.parametrize(("at_best", "told"), [(3, 1), (4, 0)])
def test_of_many_who_have_most_lives_none_is_named(at_best: int, told: int) -> None:
    state = new_classic_match(5, Chance(b"standings"), scoring="lives")
    for seat, place in enumerate(state.places):
        place.points = 3 if seat < at_best else 2
    run = ScriptRun(rules._standings(state))
    seats = tuple(sorted(range(at_best)))
    assert [tuple(sorted(event.seats)) for event in run.events if isinstance(event, MostLivesNow)] == [seats] * told
