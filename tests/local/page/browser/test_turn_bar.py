"""The bar under the channel's name tells what is asked now, not what the match before has come to."""

from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from bot.local.messages.posting import edit, post
from bot.local.protocol.message_flags import COMPONENTS_V2
from bot.local.server import LocalTable
from bot.local.world.seed import PEOPLE
from bot.local.world.world import StoredMessage
from tests.local.page.browser.conftest import Sitter

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="package")]

ADA, BEN = f"<@{PEOPLE['Ada']}>", f"<@{PEOPLE['Ben']}>"
RESULT = ("**Ada wins.**\n**1** · Ada · 5 points", "Rematch")


def view(words: str, label: str, note: str = "", heading: str = "") -> dict[str, Any]:
    texts = [{"type": 10, "content": part} for part in words.split("\n\n")]
    small = [{"type": 10, "content": f"-# {note}"}] if note else []
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": label, "custom_id": label}]}
    above = [{"type": 10, "content": heading}] if heading else []
    return {"flags": int(COMPONENTS_V2), "components": [{"type": 17, "components": [*above, *texts, *small, row]}]}


def said(table: LocalTable, *shown: str, only_for: str | None = None) -> StoredMessage:
    world = table.table.world
    channel = next(c["id"] for c in world.channels.values() if c.get("name") == "game-night")
    return post(table.table, channel, world.users[world.bot_id], view(*shown), {}, only_for=only_for)


def changed(table: LocalTable, stored: StoredMessage, *shown: str) -> None:
    edit(table.table, stored, view(*shown), {})


def bar_of(page: Page) -> Locator:
    return page.get_by_role("region", name="What is asked")


async def test_the_match_that_goes_on_is_in_the_bar(sit: Sitter, table: LocalTable) -> None:
    """The result of the one before may come after the next has begun, and has buttons for ever."""
    going_on = said(table, f"**{ADA} is choosing a card.**", "Your Hand")
    page = await sit("ada")
    bar = bar_of(page)
    await expect(bar.get_by_text("Your turn", exact=True)).to_be_visible()
    said(table, *RESULT)
    await expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    await expect(bar).to_contain_text("@Ada is choosing a card.")
    changed(table, going_on, f"**{BEN} is choosing a card.**", "Your Hand")
    await expect(bar).to_contain_text("@Ben is choosing a card.")
    await expect(bar.get_by_text("Your turn", exact=True)).to_be_hidden()
    changed(table, going_on, "**Brass Agnes is choosing a card.**", "Your Hand")
    await expect(bar).to_contain_text("Brass Agnes is choosing a card.")


async def test_a_private_menu_asks_nothing(sit: Sitter, table: LocalTable) -> None:
    """It has controls as a panel has, and words about a table; what is asked stands where it stood."""
    said(table, f"**{ADA} is choosing a card.**", "Your Hand")
    page = await sit("ada")
    await expect(bar_of(page)).to_contain_text("@Ada is choosing a card.")
    said(table, f"**Nim** in #hall waits for {ADA}.", "Stop the Match", only_for=PEOPLE["Ada"])
    await expect(page.get_by_role("button", name="Stop the Match")).to_be_visible()
    await expect(bar_of(page)).to_contain_text("@Ada is choosing a card.")


async def test_a_private_page_to_read_asks_nothing(sit: Sitter, table: LocalTable) -> None:
    """Standing orders, cards and the board in words have a heading; what is strong below it is no question."""
    said(table, f"**{ADA} is choosing a card.**", "Your Hand")
    page = await sit("ada")
    said(table, "**Which card do you lay?**", "Jester", only_for=PEOPLE["Ada"])
    await expect(bar_of(page)).to_contain_text("Which card do you lay?")
    for words, label in (
        ("### Sorceress\n**Value 7 or 1**", "Rules"),
        ("### The board in words\n\n**The match is over.**", "Whole Table"),
    ):
        said(table, words, label, only_for=PEOPLE["Ada"])
        await expect(page.get_by_role("button", name=label)).to_be_visible()
        await expect(bar_of(page)).to_contain_text("Which card do you lay?")


@pytest.mark.long
async def test_who_is_told_the_end_is_not_asked(sit: Sitter, table: LocalTable) -> None:
    said(table, f"**{BEN} is choosing a card.**", "Your Hand")
    said(table, *RESULT, f"It is over: {ADA}")
    bar = bar_of(await sit("ada"))
    await expect(bar).to_contain_text("@Ben is choosing a card.")
    await expect(bar.get_by_text("Your turn", exact=True)).to_be_hidden()


async def test_whoever_is_asked_sees_that_first(sit: Sitter, table: LocalTable) -> None:
    """Of two matches in one channel, whichever was touched last."""
    said(table, f"**{ADA} is choosing a card.**", "Your Hand")
    said(table, f"**{BEN} is choosing a tile.**", "Your Hand")
    await expect(bar_of(await sit("ada"))).to_contain_text("@Ada is choosing a card.")
    await expect(bar_of(await sit("ben"))).to_contain_text("@Ben is choosing a tile.")
    await expect(bar_of(await sit("cleo"))).to_contain_text("@Ben is choosing a tile.")


@pytest.mark.long
async def test_each_of_those_who_decide_different_things_is_asked(sit: Sitter, table: LocalTable) -> None:
    """A battle beside the round: a line for each, and the second is no less a question."""
    said(table, f"**{ADA} is choosing a card.**\n**{BEN} fights.**", "Your Hand")
    for name, words in (("ada", "@Ada is choosing a card."), ("ben", "@Ben fights.")):
        bar = bar_of(await sit(name))
        await expect(bar).to_contain_text(words)
        await expect(bar.get_by_role("button", name="Answer")).to_be_visible()


@pytest.mark.long
async def test_who_may_hold_on_reads_that_while_nobody_is_called(sit: Sitter, table: LocalTable) -> None:
    going_on = said(table, "**A moment to hold on …**", "Your Hand")
    said(table, "**You can cancel it.**", "Hold On", only_for=str(PEOPLE["Ada"]))
    mine, other = bar_of(await sit("ada")), bar_of(await sit("ben"))
    await expect(mine).to_contain_text("You can cancel it.")
    await expect(mine.get_by_role("button", name="Answer")).to_be_visible()
    await expect(other).to_contain_text("A moment to hold on")
    await expect(other.get_by_role("button", name="Show")).to_be_visible()
    changed(table, going_on, f"**{BEN} fights.**", "Your Hand")
    await expect(mine).to_contain_text("@Ben fights.")


async def test_what_one_may_do_besides_hides_no_question(sit: Sitter, table: LocalTable) -> None:
    """A panel with a trade lies open, under a heading of its own, while the table asks."""
    asked = said(table, f"**{ADA}, where does Sable go?**", "B4")
    said(table, "**Sable may trade.**", "Trade", "", "**You may also …**", only_for=PEOPLE["Ada"])
    bar = bar_of(await sit("ada"))
    await expect(bar).to_contain_text("where does Sable go?")
    changed(table, asked, "**A moment to hold on …**", "Your Hand")
    await expect(bar).to_contain_text("Sable may trade.")
