"""What becomes of messages and people: deleted, buried, thrown out of the server."""

from bot.local.messages.posting import delete, delete_together
from tests.client.descriptions import described
from tests.e2e.player import Player, one_plays
from tests.faults.stage import Json, Stage
from tests.faults.tables import is_table, story, tables

LOSSES = 3  # a deleted table comes again at once so often in a minute


async def test_a_deleted_table_comes_again_at_once_but_not_for_ever(stage: Stage) -> None:
    """With all it said. Who goes on deleting has peace until the next move."""
    player = await stage.solo(channel := stage.channel())
    await stage.settled(channel)
    said = story(player.person, channel)
    for _ in range(LOSSES):
        await removed(stage, await stage.table_of(channel))
        await player.person.sees(is_table, channel=channel)
        assert story(player.person, channel) == said
    await removed(stage, await stage.table_of(channel))
    await player.plays(1)
    await player.person.sees(is_table, channel=channel)
    await player.person.waits_for(lambda: len(tables(player.person, channel)) == 1, "one table")
    told = stage.news()
    assert told.count("is deleted again and again") == 1
    assert " ERROR " not in told


async def test_a_channel_swept_clean_has_its_table_again(stage: Stage) -> None:
    """A moderator deletes all there is at once: the lobby of before, the table, what others said."""
    player = await stage.solo(channel := stage.channel())
    await player.person.say("Where were we?", channel=channel)
    await player.person.sees("Where were we?", channel=channel)
    await stage.settled(channel)
    shown = [message for message in player.person.messages(channel) if not message["flags"] & 64]
    said = story(player.person, channel)
    assert len(shown) > 2
    await removed(stage, *shown)
    await player.person.sees(is_table, channel=channel)
    assert story(player.person, channel) == said
    assert await player.plays(1) == 1
    await player.person.waits_for(lambda: len(tables(player.person, channel)) == 1, "one table")
    assert stage.faults() == []


async def test_an_old_message_that_is_pressed_loses_its_buttons(stage: Stage) -> None:
    """It was left with them, somehow: who presses them hears that the moment has passed."""
    ada, ben, _ = stage.people
    channel = stage.channel()
    await ada.waits_for(lambda: channel in [c["name"] for c in ada.sight.channels.values()], "the channel")
    await ada.slash("kingdom new", channel=channel, automata=2, pace="none")
    lobby = await ada.sees("[Join]", channel=channel)
    buttons = stage.stored(lobby).body["components"]
    await ada.click(lobby, "Start")
    await ada.waits_for(lambda: "[Join]" not in described(stage.seen(lobby)), "the lobby to be tidied")
    stage.stored(lobby).body["components"] = buttons
    await stage.forge(ben, lobby, f"c1:{stage.match(channel)}::join")
    await ben.sees("This match has already begun", channel=channel)
    await stage.until(lambda: "[Join]" not in described(stage.stored(lobby).body), "its buttons to go")
    assert stage.faults() == []


async def test_a_panel_that_was_dismissed_is_opened_anew(stage: Stage) -> None:
    """It cannot be brought up to date any more; nobody hears of that."""
    await stage.trio(channel := stage.channel())
    ada, *others = players = [Player(person, channel) for person in stage.people]
    await ada.plays(1)
    await ada.person.dismiss(ada.panel)
    for player in others:
        await player.plays(1)
    await ada.person.sees("about to act", channel=channel)
    await stage.until(lambda: "error code: 10008" in stage.unread(), "the panel to be missed")
    await ada.open_panel()
    await one_plays(players)
    assert stage.faults() == []


async def test_who_leaves_the_server_holds_nobody_up_and_takes_the_seat_again(stage: Stage) -> None:
    ada, ben, cleo = stage.people
    await stage.trio(channel := stage.channel())
    await ben.act(kind="leave_guild")
    for person in (ada, cleo):
        await Player(person, channel).plays(1)
    await ada.sees("Ben is away. An automaton plays on in that seat.", channel=channel)
    await ada.sees(lambda m: "about to act" in described(m), channel=channel)
    await ben.act(kind="join_guild")
    await ben.waits_for(lambda: tables(ben, channel), "the table")
    await ben.slash("kingdom back", channel=channel)
    await ada.sees("Ben is back", channel=channel)
    assert stage.faults() == []


async def test_who_has_left_the_server_has_no_vote_and_no_say(stage: Stage) -> None:
    """Of three one is left: nobody else is asked whether to call the match off."""
    ada, *guests = stage.people
    await stage.trio(channel := stage.channel())
    for guest in guests:
        await guest.act(kind="leave_guild")
    try:
        await ada.slash("kingdom end", channel=channel)
        await ada.click(await ada.sees("[Ask the Table]", channel=channel), "Ask the Table")
        await ada.sees("You have called the match off", channel=channel)
        assert stage.status(channel) == "stopped"
    finally:
        for guest in guests:
            await guest.act(kind="join_guild")
    assert stage.faults() == []


async def removed(stage: Stage, message: Json, *others: Json) -> None:
    """As a moderator does, one or several at once; until everybody has seen it."""
    table = stage.local.table
    if others:
        delete_together(table, message["channel_id"], [stage.stored(one) for one in (message, *others)])
    else:
        delete(table, stage.stored(message))
    ada = stage.people[0]
    await ada.waits_for(lambda: ada.sight.by_id(message["id"]) is None, "the message to go")
