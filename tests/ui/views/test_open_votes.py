"""Questions put to the table: each says who asks what, who has agreed, and who is still waited for."""

from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec.structs import replace

from bot.host import Person, SeatInfo, Vote
from bot.ui.actions.help import next_answer
from bot.ui.views.open_votes import asked_for, open_votes
from bot.ui.views.scene import Scene
from cogs.death_over_the_kingdom.face import KingdomFace
from tests.ui.scenes import ADA, BEN, scene_of

KINGDOM = scene_of(KingdomFace(), KingdomFace().game.options_type(), 3)
CLEO = Person(3, "Cleo")
DUE = datetime(2026, 1, 1, tzinfo=UTC)


def end(**facts: Any) -> Vote:
    return Vote(**{"number": 1, "about": "end", "by": ADA, "due": DUE, "asked": (1, 2, 3), **facts})


def shown(*votes: Vote) -> list[Any]:
    notes = replace(KINGDOM.table.notes, votes=votes)
    return open_votes(Scene(replace(KINGDOM.table, notes=notes), KINGDOM.face, KINGDOM.words))


@pytest.mark.parametrize(
    ("agreed", "refused", "waited_for"), [((), (), "123"), ((1,), (), "23"), ((1,), (2,), "3"), ((1, 3), (2,), "")]
)
def test_whoever_has_said_neither_is_waited_for(
    agreed: tuple[int, ...], refused: tuple[int, ...], waited_for: str
) -> None:
    text, _ = shown(end(agreed=agreed, refused=refused))
    assert ("Not yet answered" in text) == bool(waited_for)
    assert [one for one in "123" if f"<@{one}>" in text.partition("Not yet answered")[2]] == list(waited_for)
    assert text.count("<@") == len(agreed) + len(waited_for)


def test_several_stand_in_their_order_each_with_its_own_buttons() -> None:
    offer = Vote(number=2, about="swap", by=BEN, due=DUE, asked=(3,), seat=1, to=CLEO)
    first, _, second, buttons = shown(end(), offer)
    assert "Ada" in first
    assert ("Ben" in second, "Cleo" in second) == (True, True)
    assert all(button.custom_id.endswith(".2") for button in buttons.children)


@pytest.mark.parametrize(("kept", "said"), [(4, "the last answer"), (2, "the last 3 answers")])
def test_an_undo_says_how_many_answers_it_costs(kept: int, said: str) -> None:
    scene = scene_of(KingdomFace(), KingdomFace().game.options_type(), 3)
    match: Any = scene.table.match
    for _ in range(5):
        match.answer(next_answer(match))
    assert said in asked_for(scene, end(about="undo", kept=kept))


@pytest.mark.parametrize(
    ("holder", "said"),
    [
        (BEN, "Ben would like to hand their seat to Cleo"),
        (ADA, "Ben offers Cleo seat 2, which was Dan's"),
        (None, "Ben offers Cleo seat 2, which was Dan's"),
    ],
)
def test_a_seat_is_given_away_by_whoever_holds_it_or_offered_by_somebody_else(holder: Person | None, said: str) -> None:
    seats = (KINGDOM.table.seats[0], SeatInfo(1, holder, "Dan"), KINGDOM.table.seats[2])
    scene = Scene(replace(KINGDOM.table, seats=list(seats)), KINGDOM.face, KINGDOM.words)
    assert asked_for(scene, end(about="swap", by=BEN, seat=1, to=CLEO)).startswith(said)
