"""What a person does at the page, in a real browser, with a real bot behind it."""

import pytest
from playwright.async_api import expect

from tests.local.page.browser.conftest import Sitter, command, message_field, open_hall
from tests.local.page.browser.hall_bot import ALT_TEXT, HallBot

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="package")]


async def test_a_command_is_chosen_and_sent_by_keyboard_alone(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada")
    await message_field(page).focus()
    await page.keyboard.type("/ha")
    await expect(page.get_by_role("option", name="/hall new")).to_be_visible()
    await page.keyboard.press("ArrowDown")
    await expect(page.get_by_role("option", name="/hall new")).to_have_attribute("aria-selected", "true")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("textbox", name="seats")).to_be_hidden()
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("button", name="2 more options")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("menuitem", name="seats")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("textbox", name="seats")).to_be_focused()
    await expect(page.get_by_role("button", name="1 more option")).to_be_visible()
    await page.keyboard.type("9")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("seats is from 2 to 6.")).to_be_visible()
    await page.keyboard.press("ControlOrMeta+a")
    await page.keyboard.type("5")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("log").get_by_text("5 seats")).to_be_visible()
    await expect(page.get_by_role("log").get_by_text("Ada used")).to_be_visible()


@pytest.mark.long
async def test_options_may_be_typed_behind_the_name(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada")
    await command(page, "/hall new seats:4")
    await expect(page.get_by_role("log").get_by_text("4 seats")).to_be_visible()


@pytest.mark.long
async def test_whoever_pastes_more_than_fits_is_told(sit: Sitter) -> None:
    page = await sit("ada", permissions=["clipboard-read", "clipboard-write"])
    await page.evaluate("navigator.clipboard.writeText('x'.repeat(2500))")
    await message_field(page).press("ControlOrMeta+v")
    await expect(page.get_by_text("This takes 2,000 characters; the last 500")).to_be_visible()
    assert len(await message_field(page).input_value()) == 2000


async def test_the_bot_suggests_while_an_option_is_typed(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada")
    await command(page, "/hall rules")
    topic = page.get_by_role("combobox", name="topic")
    await expect(topic).to_be_focused()
    await expect(page.get_by_text("topic is needed.")).to_be_visible()
    await page.keyboard.type("dra")
    await expect(page.get_by_role("listbox").get_by_role("option")).to_have_text(["Dragon", "Drawbridge"])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(topic).to_have_value("Drawbridge")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("log").get_by_text("Rule of the DRAWBRIDGE")).to_be_visible()


async def test_a_click_edits_the_board_and_leaves_the_focus_where_it_was(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada")
    await open_hall(page)
    join = page.get_by_role("button", name="Join")
    await join.focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("1 seated")).to_be_visible()
    await expect(join).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("2 seated")).to_be_visible()


@pytest.mark.long
async def test_a_button_waits_visibly_until_the_bot_answers(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada")
    await open_hall(page)
    slow = page.get_by_role("button", name="Slow")
    await slow.click()
    await expect(slow).to_have_attribute("aria-busy", "true")
    bot.may_answer.set()
    await expect(slow).to_have_attribute("aria-busy", "false")


async def test_silence_of_the_bot_is_told_as_a_failure(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada")
    await open_hall(page)
    await page.get_by_role("button", name="Mute").click()
    await expect(page.get_by_text("This interaction failed")).to_be_visible()
    await page.get_by_role("button", name="Join").click()
    await expect(page.get_by_text("This interaction failed")).to_be_hidden()


async def test_a_modal_checks_before_it_sends(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada")
    await open_hall(page)
    await page.get_by_role("button", name="Name").click()
    dialog = page.get_by_role("dialog", name="Name the hall")
    field = dialog.get_by_role("textbox", name="Hall name")
    await expect(field).to_be_focused()
    await field.fill("Xy")
    await field.press("Enter")
    await expect(dialog.get_by_text("At least 3 characters")).to_be_visible()
    await field.fill("Moonhall")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog).to_be_hidden()
    await expect(page.get_by_text("It is called Moonhall")).to_be_visible()


@pytest.mark.long
async def test_a_long_select_is_searched(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada")
    await open_hall(page)
    select = page.get_by_role("combobox", name="Choose a target")
    await select.click()
    await expect(page.get_by_role("listbox").get_by_role("option")).to_have_count(10)
    await page.keyboard.type("hex g")
    await expect(page.get_by_role("listbox").get_by_role("option")).to_have_text(["Hex G"])
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Aimed at G")).to_be_visible()


async def test_a_panel_is_seen_by_its_owner_only_and_can_be_dismissed(sit: Sitter, bot: HallBot) -> None:
    ada, ben = await sit("ada"), await sit("ben")
    await open_hall(ada)
    await ada.get_by_role("button", name="Panel").click()
    await expect(ada.get_by_text("Secret of Ada")).to_be_visible()
    await ben.get_by_role("button", name="Panel").click()
    await expect(ben.get_by_text("Secret of Ben")).to_be_visible()
    assert "Secret of Ada" not in await ben.content()
    assert "Secret of Ben" not in await ada.content()
    await ada.get_by_role("button", name="Dismiss").click()
    await expect(ada.get_by_text("Secret of Ada")).to_be_hidden()


@pytest.mark.long
async def test_a_picture_enlarges_and_describes_itself(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada")
    await open_hall(page)
    picture = page.get_by_role("img", name=ALT_TEXT)
    await expect(picture).to_be_visible()
    width = await picture.evaluate("image => image.decode().then(() => image.naturalWidth)")
    assert width == 1200
    await page.get_by_text("ALT", exact=True).click()
    await expect(page.get_by_role("paragraph").filter(has_text=ALT_TEXT)).to_be_visible()
    await page.get_by_role("button", name="Enlarge picture").click()
    await expect(page.get_by_role("dialog", name="Picture").get_by_role("img")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_be_hidden()


async def test_three_clicks_from_an_empty_channel_to_a_running_game(sit: Sitter, bot: HallBot) -> None:
    page = await sit("cleo", "lobby-chat")
    await page.get_by_role("button", name="Start /hall new").click()
    await expect(page.get_by_text("3 seats, 2 automata")).to_be_visible()
    await page.get_by_role("button", name="Join").click()
    await expect(page.get_by_text("1 seated")).to_be_visible()
    await expect(page.get_by_role("heading", name="Welcome")).to_be_hidden()


@pytest.mark.long
async def test_an_open_list_survives_the_edit_of_the_board_around_it(sit: Sitter, bot: HallBot) -> None:
    ada, ben = await sit("ada"), await sit("ben")
    await open_hall(ada)
    await ada.get_by_role("combobox", name="Choose a target").click()
    await expect(ada.get_by_role("listbox").get_by_role("option")).to_have_count(10)
    await ben.get_by_role("button", name="Join").click()
    await expect(ada.get_by_text("1 seated")).to_be_visible()
    await ada.get_by_role("option", name="Hex C").click()
    await expect(ada.get_by_text("Aimed at C")).to_be_visible()


@pytest.mark.long
async def test_several_are_chosen_and_sent_together(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada")
    await command(page, "/hall vote")
    await page.get_by_role("combobox", name="Vote for hexes").click()
    for name in ("Hex B", "Hex D"):
        await page.get_by_role("option", name=name).click()
    await expect(page.get_by_role("option", name="Hex B")).to_have_attribute("aria-selected", "true")
    await page.get_by_role("button", name="Done").click()
    await expect(page.get_by_text("Votes: B, D")).to_be_visible()


@pytest.mark.long
async def test_a_person_is_chosen_from_those_who_sit_here(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada")
    await command(page, "/hall vote")
    await page.get_by_role("combobox", name="Choose a guest").click()
    await page.get_by_role("option", name="Cleo").click()
    await expect(page.get_by_text("Guest: Cleo")).to_be_visible()


@pytest.mark.long
async def test_a_locked_thread_is_read_but_not_written(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ben")
    await command(page, "/hall thread")
    await page.get_by_role("log").get_by_role("link", name="#Side hall").click()
    await expect(page.get_by_text("Welcome to the side")).to_be_visible()
    await expect(page.get_by_text("thread in #game-night · locked")).to_be_visible()
    await expect(page.get_by_placeholder("This thread is locked")).to_be_visible()
    await page.reload()
    await expect(page.get_by_text("Welcome to the side")).to_be_visible()


@pytest.mark.long
async def test_no_suggestion_is_asked_for_a_command_that_was_sent_meanwhile(sit: Sitter, bot: HallBot) -> None:
    page = await sit("ada")
    await page.clock.install()
    await command(page, "/hall rules")
    await expect(page.get_by_role("combobox", name="topic")).to_be_focused()
    await page.keyboard.type("Moat")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("log").get_by_text("Rule of the MOAT")).to_be_visible()
    await page.clock.run_for(1000)
