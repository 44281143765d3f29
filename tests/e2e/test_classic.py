"""The classic game of the Kingdom, from the slash command on: a full table, the lobby, help, a match to its end."""

import asyncio

import pytest

from tests.client.descriptions import described
from tests.client.person import Person
from tests.e2e.bot_process import BotProcess
from tests.e2e.player import OVER, Player
from tests.e2e.tables import public


@pytest.mark.long
async def test_sixteen_sit_down_and_begin(people: list[Person], bot: BotProcess) -> None:
    ada = people[0]
    await ada.slash("kingdom new", mode="classic", automata=15, pace="none")
    lobby = await ada.sees("16 of 16 seats")
    assert "3 rounds per player" in described(lobby)
    assert "8 or more" not in described(lobby)
    await ada.click(lobby, "Start")
    shown = await ada.sees("Round 1 of 48: the lowest card loses.")
    assert "[Your Hand]" in described(shown)
    assert await Player(ada).plays(2) == 2
    assert bot.faults() == []


async def test_the_lobby_advises_eight_and_the_court_takes_no_more_than_seven(people: list[Person]) -> None:
    ada, ben = people[:2]
    await ada.slash("kingdom new", mode="classic", scoring="lives", automata=2)
    lobby = await ada.sees("3 of 16 seats")
    assert "It is best with 8 players or more." in described(lobby)
    await ben.slash("kingdom new", automata=15, channel="lobby-chat")
    assert "classic" not in described(await ben.sees("7 of 7 seats", channel="lobby-chat"))


async def test_help_at_a_classic_table_teaches_the_classic_game(people: list[Person]) -> None:
    ada = people[0]
    await ada.slash("kingdom new", mode="classic", automata=2)
    await ada.click(await ada.sees("3 of 16 seats"), "Help")
    assert "Do not be lowest." in described(await ada.sees("How to play"))


@pytest.mark.long
async def test_a_match_with_tokens_is_played_to_its_end(people: list[Person], bot: BotProcess) -> None:
    ada, ben, cleo = people[:3]
    await ada.slash("kingdom new", mode="classic", length=2, pace="none")
    lobby = await ada.sees("[Join]")
    for guest in (ben, cleo):
        await guest.sees("[Join]")
        await guest.click(lobby, "Join")
    await ada.click(await ada.sees("3 of 16 seats"), "Start")
    await asyncio.gather(*(Player(person).plays() for person in (ada, ben, cleo)))
    result = described(await ada.sees("[Rematch]"))
    assert OVER in result
    assert "token" in result
    assert "point" not in result
    assert sum("Round 6 of 6" in described(message) for message in public(ada)) >= 1
    assert bot.faults() == []
