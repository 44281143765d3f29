"""Faults that are planted in a small game are found, each by the check that looks for it."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.cli.new_game.template_bids.face import TemplateBidsFace
from bot.cli.new_game.template_bids.game import GAME, TemplateBidsGame
from bot.cli.new_game.template_bids.state.match import State
from bot.cli.new_game.template_bids.view.view import TemplateBidsView
from bot.conformance.check import Check
from bot.conformance.checked import Checked
from bot.conformance.film import as_it_was
from bot.conformance.subjects import SUBJECTS
from bot.engine import Chance, Event, Game, Options, Outcome, Script
from bot.ui.views.face import Face
from bot.ui.views.shown import Shown
from bot.words import Words

PACKAGE = "bot.cli.new_game.template_bids"
TURNS = [0]  # outside the state


class LoudFace(TemplateBidsFace):
    def headline(self, view: TemplateBidsView, words: Words) -> str:
        return "Hear, hear! " * 100


class WideFace(TemplateBidsFace):
    def draw_board(self, shown: Shown[TemplateBidsView], words: Words) -> bytes:
        wide = BytesIO()
        Image.new("RGB", (2000, 100)).save(wide, "PNG")
        return wide.getvalue()


class TallDeskFace(TemplateBidsFace):
    def draw_desk(self, shown: Shown[TemplateBidsView], moments: Sequence[Event], words: Words) -> bytes | None:
        tall = BytesIO()
        Image.new("RGB", (1200, 1300)).save(tall, "PNG")
        return tall.getvalue()


class ForgetfulBids(TemplateBidsGame):
    """Its turns count outside the state, so that a turn played again is another."""

    def turn(self, state: State, chance: Chance) -> Script[None]:
        TURNS[0] += 1
        state.stock.append(TURNS[0])
        yield from super().turn(state, chance)


class GenerousBids(TemplateBidsGame):
    def outcome(self, state: State) -> Outcome | None:
        return None if (over := super().outcome(state)) is None else Outcome((7,), scores=over.scores)


class AliasedBids(TemplateBidsGame):
    """Its views hold the state's own list."""

    def view(self, state: State, seat: int | None) -> TemplateBidsView:
        return replace(super().view(state, seat), scores=state.scores)


class SharedBids(TemplateBidsFace):
    """It ranks nobody, and has nothing to say instead."""

    def is_together(self, options: Options) -> bool:
        return True


class RevealingBids(TemplateBidsGame):
    """It says that there is nothing to hide."""

    has_hands = False


def test_a_view_that_shares_a_part_with_the_state_is_named() -> None:
    game = Checked(AliasedBids(), PACKAGE, TemplateBidsFace())
    told = [one for check in SUBJECTS["film"] if check.find is as_it_was for one in findings(check, game)]
    assert told == ["a view changes while the match goes on: its scores is a part of the state, so put a copy into it"]


def test_a_group_without_a_result_is_told_once_where_to_write_it() -> None:
    game = Checked(GAME, PACKAGE, SharedBids())
    (case, *_) = SUBJECTS["endings"][0].cases(game)
    told = list(SUBJECTS["endings"][0].find(*case.given))
    assert told == [
        "account: is_together says that all win or lose together, so write account in face.py with a result"
    ]


def findings(check: Check, game: Checked) -> list[str]:
    return [found for case in check.cases(game) if not case.is_long for found in check.find(*case.given)]


@pytest.mark.parametrize(
    ("subject", "game", "face", "sentence"),
    [
        ("faces", GAME, LoudFace(), "headline has 1200 characters, and 200 is the most"),
        ("faces", GAME, WideFace(), "draw_board is 2000 px wide, and 1200 is the most"),
        (
            "faces",
            GAME,
            TallDeskFace(),
            "draw_desk is a PNG of 1200 × 1300 px: a desk is a PNG of at most 1200 × 1240 px",
        ),
        ("matches", GenerousBids(), TemplateBidsFace(), "seats that are not there have won"),
        ("undo", ForgetfulBids(), TemplateBidsFace(), "lead elsewhere"),
        ("placement", RevealingBids(), TemplateBidsFace(), "has_hands = True in game.py"),
    ],
)
def test_what_is_wrong_is_said(subject: str, game: Game[Any, Any], face: Face[Any], sentence: str) -> None:
    told = [one for check in SUBJECTS[subject] for one in findings(check, Checked(game, PACKAGE, face))]
    assert any(sentence in one for one in told), told


@pytest.mark.parametrize("subject", ["faces", "matches", "undo", "placement"])
def test_what_is_right_is_not(subject: str) -> None:
    game = Checked(GAME, PACKAGE, TemplateBidsFace())
    assert [one for check in SUBJECTS[subject] for one in findings(check, game)] == []
