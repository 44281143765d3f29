"""A message is edited through the newest click on it: that is none of the requests that count for the whole bot."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.protocol.interaction_types import UPDATE
from bot.local.rest.exchange import Exchange
from bot.local.table.interactions import Interaction
from bot.local.table.rate_limits import FREE_OF_GLOBAL
from tests.client.descriptions import described
from tests.faults.stage import Json, Stage

ANSWER, THROUGH_CLICK, OWN_EDIT, POST = (
    "POST /interactions/{interaction}/{token}/callback",
    "PATCH /webhooks/{application}/{token}/messages/{message}",
    "PATCH /channels/{channel}/messages/{message}",
    "POST /channels/{channel}/messages",
)


@contextmanager
def requests(stage: Stage, message: Json) -> Iterator[list[tuple[str, int]]]:
    """What the bot asks of Discord in that channel, and what came of it; of its answers those that edit a message.

    Without what it deletes, as that comes back with no channel: another table may have taken an answer of its own away.
    """
    seen: list[tuple[str, int]] = []

    def note(exchange: Exchange) -> None:
        channel = (exchange.answered or {}).get("channel_id", message["channel_id"])  # a refusal names none
        is_other = exchange.path.startswith("/interactions/") and exchange.asked["type"] != UPDATE
        if channel == message["channel_id"] and not is_other and exchange.method != "DELETE":
            seen.append((f"{exchange.method} {exchange.path}", exchange.status))

    stage.local.requests.observers.append(note)
    yield seen
    stage.local.requests.observers.remove(note)


async def lobby(stage: Stage) -> Json:
    """Once all the requests that it takes are over: the private answer is the last of them, and seen before its end."""
    ada, channel = stage.people[0], stage.channel()
    await ada.waits_for(lambda: channel in [c["name"] for c in ada.sight.channels.values()], "the channel")
    asked: list[str] = []
    stage.local.requests.observers.append(lambda exchange: asked.append(str(exchange.asked)))
    await ada.slash("kingdom new", channel=channel, pace="none")
    await stage.until(lambda: any("Your table is open" in one for one in asked), "the end of that request")
    stage.local.requests.observers.pop()
    return await ada.sees("[Join]", channel=channel)


async def shows(stage: Stage, message: Json, text: str) -> None:
    await stage.people[0].waits_for(lambda: text in described(stage.seen(message)), text)


async def test_what_was_clicked_is_edited_through_the_click(stage: Stage) -> None:
    """As its answer or after it. Also the message before, once a fresh one takes its place: that one alone counts."""
    ada, ben, cleo = stage.people
    shown = await lobby(stage)
    with requests(stage, shown) as seen:
        for person in (ben, cleo):
            await person.click(shown, "Join")
            await shows(stage, shown, f"<@{person.id}>")
        await ada.click(stage.seen(shown), "Start")
        await stage.until(lambda: "[Join]" not in described(stage.stored(shown).body), "the lobby to be put away")
    assert seen.count((THROUGH_CLICK, 200)) + seen.count((ANSWER, 200)) == 3
    assert [what for what, _ in seen if not what.split()[1].startswith(FREE_OF_GLOBAL)] == [POST]
    assert stage.faults() == []


async def test_where_its_token_is_not_taken_the_bot_edits_it_itself(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben, _ = stage.people
    shown = await lobby(stage)
    await ben.click(shown, "Join")
    await shows(stage, shown, f"<@{ben.id}>")

    interactions = stage.local.table.interactions
    to_follow_up = interactions.to_follow_up

    def refused(token: str) -> Interaction:
        """Those of this channel alone: a refusal names no channel, so another table's would count as this one's."""
        interaction = to_follow_up(token)
        if interaction.channel == shown["channel_id"]:
            raise Refusal(Code.INVALID_WEBHOOK_TOKEN)
        return interaction

    monkeypatch.setattr(interactions, "to_follow_up", refused)
    with requests(stage, shown) as seen:
        await ben.slash("kingdom leave", channel=channel_of(stage, shown))
        await ada.waits_for(lambda: f"<@{ben.id}>" not in described(stage.seen(shown)), "Ben to be gone")
    assert seen == [(THROUGH_CLICK, 401), (OWN_EDIT, 200)]
    assert stage.faults() == []


async def test_a_click_that_was_answered_with_something_else_is_not_the_way(stage: Stage) -> None:
    """What it shows to one person is no board, and stays."""
    ada, ben, _ = stage.people
    shown = await lobby(stage)
    await ben.click(shown, "Join")
    await shows(stage, shown, f"<@{ben.id}>")
    await ada.click(stage.seen(shown), "Help")
    help_ = await ada.sees("How to play Death", channel=channel_of(stage, shown))
    before = described(help_)
    with requests(stage, shown) as seen:
        await ben.slash("kingdom leave", channel=channel_of(stage, shown))
        await ada.waits_for(lambda: f"<@{ben.id}>" not in described(stage.seen(shown)), "Ben to be gone")
    assert (THROUGH_CLICK, 200) in seen
    assert described(stage.seen(help_)) == before


def channel_of(stage: Stage, message: Json) -> str:
    return str(stage.local.table.world.channels[message["channel_id"]]["name"])
