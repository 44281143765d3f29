"""Members, roles and overwrites: changed by the bot as far as it may, seen by the people."""

from collections.abc import AsyncIterator
from datetime import timedelta

import discord
import pytest

from bot.local.protocol import limits
from bot.local.protocol.intents import GUILD_MEMBERS
from bot.local.server import LocalTable
from tests.client.person import PATIENCE_S, Person, Refused
from tests.local.bots.feature_bot import FeatureBot
from tests.local.conftest import running

RIGHTS = ["MANAGE_ROLES", "MANAGE_NICKNAMES", "KICK_MEMBERS", "MODERATE_MEMBERS"]


@pytest.fixture
async def local() -> AsyncIterator[LocalTable]:
    async with LocalTable(privileged_intents=GUILD_MEMBERS) as table:
        yield table


@pytest.fixture
async def bot(local: LocalTable) -> AsyncIterator[FeatureBot]:
    """One that hears of members, and may manage them."""
    bot = FeatureBot(intents=discord.Intents(guilds=True, members=True, guild_messages=True))
    async with running(bot, local.base_url) as client, await Person.sit(local.base_url, "Ada") as ada:
        await ada.fault("grant", permissions=RIGHTS)
        yield client


def member(bot: FeatureBot, person: Person) -> discord.Member:
    found = bot.guilds[0].get_member(int(person.id))
    assert found is not None
    return found


async def test_a_role_opens_a_channel(bot: FeatureBot, ben: Person) -> None:
    guild = bot.guilds[0]
    role = await guild.create_role(name="Players", colour=discord.Colour(0x6B4FA0), mentionable=True)
    hall = await guild.create_text_channel("hall")
    await ben.waits_for(lambda: str(hall.id) in ben.sight.channels, "the hall")
    await hall.set_permissions(guild.me, view_channel=True)  # first: else it would shut itself out
    await hall.set_permissions(guild.default_role, view_channel=False)
    await hall.set_permissions(role, view_channel=True)
    await ben.waits_for(lambda: str(hall.id) not in ben.sight.channels, "the hall to close")
    await member(bot, ben).add_roles(role)
    await ben.waits_for(lambda: str(hall.id) in ben.sight.channels, "the hall to open")
    await member(bot, ben).remove_roles(role)
    await ben.waits_for(lambda: str(hall.id) not in ben.sight.channels, "the hall to close again")
    await hall.set_permissions(guild.default_role, overwrite=None)
    await ben.waits_for(lambda: str(hall.id) in ben.sight.channels, "the hall for all")
    changed = await role.edit(name="Knights")
    assert changed is not None
    assert changed.name == "Knights"
    await role.delete()
    assert "Knights" not in [one.name for one in await guild.fetch_roles()]


async def test_nobody_rises_above_himself(bot: FeatureBot, ada: Person, ben: Person) -> None:
    guild = bot.guilds[0]
    role = await guild.create_role(name="Players")
    refused = [
        guild.create_role(name="Kings", permissions=discord.Permissions(administrator=True)),
        guild.me.add_roles(guild.me.roles[-1]),
        member(bot, ada).edit(nick="the owner"),
        member(bot, ada).kick(),
    ]
    for request in refused:
        with pytest.raises(discord.Forbidden) as caught:
            await request
        assert caught.value.code == 50013
    await ada.fault("grant", permissions=[])
    for request in (member(bot, ben).add_roles(role), member(bot, ben).edit(nick="Benny"), member(bot, ben).kick()):
        with pytest.raises(discord.Forbidden):
            await request


async def test_nicks_and_time_outs(bot: FeatureBot, ben: Person) -> None:
    await member(bot, ben).edit(nick="B" * limits.NICK)
    with pytest.raises(discord.HTTPException) as caught:
        await member(bot, ben).edit(nick="B" * (limits.NICK + 1))
    assert caught.value.code == 50035
    assert [one.id for one in await bot.guilds[0].query_members("bbb")] == [int(ben.id)]
    await member(bot, ben).timeout(timedelta(minutes=5))
    with pytest.raises(Refused, match="may not write"):
        await ben.say("hello?")
    await member(bot, ben).timeout(None)
    await ben.say("hello!")
    await member(bot, ben).timeout(timedelta(seconds=limits.TIMEOUT_S))
    with pytest.raises(discord.HTTPException) as caught:
        await member(bot, ben).timeout(timedelta(seconds=limits.TIMEOUT_S + 60))
    assert caught.value.code == 50035
    await bot.guilds[0].me.edit(nick="Warden")


async def test_people_leave_are_kicked_and_come_back(bot: FeatureBot, ada: Person, ben: Person) -> None:
    guild = bot.guilds[0]
    removed = bot.wait_for("member_remove", timeout=PATIENCE_S)
    await ben.act(kind="leave_guild")
    assert (await removed).id == int(ben.id)
    await ben.waits_for(lambda: not ben.sight.channels, "the channels to go")
    with pytest.raises(Refused, match="no channel"):
        await ben.say("still here?")
    with pytest.raises(discord.NotFound):
        await guild.fetch_member(int(ben.id))
    joined = bot.wait_for("member_join", timeout=PATIENCE_S)
    await ben.act(kind="join_guild")
    assert (await joined).id == int(ben.id)
    await ben.say("back again")
    await member(bot, ben).kick()
    await ben.waits_for(lambda: not ben.sight.channels, "the channels to go again")
    with pytest.raises(Refused, match="owns the server"):
        await ada.act(kind="leave_guild")


@pytest.mark.parametrize(("length", "is_taken"), [(limits.ROLE_NAME, True), (limits.ROLE_NAME + 1, False)])
async def test_names_of_roles(bot: FeatureBot, length: int, *, is_taken: bool) -> None:
    if is_taken:
        await bot.guilds[0].create_role(name="x" * length)
        return
    with pytest.raises(discord.HTTPException):
        await bot.guilds[0].create_role(name="x" * length)


async def test_a_server_has_250_roles(local: LocalTable, bot: FeatureBot) -> None:
    roles = local.table.world.guild["roles"]
    while len(roles) < limits.ROLES - 1:
        roles.append(roles[0] | {"id": str(len(roles)), "position": 1})
    await bot.guilds[0].create_role(name="the last")
    with pytest.raises(discord.HTTPException) as caught:
        await bot.guilds[0].create_role(name="one more")
    assert caught.value.code == 30005


async def test_a_thread_has_a_thousand_members(local: LocalTable, bot: FeatureBot, ben: Person) -> None:
    channel = discord.utils.get(bot.get_all_channels(), name="game-night")
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="crowd")
    members = local.table.world.thread_members[str(thread.id)]
    members |= {str(n): {} for n in range(limits.THREAD_MEMBERS - len(members) - 1)}
    await thread.add_user(member(bot, ben))
    with pytest.raises(discord.HTTPException) as caught:
        await thread.add_user(discord.Object(int(local.table.world.guild["owner_id"])))
    assert caught.value.code == 30033


async def test_who_is_named_in_a_private_thread_comes_into_it(bot: FeatureBot, ben: Person) -> None:
    channel = discord.utils.get(bot.get_all_channels(), name="game-night")
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="whispers")
    await thread.send(f"come in, <@{ben.id}>")
    await ben.sees("come in", channel="whispers")
