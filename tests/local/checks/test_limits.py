"""Every limit of the table: accepted at it, refused just above."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.local.checks.commands import check_commands
from bot.local.checks.message import check_message
from bot.local.protocol import limits
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.protocol.limits import Limit
from bot.local.world.files import Upload
from tests.local.checks.builders import (
    answer,
    bulky,
    button,
    choice,
    command,
    embed,
    field,
    gallery,
    group,
    message,
    modal,
    option,
    poll,
    row,
    section,
    select,
    text,
    view,
    with_option,
)

Check = Callable[[int], None]

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
    "URL": [
        lambda n: message(components=[row({"type": 2, "style": 5, "label": "x", "url": f"https://{'x' * (n - 8)}"})])
    ],
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
    "COMMANDS_ENTRY": [lambda n: check_commands([{"name": f"c{i}", "type": 4} for i in range(n)])],
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

# These need a clock or a running table: the file of tests/local that tests them -> their names.
ELSEWHERE = {
    "gateway/test_refusals.py": "SESSION_STARTS SESSION_STARTS_S MEMBERS_A_CHUNK",
    "gateway/test_sessions.py": "GATEWAY_PAYLOAD GATEWAY_SENDS_A_MINUTE",
    "rest/test_guild_limits.py": (
        "PINS_PAGE BULK_DELETE_S WEBHOOKS WEBHOOK_NAME FORUM_TOPIC FORUM_TAGS FORUM_TAG_NAME APPLIED_TAGS"
        " ACTIVE_THREADS GUILD_EMOJIS GUILD_NAME USERNAME SLOWMODE_S"
    ),
    "refusals/test_worlds.py": "AUDIT_REASON VOICE_USERS",
    "rest/test_members.py": "NICK TIMEOUT_S ROLE_NAME ROLES THREAD_MEMBERS",
    "rest/test_reactions.py": "REACTIONS APPLICATION_EMOJIS EMOJI_BYTES",
    "rest/test_request_limits.py": "AUTOCOMPLETE_CHOICES REQUEST_BYTES NONCE PINS CHANNEL_NAME TOPIC BULK_DELETE",
    "table/test_interactions.py": "FIRST_RESPONSE_S TOKEN_LIFE_S",
    "table/test_rate_limits.py": (
        "GLOBAL_REQUESTS INVALID_REQUESTS INVALID_REQUESTS_S COMMANDS_A_DAY COMMANDS_A_DAY_S"
        " RENAMES RENAMES_S OLD_MESSAGE_S IDENTIFY_S"
    ),
    "world/test_attachment_urls.py": "ATTACHMENT_STEP_S REFRESHED_URLS",
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
    assert set(every) == set(CASES) | set(" ".join(ELSEWHERE.values()).split())
    assert all(value.source for value in every.values())
    tests = Path(__file__).parents[1]
    assert [name for name in ELSEWHERE if not (tests / name).is_file()] == []
