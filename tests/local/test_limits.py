"""Every limit of the table: accepted at it, refused just above."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.local import limits
from bot.local.checks.commands import check_commands
from bot.local.checks.message import COMPONENTS_V2, check_message
from bot.local.checks.modal import check_modal
from bot.local.errors import Refusal
from bot.local.files import Upload
from bot.local.limits import Code, Limit
from bot.local.wire import Json

Check = Callable[[int], None]


def message(**body: Any) -> None:
    check_message(body, {}, flags=0)


def view(*components: Json) -> None:
    check_message({"components": list(components)}, {}, flags=COMPONENTS_V2)


def button(n: int = 0, **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "x", "custom_id": f"b{n}"} | more


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def option(n: int = 0, **more: Any) -> Json:
    return {"label": f"o{n}", "value": f"v{n}"} | more


def select(count: int = 1, **more: Any) -> Json:
    return row({"type": 3, "custom_id": "s", "options": [option(n) for n in range(count)]} | more)


def text(content: str = "x") -> Json:
    return {"type": 10, "content": content}


def gallery(count: int = 1, **more: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": "https://x"}} | more for _ in range(count)]}


def section(count: int, accessory: Json | None = None) -> Json:
    return {"type": 9, "components": [text() for _ in range(count)], "accessory": accessory or button()}


def embed(**facts: Any) -> None:
    message(embeds=[facts])


def field(n: int = 0, **more: Any) -> Json:
    return {"type": 18, "label": "x", "component": {"type": 4, "style": 1, "custom_id": f"f{n}"} | more}


def modal(*components: Json, title: str = "x", custom_id: str = "m") -> None:
    check_modal({"title": title, "custom_id": custom_id, "components": list(components) or [field()]})


def group(kind: int, count: int) -> Json:
    inner = {"type": kind, "custom_id": "g", "options": [option(n) for n in range(count)]}
    return {"type": 18, "label": "x", "component": inner}


def command(n: int = 0, **more: Any) -> Json:
    return {"name": f"c{n}", "description": "x"} | more


def with_option(**more: Any) -> None:
    check_commands([command(options=[{"type": 3, "name": "o", "description": "x"} | more])])


def choice(n: int = 0, **more: Any) -> Json:
    return {"name": f"n{n}", "value": f"v{n}"} | more


def bulky(size: int) -> None:
    """A command of just so many characters: 80 for each of its options, the rest in the last one's choices."""
    sizes = [80] * 20
    used = len("c0") + len("x") + sum(sizes) + 2 * len("z0d")
    options = [{"type": 3, "name": f"{n:02}", "description": "d" * 78} for n in range(20)]
    choices, left = [], size - used
    while left > 0:
        part = min(left, 200)
        choices.append({"name": "n" * (part - part // 2), "value": "v" * (part // 2) or "v"})
        left -= part
    split = [
        {"type": 3, "name": f"z{i}", "description": "d" * 1, "choices": choices[i * 25 : i * 25 + 25]} for i in (0, 1)
    ]
    check_commands([command(options=[*options, *split])])


def answer(text: str = "x") -> Json:
    return {"poll_media": {"text": text}}


def poll(**more: Any) -> Json:
    return {"question": {"text": "x"}, "answers": [answer()]} | more


CASES: dict[str, list[Check]] = {
    "CONTENT": [lambda n: message(content="x" * n)],
    "ATTACHMENTS": [
        lambda n: check_message({}, {i: Upload("x", b"x") for i in range(n)}, flags=0),
        lambda n: message(attachments=[{"id": str(i)} for i in range(n)]),
    ],
    "FILE_BYTES": [lambda n: check_message({}, {0: Upload("x", bytes(n))}, flags=0)],
    "ALT_TEXT": [
        lambda n: message(attachments=[{"id": "1", "description": "x" * n}]),
        lambda n: view(gallery(description="x" * n)),
        lambda n: view(section(1, {"type": 11, "media": {"url": "https://x"}, "description": "x" * n})),
    ],
    "ALLOWED_MENTIONS": [
        lambda n: message(content="x", allowed_mentions={"users": [str(i) for i in range(n)]}),
        lambda n: message(content="x", allowed_mentions={"roles": [str(i) for i in range(n)]}),
    ],
    "POLL_QUESTION": [lambda n: message(poll=poll(question={"text": "x" * n}))],
    "POLL_ANSWERS": [lambda n: message(poll=poll(answers=[answer()] * n))],
    "POLL_ANSWER": [lambda n: message(poll=poll(answers=[answer("x" * n)]))],
    "POLL_HOURS": [lambda n: message(poll=poll(duration=n))],
    "EMBEDS": [lambda n: message(embeds=[{"title": "x"}] * n)],
    "EMBED_TOTAL": [lambda n: message(embeds=[{"description": "x" * 3000}, {"description": "x" * (n - 3000)}])],
    "EMBED_TITLE": [lambda n: embed(title="x" * n)],
    "EMBED_DESCRIPTION": [lambda n: embed(description="x" * n)],
    "EMBED_FIELDS": [lambda n: embed(fields=[{"name": "x", "value": "x"}] * n)],
    "EMBED_FIELD_NAME": [lambda n: embed(fields=[{"name": "x" * n, "value": "x"}])],
    "EMBED_FIELD_VALUE": [lambda n: embed(fields=[{"name": "x", "value": "x" * n}])],
    "EMBED_FOOTER": [lambda n: embed(footer={"text": "x" * n})],
    "EMBED_AUTHOR": [lambda n: embed(author={"name": "x" * n})],
    "ROWS": [lambda n: message(components=[row(button(i)) for i in range(n)])],
    "ROW_BUTTONS": [lambda n: message(components=[row(*(button(i) for i in range(n)))])],
    "COMPONENTS_NESTED": [
        lambda n: view(*(text() for _ in range(n))),
        lambda n: view({"type": 17, "components": [text() for _ in range(n - 1)]}),
    ],
    "VIEW_TEXT": [
        lambda n: view(text("x" * n)),
        lambda n: view(text("x" * 2000), {"type": 17, "components": [text("x" * (n - 2000))]}),
    ],
    "SECTION_TEXTS": [lambda n: view(section(n))],
    "GALLERY_ITEMS": [lambda n: view(gallery(n))],
    "CUSTOM_ID": [
        lambda n: message(components=[row(button(custom_id="x" * n))]),
        lambda n: message(components=[select(custom_id="x" * n)]),
        lambda n: modal(custom_id="x" * n),
        lambda n: modal(field(custom_id="x" * n)),
    ],
    "LABEL": [lambda n: message(components=[row(button(label="x" * n))])],
    "URL": [lambda n: message(components=[row({"type": 2, "style": 5, "label": "x", "url": "x" * n})])],
    "OPTIONS": [
        lambda n: message(components=[select(n)]),
        lambda n: message(components=[row({"type": 5, "custom_id": "u", "max_values": n})]),
    ],
    "OPTION_TEXT": [
        lambda n: message(components=[select(options=[option(label="x" * n)])]),
        lambda n: message(components=[select(options=[option(value="x" * n)])]),
        lambda n: message(components=[select(options=[option(description="x" * n)])]),
    ],
    "PLACEHOLDER": [lambda n: message(components=[select(placeholder="x" * n)])],
    "MODAL_TITLE": [lambda n: modal(title="x" * n)],
    "MODAL_COMPONENTS": [lambda n: modal(*(field(i) for i in range(n)))],
    "MODAL_LABEL": [lambda n: modal(field() | {"label": "x" * n})],
    "MODAL_LABEL_DESCRIPTION": [lambda n: modal(field() | {"description": "x" * n})],
    "TEXT_INPUT": [
        lambda n: modal(field(value="x" * n)),
        lambda n: modal(field(max_length=n)),
    ],
    "TEXT_INPUT_PLACEHOLDER": [lambda n: modal(field(placeholder="x" * n))],
    "FILE_UPLOADS": [
        lambda n: modal(field() | {"component": {"type": 19, "custom_id": "f", "max_values": n}}),
    ],
    "RADIO_OPTIONS": [lambda n: modal(group(21, n))],
    "CHECKBOX_OPTIONS": [lambda n: modal(group(22, n))],
    "COMMANDS_CHAT": [lambda n: check_commands([command(i) for i in range(n)])],
    "COMMANDS_MENU": [
        lambda n: check_commands([{"name": f"c{i}", "type": 2} for i in range(n)]),
        lambda n: check_commands([{"name": f"c{i}", "type": 3} for i in range(n)]),
    ],
    "COMMAND_NAME": [
        lambda n: check_commands([command(name="x" * n)]),
        lambda n: with_option(name="x" * n),
    ],
    "COMMAND_DESCRIPTION": [
        lambda n: check_commands([command(description="x" * n)]),
        lambda n: with_option(description="x" * n),
    ],
    "COMMAND_OPTIONS": [
        lambda n: check_commands(
            [command(options=[{"type": 3, "name": f"o{i}", "description": "x"} for i in range(n)])]
        )
    ],
    "COMMAND_CHOICES": [lambda n: with_option(choices=[choice(i) for i in range(n)])],
    "COMMAND_CHOICE_TEXT": [
        lambda n: with_option(choices=[choice(name="x" * n)]),
        lambda n: with_option(choices=[choice(value="x" * n)]),
    ],
    "COMMAND_TOTAL": [bulky],
}

# Those need a clock or a running table: each names the test that holds it.
ELSEWHERE = {
    "FIRST_RESPONSE_S": "test_deadlines.py",
    "TOKEN_LIFE_S": "test_deadlines.py",
    "GATEWAY_PAYLOAD": "test_gateway.py",
    "GATEWAY_SENDS_A_MINUTE": "test_gateway.py",
    "AUTOCOMPLETE_CHOICES": "test_limits_served.py",
    "REQUEST_BYTES": "test_limits_served.py",
    "NONCE": "test_limits_served.py",
    "PINS": "test_limits_served.py",
    "CHANNEL_NAME": "test_limits_served.py",
    "TOPIC": "test_limits_served.py",
    "BULK_DELETE": "test_limits_served.py",
    **dict.fromkeys(["REACTIONS", "APPLICATION_EMOJIS", "EMOJI_BYTES"], "test_reactions.py"),
    **dict.fromkeys(["NICK", "ROLE_NAME", "ROLES", "THREAD_MEMBERS"], "test_members.py"),
    **dict.fromkeys(["PINS_PAGE", "BULK_DELETE_S", "WEBHOOKS", "WEBHOOK_NAME"], "test_limits_guild.py"),
    **dict.fromkeys(["FORUM_TOPIC", "FORUM_TAGS", "FORUM_TAG_NAME", "APPLIED_TAGS"], "test_limits_guild.py"),
    **dict.fromkeys(["ACTIVE_THREADS", "GUILD_EMOJIS", "GUILD_NAME", "USERNAME"], "test_limits_guild.py"),
    **dict.fromkeys(["SLOWMODE_S"], "test_limits_guild.py"),
    **dict.fromkeys(["SESSION_STARTS", "SESSION_STARTS_S", "MEMBERS_A_CHUNK"], "test_gateway_limits.py"),
    **dict.fromkeys(["ATTACHMENT_STEP_S", "REFRESHED_URLS"], "test_signed.py"),
    **dict.fromkeys(
        ["INVALID_REQUESTS", "INVALID_REQUESTS_S", "COMMANDS_A_DAY", "COMMANDS_A_DAY_S"], "test_rate_limits.py"
    ),
    **dict.fromkeys(["GLOBAL_REQUESTS", "RENAMES", "RENAMES_S", "OLD_MESSAGE_S", "IDENTIFY_S"], "test_rate_limits.py"),
}
PAIRS = [(name, check) for name, checks in CASES.items() for check in checks]


@pytest.mark.parametrize(("name", "check"), PAIRS, ids=[name for name, _ in PAIRS])
def test_a_limit_is_taken_and_one_more_refused(name: str, check: Check) -> None:
    limit: Limit = getattr(limits, name)
    check(limit)
    with pytest.raises(Refusal) as caught:
        check(limit + 1)
    assert caught.value.code in (Code.INVALID_FORM, Code.FILE_TOO_LARGE)


def test_every_limit_has_a_test_and_a_source() -> None:
    every = {name: value for name, value in vars(limits).items() if isinstance(value, Limit)}
    assert set(every) == set(CASES) | set(ELSEWHERE)
    assert all(value.source for value in every.values())


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        (message, "empty"),
        (lambda: view(text(), row(button(1), button(1))), "custom id cannot be duplicated"),
        (lambda: view(text() | {"id": 7}, text() | {"id": 7}), "id cannot be duplicated"),
        (lambda: check_message({"content": "x", "components": [text()]}, {}, flags=COMPONENTS_V2), "cannot be used"),
        (lambda: check_message({"embeds": [{}], "components": [text()]}, {}, flags=COMPONENTS_V2), "cannot be used"),
        (lambda: message(components=[text()]), "one of"),
        (lambda: view({"type": 17, "components": [{"type": 17, "components": [text()]}]}), "one of"),
        (lambda: view({"type": 9, "components": [text()]}), "required"),
        (lambda: message(components=[row(button(), select()["components"][0])]), "one select"),
        (lambda: message(components=[row(button(label=None))]), "label or emoji"),
        (lambda: message(components=[row(button(custom_id=None))]), "required"),
        (lambda: message(components=[select(options=[option(), option()])]), "already used"),
        (lambda: message(components=[select(2, max_values=3)]), "More than there are"),
        (lambda: message(components=[select(0)]), "between 1"),
        (lambda: modal(group(21, 1)), "between 2"),
        (lambda: modal({"type": 1, "components": [button()]}), "one of"),
        (lambda: modal(field(), field()), "duplicated"),
        (lambda: message(poll=poll(answers=[])), "between 1"),
        (lambda: message(content="x", allowed_mentions={"parse": ["users"], "users": ["1"]}), "mutually exclusive"),
        (lambda: check_commands([command(), command()]), "unique"),
        (lambda: check_commands([command(name="Loud")]), "invalid"),
        (lambda: check_commands([command(name="two words")]), "invalid"),
        (lambda: check_commands([command(description="")]), "required"),
        (lambda: with_option(choices=[choice()], autocomplete=True), "do not go together"),
    ],
)
def test_wrong_shapes_are_refused_with_a_reason(wrong: Callable[[], None], where: str) -> None:
    with pytest.raises(Refusal, match=where):
        wrong()


def test_required_options_come_first() -> None:
    options = [{"type": 3, "name": n, "description": "x", "required": n == "b"} for n in "ab"]
    with pytest.raises(Refusal, match="before non-required"):
        check_commands([command(options=options)])


def test_a_refusal_names_the_path_as_discord_does() -> None:
    with pytest.raises(Refusal) as caught:
        view(text(), row(button(label="x" * 81)))
    fault = {"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 80 or fewer in length."}
    expected = {"components": {"1": {"components": {"0": {"label": {"_errors": [fault]}}}}}}
    assert caught.value.body() == {"code": 50035, "message": "Invalid Form Body", "errors": expected}
