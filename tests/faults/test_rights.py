"""Rights are taken away and given back: people hear what to ask for, the match goes on, the table heals by itself."""

import pytest

from bot.local.table.members import change_member, change_role
from bot.local.world.permissions import BOT_EXTRA, EVERYONE, Permission
from tests.client.descriptions import described
from tests.faults.stage import Stage
from tests.faults.tables import is_table, tables

BLIND = str(int(EVERYONE & ~Permission.VIEW_CHANNEL))


async def test_without_the_right_to_attach_files_the_table_comes_without_its_picture(stage: Stage) -> None:
    """And it says which right is missing; with the right the picture is back. Nobody need move for it."""
    player = await stage.solo(channel := stage.channel())
    await player.person.fault("deny", channel=stage.facts(channel)["id"], permissions=["ATTACH_FILES"])
    await player.person.sees(lambda m: is_table(m) and "Attach Files" in described(m), channel=channel)
    await player.plays(1)
    await player.person.fault("allow", channel=stage.facts(channel)["id"])
    await player.person.sees(lambda m: is_table(m) and "(picture: " in described(m), channel=channel)
    assert sum("I may not attach" in line for line in stage.news().splitlines()) == 1


async def test_who_clicks_where_we_may_not_write_is_told_whom_to_ask(stage: Stage) -> None:
    player = await stage.solo(channel := stage.channel())
    await player.person.fault("deny", channel=stage.facts(channel)["id"], permissions=["SEND_MESSAGES"])
    await player.plays(1)
    panel = await player.person.sees("I need the permission **Send Messages**", channel=channel)
    assert panel["id"] == player.panel["id"]
    await player.plays(1)
    assert sum("I may not write" in line for line in stage.news().splitlines()) <= 1
    await player.person.fault("allow", channel=stage.facts(channel)["id"])
    await player.plays(1)
    await player.person.waits_for(lambda: "I need" not in described(stage.seen(player.panel)), "the panel to be quiet")


async def test_where_the_channel_is_hidden_from_us_the_match_goes_on_in_the_panels(stage: Stage) -> None:
    """Nobody is told the match is lost, as nothing was deleted; the table is itself again when we may look."""
    player = await stage.solo(channel := stage.channel())
    old = await stage.table_of(channel)
    await player.person.fault("deny", channel=stage.facts(channel)["id"], permissions=["VIEW_CHANNEL"])
    await player.plays(1)
    await player.person.sees("I need the permission **View Channel", channel=channel)
    await player.plays(1)
    assert stage.status(channel) == "open"
    await player.person.fault("allow", channel=stage.facts(channel)["id"])
    await player.person.waits_for(lambda: stage.seen(old) != old, "the table as it is now")
    assert len(stage.pressed(channel)) == 2
    assert sum("I may not write" in line for line in stage.news().splitlines()) == 1


@pytest.mark.long
@pytest.mark.parametrize(
    "how", [pytest.param("the role allows less", marks=pytest.mark.long), "the role is taken from the bot"]
)
async def test_a_change_of_roles_takes_rights_and_gives_them_back(stage: Stage, how: str) -> None:
    """Ada owns the server, so she sees what nobody else may see any more."""
    player = await stage.solo(channel := stage.channel())
    table, everyone = stage.local.table, stage.local.table.world.guild["roles"][0]
    old, refusal = await stage.settled(channel), f"I may not write in channel {stage.facts(channel)['id']}"
    change_role(table, everyone, {"permissions": BLIND})
    try:
        if how == "the role allows less":
            change_role(table, stage.own_role(), {"permissions": BLIND})
        else:
            change_member(table, table.world.bot_id, {"roles": []})
        await player.plays(1)
        await player.person.sees("I need the permission **View Channel", channel=channel)
        await player.becomes_asked()
        await stage.until(lambda: refusal in stage.unread(), "the log to say so")
        assert tables(player.person, channel)[-1] == old
        if how == "the role allows less":
            change_role(table, stage.own_role(), {"permissions": str(int(EVERYONE | BOT_EXTRA))})
        else:
            change_member(table, table.world.bot_id, {"roles": [stage.own_role()["id"]]})
        await player.person.waits_for(lambda: tables(player.person, channel)[-1] != old, "the table as it is now")
    finally:
        change_role(table, everyone, {"permissions": str(int(EVERYONE))})
    assert stage.pressed(channel) != []
    assert stage.news().count(refusal) == 1


async def test_a_click_in_public_is_taken_and_told_once_what_is_missing(stage: Stage) -> None:
    ada, channel = stage.people[0], stage.channel()
    await ada.waits_for(lambda: channel in [c["name"] for c in ada.sight.channels.values()], "the channel")
    await ada.slash("kingdom new", channel=channel, pace="none")
    lobby = await ada.sees("[Join]", channel=channel)
    await ada.fault("deny", channel=stage.facts(channel)["id"], permissions=["SEND_MESSAGES"])
    for _ in range(2):
        await ada.click(lobby, "Add Automaton")
    told = [m for m in ada.messages(channel) if "I need the permission **Send Messages**" in described(m)]
    assert len(told) == 1
    await ada.sees("3 of 7 seats", channel=channel)  # an edit needs no such right
    await ada.click(lobby, "Start")
    assert tables(ada, channel) == []
    await ada.fault("allow", channel=stage.facts(channel)["id"])
    await ada.sees(is_table, channel=channel)


async def test_an_unchanged_picture_is_not_sent_again(stage: Stage) -> None:
    """An outdated click has the table drawn anew; its file stays what it was."""
    ada = stage.people[0]
    await stage.trio(channel := stage.channel())
    table = await stage.table_of(channel)
    await stage.forge(ada, table, f"c1:{stage.match(channel)}:99:hand-1")
    anew = await ada.sees(
        lambda m: m["id"] == table["id"] and m["edited_timestamp"] != table["edited_timestamp"], channel=channel
    )
    assert [one["id"] for one in anew["attachments"]] == [one["id"] for one in table["attachments"]] != []
