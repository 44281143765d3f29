"""Board, words and buttons are in one view, wherever the message that asks stands and whatever changes around it."""

from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from bot.local.server import LocalTable
from tests.local.page.browser.conftest import Sitter, artefact, command
from tests.local.page.browser.hall_bot import HallBot
from tests.local.page.browser.tables import Shown, Teller
from tests.local.page.browser.test_history import write_lines

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="package")]

LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
WIDE: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
STRIP, BOARD, TOWER = Shown("strip"), Shown("board"), Shown("tower")
STORY = "\n".join(f"• The knight goes on to space {number}, and nothing stirs." for number in range(30))
WAYS = ("North", "East", "South", "West")


def ask(table: LocalTable, words: str = "which way? North is barred.") -> str:
    ada = table.table.world.person_named("Ada")
    assert ada
    return f"**<@{ada['id']}>: {words}**"


def message(page: Page, words: str) -> Locator:
    return page.get_by_role("article").filter(has_text=words).last


def drawn(page: Page, what: str, state: int = 0) -> Locator:
    """The picture of that kind and state that is there to stay."""
    return page.locator(f'img:not(.leaving)[alt="{what} {state}"]').last


async def box(one: Locator) -> dict[str, Any]:
    found = await one.bounding_box()
    assert found is not None
    return {**found, "right": found["x"] + found["width"], "bottom": found["y"] + found["height"]}


async def is_in_one_view(page: Page, what: str, state: int = 0, ways: tuple[str, ...] = WAYS) -> None:
    """Of a board and its answers nothing is cut off by the edges of the list."""
    await expect(drawn(page, what, state)).to_be_in_viewport(ratio=0.99)
    for way in ways:
        await expect(page.get_by_role("button", name=way, exact=True).last).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("window", [LAPTOP, pytest.param(WIDE, marks=pytest.mark.long)], ids=["laptop", "wide"])
async def test_a_board_stands_left_of_all_the_rest(
    sit: Sitter, bot: HallBot, table: LocalTable, window: dict[str, Any]
) -> None:
    page = await sit("ada", **window)
    teller = Teller(bot)
    for story, board in (("", BOARD), (STORY, BOARD), ("", TOWER), (STORY, TOWER)):
        await teller.says(f"### The road {story}", STRIP, board, ask(table), WAYS)
        await is_in_one_view(page, board.what)
        left, strip = await box(drawn(page, board.what)), await box(drawn(page, "strip"))
        north, help_ = [await box(page.get_by_role("button", name=name).last) for name in ("North", "Help")]
        assert left["right"] < min(strip["x"], north["x"], help_["x"])
        assert strip["bottom"] < north["y"] < help_["y"], "what stands on the right keeps its order"
        assert board is TOWER or left["width"] >= 480
        assert max(left["width"] / 1200, left["height"] / window["viewport"]["height"]) > 0.4, "nothing is shrunk"
        await page.screenshot(path=artefact(f"spread-{window['viewport']['width']}-{board.what}-{len(story)}"))
        await teller.says("A page is turned.", foot=())


@pytest.mark.long
async def test_what_asks_nothing_does_not_lie_open(sit: Sitter, bot: HallBot, table: LocalTable) -> None:
    """It closes with its last button."""
    page = await sit("ada", **LAPTOP)
    teller = Teller(bot)
    said = await teller.says(BOARD, ask(table), WAYS)
    await expect(page.locator(".spread")).to_have_count(1)
    await teller.turns(said, BOARD, "It is done.", foot=())
    await expect(page.locator(".spread")).to_have_count(0)
    board, words = await box(drawn(page, "board")), await box(page.get_by_text("It is done."))
    assert words["y"] > board["bottom"]


async def test_on_a_phone_all_stands_in_one_column_and_one_view(sit: Sitter, bot: HallBot, table: LocalTable) -> None:
    page = await sit("ada", **PHONE)
    await Teller(bot).says(f"### The road\n{STORY}", STRIP, BOARD, ask(table), WAYS)
    await is_in_one_view(page, "board")
    await expect(drawn(page, "strip")).to_be_in_viewport(ratio=0.99)
    strip, board = await box(drawn(page, "strip")), await box(drawn(page, "board"))
    assert strip["x"] == board["x"]
    assert strip["width"] == board["width"]
    await page.screenshot(path=artefact("one-view-phone"))


@pytest.mark.parametrize("window", [LAPTOP, PHONE], ids=["laptop", "phone"])
async def test_a_moment_fits_and_is_seen_as_it_comes(
    sit: Sitter, bot: HallBot, table: LocalTable, window: dict[str, Any]
) -> None:
    write_lines(table, 30)
    page = await sit("ada", **window)
    await Teller(bot).says("### The reveal\nEverybody shows a card.", Shown("moment"), "The Duke wins.", foot=())
    for part in (drawn(page, "moment"), page.get_by_text("The reveal"), page.get_by_text("The Duke wins.")):
        await expect(part).to_be_in_viewport(ratio=0.99)


WATCH_FADES = """() => { window.fades = []; new MutationObserver(changes => changes.flatMap(one => [...one.addedNodes])
    .filter(node => node.className === "leaving")
    .forEach(old => window.fades.push([old.alt || old.src.split("/").at(-1).split("?")[0],
        old.getAttribute("width") / old.getAttribute("height"), old.previousElementSibling.alt])))
    .observe(document.body, {childList: true, subtree: true}); }"""


@pytest.mark.long
@pytest.mark.parametrize("roles", [(11, 12), (None, None)], ids=["by-role", "by-shape"])
async def test_a_board_turns_into_a_board_whatever_comes_before_it(
    sit: Sitter, bot: HallBot, table: LocalTable, roles: tuple[int | None, int | None]
) -> None:
    """A strip that comes or goes is no earlier state of the board."""
    page = await sit("ada", reduced_motion="no-preference", **LAPTOP)
    await page.evaluate(WATCH_FADES)
    teller = Teller(bot)
    strip, board = roles
    said = await teller.says(Shown("board", 0, board), ask(table), WAYS)
    await expect(drawn(page, "board")).to_be_visible()
    await teller.turns(said, Shown("strip", 0, strip), Shown("board", 1, board), ask(table), WAYS)
    await expect(drawn(page, "board", 1)).to_be_visible()
    await teller.turns(said, Shown("higher", 2, board), ask(table), WAYS)
    await expect(drawn(page, "higher", 2)).to_be_visible()
    await expect(page.locator("img.leaving")).to_have_count(0)
    faded = await page.evaluate("window.fades")
    assert [(old, new) for old, _, new in faded] == [("board-0.png", "board 1"), ("board-1.png", "higher 2")]
    assert all(shape == pytest.approx(1200 / 900) for _, shape, _ in faded), "it goes as it was"


@pytest.mark.long
async def test_what_has_another_shape_takes_its_place_at_once(sit: Sitter, bot: HallBot, table: LocalTable) -> None:
    page = await sit("ada", reduced_motion="no-preference", **LAPTOP)
    await page.evaluate(WATCH_FADES)
    teller = Teller(bot)
    said = await teller.says(Shown("board", 0, 12), ask(table), WAYS)
    await expect(drawn(page, "board")).to_be_visible()
    await teller.turns(said, Shown("tower", 1, 12), ask(table), WAYS)
    await expect(drawn(page, "tower", 1)).to_be_visible()
    assert await page.evaluate("window.fades") == []


@pytest.mark.long
async def test_what_plays_another_role_takes_its_place_at_once(sit: Sitter, bot: HallBot, table: LocalTable) -> None:
    """What there is to choose is no earlier state of the board, though it has its shape."""
    page = await sit("ada", reduced_motion="no-preference", **LAPTOP)
    await page.evaluate(WATCH_FADES)
    teller = Teller(bot)
    said = await teller.says(ask(table), Shown("board", 0, 21), WAYS)
    await expect(drawn(page, "board")).to_be_visible()
    await teller.turns(said, Shown("board", 1, 12), ask(table), WAYS)
    await expect(drawn(page, "board", 1)).to_be_visible()
    assert await page.evaluate("window.fades") == []


@pytest.mark.long
async def test_the_focus_stays_while_a_strip_comes_and_goes(sit: Sitter, bot: HallBot, table: LocalTable) -> None:
    """Numbers that nobody gave to the parts change, and mean nothing."""
    page = await sit("ada", **LAPTOP)
    teller = Teller(bot)
    said = await teller.says(BOARD, ask(table), WAYS)
    east = page.get_by_role("button", name="East")
    await east.focus()
    await teller.turns(said, STRIP, BOARD, ask(table), WAYS)
    await expect(drawn(page, "strip")).to_be_visible()
    await expect(east).to_be_focused()


@pytest.mark.long
async def test_the_bar_says_the_key_words_first(sit: Sitter, bot: HallBot, table: LocalTable) -> None:
    page = await sit("ada", **LAPTOP)
    teller = Teller(bot)
    words = page.get_by_role("region", name="What is asked").get_by_role("paragraph")
    long = "fight on? The Mummy has 7 HP and rolls a die and 4. You have 9 HP, 4 AP, and nobody stands beside you."
    said = await teller.says(BOARD, f"{ask(table, long)} Be quick.", WAYS)
    await expect(words).to_have_text("fight on? The Mummy has 7 HP and rolls a die and 4.")
    endless = "which of all the " + "very old and forgotten " * 5 + "doors?"
    await teller.turns(said, BOARD, ask(table, endless), WAYS)
    await expect(words).to_have_text("which of all the very old and forgotten very old and forgotten very old…")
    narrow = await sit("ada", **PHONE)
    words = narrow.get_by_role("region", name="What is asked").get_by_role("paragraph")
    await expect(words).to_have_text("which of all the very old and forgotten very old and…")


async def test_answer_leads_to_board_and_buttons(sit: Sitter, bot: HallBot, table: LocalTable) -> None:
    """On a phone the row below the line is less than the head of the board."""
    page = await sit("ada", **PHONE)
    ways = (*WAYS, "Rest", "Sing")
    foot = ("Help", "Read Board", "Whole Map", "Standing Orders", "Be Away")
    await Teller(bot).says(STORY, STRIP, TOWER, ask(table), ways[:4], ways[4:], foot=foot)
    await is_in_one_view(page, "tower", ways=ways)
    await page.get_by_role("log").evaluate("log => { log.scrollTop = 0; }")
    write_lines(table, 30)
    await expect(page.get_by_role("button", name="New messages (30)")).to_be_visible()
    await page.get_by_role("button", name="Answer").click()
    await is_in_one_view(page, "tower", ways=ways)
    await expect(page.get_by_role("button", name="North")).to_be_focused()


@pytest.mark.long
async def test_who_follows_is_brought_to_what_asks(sit: Sitter, bot: HallBot, table: LocalTable) -> None:
    """And kept there while others talk; also where it is an older message that asks anew."""
    page = await sit("ada", **PHONE)
    teller = Teller(bot)
    said = await teller.says(STORY, BOARD, "**Ben thinks.**", WAYS)
    write_lines(table, 30)
    await expect(page.get_by_text("line 29", exact=True)).to_be_in_viewport()
    await teller.turns(said, STORY, Shown("board", 1), ask(table), WAYS)
    await is_in_one_view(page, "board", 1)
    write_lines(table, 30)
    await expect(page.get_by_role("button", name="New messages")).to_be_visible()
    await is_in_one_view(page, "board", 1)


@pytest.mark.long
async def test_who_reads_further_up_is_left_there(sit: Sitter, bot: HallBot, table: LocalTable) -> None:
    teller = Teller(bot)
    await teller.says("**Ben thinks.**", WAYS)
    write_lines(table, 40)
    page = await sit("ada", **LAPTOP)
    await page.get_by_role("log").evaluate("log => { log.scrollTop -= 900; }")
    line = page.get_by_text("line 15", exact=True)
    await expect(page.get_by_text("line 39", exact=True)).not_to_be_in_viewport()
    before = await box(line)
    await teller.says(STORY, BOARD, ask(table), WAYS)
    await expect(page.get_by_role("button", name="New messages")).to_be_visible()
    assert abs((await box(line))["y"] - before["y"]) <= 1


@pytest.mark.long
async def test_a_press_brings_the_next_question_into_view(sit: Sitter, bot: HallBot, table: LocalTable) -> None:
    """Wherever it was pressed, as with a rematch under a long ending, and where the table is posted anew."""
    page = await sit("ada", **LAPTOP)
    teller = Teller(bot)
    over = await teller.says(STORY, BOARD, "**Ben wins.**", ("Rematch", "Log"), foot=())
    write_lines(table, 30)
    await page.get_by_role("log").evaluate("log => { log.scrollTop = 0; }")
    await page.get_by_role("button", name="Rematch").click()
    await teller.says("## A new table\nWho plays?", ("Join", "Start"), foot=())
    await expect(message(page, "A new table")).to_be_in_viewport(ratio=0.99)
    await teller.turns(over, BOARD, "**Ben wins.**", foot=())
    for state in (1, 2):
        said = await teller.says(STORY, STRIP, Shown("board", state), ask(table, f"round {state}?"), WAYS)
        await is_in_one_view(page, "board", state)
        await page.get_by_role("button", name="North").last.click()
        await teller.turns(said, STORY, Shown("board", state), "A page of the story.", foot=())


@pytest.mark.parametrize("is_acknowledged_first", [True, False])
async def test_what_a_press_brings_stays_in_view(
    sit: Sitter, bot: HallBot, table: LocalTable, is_acknowledged_first: bool
) -> None:
    """Whether the bot posts before or after its acknowledgement, and when what was pressed changes at last."""
    page = await sit("ada", **LAPTOP)
    teller = Teller(bot)
    over = await teller.says(STORY, BOARD, "**Ben wins.**", ("Slow",), foot=())
    write_lines(table, 30)
    await page.get_by_role("log").evaluate("log => { log.scrollTop = 0; }")
    slow, fresh = page.get_by_role("button", name="Slow"), message(page, "A new table")
    await slow.click()
    await expect(slow).to_have_attribute("aria-busy", "true")
    for step in ("acknowledge", "post") if is_acknowledged_first else ("post", "acknowledge"):
        if step == "post":
            await teller.says("## A new table\nWho plays?", ("Join", "Start"), foot=())
            await expect(fresh).to_be_in_viewport(ratio=0.99)
        else:
            bot.may_answer.set()
            await expect(slow).not_to_have_attribute("aria-busy", "true")
    await teller.turns(over, BOARD, "Ben has won.", foot=())
    await expect(page.get_by_text("Ben has won.")).to_have_count(1)
    await expect(fresh).to_be_in_viewport(ratio=0.99)


@pytest.mark.long
async def test_what_was_called_for_is_read_in_peace_until_something_asks(
    sit: Sitter, bot: HallBot, table: LocalTable
) -> None:
    page = await sit("ada", viewport={"width": 1280, "height": 600})
    teller = Teller(bot)
    said = await teller.says(BOARD, "**Ben thinks.**", WAYS)
    await command(page, f"/hall echo text:The rules: {'and so on ' * 150}")
    rules = page.get_by_role("paragraph").filter(has_text="The rules:")
    await expect(rules).to_be_in_viewport()
    await begins_in_sight(page, rules)
    write_lines(table, 3)
    await expect(page.get_by_role("button", name="New messages (3)")).to_be_visible()
    await begins_in_sight(page, rules)
    await teller.turns(said, Shown("board", 1), ask(table), WAYS)
    await is_in_one_view(page, "board", 1)


async def begins_in_sight(page: Page, one: Locator) -> None:
    log, found = await box(page.get_by_role("log")), await box(one)
    assert log["y"] <= found["y"] < log["bottom"] < found["bottom"]
