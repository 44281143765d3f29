"""A click that answers a prompt: what was chosen, told to the host, and the panel brought up to date."""

import random
from typing import Any

import discord

from bot.engine import Choice, Prompt
from bot.host import HostRefused, Table
from bot.ui.components import modal
from bot.ui.custom_id import Act, CustomId
from bot.ui.explain import Declined
from bot.ui.house import House
from bot.ui.panels import Panels
from bot.ui.reply import Reply, data_of

DEEPEST = 8  # lists and parts a text field is looked for in
_chance = random.SystemRandom()  # a person's "any number will do"; the journal keeps what came out


class Answers:
    """Handles the ids with a prompt's number."""

    def __init__(self, house: House, panels: Panels) -> None:
        self.house = house
        self.panels = panels

    async def handle(self, reply: Reply, wanted: CustomId) -> None:
        """Commit, then acknowledge; pictures follow. Raises HostRefused and Declined."""
        assert wanted.prompt is not None
        table = await self.house.host.table(wanted.match)
        prompt = _open_prompt(table, wanted.prompt, reply.interaction.user.id)
        if wanted.what == Act.ASK:
            scene = self.house.private(table, reply.interaction)
            await reply.ask(modal(table.id, prompt, scene.speaker))
            return
        choice = _choice(wanted, prompt, reply.interaction)
        await self.house.host.answer(table.id, reply.interaction.user.id, prompt.number, choice)
        await reply.accept()
        if reply.is_private:  # automata may have moved on meanwhile
            await self.panels.refresh(reply, await self.house.host.table(table.id))


def _open_prompt(table: Table, number: int, person: int) -> Prompt:
    prompt = next((prompt for prompt in table.prompts if prompt.number == number), None)
    if prompt is None:
        raise HostRefused("stale" if table.is_live else "finished")
    if prompt.seat not in table.seats_of(person):
        raise HostRefused("not-yours")
    return prompt


def _choice(wanted: CustomId, prompt: Prompt, interaction: discord.Interaction[Any]) -> Choice:
    """What was chosen, as the engine has it; it is judged there."""
    if wanted.what == Act.RANDOM:
        return _chance.randint(prompt.least, prompt.most)
    if wanted.what == Act.SAID:
        return _written(prompt, interaction)
    if wanted.what.startswith(Act.SELECT):
        return _selected(prompt, interaction)
    return (wanted.what,) if wanted.amount is None else wanted.amount


def _selected(prompt: Prompt, interaction: discord.Interaction[Any]) -> Choice:
    values: Any = data_of(interaction).get("values", [])
    if not (isinstance(values, list) and all(isinstance(value, str) for value in values)):
        raise HostRefused("illegal")  # Discord sends nothing else, but nothing hangs on that
    if prompt.kind != "amount":
        return tuple(values)
    return _number(prompt, values[0].removeprefix("=") if values else "")


def _written(prompt: Prompt, interaction: discord.Interaction[Any]) -> Choice:
    text = _field(data_of(interaction).get("components"))
    return text if prompt.kind == "text" else _number(prompt, text.strip())


def _number(prompt: Prompt, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and prompt.least <= int(text) <= prompt.most):
        raise Declined("refused-not-a-number", least=prompt.least, most=prompt.most)
    return int(text)


def _field(part: Any, depth: int = 0) -> str:
    """The one text field of a modal, wherever the payload nests it; empty if there is none."""
    if depth > DEEPEST:
        return ""
    if isinstance(part, list):
        return next((found for one in part if (found := _field(one, depth + 1))), "")
    if not isinstance(part, dict):
        return ""
    if isinstance(part.get("value"), str):
        return str(part["value"])
    return _field([part.get("components"), part.get("component")], depth + 1)
