"""Requests that Discord takes, each as far as it can go: all but the next step is illegal."""

from typing import Any

from bot.local.world.seed import GUILD_ID, PEOPLE
from tests.local.refusals.desk import (
    CALLBACK,
    CHANNEL,
    COMMANDS,
    GUILD,
    PRESSED,
    TYPED,
    Sent,
    commands,
    message,
    modal,
    rows,
    view,
)
from tests.local.refusals.parts import (
    TEXT,
    button,
    choices,
    command,
    container,
    embed,
    field,
    gallery,
    label,
    link,
    option,
    people,
    poll,
    row,
    section,
    select,
    typed,
)

MANY = ["de", "fr", "pl", "ru", "ja", "ko", "el", "hi"]


def answered(name: str, path: str, kind: int, data: Any) -> Sent:
    return Sent(name, "POST", path, {"type": kind, "data": data})


MESSAGES = [
    message("a word", {"content": "x"}),
    message("content of 2000", {"content": "x" * 2000}),
    message("a sign that is not seen", {"content": "\u200b"}),
    message(
        "everything that is left out", {"content": "x", "embeds": None, "components": None, "allowed_mentions": None}
    ),
    message("keys that nobody knows", {"content": "x", "sparkle": True, "nonce": 1}),
    message("a nonce of 25", {"content": "x", "nonce": "n" * 25, "enforce_nonce": False, "tts": False}),
    message("a large nonce", {"content": "x", "nonce": (1 << 62)}),
    message(
        "100 people",
        {"content": "x", "allowed_mentions": {"users": [str(n) for n in range(100)], "replied_user": False}},
    ),
    message(
        "people as numbers", {"content": "x", "allowed_mentions": {"users": [1300000000000000001], "parse": ["roles"]}}
    ),
    message("pinging everybody", {"content": "x", "allowed_mentions": {"parse": ["users", "roles", "everyone"]}}),
    message("10 embeds", {"embeds": [{"title": "x"}] * 10}),
    message("6000 characters of embeds", {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2000}]}),
    message(
        "an embed to the brim",
        embed(
            title="x" * 256,
            color=0xFFFFFF,
            timestamp="2026-01-01T00:00:00Z",
            footer={"text": "x" * 2048},
            author={"name": "x" * 256, "url": "https://x.org"},
            image={"url": "https://x.org/y.png"},
        ),
    ),
    message("an embed in black", embed(title="x", color=0, url="http://x.org/?a=b#c")),
    message("25 fields", embed(fields=[{"name": "x" * 10, "value": "\u200b", "inline": True}] * 25)),
    message(
        "a poll",
        {
            "poll": poll(
                question={"text": "x" * 300},
                duration=768,
                answers=[{"poll_media": {"text": "x" * 55, "emoji": {"name": "🎲"}}}] * 10,
            )
        },
    ),
    message("a poll of an hour", {"poll": poll(duration=1, layout_type=1, allow_multiselect=True)}),
]

ROWS = [
    rows("25 buttons", [row(*(button(5 * n + m) for m in range(5))) for n in range(5)]),
    rows("a label of 80", [row(button(label="x" * 80, custom_id="x" * 100))]),
    rows(
        "emojis alone",
        [row(*(button(n, label=None, emoji={"name": one}) for n, one in enumerate(["⚔️", "👨‍👩‍👧", "🇫🇷", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])))],
    ),
    rows(
        "older emojis",
        [
            row(
                *(
                    button(n, label="", emoji={"id": None, "name": one})
                    for n, one in enumerate(["▶️", "✅", "↩️", "⚙", "👍🏽"])
                )
            )
        ],
    ),
    rows("links", [row(link("https://x.org"), link("http://x.org/a?b=c#d"), link("discord://-/channels/1"))]),
    rows("a link of 512", [row(link("https://x.org/" + "x" * 498))]),
    rows("25 options", [select(25, placeholder="x" * 150, min_values=0, max_values=25)]),
    rows(
        "options of 100",
        [select(options=[option(label="x" * 100, value="v" * 100, description="d" * 100, emoji={"name": "🎲"})])],
    ),
    rows(
        "as many defaults as may be chosen",
        [select(options=[option(0, default=True), option(1, default=True)], max_values=2)],
    ),
    rows("people beforehand", [people(max_values=2, default_values=[{"id": str(n), "type": "user"} for n in (1, 2)])]),
    rows(
        "people and roles beforehand",
        [
            row(
                {"type": 7, "custom_id": "m", "max_values": 2}
                | {"default_values": [{"id": "1", "type": "user"}, {"id": "2", "type": "role"}]}
            )
        ],
    ),
    rows("channels of some kinds", [row({"type": 8, "custom_id": "c", "channel_types": [0, 15], "min_values": 0})]),
    rows("ids of 31 bits", [row(button(id=(1 << 31) - 1), button(1, id=0), button(2, disabled=True))]),
]

VIEWS = [
    view("white", [container(TEXT, accent_color=0xFFFFFF, spoiler=True)]),
    view("black", [container(TEXT, accent_color=0)]),
    view("40 components", [TEXT] * 40),
    view("40 nested", [container(*[TEXT] * 39)]),
    view("4000 characters", [TEXT | {"content": "x" * 4000}]),
    view(
        "a section of three",
        [section({"type": 11, "media": {"url": "https://x.org/y.png"}, "description": "x" * 1024}, TEXT, TEXT, TEXT)],
    ),
    view("a gallery of ten", [gallery(*["https://x.org/y.png"] * 10, description="x" * 1024, spoiler=False)]),
    view("separators", [TEXT, {"type": 14, "spacing": 2, "divider": False}, {"type": 14}]),
    view("buttons", [row(button()), section(button(1))], allowed_mentions={"parse": []}),
    view("nothing of the old", [TEXT], content=None, embeds=[]),
]

MODALS = [
    modal("a modal", [field()], title="x" * 45, custom_id="m" * 100),
    modal("five fields", [field(n) for n in range(5)]),
    modal("words between", [TEXT, field() | {"label": "x" * 45, "description": "x" * 100}]),
    modal("the old way", [row(field(label="x")["component"])]),
    modal("filled to the brim", [field(max_length=4, value="four", min_length=0, placeholder="x" * 100)]),
    modal("4000 characters", [field(style=2, max_length=4000, value="x" * 4000, required=False)]),
    modal("ten radio buttons", [choices(21, 10, chosen=1)]),
    modal("ten boxes", [choices(22, 10, chosen=10)]),
    modal("none need be ticked", [choices(22, 2, min_values=0, required=False)]),
    modal("files", [label({"type": 19, "custom_id": "f", "min_values": 0, "max_values": 10, "required": False})]),
    modal("a box and a select", [label({"type": 23, "custom_id": "b"}), label(select()["components"][0])]),
]

ANSWERS = [
    answered("an answer", CALLBACK, 4, {"content": "x", "flags": 64}),
    answered("wait", CALLBACK, 5, {"flags": 64}),
    Sent("wait without a word", "POST", CALLBACK, {"type": 5}),
    Sent("nothing yet", "POST", PRESSED, {"type": 6}),
    answered("an update", PRESSED, 7, {"content": "y", "components": []}),
    answered("no suggestions", TYPED, 8, {"choices": []}),
    answered("25 suggestions", TYPED, 8, {"choices": [{"name": "x" * 100, "value": "v" * 100}] * 25}),
    answered("suggested numbers", TYPED, 8, {"choices": [{"name": "a", "value": 5}, {"name": "b", "value": -5}]}),
]

COMMAND = [
    commands("none", []),
    commands("a command", [command()]),
    commands(
        "menus", [{"name": "Who Is This", "type": 2}, {"name": "Who Is This", "type": 3, "description": ""}, command()]
    ),
    commands("names in Hindi and in Thai", [command(name="हिन्दी"), command(name="ภาษาไทย")]),
    commands("100 commands", [command(n) for n in range(100)]),
    commands(
        "every language",
        [
            command(
                name_localizations=dict.fromkeys(MANY, "имя"), description_localizations=dict.fromkeys(MANY, "x" * 100)
            )
        ],
    ),
    commands(
        "one name in two languages",
        [command(0, name_localizations={"de": "eins"}), command(1, name_localizations={"fr": "eins"})],
    ),
    commands(
        "only for managers",
        [command(default_member_permissions="8", contexts=[0, 1, 2], integration_types=[0, 1], nsfw=False)],
    ),
    commands("permissions as a number", [command(default_member_permissions=0, dm_permission=False)]),
    commands("groups", [command(options=[typed(0, 2, options=[typed(1, 1, options=[typed(2)])]), typed(3, 1)])]),
    commands(
        "options",
        [
            command(
                options=[
                    typed(0, 3, required=True, min_length=0, max_length=6000),
                    typed(1, 4, min_value=-5, max_value=5),
                    typed(2, 10, min_value=0.5, choices=[{"name": "a", "value": 0.5}]),
                    typed(3, 7, channel_types=[0, 11]),
                    *(typed(n, n) for n in (5, 6, 8, 9, 11)),
                    typed(12, 3, autocomplete=True),
                    typed(13, 4, choices=[{"name": "a", "value": 1}]),
                ]
            )
        ],
    ),
    commands(
        "25 choices",
        [command(options=[typed(choices=[{"name": "x" * 98 + f"{n:02}", "value": "v"} for n in range(25)])])],
    ),
    Sent("one", "POST", COMMANDS, command(5)),
]

PLACES = [
    Sent("100 messages", "GET", f"{CHANNEL}/messages?limit=100&before=1300000000000000999", None),
    Sent("one message", "GET", f"{CHANNEL}/messages?limit=1&after=0", None),
    Sent("a thousand members", "GET", f"{GUILD}/members?limit=1000&after=0", None),
    Sent("members by their beginning", "GET", f"{GUILD}/members/search?query=a&limit=5", None),
    Sent("counted", "GET", f"{GUILD}?with_counts=true", None),
    Sent(
        "a thread",
        "POST",
        f"{CHANNEL}/threads",
        {
            "name": "x" * 100,
            "type": 12,
            "auto_archive_duration": 10080,
            "invitable": False,
            "rate_limit_per_user": 21600,
        },
    ),
    Sent(
        "a channel",
        "POST",
        f"{GUILD}/channels",
        {
            "name": "c",
            "type": 0,
            "topic": "x" * 1024,
            "permission_overwrites": [{"id": GUILD_ID, "type": 0, "allow": "1024", "deny": 0}],
        },
    ),
    Sent(
        "a channel's new name", "PATCH", CHANNEL, {"name": "x", "nsfw": True, "rate_limit_per_user": 0, "position": 3}
    ),
    Sent("an overwrite", "PUT", f"{CHANNEL}/permissions/{GUILD_ID}", {"type": 0, "allow": "1024", "deny": "0"}),
    Sent(
        "a role", "POST", f"{GUILD}/roles", {"name": "x" * 100, "color": 0xFFFFFF, "permissions": "1024", "hoist": True}
    ),
    Sent(
        "a nick", "PATCH", f"{GUILD}/members/{PEOPLE['Ben']}", {"nick": "x" * 32, "communication_disabled_until": None}
    ),
    Sent("a private talk", "POST", "/users/@me/channels", {"recipient_id": PEOPLE["Ben"]}),
    Sent("a webhook", "POST", f"{CHANNEL}/webhooks", {"name": "w" * 80}),
]

LEGAL = [*MESSAGES, *ROWS, *VIEWS, *MODALS, *ANSWERS, *COMMAND, *PLACES]
