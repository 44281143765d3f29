"""What moderators do: delete the message, the channel, archive the thread, take rights away, throw people out."""

from bot.local.person import Person
from bot.local.posting import delete
from bot.local.sight import described
from bot.local.threads import thread_changed
from tests.e2e.player import Player
from tests.faults.stage import Stage


async def test_a_deleted_table_is_posted_anew_at_the_next_move(stage: Stage) -> None:
    player = await stage.solo(channel := stage.channel())
    old = await stage.table_of(channel)
    delete(stage.local.table, stage.local.table.world.messages[old["channel_id"]][old["id"]])
    await player.plays(1)
    fresh = await player.person.sees(lambda m: is_table(m) and m["id"] != old["id"], channel=channel)
    assert [m["id"] for m in player.person.messages(channel) if is_table(m)] == [fresh["id"]]
    assert stage.faults() == []


async def test_a_deleted_channel_takes_nobody_else_with_it(stage: Stage) -> None:
    await stage.solo(gone := stage.channel())
    match = stage.match(gone)
    channel = stage.facts(gone)
    stage.announce("CHANNEL_DELETE", channel)
    del stage.local.table.world.channels[channel["id"]]
    stage.local.table.world.messages.pop(channel["id"])
    player = await stage.solo(stage.channel())
    await player.plays(2)
    assert stage.sql("SELECT count(*) FROM journal WHERE match = ? AND kept IS NOT NULL", match) == [(0,)]
    assert stage.faults() == []


async def test_an_archived_thread_goes_on_where_it_stood(stage: Stage) -> None:
    thread = stage.facts(channel := stage.thread())
    player = await stage.solo(channel)
    thread["thread_metadata"]["archived"] = True
    thread_changed(stage.local.table, thread)
    await player.person.say("Where were we?", channel=channel)
    await player.plays(2)
    assert len(stage.kept(channel)) >= 2
    await stage.table_of(channel)
    assert stage.faults() == []


async def test_without_the_right_to_attach_files_the_table_comes_without_its_picture(stage: Stage) -> None:
    """And it says which right is missing; with the right the picture is back."""
    player = await stage.solo(channel := stage.channel())
    await player.person.fault("deny", channel=stage.facts(channel)["id"], permissions=["ATTACH_FILES"])
    await player.plays(1)
    await player.person.sees(lambda m: is_table(m) and "Attach Files" in described(m), channel=channel)
    await player.person.fault("allow", channel=stage.facts(channel)["id"])
    await player.plays(1)
    await player.person.sees(lambda m: is_table(m) and "(picture: " in described(m), channel=channel)


async def test_who_leaves_the_server_holds_nobody_up_and_finds_the_seat_again(stage: Stage) -> None:
    ada, ben, cleo = stage.people
    await stage.trio(channel := stage.channel())
    await ben.act(kind="leave_guild")
    for person in (ada, cleo):
        await Player(person, channel).plays(1)
    await ben.act(kind="join_guild")
    await ben.waits_for(lambda: newest_table(ben, channel), "the table")
    await Player(ben, channel).plays(1)
    await ada.sees(lambda m: "about to act" in described(m), channel=channel)
    assert len(stage.kept(channel)) == 3
    assert stage.faults() == []


def newest_table(person: Person, channel: str) -> object:
    return next((m for m in reversed(person.messages(channel)) if is_table(m)), None)


def is_table(message: dict[str, object]) -> bool:
    return not int(str(message["flags"])) & 64 and "[Your Hand]" in described(message)
