"""Direct messages that Discord does not take: said at once where they are asked for, and later the channel calls."""

from tests.faults.stage import Stage


async def test_who_cannot_be_written_to_is_told_at_once_and_later_called_in_the_channel(stage: Stage) -> None:
    """At a live table: a slow one waits if another table of this bot has just called Ben."""
    ada, ben = stage.people[:2]
    await ben.fault("server_error", method="POST", route="/users/@me/channels", status=501)
    await ben.slash("gm pings", dm=True)
    await ben.sees("I cannot write to you, so nothing has changed")
    await ben.slash("gm pings", dm=True)
    await ben.sees("I call you by direct message")
    dm = (await ben.sees("I will call you here"))["channel_id"]
    await ben.fault("server_error", method="POST", route=f"/channels/{dm}/messages", status=501, times=9)
    await ada.slash("kingdom new", automata=2, pace="live", channel="lobby-chat")
    await ben.click(await ben.sees("3 of 7 seats", channel="lobby-chat"), "Join")
    await ada.click(await ada.sees("4 of 7 seats", channel="lobby-chat"), "Start")
    table = await ben.sees("[Your Hand]", channel="lobby-chat")
    assert ben.id in str(table["mentions"])
    await ben.slash("gm pings", dm=False)
    await ben.sees("I call you in the channel")
