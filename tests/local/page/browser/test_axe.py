"""axe-core finds only what is minor, wherever the page stands: light, dark, and on a phone. The looks are kept."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.local.page.browser.axe import faults_of
from tests.local.page.browser.conftest import Sitter, artefact, command, message_field, open_hall
from tests.local.page.browser.hall_bot import HallBot

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="package")]

LOOKS: dict[str, dict[str, Any]] = {
    "light": {"viewport": {"width": 1280, "height": 800}},
    "dark": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


class Inspector:
    """Looks at the page as it stands: axe judges it, a picture is kept."""

    def __init__(self, page: Page, look: str) -> None:
        self.page = page
        self.look = look
        self.faults: list[str] = []

    async def inspect(self, scene: str) -> None:
        await self.page.screenshot(path=artefact(f"{self.look}-{scene}"))
        self.faults += [f"{scene}: {fault}" for fault in await faults_of(self.page, "moderate", "serious", "critical")]


@pytest.mark.long
@pytest.mark.parametrize("look", LOOKS)
async def test_nothing_of_weight_is_found(sit: Sitter, bot: HallBot, look: str) -> None:
    page = await sit("ada", reduced_motion="reduce", **LOOKS[look])
    eye = Inspector(page, look)
    await eye.inspect("welcome")
    await open_hall(page)
    await page.get_by_role("button", name="Panel").click()
    await expect(page.get_by_text("Secret of Ada")).to_be_visible()
    await command(page, "/show card")
    await expect(page.get_by_role("button", name="🎲, 1 reaction")).to_be_visible()
    await eye.inspect("messages")
    await message_field(page).fill("/hall")
    await eye.inspect("picker")
    await message_field(page).fill("/hall new ")
    await page.get_by_role("button", name="2 more options").click()
    await expect(page.get_by_role("menuitem", name="automata")).to_be_visible()
    await eye.inspect("more-options")
    await page.keyboard.press("Escape")
    await message_field(page).fill("/hall rules ")
    await page.get_by_role("combobox", name="topic").click()
    await expect(page.get_by_role("option", name="Moat")).to_be_visible()
    await eye.inspect("options")
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Developer drawer").click()
    await expect(page.get_by_role("list", name="Last requests").get_by_text("/commands").first).to_be_visible()
    await eye.inspect("drawer")
    await page.get_by_role("button", name="Close the drawer").click()
    await page.get_by_role("button", name="Name", exact=True).click()
    await page.get_by_role("dialog").wait_for()
    await eye.inspect("form")
    assert eye.faults == []
