"""Thousands of messages: the reader scrolls through them smoothly, and never loses the place."""

import pytest
from playwright.async_api import CDPSession, Page, expect

from bot.local.messages.posting import post
from bot.local.server import LocalTable
from tests.local.page.browser.conftest import Sitter

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="package")]

# Where a line stands on the screen, before and after rows came and went around it.
SCROLL_AND_COMPARE = """async (log, by) => {
    log.scrollTop += by;
    const rows = [...log.querySelectorAll(".message")].filter(row => row.getBoundingClientRect().top > 150).slice(1);
    const [row, before] = [rows[0], rows[0].getBoundingClientRect().top];
    await new Promise(done => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 60));
    return row.isConnected ? Math.abs(row.getBoundingClientRect().top - before) : -1;
}"""
BUSY = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")


def write_lines(table: LocalTable, count: int) -> None:
    channel = next(c["id"] for c in table.table.world.channels.values() if c.get("name") == "game-night")
    cleo = table.table.world.person_named("Cleo")
    assert cleo
    for number in range(count):
        post(table.table, channel, cleo, {"content": f"**line {number}** " + "and so on " * (number % 30)}, {})


async def busy_seconds(session: CDPSession) -> float:
    found = {metric["name"]: metric["value"] for metric in (await session.send("Performance.getMetrics"))["metrics"]}
    return float(sum(found[name] for name in BUSY))


async def scroll_to(page: Page, line: str, by: int) -> list[float]:
    """Scroll until the line is there; how far what was looked at jumped at each step."""
    log, jumps = page.get_by_role("log"), []
    while not await log.get_by_text(line, exact=True).count():
        jumps.append(await log.evaluate(SCROLL_AND_COMPARE, by))
        assert len(jumps) < 2000
    return jumps


@pytest.mark.long
@pytest.mark.timeout(300)
async def test_five_thousand_messages_scroll_smoothly(table: LocalTable, sit: Sitter) -> None:
    write_lines(table, 5000)
    page = await sit("ada")
    log = page.get_by_role("log")
    await expect(log.get_by_text("line 4999", exact=True)).to_be_in_viewport()
    session = await page.context.new_cdp_session(page)
    await session.send("Performance.enable", {"timeDomain": "threadTicks"})  # what others do meanwhile does not count
    up = await scroll_to(page, "line 0", -1400)
    down = await scroll_to(page, "line 4999", 1400)
    busy = await busy_seconds(session)
    assert -1 not in up + down
    assert max(up + down) <= 1, "what is read stays where it is"
    assert await page.locator(".message").count() <= 200, "the document stays small"
    assert 0 < busy / (len(up) + len(down)) < 0.05, "a step costs less than a twentieth of a second"
