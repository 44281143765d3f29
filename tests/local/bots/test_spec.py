"""A bot's whole repertoire, every request and answer judged by Discord's OpenAPI file."""

import io
from collections.abc import AsyncIterator
from datetime import timedelta

import discord
import pytest

from bot.local.rest.exchange import Exchange
from bot.local.server import LocalTable
from tests.client.person import Person
from tests.local.bots.feature_bot import Board, FeatureBot, png
from tests.local.conftest import running
from tests.support.judge import Judge, openapi_file

pytestmark = pytest.mark.spec


@pytest.fixture
def judge(local: LocalTable) -> Judge:
    path = openapi_file()
    if path is None:
        pytest.skip("Discord's OpenAPI file is not here; name it in DISCORD_OPENAPI")
    judge = Judge(path)
    local.requests.observers.append(judge.observe)
    return judge


@pytest.fixture
async def judged_bot(judge: Judge, local: LocalTable) -> AsyncIterator[FeatureBot]:
    async with running(FeatureBot(), local.base_url) as bot:
        yield bot


async def test_interactions_are_as_discord_has_them(judge: Judge, judged_bot: FeatureBot, ada: Person) -> None:
    await ada.slash("game new")
    await ada.click("Move")
    await ada.slash("game think", ephemeral=True)
    await ada.sees("and more")
    shown = (await ada.slash("game buttons")).message
    await ada.click("Later")
    await ada.choose(shown, "Fruit", "Fig")
    await ada.choose(shown, "Friend", "Ben")
    await ada.click("Quiet")
    await ada.submit(await ada.click("Form"), {"Name": "Ada", "Side": "n"})
    await ada.autocomplete("game facts", "text", "d")
    await ada.act(kind="slash", channel="game-night", command="game silent", options={})
    await judged_bot.holding.wait()
    assert judged_bot.held is not None
    await judged_bot.held.response.send_message("here")
    original = await judged_bot.held.original_response()
    await original.edit(content="there")
    further = await judged_bot.held.followup.send("more", wait=True)
    await further.edit(content="even more")
    await further.delete()
    await judged_bot.held.delete_original_response()
    assert not judge.faults, "\n".join(judge.faults)
    assert len(judge.judged) >= 8


async def test_channels_are_as_discord_has_them(judge: Judge, judged_bot: FeatureBot, ada: Person) -> None:
    channel = discord.utils.get(judged_bot.get_all_channels(), name="game-night")
    assert isinstance(channel, discord.TextChannel)
    file = discord.File(io.BytesIO(png(4, 4)), "board.png", description="a board")
    sent = await channel.send(view=Board(), file=file)
    again = discord.File(io.BytesIO(png(4, 4)), "board.png")
    await sent.edit(view=Board(3), attachments=[again])
    embed = discord.Embed(title="t", description="d", timestamp=discord.utils.utcnow() + timedelta(days=1))
    embed.add_field(name="n", value="v").set_footer(text="f").set_author(name="a").set_image(url="attachment://x.txt")
    text = await channel.send("words", embed=embed, file=discord.File(io.BytesIO(b"x"), "x.txt"))
    await text.reply("answer")
    await text.pin()
    assert [m async for m in channel.pins()]
    await text.unpin()
    await channel.fetch_message(text.id)
    assert [m async for m in channel.history(limit=5)]
    async with channel.typing():
        pass
    public = await text.create_thread(name="from it")
    private = await channel.create_thread(name="apart")
    await private.add_user(discord.Object(int(ada.id)))
    await private.fetch_members()
    await private.remove_user(discord.Object(int(ada.id)))
    await public.edit(name="renamed", archived=True, locked=True)
    assert [t async for t in channel.archived_threads()]
    await channel.guild.active_threads()
    await private.delete()
    await text.delete()
    user = await judged_bot.fetch_user(int(ada.id))
    await user.send("hello")
    assert not judge.faults, "\n".join(judge.faults)
    assert len(judge.judged) >= 20


async def test_guild_and_application_are_as_discord_has_them(judge: Judge, judged_bot: FeatureBot, ada: Person) -> None:
    guild = await judged_bot.fetch_guild(judged_bot.guilds[0].id)
    await guild.fetch_member(int(ada.id))
    await guild.fetch_roles()
    await guild.fetch_channels()
    made = await guild.create_text_channel("hall", topic="t")
    await made.edit(name="great-hall")
    await judged_bot.fetch_channel(made.id)
    await made.delete()
    await judged_bot.application_info()
    judged_bot.tree.copy_global_to(guild=guild)
    [synced] = await judged_bot.tree.sync(guild=guild)
    await judged_bot.tree.fetch_commands()
    await synced.edit(description="Games, again")
    await synced.delete()
    await judged_bot.fetch_application_emojis()
    assert not judge.faults, "\n".join(judge.faults)


async def test_the_judge_objects_to_what_is_wrong(judge: Judge) -> None:
    """A judge that lets everything pass would pass this suite."""
    path = "/channels/{channel}/messages"
    judge.observe(Exchange("POST", path, {"componets": []}, 200, {}))
    button = {"type": 2, "style": 1, "label": "x" * 81, "custom_id": "a"}
    judge.observe(Exchange("POST", path, {"components": [{"type": 1, "components": [button]}]}, 203, {}))
    judge.observe(Exchange("GET", "/moon", None, 200, {}))
    told = "\n".join(judge.faults)
    for part in ("componets", "'author' is a required property", "$.components[0].components[0].label", "203", "/moon"):
        assert part in told
