"""The same table once more, while people are quicker than the bot, have left, or are sixteen."""

from typing import Any

import pytest_asyncio

from bot.app import Castellan
from bot.host import Person as Seated
from bot.host import Table
from tests.client.person import Person
from tests.faults.test_shutdown import House, house

__all__ = ["house"]


@pytest_asyncio.fixture(loop_scope="package")
async def bot(house: House) -> Any:
    async with house.open() as bot:
        yield bot


async def over(ada: Person) -> Any:
    """The last message of a match that Ada stops."""
    await ada.slash("kingdom stop")
    await ada.click(await ada.sees("[Stop the Match]"), "Stop the Match")
    return await ada.sees("[Rematch]")


async def test_who_joins_before_the_bot_seats_them_keeps_nobody_out(bot: Castellan, house: House) -> None:
    ada, ben, _ = house.people
    await house.begin()
    result, opens = await over(ada), bot.host.commands.open_lobby

    async def opens_and_is_overtaken(*what: Any, **named: Any) -> Table:
        table = await opens(*what, **named)
        return await bot.host.commands.join(table.id, Seated(int(ben.id), "Ben"))

    bot.host.commands.open_lobby = opens_and_is_overtaken  # type: ignore[method-assign]
    await ada.click(result, "Rematch")
    await ada.sees("3 of 7 seats")


async def test_who_has_left_for_good_is_not_seated_again(bot: Castellan, house: House) -> None:
    ada, ben, _ = house.people
    await house.begin()
    await ben.slash("kingdom leave")
    await ben.click(await ben.sees("[Leave]"), "Leave")
    await ben.sees("You have left the match")
    await ada.click(await over(ada), "Rematch")
    await ada.sees("2 of 7 seats")


async def test_sixteen_sit_down_again(bot: Castellan, house: House) -> None:
    ada = house.people[0]
    await ada.slash("kingdom new", mode="classic", automata=15, pace="none")
    await ada.click(await ada.sees("16 of 16 seats"), "Start")
    await ada.sees("[Your Hand]")
    lobbies = [message["id"] for message in ada.messages()]
    await ada.click(await over(ada), "Rematch")
    await ada.sees(lambda message: message["id"] not in lobbies and "Round 1 of 48" in str(message))
