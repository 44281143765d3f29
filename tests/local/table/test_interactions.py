"""Three seconds to the first answer, fifteen minutes for what follows, one acknowledgement."""

import discord
import pytest

from bot.local.table.clock import ManualClock
from tests.client.person import InteractionFailed, Person
from tests.local.bots.feature_bot import FeatureBot


async def held(bot: FeatureBot, ada: Person) -> discord.Interaction:
    """An interaction that the bot has got and not answered."""
    await ada.act(kind="slash", nonce="held", channel="game-night", command="game silent", options={})
    await bot.holding.wait()
    assert bot.held is not None
    return bot.held


async def test_an_answer_after_three_seconds_is_refused_and_the_person_told(
    bot: FeatureBot, ada: Person, clock: ManualClock
) -> None:
    interaction = await held(bot, ada)
    clock.advance(3)
    with pytest.raises(discord.NotFound) as caught:
        await interaction.response.send_message("too late")
    assert caught.value.code == 10062
    await ada.waits_for(lambda: ada.sight.told.get("held", {}).get("state") == "failed", "the failure")


async def test_an_answer_just_within_three_seconds_is_taken(bot: FeatureBot, ada: Person, clock: ManualClock) -> None:
    interaction = await held(bot, ada)
    clock.advance(2.9)
    await interaction.response.send_message("in time")
    clock.advance(10)
    await ada.sees("in time")
    assert ada.sight.told["held"]["state"] == "acknowledged"


async def test_a_failed_interaction_raises_for_the_person(bot: FeatureBot, ada: Person, clock: ManualClock) -> None:
    bot.tree.clear_commands(guild=None)
    bot.tree.add_command(_expiring(clock))
    await bot.tree.sync()
    with pytest.raises(InteractionFailed):
        await ada.slash("expire")


def _expiring(clock: ManualClock) -> discord.app_commands.Command[discord.app_commands.Group, ..., None]:
    async def expire(interaction: discord.Interaction) -> None:
        del interaction
        clock.advance(3)

    return discord.app_commands.Command(name="expire", description="Lets time pass", callback=expire)


async def test_the_token_ends_after_fifteen_minutes(bot: FeatureBot, ada: Person, clock: ManualClock) -> None:
    interaction = await held(bot, ada)
    await interaction.response.send_message("first")
    clock.advance(15 * 60 - 1)
    await interaction.edit_original_response(content="second")
    clock.advance(1)
    with pytest.raises(discord.HTTPException) as caught:
        await interaction.edit_original_response(content="third")
    assert (caught.value.status, caught.value.code) == (401, 50027)


async def test_a_second_acknowledgement_is_refused(bot: FeatureBot, ada: Person) -> None:
    interaction = await held(bot, ada)
    await interaction.response.send_message("once")
    interaction.response._response_type = None
    with pytest.raises(discord.HTTPException) as caught:
        await interaction.response.send_message("twice")
    assert caught.value.code == 40060


async def test_a_follow_up_before_any_answer_is_refused(bot: FeatureBot, ada: Person) -> None:
    interaction = await held(bot, ada)
    with pytest.raises(discord.NotFound) as caught:
        await interaction.followup.send("hasty")
    assert caught.value.code == 10015


async def test_a_slash_command_cannot_be_answered_by_an_update(bot: FeatureBot, ada: Person) -> None:
    interaction = await held(bot, ada)
    adapter = discord.webhook.async_.async_context.get()
    params = discord.webhook.async_.interaction_message_response_params(type=7, content="x")
    with pytest.raises(discord.HTTPException) as caught:
        await adapter.create_interaction_response(
            interaction.id,
            interaction.token,
            session=interaction._session,
            params=params,
        )
    assert caught.value.code == 50035
