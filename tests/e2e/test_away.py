"""Being away for a while: an automaton plays on, and the person may come back."""

import pytest

from tests.client.descriptions import described
from tests.client.person import Person
from tests.e2e.player import Player
from tests.e2e.tables import start


@pytest.mark.long
async def test_who_is_away_is_played_for_until_they_are_back(people: list[Person]) -> None:
    """By command and by the button in the panel; nothing is asked of who is away."""
    ada, ben, cleo = people[:3]
    await ben.slash("kingdom away")
    await ben.sees("There is no match in this channel")
    await start([ada, ben, cleo])
    await cleo.slash("kingdom back")
    await cleo.sees("You are not away")
    await ben.slash("kingdom away")
    await ben.sees("until you are back")
    await ada.sees("Ben is away. An automaton plays on")
    await ada.sees(lambda m: "are choosing" in described(m) and f"<@{ben.id}>" not in described(m))
    await ben.slash("kingdom back")
    await ada.sees("Ben is back")
    panel = await Player(ben).open_panel()
    await ben.click(panel, "Be Away")
    await ben.click(await ben.sees("[Take Your Seat Back]"), "Take Your Seat Back")
    await ben.sees("Your seat is yours again")
