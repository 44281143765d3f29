"""One person has one panel with something to press, however often they ask for it."""

from bot.local.protocol import component_types as ct
from tests.client.descriptions import described
from tests.client.person import Person
from tests.support.harbour.stage import Json, Stage, becomes, is_private

PANEL, WAITED = "For your eyes only", "While you waited"


def with_buttons(person: Person) -> list[str]:
    """The panels with something to press."""
    shown = [message for message in person.messages() if is_private(message) and PANEL in described(message)]
    return [message["id"] for message in shown if any(part.get("custom_id") for part in ct.walk(message["components"]))]


async def only(person: Person, panel: Json) -> None:
    await person.waits_for(lambda: with_buttons(person) == [panel["id"]], "one panel alone")


async def test_a_new_panel_takes_the_place_of_the_old(stage: Stage) -> None:
    await stage.begun(stage.ben, flares=0b11, turns=2)
    bens = await stage.opens_panel(stage.ben)
    for _ in range(4):
        panel = await stage.opens_panel(stage.ada)
        await only(stage.ada, panel)
    await only(stage.ben, bens)
    await stage.steered()
    panel = await stage.ada.sees(lambda message: is_private(message) and "[Keep]" in described(message))
    await stage.ada.click(panel, "Keep")
    panel = await stage.ada.sees(
        lambda message: is_private(message) and "You have nothing to decide" in described(message)
    )
    await only(stage.ada, panel)


async def test_what_other_private_messages_say_stays(stage: Stage) -> None:
    await stage.begun(stage.ben)
    await stage.ada.click(stage.table, "Look Up")
    await stage.ada.sees("The board in words")
    await stage.opens_panel(stage.ada)
    panel = await stage.opens_panel(stage.ada)
    await only(stage.ada, panel)
    await stage.ada.sees("The board in words")


async def test_when_the_match_is_over_nothing_is_left_to_press(stage: Stage) -> None:
    await stage.begun(stage.ben)
    await stage.opens_panel(stage.ada)
    await stage.opens_panel(stage.ben)
    await stage.steered()
    await stage.shows("[Drop]")
    await stage.ada.click(stage.table, "Drop")
    await stage.ada.sees("The match is over")
    for person in (stage.ada, stage.ben):
        await person.waits_for(lambda who=person: with_buttons(who) == [], "no panel to press")  # type: ignore[misc]


async def test_whoever_opens_their_panel_hears_what_they_have_missed(stage: Stage) -> None:
    """Until they decide something again."""
    await stage.begun(stage.ben, turns=9)
    for person in (stage.ada, stage.ben):
        panel = await stage.opens_panel(person)
        assert WAITED not in described(panel), "it has only begun for them"
        await stage.steered(person)
        await stage.shows("[Drop]")
        await person.click(stage.table, "Drop")
        await stage.shows("[North]")
    panel = await stage.opens_panel(stage.ada)
    text = described(panel)
    assert f"**{WAITED}**\n• Ben steers north at 2 knots.\n• Ben docks." in text
    assert text.index(WAITED) < text.index("(picture:") < text.index("[North]")
    await stage.ada.click(panel, "North")
    await becomes(stage.ada, panel, lambda text: "[North]" not in text and WAITED not in text)


async def test_a_panel_that_asks_stands_below_the_newest_message_of_its_table(stage: Stage) -> None:
    """Board and buttons in one view: the old one goes once the new one stands."""
    await stage.begun(stage.ben, flares=0b11, turns=2)
    panel = await stage.opens_panel(stage.ada)
    table = stage.table
    await stage.steered()
    asks = await stage.ada.sees(lambda message: is_private(message) and "[Keep]" in described(message))
    await stage.ada.waits_for(lambda: stage.table["id"] != table["id"], "a fresh message of the table")
    now = await stage.ada.waits_for(lambda: below(stage, stage.table), "the panel below it")
    assert "[Keep]" in described(now)
    await only(stage.ada, now)
    assert stage.ada.sight.by_id(panel["id"]) is None or panel["id"] == now["id"]
    assert asks["id"] in (panel["id"], now["id"])


def below(stage: Stage, table: Json) -> Json | None:
    """Ada's panel, if it stands below that message."""
    shown = stage.ada.messages()
    after = shown[[message["id"] for message in shown].index(table["id"]) + 1 :]
    return next((message for message in after if is_private(message) and PANEL in described(message)), None)
