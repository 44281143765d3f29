"""Forms of every kind, classic cards, reactions and files, as a person meets them."""

import asyncio
import io

import pytest
from PIL import Image
from playwright.async_api import FilePayload, Route, expect

from tests.local.page.browser.axe import serious_faults
from tests.local.page.browser.conftest import Sitter, command
from tests.local.page.browser.hall_bot import HallBot

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.asyncio(loop_scope="package")]


async def test_a_form_of_many_kinds_is_filled_by_keyboard_alone(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada")
    await command(page, "/show form")
    dialog = page.get_by_role("dialog", name="A journey")
    await expect(dialog.get_by_role("radio", name="Forest")).to_be_focused()
    await page.keyboard.press("ArrowDown")
    await expect(dialog.get_by_role("radio", name="River")).to_be_checked()
    await page.keyboard.press("Enter")
    await expect(dialog.get_by_text("Please choose one.").first).to_be_visible()
    await expect(dialog.get_by_role("checkbox", name="Rope")).to_be_focused()
    assert await serious_faults(page) == []
    for key in ("Space", "Tab", "Space", "Tab", "Tab", "Space", "Tab"):
        await page.keyboard.press(key)
    await expect(dialog.get_by_role("combobox", name="Guide")).to_be_focused()
    await page.keyboard.type("cle")
    await expect(page.get_by_role("option", name="Cleo")).to_be_visible()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("log").get_by_text("river / rope+torch / True / Cleo")).to_be_visible()


async def test_escape_leaves_a_form_and_nothing_is_sent(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada")
    await command(page, "/show form")
    await page.get_by_role("dialog").wait_for()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_be_hidden()
    await expect(page.get_by_role("textbox", name="Message")).to_be_focused()


async def test_a_card_and_its_reactions(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada")
    await command(page, "/show card")
    dice = page.get_by_role("button", name="🎲, 1 reaction")
    await dice.focus()
    await page.keyboard.press("Enter")
    more = page.get_by_role("button", name="🎲, 2 reactions")
    await expect(more).to_be_focused()
    await more.click()
    await expect(dice).to_be_visible()
    card = page.get_by_role("article").filter(has_text="Since 1204").first
    await expect(card.get_by_role("heading").locator("strong")).to_have_text("hall")
    await expect(card.get_by_text("The castellan")).to_be_visible()
    await expect(card.locator("dd strong")).to_have_text("2")
    await expect(card.get_by_role("link", name="The rules")).to_have_attribute("href", "https://example.org/rules")
    await expect(card.get_by_role("button", name="Not yet")).to_be_disabled()
    assert await serious_faults(page) == []


async def test_a_file_is_handed_to_a_command_and_comes_back(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada")
    await command(page, "/show file")
    await expect(page.get_by_text("file is needed.")).to_be_visible()
    await page.get_by_label("file, required").set_input_files(
        FilePayload(name="map.txt", mimeType="text/plain", buffer=b"here be dragons")
    )
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_role("log").get_by_text("map.txt: 15 bytes")).to_be_visible()
    await expect(page.get_by_role("link", name="map.txt")).to_be_visible()


async def test_a_picture_and_its_words_change_together(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada", reduced_motion="no-preference")
    await command(page, "/show scene")
    await expect(page.get_by_role("img", name="The hall by day")).to_be_visible()
    may_come = asyncio.Event()

    async def hold(route: Route) -> None:
        await may_come.wait()
        await route.continue_()

    await page.route("**/night.png*", hold)
    async with page.expect_request("**/night.png*"):
        await page.get_by_role("button", name="Turn").click()
    await expect(page.get_by_role("img", name="The hall by day")).to_be_visible()
    may_come.set()
    await expect(page.get_by_role("img", name="The hall by night")).to_be_visible()
    await expect(page.locator("img.leaving")).to_have_count(0)
    await expect(page.get_by_role("img", name="The hall by day")).to_have_count(0)


FILMS = {"film.gif": 2, "film.webp": 2, "still.webp": 1}  # how many frames each has


async def test_what_moves_stands_still_for_who_wants_no_motion(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada", reduced_motion="reduce")
    for name, frames in FILMS.items():
        await command(page, "/show file")
        await page.get_by_label("file, required").set_input_files(
            FilePayload(name=name, mimeType="image/any", buffer=film(name, frames))
        )
        await page.get_by_role("button", name="Send").click()
        shown = page.get_by_role("article").filter(has_text=f"{name}:")
        await expect(shown.get_by_role("img")).to_be_visible()
        await expect(shown.get_by_role("button", name="Play")).to_have_count(frames - 1)
    lively = await sit("ben", reduced_motion="no-preference")
    await expect(lively.get_by_role("article").filter(has_text="film.gif").get_by_role("img")).to_be_visible()
    await expect(lively.get_by_role("button", name="Play")).to_have_count(0)


def film(name: str, frames: int) -> bytes:
    data = io.BytesIO()
    first, *others = [Image.new("RGB", (80, 60), colour) for colour in ("#5d4370", "#d9c9a8")[:frames]]
    first.save(data, name.rpartition(".")[2], save_all=True, append_images=others, duration=200, loop=0)
    return data.getvalue()


async def test_files_are_handed_over_in_a_form(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada")
    await command(page, "/show letter")
    dialog = page.get_by_role("dialog", name="A letter")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.get_by_text("Please choose a file.")).to_be_visible()
    letters = [FilePayload(name=f"{name}.txt", mimeType="text/plain", buffer=name.encode()) for name in ("ay", "bee")]
    await dialog.get_by_label("Letters").set_input_files(letters)
    await dialog.get_by_role("button", name="Submit").click()
    await expect(page.get_by_role("log").get_by_text("ay.txt: ay / bee.txt: bee")).to_be_visible()


async def test_an_emoji_no_font_knows_is_no_empty_box(sit: Sitter, bot: HallBot) -> None:
    """Noncharacters have no glyph anywhere; a letter has."""
    page = await sit("ada")
    found = await page.evaluate(
        """async () => {
            const { canDraw, emojiNode } = await import("/page/text/emoji.js");
            return [canDraw("A"), canDraw("\\u{10FFFF}"), emojiNode({ name: "\\u{10FFFF}" })];
        }"""
    )
    assert found == [True, False, None]
