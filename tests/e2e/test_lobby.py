"""Sitting down, starting, leaving, stopping: and what is refused."""

import pytest

from tests.client.descriptions import described
from tests.client.person import Person
from tests.e2e.player import Player
from tests.e2e.tables import sit_down, start


async def test_too_few_cannot_start(people: list[Person]) -> None:
    ada, ben = people[:2]
    lobby = await sit_down([ada, ben])
    await ada.click(lobby, "Start")
    await ada.sees("There are too few of you")
    assert "[Join]" in described(await ada.sees("2 of 7 seats"))


async def test_nobody_sits_twice_and_only_the_seated_leave(people: list[Person]) -> None:
    ada, ben, cleo, _ = people
    lobby = await sit_down([ada, ben])
    await ben.click(lobby, "Join")
    await ben.sees("You already have a seat")
    await cleo.click(lobby, "Leave")
    await cleo.sees("You have no seat")
    await ben.click(lobby, "Leave")
    await ada.sees("1 of 7 seats")


@pytest.mark.long
async def test_a_second_seat_is_a_button_of_its_own(people: list[Person]) -> None:
    """Where one person may lead several heroes, a second press of Join still takes nothing."""
    ada, ben = people[:2]
    await ada.slash("deckbox new", pace="none")
    lobby = await ben.sees("1 of 4 seats")
    await ben.click(lobby, "Join")
    await ben.click(await ben.sees("2 of 4 seats"), "Join")
    await ben.sees("You already have a seat")
    await ben.click(lobby, "Take Another Seat")
    await ada.sees("3 of 4 seats")


async def test_only_the_starter_starts_and_the_seated_call_automata(people: list[Person]) -> None:
    """Ben opens it; Cleo may add but not start; Ada has no seat, but manages the server."""
    ada, ben, cleo, dora = people
    lobby = await sit_down([ben, cleo, dora])
    await cleo.click(lobby, "Start")
    await cleo.sees("who opened this match, or a server manager")
    await cleo.click(lobby, "Cancel")
    await cleo.click(lobby, "Add Automaton")
    await ben.sees("Brass Agnes (automaton)")
    await ada.click(lobby, "Add Automaton")
    await ada.sees("Clockwork Hal (automaton)")
    await ada.click(lobby, "Remove Automaton")
    await ben.click(lobby, "Remove Automaton")
    await ben.sees("3 of 7 seats")
    await ada.click(lobby, "Start")
    await ada.sees("The match has begun")


@pytest.mark.long
async def test_automata_play_better_or_worse_where_somebody_wants_it(people: list[Person]) -> None:
    ada, ben = people[:2]
    lobby = await sit_down([ada, ben])
    await ada.click(lobby, "Add Gentle Automaton")
    await ada.sees("Brass Agnes (gentle automaton)")
    await ada.click(lobby, "Add Sharp Automaton")
    await ada.sees("Clockwork Hal (sharp automaton)")
    assert "A sharp one thinks ahead." in described(lobby)
    await ada.click(lobby, "Start")
    await ada.slash("kingdom stop")
    await ada.click("Stop the Match")
    await ada.click(await ada.sees("Somebody stopped the match before its end"), "Rematch")
    again = described(await ada.sees("4 of 7 seats"))
    assert "Brass Agnes (gentle automaton)" in again
    assert "Clockwork Hal (sharp automaton)" in again


async def test_a_channel_has_one_match(people: list[Person]) -> None:
    ada, ben = people[:2]
    await sit_down([ada])
    await ben.slash("kingdom new")
    await ben.sees("A table for **Death Over the Kingdom** is open in this channel")
    await ada.slash("kingdom end")
    await ada.sees("This match has not begun")


@pytest.mark.long
async def test_what_else_is_played_in_a_channel_is_named(people: list[Person]) -> None:
    """A command of another game says whose table is there, in the lobby and once it has begun."""
    ada, ben = people[:2]
    await ada.slash("kingdom new", automata=2, pace="none")
    lobby = await ada.sees("3 of 7 seats")
    await ben.slash("bag hand")
    await ben.sees("Here **Death Over the Kingdom** is being played. Its commands begin with **/kingdom**.")
    await ada.click(lobby, "Start")
    await ada.sees("[Your Hand]")
    await ben.slash("bag new")
    await ben.sees("A match of **Death Over the Kingdom** is going on in this channel")


async def test_a_lobby_can_be_cancelled_and_another_opened(people: list[Person]) -> None:
    ada = people[0]
    lobby = await sit_down([ada])
    await ada.click(lobby, "Cancel")
    assert "[Join]" not in described(await ada.sees("The lobby is closed"))
    again = await sit_down([ada])
    assert again["id"] != lobby["id"]


async def test_who_leaves_is_asked_twice_and_gone_for_good(people: list[Person]) -> None:
    """Who is only called away is offered that instead."""
    ada, ben, cleo = people[:3]
    await start([ada, ben, cleo])
    await ben.slash("kingdom leave")
    await ben.click(await ben.sees("Leave the match for good?"), "Be Away")
    await ada.sees("Ben is away")
    await ben.click(await ben.sees("[Take Your Seat Back]"), "Take Your Seat Back")
    await ada.sees("Ben is back")
    await ben.slash("kingdom leave")
    await ben.click(await ben.sees("Leave the match for good?"), "Leave")
    await ada.sees("Ben has left the match for good")
    await ben.slash("kingdom back")
    await ben.sees("You have left this match for good")


async def test_stopping_is_asked_twice_and_not_by_anybody(people: list[Person]) -> None:
    ada, ben, cleo = people[:3]
    await start([ada, ben, cleo])
    await ben.slash("kingdom stop")
    await ben.sees("who opened this match")
    await ada.slash("kingdom stop")
    await ada.click(await ada.sees("Stop this match for everybody?"), "Keep Playing")
    await ada.sees("The match goes on")
    await ada.slash("kingdom stop")
    await ada.click(await ada.sees("Stop this match for everybody?"), "Stop the Match")
    stopped = await cleo.sees("Somebody stopped the match before its end")
    assert "[Your Hand]" not in described(stopped)
    await ada.slash("kingdom hand")
    await ada.sees("There is no match in this channel")


@pytest.mark.long
async def test_help_rules_board_and_log_are_private_reading(people: list[Person]) -> None:
    ada, ben, cleo = people[:3]
    await ada.slash("kingdom help")
    assert "(picture: " in described(await ada.sees("How to play Death Over the Kingdom"))
    choices = await ada.autocomplete("kingdom rules", "topic", "drag")
    assert choices
    await ada.slash("kingdom rules", topic=choices[0]["value"])
    await ada.sees("Dragon")
    await ada.slash("kingdom rules", topic="xyzzy")
    await ada.sees("I find no such rule or topic")
    await ada.slash("kingdom board")
    await ada.sees("There is no match in this channel")
    await start([ada, ben, cleo])
    await Player(ada).plays(1)
    assert not any("[Map]" in described(message) for message in ada.messages()), "the board shows all there is"
    await ada.slash("kingdom log")
    assert "(R11)" in described(await ada.sees("The story so far"))
    assert not any("The story so far" in described(message) for message in ben.messages())


@pytest.mark.long
async def test_a_lobby_names_a_time_and_whom_it_is_for(people: list[Person]) -> None:
    ada, ben = people[:2]
    lobby = await sit_down([ada, ben])
    await ben.click(lobby, "Set a Time")
    await ben.sees("Only the person who opened this match, or a server manager")
    form = await ada.click(lobby, "Set a Time")
    await ada.submit(form, {"when": "soon", "whom": []})
    await ada.sees("I cannot read that time")
    form = await ada.click(lobby, "Set a Time")
    await ada.submit(form, {"when": "2h 30m", "whom": ["newcomers", "quick"]})
    shown = described(await ben.sees("The match begins"))
    assert "This table is for: newcomers and a quick match" in shown
    form = await ada.click(lobby, "Set a Time")
    assert "2h 30m" in str(form.modal) or "2h 29m" in str(form.modal)
    await ada.submit(form, {"when": "", "whom": []})
    await ben.sees(lambda message: "2 of 7 seats" in described(message) and "begins" not in described(message))
