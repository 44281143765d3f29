"""The end of a match: why it ended so, how close it was, where it turned, who did what, and a picture of it."""

from collections.abc import Sequence
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.engine import Event, Outcome
from bot.ui.views.ending import Ending
from bot.ui.views.shown import Shown
from cogs.death_over_the_kingdom.events.abilities import DragonBurned, Juggled, MerchantSwapped, ThiefStole
from cogs.death_over_the_kingdom.events.classic import DealBegan, Eliminated, LivesLost, TokensTaken
from cogs.death_over_the_kingdom.events.powers import InnkeeperSwapped, LossTurned, RoundTurned
from cogs.death_over_the_kingdom.events.rounds import RoundBegan
from cogs.death_over_the_kingdom.events.scores import BetweenWon, HighestWon, LowestWon
from cogs.death_over_the_kingdom.face import KingdomFace
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.options import KingdomOptions
from cogs.death_over_the_kingdom.pictures.ending import lane
from cogs.death_over_the_kingdom.rules.outcome import outcome
from cogs.death_over_the_kingdom.view.chronicle import Chronicle, chronicle
from cogs.death_over_the_kingdom.view.sight import see
from cogs.death_over_the_kingdom.view.view import KingdomView
from tests.cogs.death_over_the_kingdom.positions import A, B, C, D, classic, table
from tests.cogs.death_over_the_kingdom.stories import story
from tests.pictures.showing import LONG, SHORT

FACE = KingdomFace()
WORDS = FACE.catalogue.words()


def ending(totals: Sequence[int], told: Sequence[Event] = ()) -> Ending[KingdomView]:
    """A court game that ended with these points."""
    state = table(hands=dict.fromkeys("ABCDEFG"[: len(totals)], ""), points=totals)
    state.phase = "over"
    found = outcome(state)
    assert found is not None
    return Ending(Shown(see(state, None), SHORT[: len(totals)]), found, tuple(told))


def lines(totals: Sequence[int], told: Sequence[Event] = ()) -> list[str]:
    return list(FACE.account(ending(totals, told), WORDS).lines)


@pytest.mark.parametrize(
    ("totals", "why"),
    [
        (
            [7, 6, 5],
            "Second place wins: Ben with 6 points, one behind Ada, who has the most and wins nothing. Cleo was a",
        ),
        ([9, 9, 7, 7], "Ada and Ben share the lead with 9, and Cleo and Dirk share the rest with 7. "),
        (
            [9, 9, 7, 3],
            "Second place wins.",
        ),
        ([5, 5, 5], "Everybody has 5 points: nobody is second, so nobody wins."),
    ],
)
def test_r47_the_result_says_why(totals: list[int], why: str) -> None:
    assert lines(totals)[0].startswith(why)


def test_r47_where_something_is_equal_it_is_reckoned_line_by_line() -> None:
    """As far down as whoever comes next after the winners; where all differ, the picture says enough."""

    def reckoned(totals: Sequence[int]) -> Sequence[str] | None:
        return FACE.account(ending(totals), WORDS).reckoning

    assert reckoned([9, 9, 7, 3, 1]) == ("9 points: Ada and Ben.", "7 points: Cleo, who wins.", "3 points: Dirk.")
    assert reckoned([7, 6, 6]) == ("7 points: Ada.", "6 points: Ben and Cleo, who share the win.")
    assert reckoned([7, 6, 5]) is None


TOLD = (
    RoundBegan(turn=1, round=1, goal="highest"),
    ThiefStole(actor=B, target=C),
    HighestWon(winners=(A, B), value=12),
    RoundBegan(turn=1, round=2, goal="lowest"),
    ThiefStole(actor=B, target=A),
    LowestWon(winners=(B,), value=0),
    RoundBegan(turn=1, round=3, goal="between"),
    ThiefStole(actor=B, target=A),
    RoundTurned(actor=C, card="JES", before=(B,)),
    BetweenWon(winners=(A, C), low=1, high=9),
    RoundBegan(turn=2, round=1, goal="highest"),
    HighestWon(winners=(B,), value=12),
)


def decided(totals: Sequence[int], told: Sequence[Event]) -> str:
    return FACE.account(ending(totals, told), WORDS).deeds[0]


def test_the_round_that_decided_it_and_the_power_that_did_are_named() -> None:
    """Ada and Ben share the lead before the last round, so Cleo is second until then."""
    found = chronicle("points", 4, TOLD)
    assert [played.totals for played in found.rounds] == [(1, 1, 0, 0), (1, 2, 0, 0), (2, 2, 1, 0), (2, 3, 1, 0)]
    assert found.decisive() == (found.rounds[3], (C,))
    assert decided([2, 3, 1, 0], TOLD) == "It was decided in the very last round: before it Cleo would have won."
    assert decided([2, 2, 1, 0], TOLD[:-2]) == (
        "It was decided in the very last round, by Cleo’s Jester: before it Ada would have won."
    )


def test_a_power_without_which_the_same_would_have_won_did_not_decide_it() -> None:
    """Ada’s point leaves Ben alone behind her, whether Cleo’s Jester keeps Dirk from his or not."""

    def said(*before: int) -> str:
        turned = RoundTurned(actor=C, card="JES", before=before)
        last = (RoundBegan(turn=1, round=3, goal="between"), turned, BetweenWon(winners=(A,), low=1, high=9))
        return decided([3, 2, 1, 0], (*first, *last))

    first = (
        RoundBegan(turn=1, round=1, goal="highest"),
        HighestWon(winners=(A, B, C), value=12),
        RoundBegan(turn=1, round=2, goal="lowest"),
        LowestWon(winners=(A, B), value=0),
    )
    assert said(A, D) == "It was decided in the very last round: before it Cleo would have won."
    assert said(D) == "It was decided in the very last round, by Cleo’s Jester: before it Cleo would have won."


def test_r57_what_others_would_have_paid_is_not_known_so_no_power_is_said_to_have_decided_it() -> None:
    deal = DealBegan(round=1, rounds=6, dealer=C, starter=A, deck=23)
    first = (deal, TokensTaken(losers=(A,), value=0, tokens=3), TokensTaken(losers=(B,), value=1, tokens=2))
    last = (TokensTaken(losers=(C,), value=0, tokens=3), TokensTaken(losers=(A,), value=2, tokens=2))
    told = (*first, replace(deal, round=2), LossTurned(actor=B, card="SOR", before=(B,)), *last)
    found = chronicle("tokens", 3, told)
    assert found.decisive() == (found.rounds[1], (C,))
    assert found.deciding(found.rounds[1]) is None


def test_r56_with_lives_it_is_said_who_held_out_though_others_went_together() -> None:
    """ "0 lives: Ben." was said once, as if the others had some left."""
    state = classic("KIN DEA DEA THI*", points=[2, 0, 0, 0], scoring="lives")
    state.phase = "over"
    for seat, last in ((B, 3), (C, 2), (D, 2)):
        state.places[seat].out_round = last
    found = outcome(state)
    assert found is not None
    told = (
        DealBegan(round=2, rounds=0, dealer=A, starter=B, deck=22),
        Eliminated(seats=(C, D)),
        DealBegan(round=3, rounds=0, dealer=B, starter=A, deck=24),
        Eliminated(seats=(B,)),
    )
    account = FACE.account(Ending(Shown(see(state, None), SHORT[:4]), found, told), WORDS)
    assert account.reckoning is None
    assert account.why == ("Ada is the last one left, with 2 lives. Ben held out until round 3.",)


def test_deeds_are_told() -> None:
    """Three robberies, two of which brought the point."""
    assert lines([2, 3, 1, 0], TOLD)[2] == "Ben took 2 winning cards from others."


@pytest.mark.parametrize(
    "lost",
    [
        ThiefStole(actor=C, target=B),
        MerchantSwapped(actor=C, target=B),
        Juggled(actor=C, one=B, other=D),
        DragonBurned(actor=C, target=B, card="KIN"),
        InnkeeperSwapped(actor=B, target=C),
        InnkeeperSwapped(actor=A, target=B),
    ],
    ids=lambda event: event.word,
)
def test_a_card_that_was_taken_and_lost_again_won_its_taker_nothing(lost: Event) -> None:
    """R24 to R27, R33: what lies there in the end is another one."""
    began = RoundBegan(turn=1, round=1, goal="highest")
    told = (began, ThiefStole(actor=B, target=A), lost, HighestWon(winners=(B,), value=12))
    assert chronicle("points", 4, told).most("paid") is None
    kept = (began, lost, ThiefStole(actor=B, target=A), HighestWon(winners=(B,), value=12))
    assert chronicle("points", 4, kept).most("paid") == (B, 1)


def test_lives_tell_who_held_out() -> None:
    told = (
        DealBegan(round=1, rounds=0, dealer=A, starter=B, deck=20),
        LivesLost(losers=(C,), value=0),
        Eliminated(seats=(C,)),
        DealBegan(round=2, rounds=0, dealer=B, starter=A, deck=20),
        Eliminated(seats=(D,)),
    )
    assert chronicle("lives", 4, told).out == {C: 1, D: 2}


def test_r56_a_lane_of_the_picture_ends_in_the_rounds_that_it_measures() -> None:
    """Not in the lives, of which all but one have none: a long lane would end in a 0."""
    state = classic("KIN MON QUE*", points=[2, 0, 0], scoring="lives")
    state.round, ended = 9, Outcome((A,), (2, 0, 0), (1, 2, 3))
    view, told = see(state, None), Chronicle("lives", out={B: 9, C: 8})
    drawn = [lane(view, ended, told, seat, "") for seat in (A, B, C)]
    assert [(one.far, one.said) for one in drawn] == [(9, "9"), (9, "9"), (8, "8")]
    unknown = [lane(view, ended, Chronicle("lives"), seat, "") for seat in (A, B, C)]
    assert [(one.far, one.said) for one in unknown] == [(3, "2"), (2, "0"), (1, "0")]


def test_the_story_of_whole_matches_comes_to_what_they_ended_with() -> None:
    for seats, options in ((4, KingdomOptions()), *((5, one) for one in GAME.variants().values())):
        match, told = story(seats, b"ending", options)
        assert match.outcome is not None
        found = chronicle(match.view(None).unit, seats, told)
        assert found.rounds[-1].totals == match.outcome.scores
        assert found.ahead(found.rounds[-1]) == match.outcome.winners


@pytest.mark.parametrize("names", [SHORT, LONG * 4], ids=["short", "long"])
@pytest.mark.parametrize("winners", [(), (0,), (0, 1), (0, 1, 2), (0, 1, 2, 3, 4)])
def test_the_picture_is_made_for_any_end(winners: tuple[int, ...], names: tuple[str, ...]) -> None:
    """Also without a story, and with as many as there may be."""
    for seats in (3, 7, 16):
        known = [seat for seat in winners if seat < seats]
        view = see(table(hands=dict.fromkeys("ABCDEFG", "")), None)
        places = tuple(view.seats[0] for _ in range(seats))
        shown = Shown(replace(view, seats=places), names[:seats])
        ended = Ending(shown, Outcome(tuple(known), tuple(range(seats))))
        with Image.open(BytesIO(FACE.draw_ending(ended, WORDS) or b"")) as picture:
            assert picture.width == 800
        assert 0 < len(FACE.describe_ending(ended, WORDS)) <= 1024
