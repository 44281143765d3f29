"""A plan for one's next turn, by real clicks: set aside in one's panel while another steers."""

from tests.client.descriptions import described
from tests.support.harbour.stage import Stage, becomes


async def test_a_turn_is_planned_in_the_panel_and_carried_out(stage: Stage) -> None:
    await stage.begun(stage.ben, turns=3, has_plans=True)
    panel = await stage.opens_panel(stage.ben)
    form = (await stage.ben.click(panel, "Plan My Turn")).modal
    assert [part["label"] for part in form["components"]] == ["Steer"]
    await stage.ben.submit(form, {"Steer": ["south"]})
    panel = await becomes(stage.ben, panel, lambda text: "Set aside for your turn: South." in text)
    assert "Saved. Nobody else can tell." in described(panel)
    await stage.steered()
    await stage.shows("[Drop]")
    await stage.ada.click(stage.table, "Drop")
    await stage.shows("[2]")
    assert "[North]" not in described(stage.table), "where to is no question any more"
    await stage.ben.click(stage.table, "2")
    await stage.shows("Ben steers south at 2 knots.")
