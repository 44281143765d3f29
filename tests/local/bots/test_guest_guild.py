"""What a bot does with the guild: threads, forums, channels, members, bans, emojis; judged by Discord's file."""

import asyncio
from datetime import timedelta

import discord
import pytest

from bot.local.table.clock import ManualClock
from tests.client.person import PATIENCE_S, Person, Refused
from tests.local.bots.feature_bot import png
from tests.local.bots.guest_bot import GuestBot
from tests.local.bots.guest_fixtures import guest, judged, local, room
from tests.local.bots.test_guest_messages import picture

__all__ = ["guest", "judged", "local", "room"]
pytestmark = pytest.mark.spec


def member(room: discord.TextChannel, name: str) -> discord.Member:
    found = discord.utils.get(room.guild.members, global_name=name)
    assert found is not None
    return found


async def test_threads_are_joined_changed_and_listed(
    room: discord.TextChannel, ada: Person, clock: ManualClock
) -> None:
    base = await room.send("base")
    thread = await base.create_thread(name="one", auto_archive_duration=60, slowmode_delay=5)
    await ada.sees(lambda message: message.get("thread", {}).get("name") == "one")
    await thread.leave()
    await thread.join()
    await thread.add_user(discord.Object(int(ada.id)))
    assert {one.id for one in await thread.fetch_members()} == {room.guild.me.id, int(ada.id)}
    assert (await thread.fetch_member(int(ada.id))).id == int(ada.id)
    await thread.edit(archived=True)
    await thread.edit(archived=False, locked=True)
    await thread.edit(locked=False, auto_archive_duration=1440)
    for name, kind in (("p", discord.ChannelType.private_thread), ("q", discord.ChannelType.public_thread)):
        await (await room.create_thread(name=name, type=kind)).edit(archived=True)
        clock.advance(1)
    await thread.edit(archived=True)
    assert [one.name async for one in room.archived_threads()] == ["one", "q"]
    assert [one.name async for one in room.archived_threads(limit=1)] == ["one"]
    assert [one.name async for one in room.archived_threads(private=True)] == ["p"]
    assert [one.name async for one in room.archived_threads(private=True, joined=True)] == ["p"]
    assert await room.guild.active_threads() == []


async def test_a_forum_has_posts_with_tags(room: discord.TextChannel, ada: Person) -> None:
    tag = discord.ForumTag(name="Rules", emoji="📜")
    forum = await room.guild.create_forum("ideas", topic="what next", available_tags=[tag])
    made = await forum.create_thread(name="dragons", content="more!", file=picture(), applied_tags=forum.available_tags)
    assert (made.message.content, made.message.id) == ("more!", made.thread.id)
    assert [one.name for one in made.thread.applied_tags] == ["Rules"]
    assert (await ada.sees("more!", channel="dragons"))["attachments"]
    await made.thread.edit(applied_tags=[])
    with pytest.raises(discord.HTTPException) as caught:
        await forum.guild._state.http.send_message(forum.id, params=discord.http.handle_message_parameters("straight"))
    assert caught.value.code == 50008
    await forum.edit(name="old-ideas")
    await forum.delete()
    await ada.waits_for(lambda: "dragons" not in [c["name"] for c in ada.sight.channels.values()], "no more posts")


async def test_channels_are_made_moved_and_closed_to_some(
    guest: GuestBot, room: discord.TextChannel, ada: Person, ben: Person
) -> None:
    guild = room.guild
    category = await guild.create_category("wing")
    hidden: dict[discord.Role | discord.Member | discord.Object, discord.PermissionOverwrite] = {
        guild.default_role: discord.PermissionOverwrite(view_channel=False),
        guild.me: discord.PermissionOverwrite(view_channel=True),
    }
    inner = await category.create_text_channel("vault", slowmode_delay=3, overwrites=hidden)
    assert inner.category_id == category.id
    await inner.set_permissions(member(room, "Ben"), view_channel=True)
    await inner.send("open, for some")
    await ben.sees("open, for some")
    async with await Person.sit(ada.base_url, "Cleo") as cleo:
        assert "vault" not in [channel["name"] for channel in cleo.sight.channels.values()]
    await inner.set_permissions(member(room, "Ben"), overwrite=None)
    copy = await inner.clone(name="copy")
    await copy.move(beginning=True)
    await inner.edit(topic="t", sync_permissions=True)
    assert {one.name for one in await guild.fetch_channels()} >= {"wing", "vault", "copy"}
    await category.delete()
    moved = await guild.fetch_channel(inner.id)
    assert isinstance(moved, discord.TextChannel)
    assert moved.category_id is None
    told = asyncio.create_task(guest.wait_for("guild_update"))
    await guild.edit(name="The keep")
    assert (await asyncio.wait_for(told, PATIENCE_S))[1].name == "The keep"


async def test_members_have_roles_names_and_time_outs(guest: GuestBot, room: discord.TextChannel, ada: Person) -> None:
    guild, ben = room.guild, member(room, "Ben")
    role = await guild.create_role(name="Knights", colour=5, permissions=discord.Permissions(send_messages=True))
    await ben.add_roles(role)
    await ben.edit(nick="Benny")
    assert [one.name for one in (await guild.fetch_member(ben.id)).roles] == ["@everyone", "Knights"]
    await role.edit(name="Peers", colour=7)
    await ben.timeout(timedelta(minutes=5))
    await ben.timeout(None)
    assert [one.display_name for one in await guild.query_members("Benn")] == ["Benny"]
    assert len([one async for one in guild.fetch_members(limit=5)]) == 4
    came = asyncio.create_task(guest.wait_for("member_join"))
    await ada.act(kind="add_person", name="Dora")
    assert (await asyncio.wait_for(came, PATIENCE_S)).global_name == "Dora"
    went = asyncio.create_task(guest.wait_for("raw_member_remove"))
    await ben.kick()
    assert (await asyncio.wait_for(went, PATIENCE_S)).user.id == ben.id


async def test_who_is_banned_stays_away_until_it_is_taken_back(room: discord.TextChannel, ada: Person) -> None:
    cleo = member(room, "Cleo")
    await cleo.ban(reason="cheated at dice")
    assert [(one.user.id, one.reason) async for one in room.guild.bans()] == [(cleo.id, "cheated at dice")]
    with pytest.raises(Refused, match="banned"):
        await ada.act(person=str(cleo.id), kind="join_guild")
    assert (await room.guild.fetch_ban(cleo)).user.id == cleo.id
    await room.guild.unban(cleo)
    with pytest.raises(discord.NotFound):
        await room.guild.fetch_ban(cleo)
    await ada.act(person=str(cleo.id), kind="join_guild")


async def test_emojis_of_the_bot_and_of_the_guild(guest: GuestBot, room: discord.TextChannel) -> None:
    own = await guest.create_application_emoji(name="die", image=png(4, 4))
    button: discord.ui.Button[discord.ui.View] = discord.ui.Button(emoji=own, custom_id="z")
    await room.send(str(own), view=discord.ui.View().add_item(button))
    assert await own.read() == png(4, 4)
    await own.edit(name="dice")
    assert [one.name for one in await guest.fetch_application_emojis()] == ["dice"]
    await own.delete()
    crown = await room.guild.create_custom_emoji(name="crown", image=png(4, 4))
    await (await room.send("x")).add_reaction(crown)
    await crown.edit(name="coronet")
    assert [one.name for one in await room.guild.fetch_emojis()] == ["coronet"]
    await (await room.guild.fetch_emoji(crown.id)).delete()
    assert await room.guild.fetch_emojis() == []


async def test_small_things_a_bot_asks_for(guest: GuestBot, room: discord.TextChannel) -> None:
    assert guest.user is not None
    await guest.user.edit(username="Steward")
    assert (await guest.application_info()).bot_public
    assert [one.id async for one in guest.fetch_guilds()] == [room.guild.id]
    assert (await guest.fetch_guild(room.guild.id, with_counts=True)).approximate_member_count == 4
    await guest.change_presence(activity=discord.Game("chess"))
    async with room.typing():
        await room.send("there", silent=True, delete_after=0.01)
    assert await guest.tree.sync(guild=room.guild) == []
    command = (await guest.tree.fetch_commands())[0]
    with pytest.raises(discord.NotFound):
        await command.fetch_permissions(room.guild)
