"""axe-core, the usual judge of a page's accessibility, run where the page stands."""

from importlib.resources import files

from playwright.async_api import Page

SOURCE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
RUN = """async () => (await axe.run(document, {resultTypes: ["violations"]})).violations
    .map(({id, impact, nodes}) => ({id, impact, at: nodes.map(node => node.html.slice(0, 160))}))"""
SERIOUS = ("serious", "critical")


async def serious_faults(page: Page) -> list[str]:
    """What axe finds serious or critical, as `rule: where`."""
    return await faults_of(page, *SERIOUS)


async def faults_of(page: Page, *impacts: str) -> list[str]:
    """What axe finds of these impacts, as `rule: where`."""
    if not await page.evaluate("Boolean(window.axe)"):
        await page.evaluate(SOURCE)
    found = await page.evaluate(RUN)
    return [f"{one['id']}: {one['at']}" for one in found if one["impact"] in impacts]
