"""The first minute: what the bot can play, with pictures, and one press that begins it."""

import io
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import expect

from bot.local.page.cards import Card
from bot.local.server import LocalTable
from tests.local.page.browser.conftest import Sitter, artefact
from tests.local.page.browser.hall_bot import HallBot

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="package")]


async def still() -> bytes:
    data = io.BytesIO()
    Image.new("RGB", (320, 180), "#6b4fa0").save(data, "PNG")
    return data.getvalue()


HALL = Card(
    title="The Great Hall",
    about="Fill the chairs before the others do.",
    facts=("2 to 6 players", "10 minutes"),
    command="hall new",
    options={"automata": 2},
    presses=("Join", "Panel"),
    colour=0x6B4FA0,
    picture_text="A hall, seen from the door",
    draw=still,
    lesson="hall new",
)


@pytest_asyncio.fixture(loop_scope="package")
async def table() -> AsyncIterator[LocalTable]:
    async with LocalTable(cards=[HALL]) as local:
        yield local


async def test_one_press_lays_the_table_and_presses_what_a_person_would(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada")
    card = page.get_by_role("article").filter(has_text="The Great Hall")
    await expect(card.get_by_text("2 to 6 players · 10 minutes")).to_be_visible()
    picture = card.get_by_role("img", name="A hall, seen from the door")
    await expect(picture).to_have_js_property("naturalWidth", 320)
    await page.screenshot(path=artefact("welcome-cards"))
    await card.get_by_role("button", name="Play now").click()
    await expect(page.get_by_role("log").get_by_text("3 seats, 2 automata")).to_be_visible()
    await expect(page.get_by_role("log").get_by_text("1 seated")).to_be_visible()
    await expect(page.get_by_text("Secret of Ada")).to_be_visible()


@pytest.mark.long
async def test_a_game_with_a_lesson_can_be_learned_from_its_card(sit: Sitter, bot: HallBot) -> None:
    """One press uses the command; a card without a lesson has no such button."""
    page = await sit("ada")
    await page.get_by_role("article").get_by_role("button", name="Learn by playing").click()
    await expect(page.get_by_role("log").get_by_text("/hall new")).to_be_visible()


@pytest.mark.long
async def test_it_can_be_set_up_by_hand(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ben")
    await page.get_by_role("button", name="Set it up").click()
    await expect(page.get_by_role("textbox", name="Message")).to_have_value("/hall new ")
    await expect(page.get_by_role("button", name="2 more options")).to_be_visible()
