"""The state file grows by what changed, no more; cut short anywhere it is still a world."""

import io
import random
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import discord
import msgspec
import pytest

from bot.local.protocol.discord_json import encode
from bot.local.server import LocalTable
from bot.local.storage.changes import Change, ChangeTracker, applied
from bot.local.storage.state_file import StateFile, UnreadableState
from bot.local.table.members import grant
from bot.local.world.permissions import EVERYTHING
from bot.local.world.seed import new_world
from bot.local.world.world import StoredMessage, World
from tests.client.person import Person
from tests.local.bots.feature_bot import FeatureBot, png

ROOM = "1300000000000000200"


@pytest.fixture
def state(tmp_path: Path) -> Path:
    return tmp_path / "world.json"


@pytest.fixture
async def local(state: Path) -> AsyncIterator[LocalTable]:
    async with LocalTable(state=state) as table:
        grant(table.table, EVERYTHING)
        yield table


def size(state: Path) -> int:
    return state.stat().st_size


def read(state: Path) -> bytes:
    return state.read_bytes()


def cut(state: Path, data: bytes) -> bytes:
    """Put `data` in the file's place; the world that a start would find."""
    state.write_bytes(data)
    return encode(StateFile(state).load())


def kept(local: LocalTable, state: Path) -> tuple[bytes, bytes]:
    """The world as it is, and as a new start would find it."""
    assert local._state_file is not None
    local._state_file.save()
    return encode(local.table.world), encode(StateFile(state).load())


async def test_whatever_a_bot_and_people_do_is_found_again(
    local: LocalTable, bot: FeatureBot, ada: Person, state: Path
) -> None:
    channel = discord.utils.get(bot.get_all_channels(), name="game-night")
    assert isinstance(channel, discord.TextChannel)
    guild = channel.guild
    sent = [await channel.send(str(n), file=discord.File(io.BytesIO(png(2, 2)), "a.png")) for n in range(4)]
    await sent[0].edit(content="again", suppress=True)
    await sent[1].delete()
    await sent[2].pin()
    await sent[3].add_reaction("👍")
    await ada.react(await ada.sees("3"), "👍")
    thread = await sent[3].create_thread(name="beside")
    kept(local, state)  # its message was written before anything was said in it
    await thread.send("in it")
    gone = await channel.create_thread(name="gone", type=discord.ChannelType.public_thread)
    await gone.send("never to be seen")
    await gone.delete()
    poll = await channel.send(poll=discord.Poll("Who?", timedelta(hours=1)).add_answer(text="Ada"))
    await ada.vote(await ada.sees("Who?"), "Ada")
    assert poll.poll is not None
    await poll.poll.end()
    hook = await channel.create_webhook(name="Herald")
    await hook.send("hear, hear")
    forum = await guild.create_forum("ideas")
    await forum.create_thread(name="one", content="first")
    role = await guild.create_role(name="Knights")
    await guild.me.edit(nick="Steward")
    await role.delete()
    await ada.slash("game buttons")
    await ada.click("Quiet")
    await ada.dismiss(await ada.sees("for your eyes only"))
    await ada.act(kind="add_person", name="Dora")
    await bot.create_application_emoji(name="die", image=png(2, 2))
    live, found = kept(local, state)
    assert found == live


def test_changes_of_every_kind_in_any_order_lead_to_the_same_world() -> None:
    chance, live, copy = random.Random(7), new_world(), new_world()
    watch = ChangeTracker(live)
    for step in range(300):
        changed = _change_something(live, chance, step)
        copy = applied(copy, msgspec.json.decode(encode(watch.take(live, changed)), type=Change))
        assert encode(copy) == encode(live)


def _change_something(world: World, chance: random.Random, step: int) -> list[tuple[str, str]]:
    """One change, at random; the messages it touched."""
    kind = chance.choice(["say", "say", "edit", "delete", "open", "close", "member", "emoji", "guild"])
    rooms = [room for room in world.messages if room != ROOM]
    room = chance.choice(list(world.messages))
    held = world.messages[room]
    if kind == "say" or (kind in ("edit", "delete") and not held):
        held[str(step)] = StoredMessage({"id": str(step), "attachments": []})
        return [(room, str(step))]
    if kind in ("edit", "delete"):
        message = chance.choice(list(held))
        if kind == "delete":
            del held[message]
        else:
            held[message].body["content"] = str(step)
        return [(room, message)]
    if kind == "open":
        world.channels[str(step)], world.messages[str(step)] = {"id": str(step), "parent_id": ROOM, "type": 11}, {}
    elif kind == "close" and rooms:
        world.forget_channel(chance.choice(rooms))
    elif kind == "emoji":
        world.emojis = {} if world.emojis else {str(step): {"id": str(step)}}
    elif kind == "member":
        world.members[world.bot_id]["nick"] = str(step)
    else:
        world.guild["name"] = str(step)
    return []


async def test_the_file_grows_by_the_change_however_large_the_world(
    local: LocalTable, ada: Person, state: Path
) -> None:
    assert local._state_file is not None
    sizes = []
    for number in range(2):
        for n in range(200):
            await ada.say(f"{number} {n} " + "x" * 500)
        local._state_file.save()
        before = size(state)
        await ada.say("one more")
        local._state_file.save()
        sizes.append(size(state) - before)
    assert sizes[1] - sizes[0] in range(-20, 21)
    assert sizes[0] < 2500 < before / 100


async def test_the_file_is_written_anew_when_the_lines_outweigh_the_world(
    local: LocalTable, ada: Person, state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.local.storage.state_file.LEAST_GROWTH", 5000)
    assert local._state_file is not None
    said = (await ada.say("first"))["message"]
    stored = local.table.world.messages[ROOM][said]
    sizes = []
    for n in range(200):
        stored.body["content"] = f"{n} " + "x" * 1000
        local.table.tell_people("MESSAGE_UPDATE", dict(stored.body), ROOM)
        local._state_file.save()
        sizes.append(size(state))
    assert max(sizes) < 6 * min(sizes)
    live, found = kept(local, state)
    assert found == live


async def test_a_line_cut_short_by_a_crash_is_no_line(local: LocalTable, ada: Person, state: Path) -> None:
    await ada.say("kept")
    before, _ = kept(local, state)
    whole = size(state)
    await ada.say("torn")
    kept(local, state)
    written = read(state)
    for end in (whole, whole + 1, len(written) - 1):
        assert cut(state, written[:end]) == before
    with pytest.raises(UnreadableState):
        cut(state, written.replace(b'{"parts"', b'{"parts!', 1))
    assert b"torn" in cut(state, written)
