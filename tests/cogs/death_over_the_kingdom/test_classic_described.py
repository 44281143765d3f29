"""The classic game in words: rounds, tokens and lives, the sealed King, the hanged Thief, and sixteen at one table."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bot.engine import Chance, Match, Outcome
from bot.engine.playout import playout, random_policy
from bot.words import Catalogue
from cogs.death_over_the_kingdom.content.characters import CODES
from cogs.death_over_the_kingdom.content.terms import Scoring
from cogs.death_over_the_kingdom.describe.board import describe, headline, read
from cogs.death_over_the_kingdom.describe.cards import describe_hand, read_hand
from cogs.death_over_the_kingdom.face import KingdomFace
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.options import KingdomOptions
from cogs.death_over_the_kingdom.rules.actions import actions
from cogs.death_over_the_kingdom.rules.powers import powers
from cogs.death_over_the_kingdom.view.sight import see
from cogs.death_over_the_kingdom.view.view import CardView, KingdomView, SeatView
from tests.cogs.death_over_the_kingdom.positions import B, C, classic, end_of_classic_round, play
from tests.support.hostile import HOSTILE_NAMES, MORE_HOSTILE_NAMES

WORDS = Catalogue(Path("cogs/death_over_the_kingdom/words"), is_strict=True).words()
MOST = 16
FEW = ("Ada", "Ben", "Cleo", "Dirk", "Eve", "Fitz", "Gwen", "Hal")
NAMES = (*FEW, "Iris", "Jon", "Kim", "Lou", "Max", "Nell", "Otto", "Pip")
WIDE_NAMES = tuple(f"{number:02}{'W' * 30}" for number in range(MOST))
HOSTILE = (*HOSTILE_NAMES, *MORE_HOSTILE_NAMES)
ALT, READ, HAND = 1024, 3900, 2000


def crowded(scoring: Scoring = "tokens") -> KingdomView:
    """Sixteen open cards with the most there can be to say of each."""
    card = CardView("SOR", is_up=True, value=1, is_turned=True, is_toad=False)
    seats = tuple(SeatView(seat, 144, card, 0, (), True, True, False, took=3) for seat in range(MOST))
    return KingdomView(
        viewer=None,
        turn=1,
        turns=1,
        round=95,
        goal="above",
        phase="powers",
        dealer=15,
        line=tuple(range(MOST)),
        acting=0,
        deck=1,
        discards=CODES[:9],
        seats=seats,
        own_hand=(),
        outcome=None,
        last_round=None,
        mode="classic",
        rounds=96,
        scoring=scoring,
    )


@pytest.mark.parametrize("names", [NAMES, WIDE_NAMES, HOSTILE], ids=["short", "wide", "hostile"])
def test_all_that_is_said_of_sixteen_stays_within_its_bounds(names: tuple[str, ...]) -> None:
    views: list[KingdomView] = [crowded(), crowded("lives"), structs.replace(crowded(), last_round=crowded())]

    def watch(match: Match[Any]) -> None:
        if match.answered % 10 == 0:
            views.extend(match.view(seat) for seat in (None, 0))

    playout(GAME, MOST, GAME.variants()["lives"], b"described", (random_policy,), watch)
    for view in views:
        assert 0 < len(describe(view, names, WORDS)) <= ALT
        assert 0 < len(read(view, names, WORDS)) <= READ
        assert 0 < len(describe_hand(view, names, WORDS)) <= ALT
        assert 0 < len(read_hand(view, names, WORDS)) <= HAND


@pytest.mark.parametrize("scoring", ["tokens", "lives"])
def test_nobody_of_sixteen_is_cut_off(scoring: Scoring) -> None:
    """Names and details give way before seats do: each seat and its card is still there."""
    for names in (NAMES, WIDE_NAMES):
        alt = describe(crowded(scoring), names, WORDS)
        assert not alt.endswith("…")
        assert alt.count("Sorceress (turned, 1)") == MOST
        assert all(name[:4] in alt for name in names)
        assert not read(structs.replace(crowded(scoring), last_round=crowded(scoring)), names, WORDS).endswith("…")


def test_the_headline_says_how_long_it_will_last() -> None:
    assert headline(crowded(), WORDS) == "Round 95 of 96: the lowest card loses."
    assert headline(structs.replace(crowded("lives"), rounds=0), WORDS) == "Round 95: the lowest card loses."
    assert headline(crowded("death-over-all"), WORDS) == "Round 95 of 96: the lowest values pay."  # R57


def test_a_sealed_king_and_a_hanged_thief() -> None:
    state = classic("KIN THI MON*", points=[1, 0, 2])
    play(actions(state), A="seal", otherwise="fold")
    assert "Ada: 1 token, King (12, sealed) face up" in read(see(state, None), NAMES, WORDS)
    play(powers(state), otherwise="no")
    said = read(see(state, None), NAMES, WORDS)
    assert "Ben: 0 tokens, Thief (hanged, 0) face up" in said
    assert read_hand(see(state, B), NAMES, WORDS) == "In front of you, face up: Thief (hanged, 0)."


def test_the_panel_knows_what_the_classic_king_can_do_and_speaks_of_no_hand() -> None:
    state = classic("KIN THI MON*")
    assert read_hand(see(state, 0), NAMES, WORDS) == (
        "In front of you: King (12). Action: out of everybody’s reach. At the end: hangs all Thieves."
    )
    assert "hand" not in read(see(state, None), NAMES, WORDS)


def test_who_lost_the_last_round_is_marked() -> None:
    state = classic("KNI THI MON*", points=[2, 1, 3], scoring="lives")
    play(end_of_classic_round(state))
    scored = see(state, None).last_round
    assert scored is not None
    assert "Ben: 0 lives, loses a life" in read(scored, NAMES, WORDS)
    later = read(structs.replace(see(state, None), phase="action"), NAMES, WORDS)
    assert "How round 1 ended (the lowest card loses):" in later
    assert "Ben: Thief (3), loses" in later


def test_a_void_round_is_said_to_be_void() -> None:
    """It was neither scored nor lost by anybody."""
    state = classic("THI THI*", points=[1, 1], scoring="lives")
    play(end_of_classic_round(state))
    kept = see(state, None).last_round
    assert kept is not None
    assert "The round is void" in read(kept, NAMES, WORDS)
    later = read(structs.replace(see(state, None), phase="action"), NAMES, WORDS)
    assert "Round 1 was void and is dealt again." in later
    assert "loses" not in later.partition("was void")[2]


def test_who_is_out_is_said_to_be_out() -> None:
    state = classic("KNI THI MON*", points=[2, 0, 3], scoring="lives")
    state.places[B].out_round = 1
    state.places[B].table = None
    assert "- Ben: out.\n" in read(see(state, None), NAMES, WORDS)
    assert read_hand(see(state, B), NAMES, WORDS) == "You have no lives left: you are out."
    assert "Order of play: Ada and Cleo." in read(see(state, None), NAMES, WORDS)


def test_the_end_lists_the_fewest_tokens_first() -> None:
    state = classic("KIN QUE MON*", points=[4, 2, 7])
    view = structs.replace(see(state, None), phase="over", outcome=Outcome((B,), (4, 2, 7), (2, 1, 3)))
    said = read(view, NAMES, WORDS)
    assert "Fewest tokens win: Ben." in said
    assert said.index("Ben: 2 tokens, wins the match") < said.index("Ada: 4 tokens") < said.index("Cleo: 7 tokens")


@pytest.mark.parametrize(("scoring", "said"), [("tokens", "1 token"), ("lives", "1 life"), (None, "1 point")])
def test_the_result_names_what_was_counted(scoring: Scoring | None, said: str) -> None:
    options = KingdomOptions() if scoring is None else KingdomOptions("classic", scoring=scoring)
    view = GAME.view(GAME.setup(3, options, Chance(b"result")), None)
    face = KingdomFace()
    assert face.score(view, C, 1, face.catalogue.words()) == said
