"""Who leaves: a lobby at once, a match after a second thought, or for a while with a way back."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.host import HostRefused, Person, SeatInfo
from bot.ui.actions.leaving import Leaving
from bot.ui.actions.snooze import Snooze
from bot.ui.wire.custom_id import Verb
from tests.ui.actions.acting import LOBBY, MATCH, SCENE, ZOE, Acting
from tests.ui.scenes import ADA, BEN

ALONE = [SeatInfo(0, ADA, "Ada"), SeatInfo(1, None, "Tin")]
say = SCENE.say


def leaving(acting: Acting) -> Leaving:
    confirmation: Any = acting.panels
    return Leaving(acting.context, confirmation)


@pytest.mark.parametrize(
    ("then", "said"),
    [
        (replace(LOBBY, seats=ALONE), "lobby-left-seat"),
        (replace(LOBBY, seats=[SeatInfo(0, BEN, "Ben")]), "lobby-left"),
        (replace(LOBBY, seats=ALONE, status="stopped"), "lobby-left"),
    ],
)
async def test_a_lobby_is_left_at_once(then: Any, said: str) -> None:
    """Whoever still has another seat there hears so."""
    acting = Acting(leave_lobby=then)
    await leaving(acting).ask(acting.reply(ADA), LOBBY)
    assert acting.done == [("leave_lobby", LOBBY.id, ADA.id), ("whisper", say(said))]


@pytest.mark.parametrize(("seats", "question"), [(MATCH.seats, "leave-ask"), (ALONE, "leave-ask-last")])
async def test_leaving_a_match_is_thought_about_twice(seats: Any, question: str) -> None:
    """The last person hears that it ends with them."""
    acting = Acting()
    await leaving(acting).ask(acting.reply(ADA), replace(MATCH, seats=seats))
    assert acting.done == [("ask", question, Verb.QUIT, "leave-confirm", Verb.AWAY)]


@pytest.mark.parametrize("table", [MATCH, LOBBY])
async def test_whoever_has_no_seat_leaves_nothing(table: Any) -> None:
    acting = Acting()
    with pytest.raises(HostRefused):
        await leaving(acting).ask(acting.reply(ZOE), table)
    assert acting.done == []


@pytest.mark.parametrize(
    ("what", "command", "said"),
    [
        ("leave", "leave", ["leave-done"]),
        ("go_away", "go_away", ["away-done", Verb.RETURN]),
        ("come_back", "come_back", ["return-done"]),
    ],
)
@pytest.mark.parametrize("person", [ADA, BEN])
async def test_what_was_done_is_said_once_it_holds(person: Person, what: str, command: str, said: list[Any]) -> None:
    """Whoever is away finds the way back."""
    acting = Acting()
    await getattr(leaving(acting), what)(acting.reply(person), MATCH)
    assert acting.done == [(command, MATCH.id, person.id), ("done", *said)]


@pytest.mark.parametrize(("taken", "left"), [(1, 2), (3, 0)])
async def test_whoever_takes_more_time_hears_how_often_they_still_may(taken: int, left: int) -> None:
    notes = replace(MATCH.notes, snoozed={1: taken})
    change: Any = type("Change", (), {"seat": 1, "table": replace(MATCH, notes=notes)})
    acting = Acting(snooze=change)
    await Snooze(acting.context, acting.panels).take(acting.reply(BEN), MATCH)
    assert acting.done == [("snooze", MATCH.id, BEN.id), ("say", "snooze-done", ("left", left))]
