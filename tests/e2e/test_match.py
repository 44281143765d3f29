"""A whole match, from the slash command to the result, by people who click."""

import asyncio
import re
from itertools import pairwise

import aiohttp
import pytest

from bot.cli.verify import verify
from bot.local.protocol import component_types as ct
from tests.client.descriptions import described
from tests.client.person import Person
from tests.e2e.bot_process import BotProcess
from tests.e2e.player import OVER, Player
from tests.e2e.tables import Json, public, sit_down, start


def pictures(message: Json) -> list[Json]:
    return [item for part in ct.walk(message["components"]) for item in part.get("items", [])]


def is_private(message: Json) -> bool:
    return bool(message["flags"] & 64)


def with_buttons(person: Person) -> list[Json]:
    return [m for m in public(person) if any(part["type"] == ct.BUTTON for part in ct.walk(m["components"]))]


def lines(messages: list[Json]) -> list[str]:
    return [line for message in messages for line in described(message).split("\n") if line.startswith("• ")]


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, pytest.param(4, marks=pytest.mark.long)])
async def test_people_play_a_match_to_its_end(people: list[Person], bot: BotProcess, seats: int) -> None:
    await start(people[:seats])
    given = await asyncio.gather(*(Player(person).plays() for person in people[:seats]))
    result = await people[0].sees("[Rematch]")
    assert OVER in described(result)
    assert all(count >= 4 * seats for count in given), given  # two picks and at least two actions in as many turns
    assert "Seed: " not in described(result)
    await proves_itself(people[3], result, bot)
    await is_seen_again(people[0], people[3], result)
    assert bot.faults() == []


async def proves_itself(person: Person, result: Json, bot: BotProcess) -> None:
    """The proof is a button away, and in it another that gives a file which `verify` accepts."""
    await person.click(result, "Proof")
    proof = await person.sees("Nothing was rigged")
    assert "Seed: " in described(proof)
    await person.click(proof, "Export")
    exported = await person.sees(lambda message: "bot verify" in described(message) and is_private(message))
    (attachment,) = [found for found in exported["attachments"] if found["filename"].endswith(".json")]
    file = bot.data / "export.json"
    async with aiohttp.ClientSession() as session, session.get(attachment["url"]) as response:
        file.write_bytes(await response.read())
    assert verify(file)


async def is_seen_again(player: Person, watcher: Person, result: Json) -> None:
    """Step by step in private, and as a film for all; both as Discord would take them."""
    await watcher.click(result, "Watch Again")
    shown = await watcher.sees(lambda message: is_private(message) and "1 of " in described(message))
    assert pictures(shown)
    await watcher.click(shown, "Last")
    await watcher.sees(lambda message: message["id"] == shown["id"] and "[On (off)]" in described(message))
    await player.click(result, "Share")
    film = await watcher.sees("the film")
    assert pictures(film)[0]["media"]["content_type"] == "image/webp"


@pytest.mark.long
async def test_the_channel_reads_as_the_story_of_the_match(people: list[Person]) -> None:
    """One message has buttons; each round has a page with its picture; no line stands there twice. Then a rematch."""
    ada, ben, cleo, dora = people
    await start([ada, ben, cleo])
    await asyncio.gather(*(Player(person).plays() for person in (ada, ben, cleo)))
    await ada.waits_for(lambda: OVER in "".join(map(described, with_buttons(ada))), "the result")
    await ada.waits_for(lambda: len(with_buttons(ada)) == 1, "the buttons of the past to go")
    story = public(ada)
    assert sum(bool(pictures(message)) for message in story) == 3 * 3 + 1, "a picture for each round, and the result"
    assert all(item["description"] for message in story for item in pictures(message))
    assert not [line for line, after in pairwise(lines(story)) if line == after]
    await play_again(ben, dora, story[-1])


async def play_again(player: Person, watcher: Person, result: Json) -> None:
    await watcher.click(result, "Rematch")
    await watcher.sees("You have no seat at this table")
    await player.click(result, "Rematch")
    assert f"<@{player.id}> may start" in described(await player.sees("3 of 7 seats"))


@pytest.mark.long
async def test_two_matches_in_two_channels_do_not_meet(people: list[Person]) -> None:
    ada, ben, cleo, dora = people
    await start([ada, ben, cleo], "game-night")
    await start([dora, ada, ben], "lobby-chat")
    first = Player(ada, "game-night")
    second = Player(ada, "lobby-chat")
    await first.plays(1)
    await second.plays(1)
    others = {f"<@{ben.id}>", f"<@{dora.id}>"}  # in the order in which they go, which the lot decides
    await dora.sees(lambda m: "are choosing" in described(m) and set(re.findall(r"<@\d+>", described(m))) == others)
    assert "Dora" not in "".join(map(described, public(cleo, "game-night")))


async def test_one_person_plays_with_automata(people: list[Person]) -> None:
    ada = people[0]
    await ada.slash("kingdom new", automata=2, pace="none")
    await ada.click(await ada.sees("3 of 7 seats"), "Start")
    assert await Player(ada).plays(6) == 6


async def test_a_lobby_is_a_lobby_until_it_starts(people: list[Person]) -> None:
    lobby = await sit_down(people[:3])
    await people[0].click(lobby, "Start")
    closed = await people[0].sees("The match has begun")
    assert closed["id"] == lobby["id"]
    assert "[Join]" not in described(closed)
    assert "Fingerprint of the seed, published at the start" in described(closed)
