"""Messages, modals and commands of a wrong shape are refused, with the reason at its path."""

from collections.abc import Callable

import pytest

from bot.local.checks.commands import check_commands
from bot.local.checks.message import check_message
from bot.local.protocol.errors import Refusal
from bot.local.protocol.message_flags import COMPONENTS_V2
from tests.local.checks.builders import (
    button,
    choice,
    command,
    field,
    group,
    message,
    modal,
    option,
    poll,
    row,
    select,
    text,
    view,
    with_option,
)


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
