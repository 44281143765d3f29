"""What happens in a channel is told to those who may see it, and to nobody else."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.ui.shared.sight import can_see

HERE, THERE = 1, 2


def asked(found: Any = None, *, is_member: bool = True, fetched: Any = None) -> Any:
    async def fetch_channel(_: int) -> Any:
        if isinstance(fetched, Exception):
            raise fetched
        return fetched

    person = discord.Member.__new__(discord.Member) if is_member else SimpleNamespace()
    if is_member:
        person._user = SimpleNamespace(id=9)
    guild = SimpleNamespace(get_channel_or_thread=lambda _: found, fetch_channel=fetch_channel)
    return SimpleNamespace(guild=guild, user=person, channel_id=HERE)


def channel(*, is_seen: bool) -> Any:
    return SimpleNamespace(permissions_for=lambda _: SimpleNamespace(view_channel=is_seen))


class Thread(discord.Thread):
    __slots__ = ("is_hidden", "may_manage", "members_found")

    def __init__(
        self, *, is_hidden: bool, may_manage: bool = False, has_joined: bool = False, is_seen: bool = True
    ) -> None:
        self.is_hidden, self.may_manage = is_hidden, SimpleNamespace(view_channel=is_seen, manage_threads=may_manage)
        self.members_found = has_joined

    def permissions_for(self, _: Any, /) -> Any:
        return self.may_manage

    def is_private(self) -> bool:
        return self.is_hidden

    async def fetch_member(self, member_id: int, /) -> Any:
        if not self.members_found or member_id != 9:
            raise discord.NotFound(SimpleNamespace(status=404, reason=""), "")


async def test_whoever_asks_in_a_channel_sees_it() -> None:
    assert await can_see(asked(channel(is_seen=False)), HERE)


@pytest.mark.parametrize("is_seen", [True, False])
async def test_elsewhere_it_hangs_on_their_permissions(is_seen: bool) -> None:
    assert await can_see(asked(channel(is_seen=is_seen)), THERE) is is_seen
    assert await can_see(asked(fetched=channel(is_seen=is_seen)), THERE) is is_seen


@pytest.mark.parametrize(
    ("thread", "sees"),
    [
        (Thread(is_hidden=False), True),
        (Thread(is_hidden=False, is_seen=False, has_joined=True), False),
        (Thread(is_hidden=True), False),
        (Thread(is_hidden=True, may_manage=True), True),
        (Thread(is_hidden=True, has_joined=True), True),
    ],
)
async def test_a_private_thread_is_seen_by_those_in_it_and_those_who_manage_it(thread: Thread, sees: bool) -> None:
    assert await can_see(asked(thread), THERE) is sees


async def test_where_nobody_can_say_they_may_not() -> None:
    assert not await can_see(asked(channel(is_seen=True), is_member=False), HERE)
    assert not await can_see(SimpleNamespace(guild=None, user=asked().user, channel_id=HERE), HERE)  # type: ignore[arg-type]
    assert not await can_see(asked(fetched=TimeoutError()), THERE)
