"""What happens to a channel is told to the messages of the matches in it, and of no others."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from bot.host import Table
from bot.ui.messages.channel_events import ChannelEvents

HERE, THREAD, ELSEWHERE, GUILD, OTHER_GUILD = 10, 11, 12, 5, 6
TABLES = [
    SimpleNamespace(id="here", channel=HERE, guild=GUILD),
    SimpleNamespace(id="thread", channel=THREAD, guild=GUILD),
    SimpleNamespace(id="elsewhere", channel=ELSEWHERE, guild=GUILD),
    SimpleNamespace(id="other", channel=20, guild=OTHER_GUILD),
]


class Told:
    """Stands in for the publisher: which of the tables are updated."""

    def __init__(self) -> None:
        self.updated: list[str] = []
        self.deleted: list[set[int]] = []
        self.opened: list[int] = []

    def update_where(self, fits: Callable[[Table], bool]) -> None:
        self.updated += [table.id for table in TABLES if fits(table)]  # type: ignore[arg-type]

    def messages_deleted(self, ids: set[int]) -> None:
        self.deleted.append(ids)

    def update_refused(self, channel: int) -> None:
        self.opened.append(channel)


class Server:
    id = GUILD
    me = SimpleNamespace(id=99)

    def get_thread(self, channel: int) -> Any:
        return {THREAD: SimpleNamespace(parent_id=HERE), 13: SimpleNamespace(parent_id=ELSEWHERE)}.get(channel)


def channel(rights: str, id_: int = HERE) -> Any:
    return SimpleNamespace(id=id_, guild=Server(), permissions_for=lambda _: rights)


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def events(told: Told) -> Any:
    client: Any = SimpleNamespace()
    return ChannelEvents(client, told)  # type: ignore[arg-type]


async def test_where_rights_change_the_channel_and_its_threads_are_updated(events: Any, told: Told) -> None:
    await events.on_guild_channel_update(channel("few"), channel("few"))
    assert told.updated == []
    await events.on_guild_channel_update(channel("few"), channel("all"))
    assert told.updated == ["here", "thread"]


async def test_of_a_deleted_channel_the_whole_server_is_updated(events: Any, told: Told) -> None:
    await events.on_guild_channel_delete(channel("all"))
    assert told.updated == ["here", "thread", "elsewhere"]


async def test_of_a_deleted_thread_it_alone_is(events: Any, told: Told) -> None:
    await events.on_raw_thread_delete(SimpleNamespace(thread_id=THREAD))
    assert told.updated == ["thread"]


@pytest.mark.parametrize(
    ("metadata", "opened"), [({"locked": True}, []), ({"locked": False}, [THREAD]), ({}, [THREAD])]
)
async def test_a_thread_that_is_unlocked_is_tried_again(
    metadata: dict[str, bool], opened: list[int], events: Any, told: Told
) -> None:
    await events.on_raw_thread_update(SimpleNamespace(thread_id=THREAD, data={"thread_metadata": metadata}))
    assert told.opened == opened


async def test_after_a_lost_session_everything_is_updated_but_not_at_the_first(events: Any, told: Told) -> None:
    await events.on_ready()
    assert told.updated == []
    await events.on_ready()
    assert told.updated == [table.id for table in TABLES]


async def test_roles_count_where_they_change_and_are_the_bots(events: Any, told: Told) -> None:
    def role(permissions: int) -> Any:
        return SimpleNamespace(permissions=permissions, guild=Server())

    def member(id_: int, *roles: str) -> Any:
        return SimpleNamespace(id=id_, guild=Server(), roles=list(roles))

    await events.on_guild_role_update(role(1), role(1))
    await events.on_member_update(member(99, "a"), member(99, "a"))
    await events.on_member_update(member(7), member(7, "a"))
    assert told.updated == []
    await events.on_guild_role_update(role(1), role(2))
    await events.on_member_update(member(99), member(99, "a"))
    assert told.updated == ["here", "thread", "elsewhere"] * 2


async def test_deleted_messages_are_told_of(events: Any, told: Told) -> None:
    await events.on_raw_message_delete(SimpleNamespace(message_id=1))
    await events.on_raw_bulk_message_delete(SimpleNamespace(message_ids={2, 3}))
    assert told.deleted == [{1}, {2, 3}]
