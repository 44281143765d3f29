"""The server is gone and comes back, the bot is thrown out and invited, a session is lost: all of it is mended."""

import pytest

from tests.client.person import Refused
from tests.faults.stage import Stage
from tests.faults.tables import is_table, story, tables
from tests.support.unhurried import in_vain


@pytest.mark.parametrize(
    ("goes", "comes"), [("guild_down", "guild_up"), pytest.param("throw_out", "invite", marks=pytest.mark.long)]
)
async def test_where_the_server_was_gone_the_table_is_mended(stage: Stage, goes: str, comes: str) -> None:
    """Nobody tells the bot what happened meanwhile: here the table was deleted."""
    player = await stage.solo(channel := stage.channel())
    table = await stage.settled(channel)
    before, said = stage.kept(channel), story(player.person, channel)
    await player.person.fault(goes)
    stage.removed_unseen(table)
    await player.person.fault(comes)
    await player.person.sees(lambda m: is_table(m) and m["id"] != table["id"], channel=channel)
    assert (stage.kept(channel), story(player.person, channel)) == (before, said)
    assert await player.plays(1) == 1
    await player.person.waits_for(lambda: len(tables(player.person, channel)) == 1, "one table")
    assert stage.faults() == []


async def test_who_throws_the_bot_out_finds_the_match_again(stage: Stage) -> None:
    """Nothing can be pressed meanwhile; with the invitation all is as it was, in the same message."""
    player = await stage.solo(channel := stage.channel())
    table = await stage.settled(channel)  # an update under way would be refused, and the log say so
    await player.person.fault("throw_out")
    with pytest.raises(Refused, match="The bot is not in the server"):
        await player.plays(1)
    assert stage.status(channel) == "open"
    await player.person.fault("invite")
    player.answered.clear()
    assert await player.plays(1) == 1
    assert [one["id"] for one in tables(player.person, channel)][:1] == [table["id"]]
    assert "I was removed from server" in stage.unread()
    assert [line for line in stage.faults() if stage.match(channel) in line or "Traceback" in line] == []


@pytest.mark.long
async def test_a_new_session_mends_what_was_missed(stage: Stage) -> None:
    """With the session the click in it is lost, and so is the news that the table was deleted."""
    player = await stage.solo(channel := stage.channel())
    table, said = await stage.settled(channel), story(player.person, channel)
    await player.person.fault("invalid_session")
    stage.removed_unseen(table)
    with stage.tells(0):
        await in_vain(stage.local, player.plays(1))
    await player.person.sees(lambda m: is_table(m) and m["id"] != table["id"], channel=channel)
    assert (stage.pressed(channel), story(player.person, channel)) == ([], said)
    player.answered.clear()
    assert await player.plays(2) == 2
    assert len(stage.pressed(channel)) == 2
    assert stage.faults() == []
