"""Why the automata did so, told in the story once the match is over."""

import pytest

from tests.client.descriptions import described
from tests.support.harbour.stage import Stage, becomes

WHY = "Why the Automata Did So"
TIN = "Brass Agnes"


async def test_the_story_tells_why_but_never_while_the_match_is_on(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stage.begun(automata=1, flares=0b10, turns=2)
    await stage.steered()
    await stage.shows("[Drop]")
    await stage.ada.slash("harbour log")
    log = described(await stage.ada.sees("The story so far"))
    assert WHY not in log
    match = stage.table["components"][0]["components"][-1]["components"][0]["custom_id"].split(":")[1]
    assert all(told.reason is None for told in await stage.bot.router.context.host.queries.explained(match))
    await stage.ada.click(stage.table, "Drop")
    await stage.ada.sees("The match is over")
    known = {message["id"] for message in stage.ada.messages()}
    await stage.ada.slash("harbour log")
    story = await stage.ada.sees(lambda m: m["id"] not in known and "The story so far" in described(m))
    assert "Only seat" not in described(story)
    await stage.ada.click(story, WHY)
    told = described(await becomes(stage.ada, story, lambda text: "Only seat 1 knows." in text))
    assert f"-# {TIN}: The breeze says so." in told
    assert f"-# {TIN}: The water is calm on day 2." in told
    assert "-# Ada:" not in told
    assert told.index("Only seat 1 knows.") < told.index("Ada docks.")
    await stage.ada.click(story, "The story so far")
    await becomes(stage.ada, story, lambda text: "Only seat" not in text)
    monkeypatch.setattr("bot.ui.actions.match_log.PAGE_LENGTH", 50)  # a line fits, two do not
    await stage.ada.click(story, WHY)
    await becomes(stage.ada, story, lambda text: "Page 1 of" in text)
    await stage.ada.click(story, "More")
    await becomes(stage.ada, story, lambda text: "Page 2 of" in text)
