"""With the bot itself, in the middle of a game: board, prompt and buttons stand in the window together.

On a phone the buttons do, and the board is as wide as its column.
"""

import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from bot.local.server import LocalTable
from tests.client.person import Person
from tests.e2e.inside import InsideBot
from tests.e2e.player import Player
from tests.local.page.browser.axe import faults_of
from tests.local.page.browser.conftest import Sitter, artefact

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300), pytest.mark.asyncio(loop_scope="package")]

CHANNEL = "game-night"
SEED = bytes(31) + b"1"
ANSWERS = 6  # given before anybody looks, so that the board is in full swing
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
OTHERS = [("desktop", "kingdom"), ("desktop", "bag"), ("phone", "kingdom")]
SEEN = [("phone", "bag"), *(pytest.param(*one, marks=pytest.mark.long) for one in OTHERS)]
# What of the newest table message is cut off while its foot is at the foot of the window.
CUT_OFF = """what => {
    const list = document.querySelector(".list").getBoundingClientRect();
    const row = [...document.querySelectorAll(".press")].filter(one => one.innerText === "Your Hand").at(-1)
        .closest(".message");
    row.scrollIntoView({block: "end"});
    return [...row.querySelectorAll(what)]
        .map(node => [node.innerText || node.alt || node.placeholder, node.getBoundingClientRect()])
        .filter(([, box]) => box.top < list.top - 1 || box.bottom > list.bottom + 1)
        .map(([name]) => name);
}"""


@pytest_asyncio.fixture(loop_scope="package")
async def ada(table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> AsyncIterator[Person]:
    """She is in the middle of a match, the same in each run, and it is her turn."""
    bot = InsideBot(table.base_url, tmp_path)
    await bot.start()
    chance = secrets.token_bytes
    monkeypatch.setattr("secrets.token_bytes", lambda count=None: SEED if count == len(SEED) else chance(count))
    async with await Person.sit(table.base_url, "Ada") as ada:
        await bot.is_online(ada)
        await ada.slash(f"{game} new", channel=CHANNEL, automata=2)
        await ada.click(await ada.sees("[Start]", channel=CHANNEL), "Start")
        player = Player(ada, CHANNEL)
        await player.plays(ANSWERS)
        await player.becomes_asked()
        yield ada
    await bot.stop()


@pytest.mark.parametrize(("screen", "game"), SEEN)
async def test_board_prompt_and_buttons_fit(sit: Sitter, ada: Person, screen: str, game: str) -> None:
    page = await sit("ada", CHANNEL, **SCREENS[screen])
    bar = page.get_by_role("region", name="What is asked")
    await expect(bar.get_by_text("Your turn", exact=True)).to_be_visible()
    await page.screenshot(path=artefact(f"{screen}-{game}"))
    await (fills_the_column(page) if screen == "phone" else stands_in_the_window(page))
    await leads_to_an_answer(page)
    await page.screenshot(path=artefact(f"{screen}-{game}-answer"))
    assert await faults_of(page, "moderate", "serious", "critical") == []
    await help_begins_at_its_top(page)


async def stands_in_the_window(page: Page) -> None:
    assert await page.evaluate(CUT_OFF, ".picture img, .press:not(:disabled), .combo-field") == []


async def fills_the_column(page: Page) -> None:
    """Whatever may be pressed is in sight; a tap opens the board where it is touched, larger than the window."""
    assert await page.evaluate(CUT_OFF, ".press:not(:disabled), .combo-field") == []
    board = page.locator(".gallery:not(.accessory *) img:not(.leaving)").last
    column = page.locator(".message .gallery").last
    assert await board.evaluate("image => image.offsetWidth") == await column.evaluate("one => one.clientWidth")
    await expect(page.locator('.list [style*="--picture-height"]')).to_have_count(0)  # nor do words make it smaller
    await page.get_by_role("button", name="Enlarge picture").last.tap()
    large = page.locator(".lightbox.full img")
    await expect(large).to_be_visible()
    assert await large.evaluate("image => image.offsetWidth === image.naturalWidth")
    assert await page.locator(".lightbox .zoom").evaluate("zoom => zoom.scrollLeft") > 0
    await page.get_by_role("button", name="Close").tap()


async def leads_to_an_answer(page: Page) -> None:
    await page.get_by_role("button", name="Answer").click()
    await expect(page.locator(".message :focus")).to_be_in_viewport(ratio=1)


async def help_begins_at_its_top(page: Page) -> None:
    await page.get_by_role("button", name="Look Up").last.click()
    await page.get_by_role("button", name="Help").last.click()
    heading = page.get_by_role("heading", name="How to play").last
    await expect(heading).to_be_in_viewport(ratio=1)
    await expect(page.locator(".message:focus")).to_contain_text("How to play")
