"""What no honest client sends: every click is answered once, with a sentence, and nothing changes, pings or leaks."""

import asyncio
import base64
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from msgspec import Struct

from bot.local.protocol import component_types as ct
from bot.local.protocol import interaction_types as kinds
from bot.local.rest.exchange import Exchange
from bot.local.table.members import change_member
from cogs.bag_of_dungeon.content import ALL_ITEMS, ALL_MONSTERS
from cogs.death_over_the_kingdom.content.characters import CODES
from tests.client.descriptions import described
from tests.client.person import Person
from tests.e2e.player import Player, answers
from tests.faults.forgery import Forged, Known, from_a_stranger, not_offered, orders
from tests.faults.stage import SOLO, Json, Stage
from tests.support.examples import examples
from tests.support.hostile import HOSTILE_NAMES, MORE_HOSTILE_NAMES
from tests.support.sampled import sampled

INVISIBLE, RIGHT_TO_LEFT, *_ = MORE_HOSTILE_NAMES[1:]
EMOJI = HOSTILE_NAMES[4]
MARKS = ("@everyone", "@here", "<@&", "**bold**", "~~no~~")
HUGE = "x" * 10_000_000

SECRETS = (*CODES, *ALL_MONSTERS, *ALL_ITEMS)
CALLBACK = "/callback"
MANY = 25  # examples of each
LONG = 500  # characters of a line in the log
TABLES = ("journal", "seats", "deadlines", "snapshots", "results")
# Whom the tables of other tests call meanwhile is none of what is sent.
STATE = (
    "id, status, starter, nullif(json_remove(notes, '$.rung'), '{}'), outcome FROM matches",
    *(f"* FROM {name}" for name in TABLES),
)


class Target(Struct, frozen=True):
    """A match to send things at, and what can be read off its messages."""

    message: Json
    panel: Json
    known: Known


async def target(stage: Stage, game: str, other: str) -> Target:
    """Ada alone in a match of this game, asked something."""
    player = await stage.solo(channel := stage.channel(), game)
    table = await stage.table_of(channel)
    await stage.until(lambda: len(stage.kept(channel)) == SOLO[game][0], "the automata")
    parts = ct.walk([*player.panel["components"], *table["components"]])
    ids = tuple(part["custom_id"] for part in parts if "custom_id" in part)
    return Target(table, player.panel, Known(ids, (stage.match(channel), stage.match(other))))


async def search(stage: Stage, forged: st.SearchStrategy[Forged], many: int, attempt: Callable[[Forged], Any]) -> None:
    """Let hypothesis send what it thinks up, one after the other, and make what fails small."""
    loop = asyncio.get_running_loop()
    phases = (Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink)

    @settings(max_examples=examples(many), phases=phases, suppress_health_check=list(HealthCheck))
    @given(forged)
    def send(one: Forged) -> None:
        asyncio.run_coroutine_threadsafe(attempt(one), loop).result()

    await asyncio.to_thread(send)


async def attempt(stage: Stage, person: Person, at: Json, forged: Forged) -> None:
    """Nothing has changed, one answer came, no error, and no more in the log than a line."""
    before, seen, heard = kept(stage), {message["id"] for message in person.messages()}, []

    def hear(exchange: Exchange) -> None:
        if exchange.path.endswith(CALLBACK):
            heard.append(exchange)

    stage.local.requests.observers.append(hear)
    try:
        await stage.interacts(person, at, forged.kind, dict(forged.data))
    finally:
        stage.local.requests.observers.remove(hear)
    assert kept(stage) == before
    assert len(heard) == 1, "answered other than once"
    assert not [m for m in person.messages() if m["id"] not in seen and "Error id" in described(m)]
    said = stage.news()
    assert " ERROR " not in said, said
    assert "Traceback" not in said, said
    assert max(map(len, said.splitlines()), default=0) < LONG, "the log repeats what was sent"


def kept(stage: Stage) -> list[list[tuple[Any, ...]]]:
    """All that is remembered, but for which message shows a table."""
    return stage.sql_each(*(f"SELECT {what}" for what in STATE))


@pytest.mark.parametrize("game", sampled(["kingdom", "bag"], 1))
async def test_whatever_a_stranger_sends_nothing_changes(stage: Stage, game: str) -> None:
    await stage.solo(other := stage.channel())
    aim, ben = await target(stage, game, other), stage.people[1]
    await search(stage, from_a_stranger(aim.known), MANY, lambda one: attempt(stage, ben, aim.message, one))


async def test_whatever_a_stranger_orders_nothing_changes(stage: Stage) -> None:
    """In a channel where a match is on, so that not even a new one may be opened."""
    await stage.solo(other := stage.channel())
    aim, ben = await target(stage, "kingdom", other), stage.people[1]
    commands = [stage.local.table.world.commands[key] for key in sorted(stage.local.table.world.commands)]
    await search(stage, orders(commands), MANY, lambda one: attempt(stage, ben, aim.message, one))


@pytest.mark.parametrize("game", sampled(["bag", "kingdom"], 1))
async def test_whoever_is_asked_cannot_answer_what_is_not_offered(stage: Stage, game: str) -> None:
    await stage.solo(other := stage.channel())
    aim, ada = await target(stage, game, other), stage.people[0]
    await search(stage, not_offered(aim.known), MANY, lambda one: attempt(stage, ada, aim.panel, one))


async def test_ten_megabytes_are_not_repeated(stage: Stage) -> None:
    player = await stage.solo(channel := stage.channel())
    stem = answers(player.panel)[0]["custom_id"].rpartition(":")[0]
    await attempt(stage, player.person, player.panel, Forged(kinds.MODAL_SUBMIT, modal(f"{stem}:~said", HUGE)))
    assert await player.plays(1) == 1
    assert "x" * 1000 not in stage.bot.said()
    assert stage.kept(channel)


@pytest.mark.long
@pytest.mark.parametrize(
    ("command", "options", "names"),
    [
        pytest.param(
            "kingdom new",
            {"mode": "classic", "length": 2},
            (HOSTILE_NAMES[1], INVISIBLE, "W" * 32),
            marks=pytest.mark.long,
        ),
        ("bag new", {"most_rounds": 1}, (HOSTILE_NAMES[0], RIGHT_TO_LEFT, EMOJI)),
    ],
)
async def test_hostile_names_play_a_whole_match(
    stage: Stage, command: str, options: Json, names: tuple[str, ...]
) -> None:
    """From the lobby to the result, with every board and panel drawn: nobody is called who is not meant."""
    for person, name in zip(stage.people, names, strict=True):
        change_member(stage.local.table, person.id, {"nick": name[:32]})
    try:
        await stage.trio(channel := stage.channel(), command, **options)
        players = [Player(person, channel) for person in stage.people]
        for player, name in zip(players, names, strict=True):
            player.name = name[:32]
        assert all(await asyncio.gather(*(player.plays() for player in players)))
        await stage.people[0].sees("[Rematch]", channel=channel)
    finally:
        for person in stage.people:
            change_member(stage.local.table, person.id, {"nick": None})
    for message in stage.local.table.world.messages[stage.facts(channel)["id"]].values():
        assert not message.body["mention_everyone"]
        assert not message.body["mention_roles"]
        assert {user["id"] for user in message.body["mentions"]} <= {person.id for person in stage.people}
        texts = [p["content"] for p in ct.walk(message.body["components"]) if p["type"] == ct.TEXT_DISPLAY]
        assert not [text for text in texts for mark in MARKS if mark in text], "a name as Discord would read it"
    assert stage.faults() == []


@pytest.mark.parametrize("game", ["kingdom", "bag"])
async def test_the_log_holds_no_secret(stage: Stage, game: str) -> None:
    """Not even at DEBUG and where the disk is full: no card, monster or find, no seed, no answer, and no token."""
    player = await stage.solo(channel := stage.channel(), game)
    await stage.until(lambda: len(stage.kept(channel)) == SOLO[game][0], "the automata")
    stage.write("CREATE TRIGGER full BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, 'the disk is full'); END")
    await player.plays(1)
    await player.person.sees("I could not save that", channel=channel)
    stage.write("DROP TRIGGER full")
    player.answered.clear()
    await player.plays(2)
    assert "the disk is full" in stage.bot.said(), "said once a minute"
    said = stage.news()
    assert not re.search(rf"\b({'|'.join(SECRETS)})\b", said), "a card, a monster or a find"
    panel = player.person.sight.by_id(player.panel["id"])
    cards = re.findall(r"In your hand: ([A-Z]\w+)", described(panel) if panel else "")
    assert bool(cards) == (game == "kingdom")
    assert not [card for card in cards if card in said]
    assert not re.search(r'\["[\w-]+"\]', said), "an answer"
    ((seed,),) = stage.sql("SELECT hex(seed) FROM matches WHERE id = ?", stage.match(channel))
    assert seed.lower() not in said.lower()
    assert base64.b64encode(bytes.fromhex(seed)).decode() not in said
    assert not re.search(r"[\w-]{60,}", said), "an interaction's token"
    assert player.person.name not in said, "who it was"


def modal(custom_id: str, text: str) -> Json:
    field = {"type": ct.TEXT_INPUT, "custom_id": "said", "value": text, "id": 2}
    return {"custom_id": custom_id, "components": [{"type": 18, "id": 1, "component": field}]}
