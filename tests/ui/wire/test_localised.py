"""Commands are shown in every language there is, as far as what is said there is fit for a command."""

from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.ui.wire.localised import Translator, choices, options, said
from bot.words import Catalogue

ENGLISH = """
command-bake = Bake bread
    .flour = Flour to take
choice-flour =
    .rye = Rye
    .oats = Oats
parameter-flour = flour
"""
GERMAN = """
command-bake = Brot backen
    .flour = { $flour }
choice-flour =
    .rye = Roggen
parameter-flour = mehl
"""


@pytest.fixture
def bakery(tmp_path: Path) -> Catalogue:
    return catalogue(tmp_path, GERMAN)


def catalogue(folder: Path, german: str) -> Catalogue:
    for locale, text in (("en", ENGLISH), ("de", german), ("es", "command-bake = Hornear pan\n")):
        (folder / locale).mkdir(exist_ok=True)
        (folder / locale / "commands.ftl").write_text(text, encoding="utf-8")
    return Catalogue(folder)


def command(words: Catalogue) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name="bake", description=said("command-bake", words))
    @app_commands.describe(**options("command-bake", words))
    @app_commands.choices(flour=choices("choice-flour", ["rye", "oats"], words))
    async def bake(interaction: discord.Interaction[Any], flour: str) -> None: ...

    return bake


async def told(words: Catalogue) -> dict[str, Any]:
    client = discord.Client(intents=discord.Intents.none())
    return await command(words).get_translated_payload(app_commands.CommandTree(client), Translator())


async def test_descriptions_options_and_choices_are_translated_and_the_command_keeps_its_name(
    bakery: Catalogue,
) -> None:
    bake = await told(bakery)
    (flour,) = bake["options"]
    rye, oats = flour["choices"]
    assert bake["description"] == "Bake bread"
    assert bake["description_localizations"] == {
        "de": "Brot backen",
        "es-ES": "Hornear pan",
        "es-419": "Hornear pan",
    }
    assert bake["name_localizations"] == {}
    assert flour["name_localizations"] == {"de": "mehl"}
    assert rye["name_localizations"] == {"de": "Roggen"}
    assert not oats.get("name_localizations"), "what is not translated is shown in English"


@pytest.mark.parametrize(
    ("german", "what"),
    [
        (f"command-bake = {'B' * 101}\n", "description_localizations"),
        ("parameter-flour = Mehl\n", "options"),
        ("parameter-flour = feines mehl\n", "options"),
        (f"parameter-flour = {'m' * 33}\n", "options"),
    ],
)
async def test_what_discord_would_refuse_is_left_in_english(
    tmp_path: Path, german: str, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    bake = await told(catalogue(tmp_path, german))
    texts = bake[what] if what != "options" else bake["options"][0].get("name_localizations")
    assert "de" not in (texts or {})
    assert "is not fit for a command" in caplog.text
