"""What an option of a command takes: choices or suggestions, and bounds (interactions/application-commands.mdx)."""

from bot.local.checks.command_names import check_locales
from bot.local.checks.complaints import Complaints, Path
from bot.local.protocol import limits
from bot.local.protocol.discord_json import Json

TEXT, WHOLE, NUMBER, CHANNEL = 3, 4, 10, 7
# Which kinds of options have what; of other kinds Discord refuses it.
ONLY_OF = {
    "choices": (TEXT, WHOLE, NUMBER),
    "autocomplete": (TEXT, WHOLE, NUMBER),
    "min_length": (TEXT,),
    "max_length": (TEXT,),
    "min_value": (WHOLE, NUMBER),
    "max_value": (WHOLE, NUMBER),
    "channel_types": (CHANNEL,),
}


def check_option(complaints: Complaints, path: Path, option: Json) -> None:
    for key, kinds in ONLY_OF.items():
        if option.get(key) and option.get("type") not in kinds:
            message = f"Options of this type have no {key}"
            complaints.add((*path, key), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    for low, high in (("min_length", "max_length"), ("min_value", "max_value")):
        if option.get(low) is not None and option.get(high) is not None and option[low] > option[high]:
            complaints.add((*path, high), "NUMBER_TYPE_MIN", f"{high} must not be less than {low}")
    _check_choices(complaints, path, option)


def _check_choices(complaints: Complaints, path: Path, option: Json) -> None:
    choices = option.get("choices") or []
    if len(choices) > limits.COMMAND_CHOICES:
        complaints.between((*path, "choices"), choices, 0, limits.COMMAND_CHOICES)
    if choices and option.get("autocomplete"):
        message = "Choices and autocomplete do not go together"
        complaints.add((*path, "choices"), "APPLICATION_COMMAND_AUTOCOMPLETE_NOT_ALLOWED", message)
    for index, choice in enumerate(choices):
        check_locales(complaints, (*path, "choices", index), choice)
        for key in ("name", "value"):
            where = (*path, "choices", index, key)
            complaints.required(where, choice.get(key))
            complaints.longest(where, choice.get(key), limits.COMMAND_CHOICE_TEXT)
