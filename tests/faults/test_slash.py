"""Commands as no client of Discord's sends them: options that are missing, foreign, too long, of another type."""

from typing import Any

import pytest

from bot.local.protocol import interaction_types as kinds
from tests.client.descriptions import described
from tests.faults.stage import Json, Stage
from tests.support.sampled import sampled

INTEGER, STRING, BOOLEAN = 4, 3, 5
LONG = "x" * 6000
OPTIONS: tuple[tuple[str, str, Json], ...] = (
    ("kingdom", "new", {"automata": -1}),
    ("kingdom", "new", {"automata": 2**60}),
    ("kingdom", "new", {"automata": "many"}),
    ("kingdom", "new", {"automata": 1.5}),
    ("kingdom", "new", {"pace": "yesterday"}),
    ("kingdom", "new", {"pace": 7}),
    ("kingdom", "new", {"mode": "@everyone"}),
    ("kingdom", "new", {"scoring": "\u202e'; DROP TABLE matches"}),
    ("kingdom", "new", {"length": -3}),
    ("kingdom", "new", {"length": 2**60}),
    ("bag", "new", {"mode": "hell"}),
    ("bag", "new", {"first": 99}),
    ("bag", "new", {"most_rounds": -1}),
    ("bag", "new", {"nobody_knows": True}),
    ("kingdom", "rules", {}),
    ("kingdom", "rules", {"topic": 0}),
    ("bag", "rules", {"topic": True}),
    ("kingdom", "rules", {"topic": LONG}),
    ("kingdom", "rules", {"topic": "@everyone **<@1>** \u202e \x00"}),
    ("bag", "rules", {"topic": ""}),
    ("gm", "export", {"match": LONG}),
    ("gm", "export", {"match": "../../etc/passwd\x00"}),
    ("gm", "settings", {"pace": "never", "language": "xx"}),
    ("gm", "nothing", {}),
    ("kingdom", "dance", {}),
)


def command(stage: Stage, group: str, name: str, options: Json) -> Json:
    """The data of an interaction with one command of a group."""
    known = next(c for c in stage.local.table.world.commands.values() if c["name"] == group)
    given = [{"name": key, "type": kind_of(value), "value": value} for key, value in options.items()]
    return {"id": known["id"], "name": group, "type": 1, "options": [{"name": name, "type": 1, "options": given}]}


def kind_of(value: Any) -> int:
    return BOOLEAN if isinstance(value, bool) else STRING if isinstance(value, str) else INTEGER


async def test_options_that_cannot_be_are_answered_and_open_nothing(stage: Stage) -> None:
    ada = stage.people[0]
    player = await stage.solo(channel := stage.channel())
    table = await stage.table_of(channel)
    before = stage.sql("SELECT id, status FROM matches")
    for group, name, options in OPTIONS:
        await stage.interacts(ada, table, kinds.COMMAND, command(stage, group, name, options))
    assert stage.sql("SELECT id, status FROM matches") == before
    told = [described(message) for message in ada.messages(channel)]
    assert stage.faults() == []
    assert not [text for text in told if "Error id" in text]
    assert LONG[:500] not in stage.bot.said()
    assert await player.plays(1) == 1


@pytest.mark.parametrize(
    "typed", sampled(["", "\x00", "x" * 10_000, "@everyone", "🐉" * 1000, "\u202eevil", "[", "*("], 4)
)
async def test_whatever_is_typed_choices_come_or_none(stage: Stage, typed: str) -> None:
    ada = stage.people[0]
    data = command(stage, "kingdom", "rules", {"topic": typed})
    data["options"][0]["options"][0]["focused"] = True
    channel = next(iter(stage.local.table.world.channels.values()))
    told = await stage.interacts(ada, {"channel_id": channel["id"], "id": ""}, kinds.AUTOCOMPLETE, data)
    assert all(0 < len(choice["name"]) <= 100 for choice in told["data"].get("choices", []))
    assert stage.faults() == []
