"""Lobbies and matches for end-to-end tests."""

import asyncio
from typing import Any

from tests.client.descriptions import described
from tests.client.person import Person

Json = dict[str, Any]


async def sit_down(people: list[Person], channel: str = "game-night") -> Json:
    """Open a lobby and seat everybody; the lobby message."""
    host, *guests = people
    await host.slash("kingdom new", channel=channel, pace="none")
    lobby = await host.sees("[Join]", channel=channel)
    for guest in guests:
        await guest.sees("[Join]", channel=channel)
        await guest.click(lobby, "Join")
    return await host.sees(f"{len(people)} of 7 seats", channel=channel)


async def start(people: list[Person], channel: str = "game-night") -> Json:
    """A match of these people, about to pick their first cards; the table message."""
    await people[0].click(await sit_down(people, channel), "Start")
    shown = await asyncio.gather(*(person.sees("[Your Hand]", channel=channel) for person in people))
    return shown[0]


def public(person: Person, channel: str = "game-night") -> list[Json]:
    return [message for message in person.messages(channel) if not message["flags"] & 64]


def private(person: Person, channel: str = "game-night") -> list[Json]:
    return [message for message in person.messages(channel) if message["flags"] & 64]


def texts(messages: list[Json]) -> list[str]:
    return [described(message) for message in messages]
