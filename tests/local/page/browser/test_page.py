"""The page itself: who you are, what is kept, hostile text, small screens, and bad weather."""

import pytest
from playwright.async_api import Page, expect

from bot.local.server import LocalTable
from bot.local.world.seed import add_sisters
from tests.local.page.browser.conftest import Sitter, artefact, command, message_field, open_hall
from tests.local.page.browser.hall_bot import HallBot
from tests.local.page.browser.test_history import write_lines

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="package")]

HOSTILE = [
    "<img src=x onerror=alert(1)>",
    "</div><script>window.broken = 1</script>",
    "[sweets](javascript:window.broken=1)",
    "[sweets](data:text/html,hello)",
    "[sweets](/table/state)",
    "[sweets](//example.org)",
    "**__~~||*_" * 150,
    "`" * 1500,
    "> " * 700,
    "\u202ereversed \u0000 text",
    "<@99999999999999999999> <t:9999999999999:R> <#0>",
]


async def say(page: Page, text: str) -> None:
    await message_field(page).fill(text)
    await message_field(page).press("Enter")


async def test_person_and_channel_survive_a_reload(sit: Sitter) -> None:
    page = await sit("ben", "lobby-chat")
    await say(page, "still here?")
    await expect(page.get_by_role("log").get_by_text("still here?")).to_be_visible()
    await page.reload()
    await expect(page.get_by_role("log", name="Messages in lobby-chat").get_by_text("still here?")).to_be_visible()
    await expect(page.get_by_text("You are Ben")).to_be_visible()


@pytest.mark.long
async def test_servers_stand_one_below_the_other_where_there_are_several(table: LocalTable, sit: Sitter) -> None:
    page = await sit("ada")
    await expect(page.get_by_role("heading", name="Channels")).to_be_visible()
    add_sisters(table.table.world, 2)
    page = await sit("ben")
    await expect(page.get_by_role("heading", name="Channels")).to_have_count(0)
    for name in ("Local table", "Local table 2"):
        await expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    await page.get_by_role("link", name="game-night-2").click()
    there = page.get_by_role("log", name="Messages in game-night-2")
    await there.wait_for()
    await say(page, "over here")
    await expect(there.get_by_text("over here")).to_be_visible()
    await page.screenshot(path=artefact("several-servers"))


@pytest.mark.long
async def test_nobody_of_that_name_becomes_ada(sit: Sitter) -> None:
    page = await sit("zoe")
    await expect(page.get_by_text("There is nobody of that name here.")).to_be_visible()
    await expect(page).to_have_title("#game-night · Ada · Local table")


async def test_people_talk_and_unread_channels_are_marked(sit: Sitter) -> None:
    ada, ben = await sit("ada"), await sit("ben", "lobby-chat")
    await say(ada, "come over")
    await expect(ben.get_by_role("link", name="game-night, unread")).to_be_visible()
    await ben.get_by_role("link", name="game-night").click()
    await expect(ben.get_by_role("log").get_by_text("come over")).to_be_visible()
    await expect(ben.get_by_role("link", name="game-night, unread")).to_be_hidden()


@pytest.mark.long
async def test_a_new_person_takes_a_chair_in_a_new_tab(sit: Sitter) -> None:
    page = await sit("ada")
    await page.get_by_text("Add a person").click()
    await page.get_by_role("textbox", name="Name of the new person").fill("Dora <b>")
    async with page.expect_popup() as opened:
        await page.keyboard.press("Enter")
    dora = await opened.value
    await expect(dora.get_by_text("You are Dora <b>")).to_be_visible()
    await expect(page.get_by_role("link", name="Open Dora <b> in a new tab")).to_be_visible()


async def test_hostile_text_stays_text(sit: Sitter) -> None:
    page = await sit("ada")
    for text in HOSTILE:
        await say(page, text)
    await say(page, "the end")
    await expect(page.get_by_role("log").get_by_text("the end")).to_be_visible()
    assert await page.evaluate("window.broken") is None
    assert await page.locator(".message script, .message img, .message a").count() == 0


@pytest.mark.long
async def test_markdown_is_shown_as_discord_shows_it(sit: Sitter) -> None:
    page = await sit("ada")
    await say(
        page,
        "**b** *i* __u__ ~~s~~ `c` ***bi*** snake_case_name \\*plain\\* [site](https://example.org/a_b)"
        " http://example.org\n-# small",
    )
    text = page.locator(".message .markdown")
    await expect(text.locator("strong").first).to_have_text("b")
    await expect(text.locator("em").first).to_have_text("i")
    await expect(text.locator("u")).to_have_text("u")
    await expect(text.locator("s")).to_have_text("s")
    await expect(text.locator("code")).to_have_text("c")
    await expect(text.locator("strong em")).to_have_text("bi")
    await expect(text.get_by_role("link", name="site")).to_have_attribute("href", "https://example.org/a_b")
    await expect(text.get_by_role("link", name="http://example.org")).to_be_visible()
    await expect(text.locator("small")).to_have_text("small")
    await expect(text).to_contain_text("snake_case_name *plain*")


@pytest.mark.long
async def test_lists_quotes_and_code_blocks(sit: Sitter) -> None:
    page = await sit("ada")
    await message_field(page).fill("# Title\n> quoted\n- one\n  - inner\n1. first\n```py\n**x** < 1\n```after")
    await message_field(page).press("Enter")
    text = page.locator(".message .markdown")
    await expect(text.get_by_role("heading", name="Title")).to_be_visible()
    await expect(text.locator("blockquote")).to_have_text("quoted")
    await expect(text.locator("ul ul li")).to_have_text("inner")
    await expect(text.locator("ol li")).to_have_text("first")
    await expect(text.locator("pre")).to_have_text("**x** < 1")
    await expect(text.locator("p").last).to_have_text("after")


@pytest.mark.long
async def test_a_spoiler_opens_by_keyboard(sit: Sitter) -> None:
    page = await sit("ada")
    await say(page, "the culprit is ||the butler||")
    spoiler = page.get_by_role("button", name="Spoiler")
    await spoiler.focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("the butler")).to_be_visible()


async def test_a_phone_needs_no_sideways_scroll(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    await open_hall(page)
    await say(page, "x" * 400)
    await expect(page.get_by_text("x" * 400)).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth") == 390
    assert await page.get_by_role("log").evaluate("node => node.scrollWidth <= node.clientWidth")
    box = await page.get_by_role("button", name="Join").bounding_box()
    assert box is not None
    assert box["height"] >= 44
    await page.get_by_role("button", name="Channels and people").click()
    await page.get_by_role("link", name="lobby-chat").click()
    await expect(page.get_by_role("heading", name="lobby-chat")).to_be_visible()


async def test_the_banner_says_when_the_bot_is_away_and_when_it_is_back(
    sit: Sitter, bot: HallBot, table: LocalTable
) -> None:
    page = await sit("ada")
    await bot.leave()
    await expect(page.get_by_text("Castellan is offline.")).to_be_visible()
    again = await HallBot.start_at(table.base_url)
    await expect(page.get_by_text("Castellan is offline.")).to_be_hidden()
    await again.leave()


@pytest.mark.long
async def test_the_page_recovers_when_the_table_was_away(sit: Sitter) -> None:
    async with LocalTable() as first:
        page = await sit("ada")
        await page.goto(f"{first.base_url}/?person=ada")
        await message_field(page).wait_for()
        port = first.guard.port
    await expect(page.get_by_text("The table does not answer. Trying again …")).to_be_visible()
    await say(page, "anybody here?")
    await expect(page.get_by_text("The table does not answer. Is it still running?")).to_be_visible()
    async with LocalTable(port=port):
        await expect(page.get_by_text("The table does not answer. Trying again …")).to_be_hidden()
        await expect(page.get_by_text("The table does not answer. Is it still running?")).to_be_hidden()
        await expect(message_field(page)).to_have_value("anybody here?")


@pytest.mark.long
async def test_older_messages_come_on_scroll_and_a_pill_tells_of_new_ones(sit: Sitter, table: LocalTable) -> None:
    write_lines(table, 120)
    ben, ada = await sit("ben"), await sit("ada")
    log = ada.get_by_role("log")
    await expect(log.get_by_text("line 119", exact=True)).to_be_in_viewport()
    await expect(log.get_by_text("line 2", exact=True)).to_have_count(0)
    for line in ("line 60", "line 20", "line 0"):
        await log.evaluate("node => { node.scrollTop = 0; }")
        await expect(log.get_by_text(line, exact=True)).to_have_count(1)
    await say(ben, "fresh news")
    await ada.get_by_role("button", name="New messages").click()
    await expect(log.get_by_text("fresh news")).to_be_in_viewport()
    await expect(ada.get_by_role("button", name="New messages")).to_be_hidden()


@pytest.mark.long
async def test_the_drawer_shows_the_bots_requests_and_causes_faults(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada")
    await page.get_by_role("button", name="Developer drawer").click()
    await expect(page.get_by_role("list", name="Last requests").get_by_text("/commands").first).to_be_visible()
    await page.get_by_role("button", name="Answer 500 once").click()
    await expect(page.get_by_text("Answer 500 once: done.")).to_be_visible()
    await command(page, "/hall new")
    await expect(page.get_by_role("list", name="Last requests").get_by_text("500").first).to_be_visible()
    await expect(page.get_by_role("button", name="Join")).to_be_visible()
