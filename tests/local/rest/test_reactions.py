"""Reactions and the application's emojis, by the real discord.py."""

import asyncio

import discord
import pytest

from bot.local.protocol import limits
from bot.local.server import LocalTable
from tests.client.person import PATIENCE_S, Person, Refused
from tests.local.bots.feature_bot import FeatureBot, png


@pytest.fixture
def channel(bot: FeatureBot) -> discord.TextChannel:
    found = discord.utils.get(bot.get_all_channels(), name="game-night")
    assert isinstance(found, discord.TextChannel)
    return found


def counts(message: discord.Message) -> dict[str, tuple[int, bool]]:
    return {str(one.emoji): (one.count, one.me) for one in message.reactions}


async def test_reactions_are_counted_listed_and_taken_away(
    bot: FeatureBot, channel: discord.TextChannel, ada: Person
) -> None:
    sent = await channel.send("ready?")
    heard = asyncio.create_task(bot.wait_for("raw_reaction_add", check=lambda one: one.user_id == int(ada.id)))
    await sent.add_reaction("👍")
    await sent.add_reaction("👍")
    await ada.react(await ada.sees("ready?"), "👍")
    event = await asyncio.wait_for(heard, PATIENCE_S)
    assert (str(event.emoji), event.message_author_id) == ("👍", bot.user and bot.user.id)
    assert event.member is not None
    sent = await channel.fetch_message(sent.id)
    assert counts(sent) == {"👍": (2, True)}
    assert {user.id async for user in sent.reactions[0].users()} == {int(ada.id), bot.user and bot.user.id}
    await sent.remove_reaction("👍", discord.Object(int(ada.id)))
    await sent.add_reaction("🎲")
    assert counts(await channel.fetch_message(sent.id)) == {"👍": (1, True), "🎲": (1, True)}
    await sent.clear_reaction("👍")
    assert counts(await channel.fetch_message(sent.id)) == {"🎲": (1, True)}
    await sent.clear_reactions()
    assert counts(await channel.fetch_message(sent.id)) == {}


async def test_a_person_takes_a_reaction_back(bot: FeatureBot, channel: discord.TextChannel, ada: Person) -> None:
    sent = await channel.send("ready?")
    shown = await ada.sees("ready?")
    await ada.react(shown, "👍")
    assert counts(await channel.fetch_message(sent.id)) == {"👍": (1, False)}
    await ada.sees(lambda message: bool(message.get("reactions")))
    gone = asyncio.create_task(bot.wait_for("raw_reaction_remove"))
    await ada.react(shown, "👍")
    assert (await asyncio.wait_for(gone, PATIENCE_S)).user_id == int(ada.id)
    with pytest.raises(Refused, match="Unknown Emoji"):
        await ada.react(shown, "word")


async def test_twenty_kinds_and_no_more(local: LocalTable, channel: discord.TextChannel) -> None:
    sent = await channel.send("ready?")
    for n in range(limits.REACTIONS):
        await sent.add_reaction(chr(0x1F600 + n))
    with pytest.raises(discord.HTTPException) as caught:
        await sent.add_reaction("👍")
    assert caught.value.code == 30010
    with pytest.raises(discord.HTTPException) as unknown:
        await sent.add_reaction("<:none:1300000000000000999>")
    assert unknown.value.code == 10014


async def test_the_first_with_an_emoji_needs_the_right(channel: discord.TextChannel, ada: Person) -> None:
    sent = await channel.send("ready?")
    await ada.react(await ada.sees("ready?"), "👍")
    await ada.fault("deny", channel=str(channel.id), permissions=["ADD_REACTIONS", "MANAGE_MESSAGES"])
    await sent.add_reaction("👍")
    for refused in (sent.add_reaction("🎲"), sent.clear_reactions()):
        with pytest.raises(discord.Forbidden):
            await refused


async def test_emojis_of_the_application(bot: FeatureBot, channel: discord.TextChannel) -> None:
    made = await bot.create_application_emoji(name="crown", image=png(8, 8))
    assert [one.name for one in await bot.fetch_application_emojis()] == ["crown"]
    assert await made.read() == png(8, 8)
    sent = await channel.send(f"{made}")
    await sent.add_reaction(made)
    assert counts(await channel.fetch_message(sent.id)) == {str(made): (1, True)}
    renamed = await made.edit(name="tiara")
    assert renamed.name == "tiara"
    await made.delete()
    assert await bot.fetch_application_emojis() == []


@pytest.mark.parametrize(("size", "is_taken"), [(limits.EMOJI_BYTES, True), (limits.EMOJI_BYTES + 1, False)])
async def test_an_emoji_weighs_256_kib_at_most(bot: FeatureBot, size: int, *, is_taken: bool) -> None:
    image = png(8, 8).ljust(size, b"\0")
    if is_taken:
        await bot.create_application_emoji(name="heavy", image=image)
        return
    with pytest.raises(discord.HTTPException) as caught:
        await bot.create_application_emoji(name="heavy", image=image)
    assert caught.value.code == 50035


async def test_two_thousand_emojis(local: LocalTable, bot: FeatureBot) -> None:
    first = await bot.create_application_emoji(name="one", image=png(1, 1))
    emojis = local.table.world.emojis
    emojis |= {str(n): emojis[str(first.id)] for n in range(limits.APPLICATION_EMOJIS - 2)}
    await bot.create_application_emoji(name="last", image=png(1, 1))
    with pytest.raises(discord.HTTPException) as caught:
        await bot.create_application_emoji(name="more", image=png(1, 1))
    assert caught.value.code == 30008


async def test_avatars_are_there(bot: FeatureBot, ada: Person) -> None:
    user = await bot.fetch_user(int(ada.id))
    assert (await user.display_avatar.read()).startswith(b"\x89PNG")
