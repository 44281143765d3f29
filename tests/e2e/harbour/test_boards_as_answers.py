"""The board is the answer to the click where it is there in time: one request. Else it follows, and never comes twice.

`PATIENT` clicks wait for as long as it takes, so that no test hangs on how fast this machine draws.
"""

import asyncio
from collections.abc import Iterator
from io import BytesIO
from itertools import count
from typing import Any

import pytest
from PIL import Image

from bot.local.messages import callbacks
from bot.local.people.action import Action
from bot.local.protocol import component_types as ct
from bot.local.protocol import interaction_types as kinds
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.rest.exchange import Exchange
from bot.ui.messages import draw_pool, pictures
from bot.ui.messages.claims import claims_of, due_claims
from bot.ui.shared import in_flight, unanswered
from bot.ui.wire.refused_edits import refused_edits
from tests.client.descriptions import described
from tests.client.person import Person
from tests.support.hall import settled
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.stage import Json, Stage
from tests.support.judge import Judge
from tests.support.sampled import sampled

PATIENT = 3600.0
CALLBACK = "/interactions/{interaction}/{token}/callback"
SILENT, BOARD, EDIT, OWN_EDIT, POST = (
    f"POST {CALLBACK} 6",
    f"POST {CALLBACK} 7",
    "PATCH /webhooks/{application}/{token}/messages/{message}",
    "PATCH /channels/{channel}/messages/{message}",
    "POST /channels/{channel}/messages",
)


class Gate:
    """No picture is drawn while it is shut."""

    def __init__(self) -> None:
        self.is_open = asyncio.Event()
        self._draw = draw_pool.draw_in_pool

    async def draw_in_pool(self, *what: Any, **how: Any) -> Any:
        await self.is_open.wait()
        return await self._draw(*what, **how)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    gate = Gate()
    monkeypatch.setattr(pictures, "draw_in_pool", gate.draw_in_pool)
    gate.is_open.set()
    return gate


@pytest.fixture(autouse=True)
def boards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Each is another, so that each is sent."""
    numbers = count(1)

    def draw_board(*_: object) -> bytes:
        png = BytesIO()
        Image.new("L", (8, 8), next(numbers)).save(png, "PNG")
        return png.getvalue()

    monkeypatch.setattr(HarbourFace, "draw_board", draw_board)
    yield
    refused_edits.forget()


class Play:
    """A match whose message is settled; `asked`: what the bot asks of Discord from then on."""

    def __init__(self, stage: Stage, match: str, message: Json) -> None:
        self.stage, self.match, self.asked = stage, match, list[tuple[str, int]]()
        self.sent: list[Json] = []  # what it said in them
        self.unanswered = stage.bot.context.clicked.unanswered
        self.message = message
        stage.local.requests.observers.append(self._note)

    async def settles(self) -> list[tuple[str, int]]:
        """Once all is shown, and the message says what the match does: what was asked for that."""
        await self.stage.bot.context.in_flight.until_served(self.stage.ada.patience)
        await settled(self.stage.bot, self.match)
        table = await self.stage.bot.host.queries.table(self.match)
        due = due_claims(self.stage.bot.context.public(table))
        assert due is not None
        assert claims_in_body(self.stored).lacks(due) == []
        found, self.asked = self.asked, []
        self.stage.local.requests.observers.remove(self._note)
        return found

    @property
    def stored(self) -> Json:
        """The newest public message, as the table has it."""
        kept = self.stage.local.table.world.messages[self.message["channel_id"]].values()
        return [one.body for one in kept if one.only_for is None][-1]

    async def waits(self, clicks: int) -> None:
        """Until so many clicks are kept, and wait for the message."""
        async with asyncio.timeout(self.stage.ada.patience):
            while len(self.unanswered._clicks.get(int(self.message["id"]), ())) < clicks:  # noqa: ASYNC110 - untold
                await asyncio.sleep(0)

    def _note(self, exchange: Exchange) -> None:
        kind = f" {exchange.asked['type']}" if exchange.path == CALLBACK else ""
        self.sent.append(exchange.asked)
        self.asked.append((f"{exchange.method} {exchange.path}{kind}", exchange.status))


def claims_in_body(body: Json) -> Any:
    parts = list(ct.walk(body["components"]))
    texts = [part["content"] for part in parts if "content" in part]
    return claims_of(texts, [part["custom_id"] for part in parts if part.get("custom_id")])


async def played(stage: Stage, patience: float = PATIENT) -> Play:
    """Ada is to say where to steer, and Ben may whistle meanwhile."""
    await stage.begun(stage.ben)
    await stage.shows("[North]", "[Low Tune]")
    match = await settled_match(stage)
    stage.bot.context.clicked.unanswered.patience = patience
    return Play(stage, match, stage.table)


async def settled_match(stage: Stage) -> str:
    match = next(iter(stage.bot.publisher._updaters))
    await settled(stage.bot, match)
    return match


async def forged(stage: Stage, person: Person, message: Json, custom_id: str) -> None:
    """A click in a message that does not have that button."""
    stored = stage.local.table.world.messages[message["channel_id"]][message["id"]]
    action = Action(stage.local.table, {"person": person.id, "nonce": custom_id})
    data = {"component_type": ct.BUTTON, "custom_id": custom_id, "id": 1}
    action.interact(kinds.COMPONENT, stage.local.table.world.channel(message["channel_id"]), data, stored)
    told = await person.waits_for(lambda: person.sight.told.pop(custom_id, None), "an answer")
    assert told["state"] == "acknowledged"


def button(message: Json, label: str) -> str:
    return next(str(part["custom_id"]) for part in ct.walk(message["components"]) if part.get("label") == label)


async def test_a_board_that_is_there_in_time_is_the_answer(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not let the click go first, as other pictures do: each would wait for the other."""
    play = await played(stage)
    monkeypatch.setattr(in_flight, "BRIEF_SECONDS", PATIENT)
    before = described(stage.table)
    reply = await stage.ada.click(stage.table, "North")
    assert (reply.message or {})["id"] == play.message["id"]
    assert await play.settles() == [(BOARD, 200)]
    assert len(play.sent[0]["data"]["attachments"]) == 1
    assert "[North]" in before
    assert "[North]" not in described(play.stored)


async def test_a_board_that_takes_longer_follows(stage: Stage, gate: Gate) -> None:
    play = await played(stage, patience=unanswered.PATIENCE)
    gate.is_open.clear()
    await stage.ada.click(stage.table, "North")
    assert play.asked == [(SILENT, 200)]
    gate.is_open.set()
    assert await play.settles() == [(SILENT, 200), (EDIT, 200)]


@pytest.mark.parametrize(
    "code", sampled([Code.UNKNOWN_INTERACTION, Code.ALREADY_ACKNOWLEDGED, Code.UNKNOWN_MESSAGE], 1)
)
async def test_where_discord_does_not_take_the_answer_the_board_follows(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, code: Code
) -> None:
    def refused(*_: Any) -> Any:
        raise Refusal(code)

    play = await played(stage)
    monkeypatch.setitem(callbacks.CALLBACKS, kinds.UPDATE, refused)
    await stage.ada.click(stage.table, "North")
    answer, *others = await play.settles()
    assert answer[0] == BOARD
    assert answer[1] >= 400
    assert max(others) == (SILENT, 200)
    assert [what for what, status in others if status == 200 and what in (EDIT, OWN_EDIT)] != []
    assert len(others) <= 3  # at most one edit that is refused, as the click is not acknowledged yet


async def test_where_the_picture_cannot_be_an_answer_it_is_not_tried_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, judged: Judge | None
) -> None:
    def refused(*_: Any) -> Any:
        raise Refusal(Code.INVALID_FORM)

    play = await played(stage)
    monkeypatch.setitem(callbacks.CALLBACKS, kinds.UPDATE, refused)
    await stage.ada.click(stage.table, "North")
    assert BOARD in [what for what, _ in await play.settles()]
    if judged:
        judged.faults.clear()  # it was refused for no fault of the bot's
    again = Play(stage, play.match, stage.table)
    await stage.ben.click(stage.table, "Low Tune")
    assert await again.settles() == [(SILENT, 200), (EDIT, 200)]


async def test_where_the_receipt_is_lost_the_board_is_sent_by_itself(stage: Stage) -> None:
    """Discord has taken it, and nobody knows: it is shown again rather than perhaps never."""
    play = await played(stage)
    await stage.ada.fault("lost_answer", method="POST", route="/callback")
    await stage.ada.click(stage.table, "North")
    found = await play.settles()
    assert found[0][0] == BOARD
    assert [what for what, status in found if status == 200 and what in (EDIT, OWN_EDIT)] != []


async def test_where_discord_takes_long_no_click_waits_for_a_while(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unanswered, "SENDING", 0.2)
    play = await played(stage)
    await stage.ada.fault("hold", method="POST", route="/callback")
    pressing = asyncio.create_task(stage.ada.click(stage.table, "North"))
    await stage.local.table.faults.holds(1)
    await stage.ada.waits_for(lambda: "[North]" not in described(stage.table), "an edit, once the bot has given up")
    stage.local.table.faults.lift()
    await pressing
    assert {EDIT, OWN_EDIT} & {what for what, _ in await play.settles()}
    again = Play(stage, play.match, stage.table)
    await stage.ben.click(stage.table, "Low Tune")
    assert await again.settles() == [(SILENT, 200), (EDIT, 200)]


async def test_of_two_who_press_at_once_one_is_answered_with_the_board(stage: Stage, gate: Gate) -> None:
    play = await played(stage)
    gate.is_open.clear()
    pressing = [asyncio.create_task(stage.ada.click(stage.table, "North"))]
    await play.waits(1)
    pressing.append(asyncio.create_task(stage.ben.click(stage.table, "Low Tune")))
    await play.waits(2)
    gate.is_open.set()
    await asyncio.gather(*pressing)
    found = await play.settles()
    assert sorted(found[:2]) == [(SILENT, 200), (BOARD, 200)]
    assert found[2:] in ([], [(EDIT, 200)])  # the second was kept after the board was begun


async def test_what_is_kept_while_an_answer_is_on_its_way_is_shown_after_it(stage: Stage) -> None:
    play = await played(stage)
    await stage.ada.fault("hold", method="POST", route="/callback")
    first = asyncio.create_task(stage.ada.click(stage.table, "North"))
    await stage.local.table.faults.holds(1)
    second = asyncio.create_task(stage.ben.click(stage.table, "Low Tune"))
    await play.waits(1)
    assert play.asked == []
    stage.local.table.faults.lift()
    await asyncio.gather(first, second)
    assert await play.settles() == [(BOARD, 200), (BOARD, 200)]


async def test_a_click_on_another_message_is_acknowledged_at_once(stage: Stage) -> None:
    """In a copy, or in what was the table before: what comes of it is shown where the table is now."""
    play = await played(stage)
    other = await stage.ada.sees("The match has begun")
    assert other["id"] != play.message["id"]
    await forged(stage, stage.ada, other, button(stage.table, "North"))
    found = await play.settles()
    assert found[0] == (SILENT, 200)
    assert found[1][0] in (EDIT, OWN_EDIT)


async def test_where_a_new_message_is_due_nobody_waits_for_it(stage: Stage) -> None:
    """The lobby becomes the past, and the table stands below it."""
    await stage.ada.slash("harbour new", options={"pace": "none"})
    lobby = await stage.ada.sees("[Join]")
    await stage.ben.sees("[Join]")
    await stage.ben.click(lobby, "Join")
    play = Play(stage, await settled_match(stage), await stage.ada.sees("2 of 5 seats"))
    play.unanswered.patience = PATIENT
    await stage.ada.click(play.message, "Start")
    assert (await play.settles())[:2] == [(SILENT, 200), (POST, 200)]
