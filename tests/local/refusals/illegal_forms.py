"""Modals, answers to interactions and commands that Discord refuses."""

from tests.local.refusals.desk import CALLBACK, COMMANDS, PRESSED, TYPED, Sent, commands, modal
from tests.local.refusals.illegal_messages import (
    CHOICES,
    LIST,
    LONG,
    MAX,
    MIN,
    MODEL,
    MOST,
    NUMBER,
    REQUIRED,
    STRING,
    TRUTH,
    UNION,
)
from tests.local.refusals.parts import TEXT, button, choices, command, container, field, label, row, select, typed

NAME = "APPLICATION_COMMAND_INVALID_NAME"
FIELD = "components.0.component"

MODALS = [
    modal(
        "two fields in a row", [row(*(field(n, label="x")["component"] for n in range(2)))], "components.0.components"
    ),
    modal("a row without a label", [row(field()["component"])], "components.0.components.0.label", REQUIRED),
    modal("a blank title", [field()], "title", REQUIRED, title="  "),
    modal("an empty title", [field()], "title", LONG, title=""),
    modal("a title of 46", [field()], "title", LONG, title="x" * 46),
    modal("no title", [field()], "title", REQUIRED, title=None),
    modal("no custom id", [field()], "custom_id", REQUIRED, custom_id=None),
    modal("no fields", [], "components", LONG),
    modal("six fields", [field(n) for n in range(6)], "components", LONG),
    modal("a field without its label", [field()["component"]], "components.0.type", UNION),
    modal("a button in a modal", [row(button())], "components.0.components.0.type"),
    modal("a container in a modal", [container(TEXT)], "components.0.type", UNION),
    modal("a blank label", [field() | {"label": " "}], "components.0.label", REQUIRED),
    modal("a label of 46", [field() | {"label": "x" * 46}], "components.0.label", LONG),
    modal("a label for nothing", [{"type": 18, "label": "x"}], FIELD, REQUIRED),
    modal("a label for a button", [label(button())], f"{FIELD}.type", UNION),
    modal("a label for a label", [label(field())], f"{FIELD}.type", UNION),
    modal("a field of style 3", [field(style=3)], f"{FIELD}.style", CHOICES),
    modal("least above most", [field(min_length=5, max_length=4)], f"{FIELD}.max_length", MAX),
    modal("at most nothing", [field(max_length=0)], f"{FIELD}.max_length", MIN),
    modal("at most 4001", [field(max_length=4001)], f"{FIELD}.max_length", MAX),
    modal("filled beyond what it takes", [field(max_length=3, value="four")], f"{FIELD}.value", MOST),
    modal("required in words", [field(required="no")], f"{FIELD}.required", TRUTH),
    modal("two fields of one id", [field(), field()], "components.1.component.custom_id"),
    modal("one radio button", [choices(21, 1)], f"{FIELD}.options", LONG),
    modal("eleven radio buttons", [choices(21, 11)], f"{FIELD}.options", LONG),
    modal("two radio buttons pressed", [choices(21, 3, chosen=2)], f"{FIELD}.default_values"),
    modal("eleven boxes", [choices(22, 11)], f"{FIELD}.options", LONG),
    modal("more ticked than may be", [choices(22, 3, chosen=2, max_values=1)], f"{FIELD}.default_values"),
    modal("none need be ticked, and some must", [choices(22, 3, min_values=0)], f"{FIELD}.required"),
    modal("eleven files", [label({"type": 19, "custom_id": "f", "max_values": 11})], f"{FIELD}.max_values", MAX),
    modal("a disabled select", [label(select()["components"][0] | {"disabled": True})], f"{FIELD}.disabled"),
]


def answered(name: str, path: str, body: object, at: str = "", code: str = "") -> Sent:
    return Sent(name, "POST", path, body, at, code)


def offered(name: str, offers: object, at: str = "", code: str = "") -> Sent:
    return answered(name, TYPED, {"type": 8, "data": {"choices": offers}}, f"data.choices{at}", code)


CALLBACKS = [
    answered("an answer of no type", CALLBACK, {}, "type", UNION),
    answered("an answer of type 99", CALLBACK, {"type": 99}, "type", UNION),
    answered("an answer's type in words", CALLBACK, {"type": "reply"}, "type", UNION),
    answered("an answer's data in a list", CALLBACK, {"type": 4, "data": []}, "data", MODEL),
    answered("an answer that says nothing", CALLBACK, {"type": 4, "data": {}}),
    answered("an answer of blanks", CALLBACK, {"type": 4, "data": {"content": "  "}}),
    answered(
        "an answer's flags in words",
        CALLBACK,
        {"type": 4, "data": {"content": "x", "flags": "e"}},
        "data.flags",
        NUMBER,
    ),
    answered("an answer of 2001", CALLBACK, {"type": 4, "data": {"content": "x" * 2001}}, "data.content", MOST),
    answered(
        "an answer's blank label",
        CALLBACK,
        {"type": 4, "data": {"components": [row(button(label=" "))]}},
        "data.components.0.components.0.label",
    ),
    answered("an update of nothing", CALLBACK, {"type": 7, "data": {"content": "x"}}, "type", CHOICES),
    answered("a pong to a command", CALLBACK, {"type": 1}, "type", CHOICES),
    answered("an update to nothing", PRESSED, {"type": 7, "data": {"content": " ", "embeds": [], "components": []}}),
    answered("suggestions for a command", CALLBACK, {"type": 8, "data": {"choices": []}}, "type", CHOICES),
    answered("a message while somebody types", TYPED, {"type": 4, "data": {"content": "x"}}, "type", CHOICES),
    answered("suggestions without data", TYPED, {"type": 8}, "data", REQUIRED),
    offered("26 suggestions", [{"name": str(n), "value": "v"} for n in range(26)], "", MOST),
    offered("a suggestion without a value", [{"name": "x"}], ".0.value", REQUIRED),
    offered("a blank suggestion", [{"name": " ", "value": "v"}], ".0.name", REQUIRED),
    offered("a suggestion of 101", [{"name": "x" * 101, "value": "v"}], ".0.name", LONG),
    offered(
        "a suggestion in a language that is none",
        [{"name": "x", "value": "v", "name_localizations": {"xx": "y"}}],
        ".0.name_localizations.xx",
        CHOICES,
    ),
    offered("a suggestion of an object", [{"name": "x", "value": {}}], ".0.value"),
]

COMMAND = [
    commands("nsfw in words", [command(nsfw="yes")], "0.nsfw", TRUTH),
    commands("commands that are an object", {"name": "c"}, "", LIST),
    commands("a command that is a text", ["c"], "0", MODEL),
    commands("a command without a name", [{"description": "x"}], "0.name", REQUIRED),
    commands("a command's name in capitals", [command(name="Loud")], "0.name", NAME),
    commands("a name of two words", [command(name="two words")], "0.name", NAME),
    commands("a name of 33", [command(name="x" * 33)], "0.name", LONG),
    commands("a blank description", [command(description="  ")], "0.description", REQUIRED),
    commands("a description of 101", [command(description="x" * 101)], "0.description", MOST),
    commands(
        "a localised description of 101",
        [command(description_localizations={"de": "x" * 101})],
        "0.description_localizations.de",
        LONG,
    ),
    commands(
        "an empty localised description",
        [command(description_localizations={"de": ""})],
        "0.description_localizations.de",
    ),
    commands(
        "a localised name in capitals", [command(name_localizations={"de": "Laut"})], "0.name_localizations.de", NAME
    ),
    commands(
        "a localised name that is a number", [command(name_localizations={"de": 5})], "0.name_localizations.de", STRING
    ),
    commands("localisations in a list", [command(name_localizations=["de"])], "0.name_localizations", MODEL),
    commands("two commands of one name", [command(), command()], "0", "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    commands(
        "two commands of one localised name",
        [command(n, name_localizations={"de": "eins"}) for n in range(2)],
        "1",
        "APPLICATION_COMMANDS_DUPLICATE_NAME",
    ),
    commands(
        "a localised name that is another's",
        [command(0, name_localizations={"de": "c1"}), command(1)],
        "0",
        "APPLICATION_COMMANDS_DUPLICATE_NAME",
    ),
    commands(
        "a menu's language that is none",
        [{"name": "m", "type": 2, "name_localizations": {"xx": "c"}}],
        "0.name_localizations.xx",
        CHOICES,
    ),
    commands(
        "a menu's blank name",
        [{"name": "m", "type": 2, "name_localizations": {"de": " "}}],
        "0.name_localizations.de",
        REQUIRED,
    ),
    commands("a language that is none", [command(name_localizations={"xx": "c"})], "0.name_localizations.xx", CHOICES),
    commands("a command of type 99", [command(type=99)], "0.type", CHOICES),
    commands("contexts of nothing", [command(contexts=[])], "0.contexts"),
    commands("a context of 3", [command(contexts=[3])], "0.contexts.0", CHOICES),
    commands("a context twice", [command(contexts=[0, 0])], "0.contexts.1"),
    commands("installed nowhere", [command(integration_types=[])], "0.integration_types"),
    commands("permissions abc", [command(default_member_permissions="abc")], "0.default_member_permissions", NUMBER),
    commands(
        "permissions below nothing", [command(default_member_permissions=-1)], "0.default_member_permissions", MIN
    ),
    commands("direct messages in words", [command(dm_permission="no")], "0.dm_permission", TRUTH),
    commands("a menu's command that describes itself", [command(type=2)], "0.description"),
    commands("a menu's command with options", [{"name": "m", "type": 3, "options": [typed()]}], "0.options"),
    commands("options that are an object", [command(options={})], "0.options", LIST),
    commands("26 options", [command(options=[typed(n) for n in range(26)])], "0.options"),
    commands(
        "two doors into one app", [command(n, type=4, handler=1) for n in range(2)], "", "APPLICATION_COMMAND_TOO_MANY"
    ),
    commands("101 commands", [command(n) for n in range(101)]),
    commands(
        "8001 characters in one language of two",
        [
            command(
                options=[
                    typed(
                        n,
                        description="x",
                        description_localizations={"de": "x" * 100},
                        choices=[{"name": f"{n}{m}".ljust(100, "n"), "value": "v" * 100} for m in range(2)],
                    )
                    for n in range(16)
                ]
            )
        ],
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
]


def option(name: str, facts: dict[str, object], at: str = "", code: str = "") -> Sent:
    where = f"0.options.0.{at}" if at else "0.options.0"
    return commands(name, [command(options=[typed() | facts])], where, code)


OPTIONS = [
    option("an option of type 99", {"type": 99}, "type", UNION),
    option("an option's type in words", {"type": "text"}, "type", UNION),
    option("an option without a description", {"description": None}, "description", REQUIRED),
    option("an option of a blank description", {"description": " "}, "description", REQUIRED),
    option("an option's name in capitals", {"name": "Who"}, "name", NAME),
    option("required in words", {"required": "yes"}, "required", TRUTH),
    option(
        "a text choice for a whole number",
        {"type": 4, "choices": [{"name": "a", "value": "one"}]},
        "choices.0.value",
        NUMBER,
    ),
    option(
        "a fraction for a whole number",
        {"type": 4, "choices": [{"name": "a", "value": 1.5}]},
        "choices.0.value",
        NUMBER,
    ),
    option("a number for a text", {"choices": [{"name": "a", "value": 1}]}, "choices.0.value", STRING),
    option(
        "a whole number beyond 53 bits",
        {"type": 4, "choices": [{"name": "a", "value": 1 << 53}]},
        "choices.0.value",
        MAX,
    ),
    option("a choice without a value", {"choices": [{"name": "a"}]}, "choices.0.value", REQUIRED),
    option(
        "a choice's language that is none",
        {"choices": [{"name": "a", "value": "v", "name_localizations": {"xx": "y"}}]},
        "choices.0.name_localizations.xx",
        CHOICES,
    ),
    option("a blank choice", {"choices": [{"name": " ", "value": "v"}]}, "choices.0.name", REQUIRED),
    option("26 choices", {"choices": [{"name": str(n), "value": "v"} for n in range(26)]}, "choices"),
    option("choices and suggestions", {"choices": [{"name": "a", "value": "v"}], "autocomplete": True}, "choices"),
    option("choices of people", {"type": 6, "choices": [{"name": "a", "value": "1"}]}, "choices"),
    option("suggestions of people", {"type": 6, "autocomplete": True}, "autocomplete"),
    option("least above most", {"type": 4, "min_value": 2, "max_value": 1}, "max_value", MIN),
    option("least length above most", {"min_length": 2, "max_length": 1}, "max_length", MIN),
    option("a length of 6001", {"max_length": 6001}, "max_length", MAX),
    option("a kind of channel that is none", {"type": 7, "channel_types": [99]}, "channel_types.0", CHOICES),
    option(
        "a localised choice of 101",
        {"choices": [{"name": "a", "value": "v", "name_localizations": {"de": "x" * 101}}]},
        "choices.0.name_localizations.de",
        LONG,
    ),
    commands("two options of one name", [command(options=[typed(), typed()])], "0.options.1.name"),
    commands(
        "two options of one localised name",
        [command(options=[typed(n, name_localizations={"fr": "un"}) for n in range(2)])],
        "0.options.1.name",
    ),
    commands("required after optional", [command(options=[typed(0), typed(1, required=True)])], "0.options.1"),
    commands(
        "a group within a group",
        [command(options=[typed(0, 2, options=[typed(1, 2, options=[typed(2, 1)])])])],
        "0.options.0.options.0.type",
    ),
    commands(
        "a group within a subcommand",
        [command(options=[typed(0, 1, options=[typed(1, 2)])])],
        "0.options.0.options.0.type",
        UNION,
    ),
    commands(
        "a text within a group", [command(options=[typed(0, 2, options=[typed(1)])])], "0.options.0.options.0.type"
    ),
    commands("a subcommand beside a text", [command(options=[typed(0, 1), typed(1)])], "0.options"),
    Sent("one command of a blank name", "POST", COMMANDS, command(name=" "), "name"),
    Sent(
        "one command with an option of type 99",
        "POST",
        COMMANDS,
        command(options=[typed(0, 99)]),
        "options.0.type",
        UNION,
    ),
]

ILLEGAL = [*MODALS, *CALLBACKS, *COMMAND, *OPTIONS]
