"""Which rights the bot needs where, and whom a token belongs to."""

from base64 import b64encode

import discord
import pytest

from bot.ui.wire.bot_permissions import ALL_BITS, RIGHTS, application_of, invite_link, rights_for_threads, rights_in


@pytest.mark.parametrize("application", [7, 81384788765712384, 1130000000000000001])
def test_a_token_begins_with_its_application(application: int) -> None:
    """In base64 without the padding (reference, authentication)."""
    first = b64encode(str(application).encode()).decode().rstrip("=")
    assert application_of(f"{first}.G1s2Tq.secret") == application


@pytest.mark.parametrize(
    "token", ["", "local", "a.b.c", "!!!!.b.c", "é", "MT&IzNA.b", b64encode(b"12a4").decode(), "====.b"]
)
def test_what_is_no_token_belongs_to_nobody(token: str) -> None:
    assert application_of(token) is None


def of(kind: type[object]) -> object:
    return object.__new__(kind)


SHOW = {"view_channel", "attach_files"}


@pytest.mark.parametrize(
    ("kind", "more", "names"),
    [
        (discord.TextChannel, (), SHOW | {"send_messages"}),
        (discord.Thread, (), SHOW | {"send_messages_in_threads"}),
        (discord.VoiceChannel, (), SHOW | {"send_messages", "connect"}),
        (discord.StageChannel, (), SHOW | {"send_messages", "connect"}),
        (discord.TextChannel, ("history",), SHOW | {"send_messages", "read_message_history"}),
        (discord.Thread, ("own-thread",), SHOW | {"send_messages_in_threads"}),
        (discord.TextChannel, ("own-thread",), SHOW | {"send_messages", "create_public_threads"}),
    ],
)
def test_a_channel_needs_other_rights_than_a_thread(kind: type[object], more: tuple[str, ...], names: set[str]) -> None:
    """And the chat of a voice channel one more."""
    assert {right.name for right in rights_in(of(kind), *more)} == names  # type: ignore[arg-type]


def test_a_thread_is_made_in_a_channel_and_played_in() -> None:
    assert [right.name for right in rights_for_threads()] == ["send_messages_in_threads", "create_public_threads"]


def test_whoever_invites_the_bot_gives_it_all_of_them() -> None:
    assert discord.Permissions(ALL_BITS) == discord.Permissions(**{right.name: True for right in RIGHTS})
    assert f"permissions={ALL_BITS}" in invite_link(7)
    assert all(part in invite_link(7) for part in ("client_id=7", "scope=bot+applications.commands"))
