"""Where and when commands and clicks do not work: in a time-out, and in a forum itself."""

from typing import Any

import aiohttp
import pytest

from bot.local.protocol.discord_json import Json, timestamp
from bot.local.server import LocalTable
from bot.local.table.channels import new_channel
from bot.local.table.clock import ManualClock
from bot.local.table.members import change_member
from bot.local.world.world import CATEGORY, FORUM
from tests.client.person import Person, Refused
from tests.local.bots.feature_bot import FeatureBot


def time_out(local: LocalTable, ben: Person, seconds: float) -> None:
    until = timestamp(local.table.clock.now() + seconds)
    change_member(local.table, ben.id, {"communication_disabled_until": until})


async def test_nothing_can_be_pressed_in_a_time_out(
    local: LocalTable, bot: FeatureBot, ada: Person, ben: Person, clock: ManualClock
) -> None:
    del bot
    shown = (await ada.slash("game buttons")).message
    assert shown is not None
    form = await ben.click("Form")
    time_out(local, ben, 60)
    barred: list[Any] = [
        ben.click("Later"),
        ben.choose(shown, "Fruit", "Fig"),
        ben.submit(form, {"Name": "Ben", "Side": "n"}),
        ben.slash("game buttons"),
        ben.react(shown, "🎲"),
        ben.autocomplete("game facts", "text", "d"),
    ]
    for doing in barred:
        with pytest.raises(Refused, match=r"timed out|may not react"):
            await doing
    clock.advance(61)
    await ben.click("Later")


@pytest.mark.parametrize("kind", [FORUM, CATEGORY])
async def test_no_command_in_a_forum_itself(local: LocalTable, bot: FeatureBot, ada: Person, kind: int) -> None:
    del bot
    channel = new_channel(local.table, "posts", kind)
    with pytest.raises(Refused, match="open a post"):
        await ada.slash("game buttons", channel=channel["id"])


async def test_a_guest_may_send_what_the_specification_forbids(local: LocalTable, ada: Person) -> None:
    """A switch for bots of others: what the table understands it then takes."""
    body = {"content": "x", "allowed_mentions": {"parse": [], "users": ["ada"]}, "tts": "yes"}
    assert await status_of(local, body) == 400
    await ada.fault("check_forms", on=False)
    assert await status_of(local, body) == 200
    await ada.fault("check_forms")
    assert await status_of(local, body) == 400


async def status_of(local: LocalTable, body: Json) -> int:
    url = f"{local.base_url}/api/v10/channels/1300000000000000200/messages"
    headers = {"Authorization": "Bot x"}
    async with aiohttp.ClientSession() as session, session.post(url, json=body, headers=headers) as response:
        return response.status
