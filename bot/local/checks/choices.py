"""Choices offered while somebody types (interactions/receiving-and-responding.mdx, autocomplete)."""

from bot.local.checks.command_names import check_locales
from bot.local.checks.complaints import Complaints
from bot.local.protocol.discord_json import Json
from bot.local.protocol.limits import AUTOCOMPLETE_CHOICES, COMMAND_CHOICE_TEXT


def check_choices(choices: list[Json]) -> None:
    complaints = Complaints()
    complaints.between(("data", "choices"), choices, 0, AUTOCOMPLETE_CHOICES)
    for index, choice in enumerate(choices):
        check_locales(complaints, ("data", "choices", index), choice)
        path = ("data", "choices", index, "name")
        complaints.required(path, choice.get("name"))
        complaints.longest(path, choice.get("name"), COMMAND_CHOICE_TEXT)
        complaints.longest((*path[:-1], "value"), choice.get("value"), COMMAND_CHOICE_TEXT)
    complaints.refuse_if_any()
