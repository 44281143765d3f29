"""Offers, pauses, the horizon of undo and several seats, by real clicks over the local table."""

import asyncio

from tests.client.descriptions import described
from tests.e2e.player import answers
from tests.support.harbour.stage import Stage, becomes, is_private


def public_ids(stage: Stage) -> set[str]:
    return {message["id"] for message in stage.ada.messages() if not is_private(message)}


def pressed(message: dict[str, object], label: str) -> str:
    return next(str(part["custom_id"]) for part in answers(message) if part.get("label") == label)


async def test_an_offer_stands_apart_and_is_taken_without_a_fresh_message(stage: Stage) -> None:
    table = await stage.begun(stage.ben, stage.cleo)
    text = described(table)
    assert "steers" in text
    assert "Ben may whistle." in text
    assert f"<@{stage.ben.id}>" not in text, "nobody is called for an offer"
    assert text.index("steers") < text.index("[North]") < text.index("Ben may whistle") < text.index("[Low Tune]")
    before = public_ids(stage)
    own = pressed(table, "Low Tune")
    await stage.ben.click(table, own)
    await stage.shows("Ben whistles.", "Cleo may whistle.")
    assert public_ids(stage) == before
    assert "Ben may whistle." in described(stage.table), "it is offered once more"
    assert own not in str(stage.table["components"])


async def test_one_that_still_stands_keeps_its_buttons_and_a_withdrawn_one_answers_with_a_sentence(
    stage: Stage,
) -> None:
    old = await stage.begun(stage.ben, stage.cleo)
    bens, cleos = (
        [str(part["custom_id"]) for part in answers(old) if part.get("label") == "Low Tune"][place] for place in (0, 1)
    )
    await stage.ben.click(old, bens)
    await stage.shows("Ben whistles.")
    assert cleos in str(stage.table["components"])
    again = pressed(stage.table, "Low Tune")
    await asyncio.gather(stage.ben.click(stage.table, again), stage.cleo.click(stage.table, cleos))
    now = await stage.shows("whistles.\n")
    assert "may whistle" not in described(now), "two are enough"
    late = "That moment has passed. Here is how things stand now."
    told = [any(late in described(m) for m in person.messages()) for person in (stage.ben, stage.cleo)]
    assert sorted(told) == [False, True]


async def test_a_secret_offer_is_in_ones_panel_alone(stage: Stage) -> None:
    table = await stage.begun(stage.ben, flares=0b10)
    assert "Trade" not in described(table)
    theirs, own = await asyncio.gather(stage.opens_panel(stage.ada), stage.opens_panel(stage.ben))
    assert "You may also" not in described(theirs)
    text = described(own)
    assert text.index("You have nothing to decide") < text.index("You may also …") < text.index("Trade your flare?")
    await stage.ben.click(own, "Trade It")
    await becomes(stage.ben, own, lambda text: "Trade your flare?" not in text)


async def test_a_pause_is_said_without_a_countdown_and_pings_nobody(stage: Stage) -> None:
    await stage.begun(stage.ben, dusk=2)
    panel = await stage.opens_panel(stage.ada)
    await stage.steered()
    before = public_ids(stage)
    dusk = described(await stage.shows("Dusk falls on day 1."))
    assert "<t:" not in dusk
    assert "<@" not in dusk
    assert public_ids(stage) == before
    await becomes(stage.ada, panel, lambda text: "You have nothing to decide" in text)
    await stage.shows("[Drop]")
    assert "Dusk falls" not in described(stage.table)
    assert public_ids(stage) == before, "whoever goes on after a moment is not called again"


async def test_a_pause_goes_on_after_a_restart_in_its_middle(stage: Stage) -> None:
    await stage.begun(stage.ben, dusk=3)
    await stage.steered()
    await stage.shows("Dusk falls on day 1.")
    await stage.stop()
    await stage.start()
    await stage.shows("[Drop]")


async def test_what_is_settled_is_refused_with_a_sentence_of_its_own(stage: Stage) -> None:
    await stage.begun(stage.ben)
    await stage.steered()
    await stage.shows("[Drop]")
    await stage.ada.slash("harbour undo")
    await stage.ada.sees("You cannot take that back, because everybody has seen what came of it.")


async def test_one_person_with_several_seats_sees_them_all_in_one_panel(stage: Stage) -> None:
    await stage.begun(stage.ada, stage.ben, flares=0b011)
    panel = await stage.opens_panel(stage.ada)
    text = described(panel)
    assert text.index("Ada: Where to?") < text.index("Ada: How fast?") < text.index("You may also …")
    assert "Ada 2: Whistle for a coin?" in text
    assert "Ada holds 1 flares." in text
    await stage.ada.choose(panel, "View another of your seats", "1")
    await becomes(stage.ada, panel, lambda text: "Ada 2 holds 1 flares." in text)
    await stage.steered()
    now = described(await stage.shows("watches the dark"))
    assert f"<@{stage.ada.id}> (Ada)" in now
    assert f"<@{stage.ada.id}> (Ada 2)" in now
    panel = await becomes(stage.ada, panel, lambda text: text.count("Fire your flare?") == 2)
    await stage.ada.click(panel, "Keep")
    panel = await becomes(stage.ada, panel, lambda text: text.count("Fire your flare?") == 1)
    await stage.ada.click(panel, "Keep")
    await stage.shows("[Drop]")
