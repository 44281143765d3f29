"""Prompts as controls, in a room."""

from pathlib import Path
from typing import Any

from bot.engine import Option, Prompt
from bot.ui.views.controls import CONTROLS
from bot.ui.views.kinds.control import Control
from bot.ui.views.room import Room
from bot.ui.views.speech import Speaker
from bot.ui.wire import limits
from bot.words import Catalogue

MATCH = "k3JdP0aZ"

KINGDOM = Path("cogs/death_over_the_kingdom/words")

SPEAKER = Speaker(Catalogue().words(), ["Ada", "Ben"])

PANEL = Room(limits.PANEL_ROWS, 28)


def options(count: int, group: str = "", **more: Any) -> tuple[Option, ...]:
    return tuple(Option(f"{group}key-{number}", group=group, **more) for number in range(count))


def control(prompt: Prompt, speaker: Speaker = SPEAKER) -> Control[Any]:
    return CONTROLS[type(prompt.kind)](MATCH, prompt, speaker)


def items(prompt: Prompt, speaker: Speaker = SPEAKER, room: Room = PANEL) -> list[Any]:
    return [item for row in control(prompt, speaker).rows(prompt.options, room) for item in row.children]
