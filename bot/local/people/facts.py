"""The shape of what the page sends with an act: what is of another kind is refused before anything is done."""

from typing import Any

import msgspec

from bot.local.protocol.discord_json import Json
from bot.local.protocol.errors import Objection


class Answered(msgspec.Struct):
    """One field of a form: a value, or several; a file among them is `{"filename", "data"}`."""

    custom_id: str
    value: str | int | float | bool | None = None
    values: list[str | int | dict[str, Any]] | None = None


class Facts(msgspec.Struct):
    """Every key that some act knows. What an act needs of them it asks for itself."""

    kind: str
    person: str = ""
    nonce: str | int | None = None
    channel: str | None = None
    message: str | None = None
    custom_id: str | None = None
    modal_id: str | None = None
    command: str | None = None
    focused: str | None = None
    target: str | None = None
    emoji: str | None = None
    locale: str | None = None
    name: str | None = None
    type: str | None = None
    content: str | None = None
    values: list[str | int] | None = None
    options: dict[str, Any] | None = None
    components: list[Answered] | None = None
    answers: list[int] | bool | None = None
    number: int | None = None
    permissions: list[str] | None = None


def check_facts(facts: Json) -> None:
    try:
        msgspec.convert(facts, Facts)
    except msgspec.ValidationError as error:
        raise Objection(f"This is no act of the page: {error}.") from None
