"""What no honest client sends: every click is answered with a sentence, and nothing changes, pings or leaks."""

import asyncio
import random
import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.local import component_types as ct
from bot.local import interactions as kinds
from bot.local.members import change_member
from bot.local.sight import described
from cogs.death_over_the_kingdom.cards import CODES
from tests.e2e.player import Player, answers
from tests.faults.stage import Json, Stage
from tests.support.hostile import HOSTILE_NAMES, MORE_HOSTILE_NAMES

INVISIBLE, RIGHT_TO_LEFT, *_ = MORE_HOSTILE_NAMES[1:]
EMOJI = HOSTILE_NAMES[4]
MARKS = ("@everyone", "@here", "<@&", "**bold**", "~~no~~")
FORGERIES = 25
HUGE = "x" * 10_000_000
PIECES = (
    *("", "1", "2", "999999999", "-1", "hand-1", "hand-99", "fold", "~select", "~ask", "~said", "~random", "=1"),
    *("=-7", "=999999999", "hand", "join", "start", "rematch", "log.99999", "quit.x", "\u202e", "💥", "'; DROP"),
)
NOT_OFFERED: tuple[tuple[str, list[str] | None], ...] = (
    *(("hand-99", None), ("=1", None), ("~random", None), ("~said", None)),
    *(("~select", ["hand-99"]), ("~select", []), ("~select", ["hand-1", "hand-2"])),
)
ids = st.one_of(
    st.text(max_size=100),
    st.builds("c1:{}:{}:{}".format, st.sampled_from(("MATCH", "FOREIGN", "nowhere")), *[st.sampled_from(PIECES)] * 2),
    st.builds("c1:{}".format, st.text(alphabet=":~=.-_aZ09é", max_size=60)),
)


async def test_forged_ids_values_and_forms_change_nothing(stage: Stage) -> None:
    """Ben has no seat: whatever he sends, both matches stand, and he is told so."""
    ben = stage.people[1]
    await stage.solo(other := stage.channel())
    player = await stage.solo(channel := stage.channel())
    table = await stage.table_of(channel)
    real = [
        part["custom_id"]
        for part in ct.walk([*player.panel["components"], *table["components"]])
        if "custom_id" in part
    ]
    copied: list[tuple[str, list[str] | None]] = [(custom_id, None) for custom_id in [*real, *bent(real)]]
    before = stage.sql("SELECT * FROM journal ORDER BY match, sequence"), stage.sql("SELECT id, status FROM matches")
    for custom_id, values in [*copied, *forgeries()]:
        told = custom_id.replace("MATCH", stage.match(channel)).replace("FOREIGN", stage.match(other))
        if told.startswith("c1:"):
            await stage.forge(ben, table, told, values)
            await stage.interacts(ben, table, kinds.MODAL_SUBMIT, modal(told, str(values)))
    after = stage.sql("SELECT * FROM journal ORDER BY match, sequence"), stage.sql("SELECT id, status FROM matches")
    assert after == before
    assert not [text for text in map(described, ben.messages()) if "Error id" in text]
    assert stage.faults() == []


def bent(real: list[str]) -> list[str]:
    """Real ids with a bit flipped, a piece cut out or put in twice; the same every time."""
    chance = random.Random(FORGERIES)
    found: list[str] = []
    for _ in range(FORGERIES):
        text, place = chance.choice(real), chance.randrange(3, 30)
        place = min(place, len(text) - 1)
        flipped = text[:place] + chr(ord(text[place]) ^ 1 << chance.randrange(7)) + text[place + 1 :]
        found += [
            flipped,
            text[:place],
            text[:place] + text[place + 1 :],
            (text + text[place:])[:100],
            text[:place] + "٣",
        ]
    return [custom_id for custom_id in found if custom_id not in real]


def forgeries() -> list[tuple[str, list[str] | None]]:
    """What hypothesis thinks up, the same every time."""
    found: list[tuple[str, list[str] | None]] = []

    @settings(max_examples=FORGERIES, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(ids, st.none() | st.lists(st.text(max_size=100), max_size=3))
    def think(custom_id: str, values: list[str] | None) -> None:
        found.append((custom_id, values))

    think()
    return found


async def test_the_seated_cannot_answer_what_is_not_offered(stage: Stage) -> None:
    player = await stage.solo(channel := stage.channel())
    stem = answers(player.panel)[0]["custom_id"].rpartition(":")[0]
    before = stage.kept(channel)
    for what, values in NOT_OFFERED:
        await stage.forge(player.person, player.panel, f"{stem}:{what}", values)
    await stage.interacts(player.person, player.panel, kinds.MODAL_SUBMIT, modal(f"{stem}:~said", HUGE))
    assert stage.kept(channel) == before
    assert await player.plays(1) == 1
    assert stage.faults() == []
    assert "x" * 1000 not in stage.bot.said()


@pytest.mark.parametrize(
    ("command", "options", "names"),
    [
        ("kingdom new", {"mode": "classic", "length": 2}, (HOSTILE_NAMES[1], INVISIBLE, "W" * 32)),
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


async def test_the_log_holds_no_card_and_no_token(stage: Stage) -> None:
    """Ada's cards stand in her panel and nowhere else."""
    player = await stage.solo(stage.channel())
    await player.plays(2)
    said = stage.news()
    cards = re.findall(r"In your hand: ([A-Z]\w+)", described(player.person.sight.by_id(player.panel["id"]) or {}))
    assert cards
    assert not [card for card in cards if card in said]
    assert not re.search(rf"\b({'|'.join(CODES)})\b", said), "a card by its code"
    assert not re.search(r"[\w-]{60,}", said), "an interaction's token"


def modal(custom_id: str, text: str) -> Json:
    field = {"type": ct.TEXT_INPUT, "custom_id": "said", "value": text, "id": 2}
    return {"custom_id": custom_id, "components": [{"type": 18, "id": 1, "component": field}]}
