"""Who leaves is named in the channel, and for an empty table nobody plays on."""

from tests.client.descriptions import described
from tests.client.person import Person
from tests.support.harbour.stage import Stage


async def leaves(person: Person, warning: str) -> None:
    await person.slash("harbour leave")
    await person.click(await person.sees(warning), "Leave")
    await person.sees("You have left the match")


async def test_the_channel_says_who_has_left_and_the_others_play_on(stage: Stage) -> None:
    await stage.begun(stage.ben, turns=9)
    await leaves(stage.ben, "Leave the match for good? You cannot come back")
    await stage.shows("• Ben has left the match for good.")
    await stage.steered()


async def test_when_the_last_has_left_for_good_no_automaton_plays_on(stage: Stage) -> None:
    await stage.begun(stage.ben, automata=2, turns=9)
    await leaves(stage.ben, "You cannot come back")
    await stage.steered()
    await leaves(stage.ada, "You are the last person at this table")
    end = described(await stage.cleo.sees("Everybody has left, so I have called the match off."))
    assert "• Ada has left the match for good." in end
    assert "[Rematch]" in end
    told = "".join(described(message) for message in stage.cleo.messages())
    assert "Brass Agnes" in told
    assert "Brass Agnes steers" not in told
    await stage.cleo.slash("harbour new", options={"pace": "none"})
    await stage.cleo.sees("[Join]")


async def test_whoever_is_away_is_waited_for(stage: Stage) -> None:
    await stage.begun(automata=2, turns=9)
    await stage.ada.slash("harbour away")
    shown = described(await stage.shows("• Ada has left. Nobody else is at the table, so the match waits."))
    assert "[Take Your Seat Back]" in shown
    await stage.ada.slash("harbour back")
    await stage.shows("[North]")
