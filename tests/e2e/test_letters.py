"""Called by direct message: whoever wishes it gets one letter, and no call in the channel beside it."""

from tests.client.descriptions import described
from tests.client.person import Person
from tests.e2e.bot_process import BotProcess
from tests.e2e.tables import public


async def test_one_letter_and_no_call_in_the_channel(people: list[Person], bot: BotProcess) -> None:
    ada, ben = people[:2]
    await ben.slash("gm pings", dm=True)
    await ben.sees("I call you by direct message")
    await ada.slash("kingdom new", automata=2, pace="none")
    await ben.click(await ben.sees("3 of 7 seats"), "Join")
    await ada.click(await ada.sees("4 of 7 seats"), "Start")
    await ben.sees("Go to the table")
    table = await ben.sees("[Your Hand]")
    assert ben.id not in str(table["mentions"])
    assert f"<@{ben.id}>" in described(table), "he is named all the same"
    assert bot.faults() == []
    assert public(ada)
