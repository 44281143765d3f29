"""A hint when asked, to the person who asks alone; and what can be looked up."""

from tests.client.descriptions import described
from tests.support.harbour.stage import Stage, is_private


async def test_who_plays_alone_with_automata_is_told_what_one_would_do(stage: Stage) -> None:
    await stage.begun(automata=2)
    panel = await stage.opens_panel(stage.ada)
    assert "[Hint]" in described(panel)
    await stage.ada.click(panel, "Hint")
    hint = await stage.ada.sees("An automaton would choose")
    assert is_private(hint)
    assert "prompt-" not in described(hint)


async def test_among_several_people_there_are_hints_only_if_the_table_wants_them(stage: Stage) -> None:
    await stage.begun(stage.ben)
    assert "[Hint]" not in described(await stage.opens_panel(stage.ada))


async def test_a_table_can_be_opened_with_hints(stage: Stage) -> None:
    await stage.begun(stage.ben, hints="on")
    panel = await stage.opens_panel(stage.ada)
    await stage.ada.click(panel, "Hint")
    await stage.ada.sees("An automaton would choose")
    assert "[Hint]" not in described(await stage.opens_panel(stage.ben)), "nothing is asked of him"
