"""What a select would say below an option stands under the question where options are buttons."""

from pathlib import Path

from discord import ButtonStyle, ui

from bot.engine import Option, Pick, Prompt, Term
from bot.ui.views.controls import CONTROLS
from bot.ui.views.kinds.control import Control
from bot.ui.views.room import Room
from bot.ui.views.speech import Speaker
from bot.words import Catalogue

SPEAKER = Speaker(Catalogue(Path("cogs/bag_of_dungeon/words")).words(), ["Ada", "Ben"])
KEYS = ("torch", "rope", "bow", "snare", "bomb", "tornado", "fireball", "small-axe", "magic-boots")


def asked(count: int, *, is_secret: bool = False) -> Control[Pick]:
    options = [
        Option(f"item-{number}", "drop", {"item": Term("item", (key,)), "power": Term("power", (key,))})
        for number, key in enumerate(KEYS[:count])
    ]
    options.append(Option("back", "back"))
    prompt = Prompt(0, "drop", "R61", tuple(options), is_secret=is_secret)
    control: Control[Pick] = CONTROLS[Pick]("match", prompt, SPEAKER)
    return control


def test_few_options_are_buttons_and_say_it_in_the_message() -> None:
    lines = ["-# **Torch**: Lay two tiles for 1 AP", "-# **Rope**: No roll at the Pit"]
    assert asked(2).summary() == "\n".join(lines)
    assert asked(2).told() == "\n".join(lines), "the buttons stand on the table too"


def test_many_are_a_select_that_says_it_itself() -> None:
    assert asked(len(KEYS)).summary() == ""


def test_nothing_is_told_of_a_secret_question() -> None:
    assert asked(2, is_secret=True).told() == ""


def test_groups_that_are_gathered_are_a_select_though_they_are_few() -> None:
    gathered = (Option("a", "back", group="one"), Option("b", "back", group="one"), Option("c", "back"))
    control: Control[Pick] = CONTROLS[Pick]("match", Prompt(0, "drop", "R61", Pick(gathered, gathers=True)), SPEAKER)
    found = [item for line in control.rows(gathered, Room(rows=5, components=30)) for item in line.children]
    assert sum(isinstance(item, ui.Select) for item in found) == 1
    (button,) = [item for item in found if isinstance(item, ui.Button)]
    assert button.style is ButtonStyle.secondary, "the list is what most people want"
