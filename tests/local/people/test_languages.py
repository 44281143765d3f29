"""People's clients and the server are set to languages of their own; commands are shown accordingly."""

from typing import Any

import discord
import pytest

from bot.local.people.languages import as_read
from tests.client.person import Person, Refused
from tests.local.bots.feature_bot import FeatureBot

COMMAND: dict[str, Any] = {
    "name": "bake",
    "description": "Bake bread",
    "description_localizations": {"de": "Brot backen"},
    "options": [
        {
            "name": "flour",
            "name_localizations": {"de": "mehl"},
            "description": "Flour to take",
            "choices": [{"name": "Rye", "value": "rye", "name_localizations": {"de": "Roggen"}}],
        }
    ],
}


async def test_an_interaction_says_whose_language_is_whose(bot: FeatureBot, ada: Person, ben: Person) -> None:
    heard: list[tuple[str, str | None]] = []

    @bot.event
    async def on_interaction(interaction: discord.Interaction[Any]) -> None:
        heard.append((interaction.locale.value, interaction.guild_locale and interaction.guild_locale.value))

    await ada.act(kind="set_locale", locale="de")
    await ada.act(kind="set_server_locale", locale="fr")
    await ada.slash("game new")
    await ben.slash("game new")
    assert heard == [("de", "fr"), ("en-US", "fr")]
    assert bot.guilds[0].preferred_locale is discord.Locale.french


async def test_no_language_that_discord_does_not_know(bot: FeatureBot, ada: Person, ben: Person) -> None:
    with pytest.raises(Refused, match="knows no language"):
        await ada.act(kind="set_locale", locale="tlh")
    with pytest.raises(Refused, match="Only the owner"):
        await ben.act(kind="set_server_locale", locale="de")


def test_a_command_is_read_in_ones_own_language() -> None:
    german, french = as_read(COMMAND, "de"), as_read(COMMAND, "fr")
    assert french == COMMAND
    assert (german["name"], german["description"]) == ("bake", "Brot backen")
    (flour,) = german["options"]
    assert (flour["name"], flour["shown_name"], flour["description"]) == ("flour", "mehl", "Flour to take")
    assert [(choice["name"], choice["value"]) for choice in flour["choices"]] == [("Roggen", "rye")]
