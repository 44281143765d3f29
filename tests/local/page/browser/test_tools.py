"""What may be done with a message or a person beside its own buttons: reactions, menus, clearing."""

import pytest
from playwright.async_api import Locator, Page, expect

from tests.local.page.browser.axe import serious_faults
from tests.local.page.browser.conftest import Sitter, artefact, command, message_field, open_hall
from tests.local.page.browser.hall_bot import HallBot

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.asyncio(loop_scope="package")]


def article(page: Page, text: str) -> Locator:
    return page.get_by_role("article").filter(has_text=text)


async def test_a_first_reaction_is_placed_by_keyboard_alone(sit: Sitter) -> None:
    page = await sit("ada")
    await command(page, "hear, hear")
    await article(page, "hear, hear").wait_for()
    await page.get_by_role("log").focus()
    await page.keyboard.press("ArrowUp")
    await expect(article(page, "hear, hear")).to_be_focused()
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("button", name="Add Reaction")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("menuitem", name="Thumbs up")).to_be_focused()
    assert await serious_faults(page) == []
    await page.screenshot(path=artefact("reactions"))
    await page.keyboard.press("s")
    await expect(page.get_by_role("menuitem", name="Sad")).to_be_focused()
    await page.keyboard.press("Home")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="👍, 1 reaction")).to_be_visible()
    await expect(page.get_by_role("menu")).to_be_hidden()
    await expect(page.get_by_role("button", name="Add Reaction")).to_be_focused()


async def test_a_finger_finds_the_tools_of_the_message_it_taps(sit: Sitter) -> None:
    page = await sit("ada", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    await command(page, "tap me")
    await page.get_by_role("article").get_by_text("tap me").tap()
    await expect(article(page, "tap me")).to_be_focused()
    await page.get_by_role("button", name="Add Reaction").tap()
    await page.get_by_role("menuitem", name="Eyes").tap()
    await expect(page.get_by_role("button", name="👀, 1 reaction")).to_be_visible()


async def test_escape_leaves_a_menu_and_gives_the_focus_back(sit: Sitter) -> None:
    page = await sit("ada")
    await command(page, "nothing to see")
    await article(page, "nothing to see").hover()
    more = page.get_by_role("button", name="Message Actions")
    await more.click()
    await expect(more).to_have_attribute("aria-expanded", "true")
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("menu")).to_be_hidden()
    await expect(more).to_be_focused()


async def test_the_bots_command_on_a_message_is_used(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada")
    await command(page, "to be or not to be")
    await article(page, "to be or not").get_by_role("button", name="Message Actions").click()
    await page.get_by_role("menuitem", name="Praise").click()
    await expect(page.get_by_role("log").get_by_text("Well said: to be or not to be")).to_be_visible()


async def test_a_message_is_deleted_by_who_wrote_it_or_manages_the_channel(sit: Sitter, bot: HallBot) -> None:
    ada, ben = await sit("ada"), await sit("ben")
    await command(ben, "said in haste")
    await command(ada, "said by the owner")
    await article(ben, "said by the owner").get_by_role("button", name="Message Actions").click()
    await expect(ben.get_by_role("menuitem", name="Copy Text")).to_be_visible()
    await expect(ben.get_by_role("menuitem", name="Delete Message")).to_have_count(0)
    await ben.keyboard.press("Escape")
    for page, text in ((ben, "said in haste"), (ada, "said by the owner")):
        await article(page, text).get_by_role("button", name="Message Actions").click()
        await page.get_by_role("menuitem", name="Delete Message").click()
        await page.get_by_role("button", name="Delete", exact=True).click()
        await expect(article(ada, text)).to_have_count(0)
        await expect(article(ben, text)).to_have_count(0)
    await open_hall(ada)
    hall = article(ada, "The hall")
    await hall.get_by_role("button", name="Message Actions").click()
    await ada.get_by_role("menuitem", name="Delete Message").click()
    await ada.get_by_role("button", name="Cancel").click()
    await expect(hall).to_be_visible()


async def test_the_bots_command_on_a_person_is_used(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada")
    await page.get_by_role("button", name="Actions for Ben").click()
    await page.get_by_role("menuitem", name="Greet Warmly").click()
    await expect(page.get_by_role("log").get_by_text("Ada greets Ben")).to_be_visible()


async def test_old_private_messages_are_cleared_at_once(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada")
    await open_hall(page)
    panels = page.get_by_text("Secret of Ada")
    for count in range(1, 4):
        await page.get_by_role("button", name="Panel").click()
        await expect(panels).to_have_count(count)
    await expect(article(page, "Secret of Ada").first.get_by_role("button", name="Add Reaction")).to_have_count(0)
    await article(page, "Secret of Ada").nth(1).get_by_role("button", name="Dismiss").click()
    await expect(panels).to_have_count(2)
    await page.get_by_role("button", name="Clear 1 older").click()
    await expect(panels).to_have_count(1)
    await expect(page.get_by_role("button", name="older")).to_be_hidden()


COUNT_TONES = """() => {
    window.tones = 0;
    window.OscillatorNode = class extends OscillatorNode {
        constructor(...parts) { super(...parts); window.tones += 1; }
    };
}"""


async def test_a_knock_is_heard_by_who_is_called_and_wants_it(sit: Sitter) -> None:
    ada, ben = await sit("ada"), await sit("ben")
    knock = ben.get_by_role("button", name="Knock when called")
    await expect(knock).to_have_attribute("aria-pressed", "true")
    await ben.evaluate(COUNT_TONES)
    await message_field(ben).click()
    me = await ben.evaluate("fetch('/table/state?person=ben').then(it => it.json()).then(it => it.me.id)")
    await command(ada, f"<@{me}> your turn")
    await ben.wait_for_function("window.tones === 2")
    await knock.click()
    await command(ada, f"<@{me}> again")
    await expect(article(ben, "again")).to_be_visible()
    assert await ben.evaluate("window.tones") == 2
    await ben.reload()
    await expect(knock).to_have_attribute("aria-pressed", "false")
    still = await sit("cleo", reduced_motion="reduce")
    await expect(still.get_by_role("button", name="Knock when called")).to_have_attribute("aria-pressed", "false")


async def test_the_drawer_gives_the_focus_back(sit: Sitter) -> None:
    page = await sit("ada")
    door = page.get_by_role("button", name="Developer drawer")
    await door.click()
    await expect(door).to_have_attribute("aria-expanded", "true")
    await page.get_by_role("button", name="Answer 500 once").focus()
    await page.keyboard.press("Escape")
    await expect(door).to_be_focused()
    await expect(page.get_by_role("complementary", name="Developer drawer")).to_be_hidden()


async def test_the_menu_of_a_phone_gives_the_focus_back(sit: Sitter) -> None:
    page = await sit("ada", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    menu = page.get_by_role("button", name="Channels and people")
    await menu.click()
    await expect(page.get_by_role("link", name="game-night")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(menu).to_be_focused()
    await menu.click()
    await page.get_by_role("link", name="lobby-chat").press("Enter")
    await expect(page.get_by_role("log", name="Messages in lobby-chat")).to_be_focused()
    await expect(message_field(page)).to_have_attribute("placeholder", "Message #lobby-chat")
