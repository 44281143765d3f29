"""Application commands: names, counts, lengths and the order of options (interactions/application-commands.mdx)."""

import re
from collections import Counter

from bot.local.checks.complaints import Complaints, Path
from bot.local.protocol import limits
from bot.local.protocol.discord_json import Json

CHAT_INPUT = 1
SUBCOMMAND, GROUP = 1, 2
NAME = re.compile(r"[-_'\w]{1,32}")


def check_commands(commands: list[Json]) -> None:
    """Check all commands of one scope together, because their names and number count over the whole scope."""
    complaints = Complaints()
    kinds = Counter(command.get("type", CHAT_INPUT) for command in commands)
    for kind, number in kinds.items():
        most = limits.COMMANDS_CHAT if kind == CHAT_INPUT else limits.COMMANDS_MENU
        if number > most:
            message = f"Maximum number of application commands reached ({int(most)})"
            complaints.add((), "APPLICATION_COMMAND_TOO_MANY", message)
    names = Counter((command.get("type", CHAT_INPUT), command.get("name")) for command in commands)
    for index, command in enumerate(commands):
        _check_command(complaints, (index,), command)
        if names[command.get("type", CHAT_INPUT), command.get("name")] > 1:
            message = "Application command names must be unique"
            complaints.add((index,), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
    complaints.refuse_if_any()


def _check_command(complaints: Complaints, path: Path, command: Json) -> None:
    complaints.required((*path, "name"), command.get("name"))
    complaints.longest((*path, "name"), command.get("name"), limits.COMMAND_NAME)
    if command.get("type", CHAT_INPUT) != CHAT_INPUT:
        return
    _check_texts(complaints, path, command)
    _check_options(complaints, (*path, "options"), command.get("options") or [])
    if _size(command) > limits.COMMAND_TOTAL:
        message = f"Command exceeds maximum size ({int(limits.COMMAND_TOTAL)})"
        complaints.add(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _check_texts(complaints: Complaints, path: Path, thing: Json) -> None:
    name = str(thing.get("name") or "")
    if name and (name != name.lower() or not NAME.fullmatch(name)):
        message = "Command name is invalid"
        complaints.add((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", message)
    complaints.required((*path, "description"), thing.get("description"))
    complaints.longest((*path, "description"), thing.get("description"), limits.COMMAND_DESCRIPTION)


def _check_options(complaints: Complaints, path: Path, options: list[Json]) -> None:
    if len(options) > limits.COMMAND_OPTIONS:
        complaints.between(path, options, 0, limits.COMMAND_OPTIONS)
    seen: set[str] = set()
    had_optional = False
    for index, option in enumerate(options):
        where = (*path, index)
        _check_texts(complaints, where, option)
        if option.get("name") in seen:
            complaints.add((*where, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must differ")
        seen.add(str(option.get("name")))
        if option.get("type") in (SUBCOMMAND, GROUP):
            _check_options(complaints, (*where, "options"), option.get("options") or [])
            continue
        if option.get("required") and had_optional:
            message = "Required options must be placed before non-required options"
            complaints.add(where, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        had_optional |= not option.get("required")
        _check_choices(complaints, where, option)


def _check_choices(complaints: Complaints, path: Path, option: Json) -> None:
    choices = option.get("choices") or []
    if len(choices) > limits.COMMAND_CHOICES:
        complaints.between((*path, "choices"), choices, 0, limits.COMMAND_CHOICES)
    if choices and option.get("autocomplete"):
        message = "Choices and autocomplete do not go together"
        complaints.add((*path, "choices"), "APPLICATION_COMMAND_AUTOCOMPLETE_NOT_ALLOWED", message)
    for index, choice in enumerate(choices):
        for key in ("name", "value"):
            where = (*path, "choices", index, key)
            complaints.required(where, choice.get(key))
            complaints.longest(where, choice.get(key), limits.COMMAND_CHOICE_TEXT)


def _size(thing: Json) -> int:
    """The characters of names, descriptions and values of a command and all its options (…commands.mdx:450)."""
    own = len(str(thing.get("name") or "")) + len(str(thing.get("description") or ""))
    choices = thing.get("choices") or []
    own += sum(len(str(c.get("name"))) + len(str(c["value"])) for c in choices if isinstance(c.get("value"), str))
    return own + sum(_size(option) for option in thing.get("options") or [])
