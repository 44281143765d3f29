"""What the bot lacks in a channel: the first thing it asks for, in words, and whether it is the pictures alone."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import create_autospec

import discord
import pytest

from bot.ui.wire.permissions import channel_problem, lacks_only_attach_files, missing_rights
from bot.words import Catalogue

WORDS = Catalogue().words()


def channel(*lacking: str, kind: type = discord.TextChannel, **facts: Any) -> Any:
    """One where the bot has all rights but these."""
    held = discord.Permissions.all()
    held.update(**dict.fromkeys(lacking, False))
    made = create_autospec(kind, instance=True, **facts)
    made.permissions_for.return_value = held
    return made


def needs(name: str) -> str:
    return WORDS.say("refused-no-permission", permission=WORDS.say(f"permission-{name}"))


@pytest.mark.parametrize(
    ("lacking", "problem", "is_pictures_alone"),
    [
        ((), None, False),
        (("attach_files",), needs("attach-files"), True),
        (("send_messages",), needs("send-messages"), False),
        (("send_messages", "attach_files"), needs("send-messages"), False),
        (("ban_members",), None, False),
    ],
)
def test_it_names_what_it_has_to_have(lacking: tuple[str, ...], problem: str | None, is_pictures_alone: bool) -> None:
    assert channel_problem(channel(*lacking), WORDS) == problem
    assert lacks_only_attach_files(channel(*lacking)) == is_pictures_alone


@pytest.mark.parametrize(
    ("is_locked", "lacking", "is_closed"),
    [(True, ("manage_threads",), True), (True, (), False), (False, ("manage_threads",), False)],
)
def test_a_locked_thread_is_closed_to_whoever_cannot_unlock_it(
    is_locked: bool, lacking: tuple[str, ...], is_closed: bool
) -> None:
    thread = channel(*lacking, kind=discord.Thread, locked=is_locked)
    assert channel_problem(thread, WORDS) == (WORDS.say("refused-locked") if is_closed else None)


def test_of_what_is_no_place_to_play_nothing_can_be_told() -> None:
    forum = channel("send_messages", "attach_files", kind=discord.ForumChannel)
    assert (channel_problem(forum, WORDS), lacks_only_attach_files(forum)) == (None, False)
    assert (channel_problem(None, WORDS), lacks_only_attach_files(None)) == (None, False)


@pytest.mark.parametrize(
    ("kind", "missing"),
    [(discord.TextChannel, {"send_messages", "create_public_threads"}), (discord.Thread, set[str]())],
)
def test_where_threads_can_be_made_the_doctor_asks_for_their_rights_too(kind: type, missing: set[str]) -> None:
    held = discord.Permissions.all()
    held.update(send_messages=False, create_public_threads=False)
    interaction: Any = SimpleNamespace(channel=channel(kind=kind), app_permissions=held)
    assert {right.name for right in missing_rights(interaction)} == missing
