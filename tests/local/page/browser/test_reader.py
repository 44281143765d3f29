"""The reader's place and what was being written: kept through reloads, breaks, and whatever comes meanwhile."""

from pathlib import Path

import discord
import pytest
from playwright.async_api import Locator, expect

from bot.local.messages.posting import post
from bot.local.server import LocalTable
from tests.local.page.browser.conftest import Sitter, artefact, command, message_field, open_hall
from tests.local.page.browser.hall_bot import HallBot
from tests.local.page.browser.test_history import scroll_to, write_lines

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.asyncio(loop_scope="package")]

WATCH_ROWS = """log => {
    window.liveness = [];
    new MutationObserver(changes => changes.flatMap(one => [...one.addedNodes])
        .filter(node => node.matches?.(".message"))
        .forEach(row => window.liveness.push(row.closest("[aria-live]")?.getAttribute("aria-live") ?? "of the log")))
        .observe(log, {childList: true, subtree: true});
}"""


async def test_what_was_being_written_waits_in_its_channel_and_survives_a_reload(sit: Sitter) -> None:
    page = await sit("ada")
    await message_field(page).fill("half a thou")
    await page.get_by_role("link", name="lobby-chat").click()
    await expect(message_field(page)).to_have_value("")
    await page.get_by_role("link", name="game-night").click()
    await expect(message_field(page)).to_have_value("half a thou")
    await page.reload()
    await expect(message_field(page)).to_have_value("half a thou")
    await message_field(page).press("Enter")
    await expect(page.get_by_role("log").get_by_text("half a thou")).to_be_visible()
    await page.reload()
    await expect(page.get_by_role("log").get_by_text("half a thou")).to_be_visible()
    await expect(message_field(page)).to_have_value("")


async def test_a_reader_far_up_stays_there_through_a_break(sit: Sitter, tmp_path: Path) -> None:
    """The table is started anew, and more is said meanwhile than one state brings."""
    state = tmp_path / "world.json"
    async with LocalTable(state=state) as first:
        write_lines(first, 300)
        page = await sit("ada")
        await page.goto(f"{first.base_url}/?person=ada")
        await expect(page.get_by_text("line 299", exact=True)).to_be_in_viewport()
        await scroll_to(page, "line 100", -1400)
        line = page.get_by_role("log").get_by_text("line 120", exact=True)
        await line.scroll_into_view_if_needed()
        before, port = await top_of(line), first.guard.port
    await expect(page.get_by_text("The table does not answer. Trying again …")).to_be_visible()
    async with LocalTable(port=port, state=state) as second:
        write_lines(second, 80)
        await expect(page.get_by_text("The table does not answer. Trying again …")).to_be_hidden()
        await expect(page.get_by_role("button", name="New messages")).to_be_visible()
        assert abs(await top_of(line) - before) <= 1
        await page.get_by_role("button", name="New messages").click()
        await expect(page.get_by_text("line 79", exact=True).last).to_be_in_viewport()


async def top_of(line: Locator) -> float:
    box = await line.bounding_box()
    assert box is not None
    return box["y"]


async def test_a_pill_tells_that_the_panel_changed_out_of_sight(sit: Sitter, bot: HallBot, table: LocalTable) -> None:
    page = await sit("ada")
    await open_hall(page)
    await page.get_by_role("button", name="Panel").click()
    await expect(page.get_by_text("Secret of Ada")).to_be_visible()
    write_lines(table, 30)
    await expect(page.get_by_text("line 29", exact=True)).to_be_in_viewport()
    await bot.panels[0].edit_original_response(content="A new secret")
    await expect(page.get_by_role("button", name="Your panel changed")).to_be_visible()
    await page.screenshot(path=artefact("panel-changed"))
    await page.get_by_role("button", name="Your panel changed").click()
    await expect(page.get_by_text("A new secret")).to_be_in_viewport()
    await expect(page.get_by_role("article").filter(has_text="A new secret")).to_be_focused()
    await bot.panels[0].edit_original_response(content="A newer secret")
    await expect(page.get_by_text("A newer secret")).to_be_in_viewport()
    await expect(page.get_by_role("button", name="Your panel changed")).to_be_hidden()


async def test_the_pill_goes_when_the_panel_asks_nothing_any_more(sit: Sitter, bot: HallBot, table: LocalTable) -> None:
    page = await sit("ada")
    await open_hall(page)
    await page.get_by_role("button", name="Panel").click()
    await expect(page.get_by_text("Secret of Ada")).to_be_visible()
    write_lines(table, 30)
    await expect(page.get_by_text("line 29", exact=True)).to_be_in_viewport()
    pill = page.get_by_role("button", name="Your panel changed")
    asked: discord.ui.View = discord.ui.View(timeout=None)
    asked.add_item(discord.ui.Button(label="Yes", custom_id="yes", style=discord.ButtonStyle.primary))
    await bot.panels[0].edit_original_response(view=asked)
    await expect(pill).to_be_visible()
    await bot.panels[0].edit_original_response(view=None)
    await expect(pill).to_be_hidden()


async def test_a_line_shows_what_came_since_the_last_visit(sit: Sitter) -> None:
    ada, ben = await sit("ada"), await sit("ben")
    await command(ada, "before")
    await expect(ben.get_by_text("before", exact=True)).to_be_visible()
    await ben.get_by_role("link", name="lobby-chat").click()
    await command(ada, "meanwhile")
    await ben.get_by_role("link", name="game-night, unread").click()
    row = ben.get_by_role("article").filter(has_text="meanwhile")
    await expect(row.get_by_role("separator", name="New since your last visit")).to_be_visible()
    await ben.screenshot(path=artefact("unread-line"))
    await expect(ben.get_by_role("separator", name="New since your last visit")).to_have_count(1)


async def test_news_is_read_out_once_and_edits_are_not(sit: Sitter, table: LocalTable) -> None:
    write_lines(table, 3)
    page = await sit("ada")
    log = page.get_by_role("log")
    await expect(page.locator(".message[aria-live=off]")).to_have_count(3)
    await log.evaluate(WATCH_ROWS)
    write_lines(table, 1)
    await expect(log.get_by_text("line 0", exact=True)).to_have_count(2)
    assert await page.evaluate("window.liveness") == ["of the log"]
    await expect(page.locator(".message[aria-live=off]")).to_have_count(4)


async def test_a_command_reply_names_the_command(sit: Sitter, table: LocalTable) -> None:
    world = table.table.world
    ada, bot = world.person_named("Ada"), world.users[world.bot_id]
    assert ada
    channel = next(c["id"] for c in world.channels.values() if c.get("name") == "game-night")
    used = {"id": "1", "type": 2, "name": "kingdom new", "user": ada}
    post(table.table, channel, bot, {"content": "Here."}, {}, facts={"type": 20, "interaction": used})
    page = await sit("ben")
    await expect(page.get_by_role("article").get_by_text("Ada used /kingdom new")).to_be_visible()


async def test_a_list_that_opens_upwards_leaves_its_label_readable(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada")
    await command(page, "/hall rules")
    await page.get_by_role("combobox", name="topic").click()
    await expect(page.get_by_role("option", name="Moat")).to_be_visible()
    listed = await page.get_by_role("listbox", name="topic").bounding_box()
    label = await page.get_by_text("topic", exact=True).bounding_box()
    assert listed is not None
    assert label is not None
    assert listed["y"] + listed["height"] <= label["y"]
