"""Names that try to break the page, and screens on which it must still be of use."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from bot.local.server import LocalTable
from tests.local.page.browser.conftest import Sitter, artefact, command, message_field, open_hall
from tests.local.page.browser.hall_bot import HallBot

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.asyncio(loop_scope="package")]

NAMES = {
    "<img src=x onerror=alert(1)>": "<img src=x onerror=alert(1)>",
    "\u202eevil": "\u202eevil",
    "\u3164\u2800": "Nameless",  # counted as letters, and nothing is seen
    "🐉" * 32: "🐉" * 32,
    "שלום עולם": "שלום עולם",
    "W" * 32: "W" * 32,
}

ADD_PERSON = """name => fetch("/table/act", {
    method: "POST",
    headers: {"X-Table-Token": document.querySelector("meta[name=table-token]").content},
    body: JSON.stringify({person: "Ada", kind: "add_person", name}),
}).then(answer => answer.json()).then(({person}) => person.id)"""

# Links and buttons within a line of words are exempt (WCAG 2.2, 2.5.8 and 2.5.5).
SMALL_TARGETS = """least => [...document.querySelectorAll("a, button, input, textarea, summary, [role=option]")]
    .filter(node => node.checkVisibility({visibilityProperty: true}) && !node.matches(".mention, .markdown a, .skip"))
    .map(node => [node.getBoundingClientRect(), node.ariaLabel || node.textContent || node.className])
    .filter(([box]) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
    .map(([box, name]) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""

SPILL = """() => [...document.querySelectorAll("body, #main, #sidebar, .list, .header")]
    .filter(node => node.scrollWidth > node.clientWidth + 1).map(node => node.id || node.className)"""

STANDS_BEFORE_WHAT_FOLLOWS = """mention => {
    const range = document.createRange();
    range.selectNode(mention.nextSibling);
    return mention.getBoundingClientRect().right <= range.getBoundingClientRect().left + 1;
}"""


async def test_hostile_names_stay_names(sit: Sitter) -> None:
    page = await sit("ada")
    for name in NAMES:
        identity = await page.evaluate(ADD_PERSON, name)
        stranger = await sit(identity)
        await command(stranger, f"I am here <@{identity}>")
        await stranger.context.close()
    for shown in NAMES.values():
        await expect(page.get_by_role("article").filter(has_text=shown).first).to_be_visible()
        await expect(page.get_by_role("navigation").get_by_text(shown).first).to_be_visible()
    assert await page.locator("img").count() == 0
    for width in (1280, 390):
        await page.set_viewport_size({"width": width, "height": 800})
        await page.screenshot(path=artefact(f"strangers-{width}"))
        assert await page.evaluate(SPILL) == []


async def test_a_name_from_right_to_left_does_not_turn_its_line(sit: Sitter) -> None:
    """What follows a mention stands right of it, as behind any other."""
    page = await sit("ada")
    identity = await page.evaluate(ADD_PERSON, "\u202eevil")
    stranger = await sit(identity)
    await command(stranger, f"<@{identity}> said hello")
    mention = page.get_by_role("log").locator(".mention", has_text="evil")
    assert await mention.evaluate(STANDS_BEFORE_WHAT_FOLLOWS)
    assert "\u2068\u202eevil\u2069" in await stranger.title()


SCREENS: dict[str, tuple[int, dict[str, Any]]] = {
    "desktop": (24, {"viewport": {"width": 1280, "height": 800}}),
    "phone": (40, {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}),
}


async def bring_everything(page: Page) -> None:
    await open_hall(page)
    await page.get_by_role("button", name="Panel").click()
    await expect(page.get_by_text("Secret of Ada")).to_be_visible()
    await command(page, "/show card")
    await expect(page.get_by_role("button", name="🎲, 1 reaction")).to_be_visible()
    await command(page, "/hall thread")
    await expect(page.get_by_role("log").get_by_role("link", name="#Side hall")).to_be_visible()
    await message_field(page).fill("/hall new ")


@pytest.mark.parametrize("screen", SCREENS)
async def test_targets_are_large_enough(sit: Sitter, bot: HallBot, screen: str) -> None:
    least, context = SCREENS[screen]
    page = await sit("ada", **context)
    await bring_everything(page)
    assert await page.evaluate(SMALL_TARGETS, least) == []
    await page.get_by_role("button", name="Developer drawer").click()
    assert await page.evaluate(SMALL_TARGETS, least) == []
    await page.get_by_role("button", name="Close the drawer").click()
    if screen == "phone":
        await page.get_by_role("button", name="Channels and people").click()
        assert await page.evaluate(SMALL_TARGETS, least) == []


@pytest.mark.parametrize(("width", "height"), [(640, 400), (320, 256)])
async def test_enlarged_to_two_and_to_four_hundred_per_cent(
    sit: Sitter, bot: HallBot, table: LocalTable, width: int, height: int
) -> None:
    """A window of 1280 by 800 leaves this much room at 200 and (1280 by 1024) at 400 per cent."""
    page = await sit("ada", viewport={"width": width, "height": height})
    await bring_everything(page)
    await page.screenshot(path=artefact(f"enlarged-{width}"))
    assert await page.evaluate(SPILL) == []
    await expect(message_field(page)).to_be_in_viewport()
    await message_field(page).fill("")
    room = await page.get_by_role("log").bounding_box()
    assert room is not None
    assert room["height"] >= 80
