"""Application commands: names, counts, lengths and the order of options (interactions/application-commands.mdx)."""

from collections import Counter
from collections.abc import Iterator

from bot.local.checks.command_names import check_locales, check_typed_name, longest_text, repeated_names
from bot.local.checks.command_options import check_option
from bot.local.checks.complaints import Complaints, Path
from bot.local.protocol import limits
from bot.local.protocol.discord_json import Json

CHAT_INPUT, USER, MESSAGE, ENTRY_POINT = 1, 2, 3, 4
MOST = {CHAT_INPUT: limits.COMMANDS_CHAT, ENTRY_POINT: limits.COMMANDS_ENTRY}
SUBCOMMAND, GROUP = 1, 2
DUPLICATE = ("APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")


def check_command(command: Json, others: list[Json]) -> None:
    """Check one that comes to `others` of its scope. Its faults lie at its own keys."""
    complaints = Complaints()
    _check_command(complaints, (), command)
    complaints.refuse_if_any()
    whole = [*others, command]
    _check_numbers(complaints, whole)
    if len(others) in (place for place, _ in _repeated(whole)):
        complaints.add((), *DUPLICATE)
    complaints.refuse_if_any()


def check_commands(commands: list[Json]) -> None:
    """Check all commands of one scope together, because their names and number count over the whole scope."""
    complaints = Complaints()
    _check_numbers(complaints, commands)
    for index, command in enumerate(commands):
        _check_command(complaints, (index,), command)
    for index, _ in _repeated(commands):
        complaints.add((index,), *DUPLICATE)
    complaints.refuse_if_any()


def _check_numbers(complaints: Complaints, commands: list[Json]) -> None:
    kinds = Counter(command.get("type", CHAT_INPUT) for command in commands)
    for kind, number in kinds.items():
        most = MOST.get(kind, limits.COMMANDS_MENU)
        if number > most:
            message = f"Maximum number of application commands reached ({int(most)})"
            complaints.add((), "APPLICATION_COMMAND_TOO_MANY", message)


def _repeated(commands: list[Json]) -> Iterator[tuple[int, str]]:
    """As `repeated_names`: commands of different types may share one."""
    for kind in {command.get("type", CHAT_INPUT) for command in commands}:
        numbers = [n for n, command in enumerate(commands) if command.get("type", CHAT_INPUT) == kind]
        for index, locale in repeated_names([commands[n] for n in numbers]):
            yield numbers[index], locale


def _check_command(complaints: Complaints, path: Path, command: Json) -> None:
    complaints.required((*path, "name"), command.get("name"))
    complaints.longest((*path, "name"), command.get("name"), limits.COMMAND_NAME)
    if command.get("nsfw") not in (None, True, False):
        complaints.add((*path, "nsfw"), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
    if command.get("type", CHAT_INPUT) in (USER, MESSAGE):
        _check_menu(complaints, path, command)
    if command.get("type", CHAT_INPUT) != CHAT_INPUT:
        return
    _check_texts(complaints, path, command)
    _check_options(complaints, (*path, "options"), command.get("options") or [])
    if _size(command) > limits.COMMAND_TOTAL:
        message = f"Command exceeds maximum size ({int(limits.COMMAND_TOTAL)})"
        complaints.add(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _check_menu(complaints: Complaints, path: Path, command: Json) -> None:
    """Commands of menus have a name alone, in whatever languages."""
    check_locales(complaints, path, command)
    for locale, name in (command.get("name_localizations") or {}).items():
        complaints.required((*path, "name_localizations", locale), name)
    for key in ("description", "options"):
        if command.get(key):
            message = f"Context menu commands cannot have {key}"
            complaints.add((*path, key), "APPLICATION_COMMAND_CONTEXT_MENU_INVALID", message)


def _check_texts(complaints: Complaints, path: Path, thing: Json) -> None:
    check_typed_name(complaints, path, thing)
    check_locales(complaints, path, thing)
    for locale, text in (thing.get("description_localizations") or {}).items():
        complaints.required((*path, "description_localizations", locale), text)
        complaints.longest((*path, "description_localizations", locale), text, limits.COMMAND_DESCRIPTION)
    complaints.required((*path, "description"), thing.get("description"))
    complaints.longest((*path, "description"), thing.get("description"), limits.COMMAND_DESCRIPTION)


def _check_options(complaints: Complaints, path: Path, options: list[Json]) -> None:
    if len(options) > limits.COMMAND_OPTIONS:
        complaints.between(path, options, 0, limits.COMMAND_OPTIONS)
    for index, _ in repeated_names(options):
        code, message = "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must differ"
        complaints.add((*path, index, "name"), code, message)
    if len({option.get("type") in (SUBCOMMAND, GROUP) for option in options}) > 1:
        message = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        complaints.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    had_optional = False
    for index, option in enumerate(options):
        where = (*path, index)
        _check_texts(complaints, where, option)
        if option.get("type") in (SUBCOMMAND, GROUP):
            _check_options(complaints, (*where, "options"), option.get("options") or [])
            continue
        if option.get("required") and had_optional:
            message = "Required options must be placed before non-required options"
            complaints.add(where, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        had_optional |= not option.get("required")
        check_option(complaints, where, option)


def _size(thing: Json) -> int:
    """The characters of names, descriptions and values of a command and all its options (…commands.mdx:450).

    Of what is said in several languages the longest counts.
    """
    own = longest_text(thing, "name") + longest_text(thing, "description")
    choices = thing.get("choices") or []
    own += sum(longest_text(c, "name") + len(str(c["value"])) for c in choices if isinstance(c.get("value"), str))
    return own + sum(_size(option) for option in thing.get("options") or [])
