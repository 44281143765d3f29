"""A match that is over: told, watched again step by step, proven, and played once more with the same characters."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.local.protocol import component_types as ct
from bot.ui.views.ending import Ending
from bot.words import Words
from tests.client.descriptions import described
from tests.client.person import Person
from tests.ui.alone import game_alone, opened
from tests.ui.arena.face import ArenaFace
from tests.ui.arena.game import GAME

Json = dict[str, Any]
ROOMS = 4


@pytest.fixture
async def ada(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[Person]:
    game_alone(monkeypatch, GAME, "tests.ui.arena")
    async with opened(tmp_path) as ada:
        yield ada


async def begun(ada: Person, rooms: int = ROOMS) -> Json:
    await ada.slash("arena new", rooms=rooms, pace="none")
    await ada.click(await ada.sees("[Start]"), "Start")
    return await ada.sees("[care]")


async def played(ada: Person, rooms: int = ROOMS) -> Json:
    """A whole match; its result."""
    await begun(ada, rooms)
    for room in range(1, rooms + 1):
        await ada.click(await ada.sees(f"Room {room}"), "care")
    return await ada.sees("The match is over")


def buttons(message: Json) -> list[str]:
    rows = [row for part in message["components"] for row in part.get("components", ()) if row["type"] == 1]
    return [one["label"] for row in rows for one in row["components"] if one["type"] == 2]


@pytest.mark.long
async def test_a_rematch_stands_first_and_the_proof_is_put_away(ada: Person) -> None:
    result = await played(ada)
    assert buttons(result) == ["Rematch", "Keep This Hero", "Watch Again", "Share", "Log", "Look Up", "Proof"]
    assert "Seed" not in described(result)
    await ada.click(result, "Proof")
    proof = described(await ada.sees("Nothing was rigged"))
    assert "Seed: " in proof
    assert "Fingerprint of the seed, published at the start" in proof
    await ada.click("Export")
    await ada.sees("bot verify** on this file")


async def test_a_match_is_stepped_through(ada: Person) -> None:
    await ada.click(await played(ada), "Watch Again")
    shown = await ada.sees("1 of 6")
    assert shown["flags"] & 64, "for whoever asks alone"
    assert "Room 1" in described(shown)
    assert "(picture: The arena.)" in described(shown)
    await ada.click(shown, "On")
    await ada.sees(lambda one: one["id"] == shown["id"] and "2 of 6" in described(one) and "Room 2" in described(one))
    await ada.click(shown, "Last")
    last = await ada.sees("6 of 6")
    assert "The match is over" in described(last), "the last page is the end"
    assert last["id"] == shown["id"]
    with pytest.raises(LookupError):
        await ada.click(last, "On")
    await ada.click(last, "Back")
    await ada.sees("5 of 6")
    await ada.choose(shown, "Go to …", "3. Room 3")
    await ada.sees("3 of 6")
    await ada.click(shown, "First")
    await ada.sees("1 of 6")


@pytest.mark.long
async def test_a_range_is_watched_move_by_move_and_left_again(ada: Person) -> None:
    await ada.click(await played(ada), "Watch Again")
    shown = await ada.sees("1 of 6")
    await ada.choose(shown, "Move by move: choose from and to …", "2. Room 2", "4. Room 4")
    found = described(await ada.sees(lambda m: m["id"] == shown["id"] and "Steps 2 to 4, move by move" in described(m)))
    assert "1 of 3" in found
    assert "Room 2" in found
    await ada.click(shown, "Last")
    await ada.sees(lambda m: "3 of 3" in described(m) and "Room 4" in described(m))
    await ada.choose(shown, "Go to …", "2. Room 3")
    await ada.sees(lambda m: "2 of 3" in described(m) and "Steps 2 to 4" in described(m))
    await ada.click(shown, "All Steps")
    await ada.sees(lambda m: m["id"] == shown["id"] and "2 of 6" in described(m))


@pytest.mark.long
async def test_what_is_still_on_is_not_watched_again(ada: Person) -> None:
    await begun(ada)
    await ada.slash("arena watch")
    await ada.sees("This match is still in progress")


async def test_the_last_match_of_a_channel_is_watched_with_a_command_also_beside_a_lobby(ada: Person) -> None:
    await ada.slash("arena watch")
    await ada.sees("There is no match")
    await played(ada)
    await ada.slash("arena new", pace="none")
    await ada.sees("[Start]")
    await ada.slash("arena watch")
    await ada.sees("1 of 6")


@pytest.mark.long
async def test_a_match_that_was_stopped_is_watched_as_far_as_it_came(ada: Person) -> None:
    await ada.click(await begun(ada), "care")
    await ada.sees("Room 2")
    await ada.slash("arena stop")
    await ada.click(await ada.sees("[Stop the Match]"), "Stop the Match")
    await ada.click(await ada.sees("[Rematch]"), "Watch Again")
    await ada.sees("1 of 2")


@pytest.mark.long
async def test_a_rematch_brings_the_same_characters(ada: Person) -> None:
    for name in ("Oda", "Tavin"):
        await ada.slash("arena hero new", name=name)
        await ada.sees(f"{name} steps into the world")
    await ada.slash("arena new", pace="none")
    await ada.click(await ada.sees("[Bring a Character]"), "Bring a Character")
    await ada.choose(await ada.sees("Which characters do you bring?"), "Choose, or leave empty", "Oda", "Tavin")
    await ada.click(await ada.sees("with Oda and Tavin"), "Start")
    await ada.click(await ada.sees("[care]"), "care")
    await ada.click(
        await ada.sees(lambda one: "How does Tavin strike" in described(one) and "[care]" in described(one)), "care"
    )
    result = await ada.sees("The match is over")
    (tavin,) = await ada.autocomplete("arena hero retire", "who", "Tavin")
    await ada.slash("arena hero retire", who=tavin["value"])
    await ada.sees("Tavin retires")
    await ada.click(result, "Rematch")
    await ada.sees(lambda one: "[Start]" in described(one) and f"<@{ada.id}>, with Oda" in described(one))


async def test_the_game_says_why_it_ended_so(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Ending[Any]] = []

    def lines(_: ArenaFace, ending: Ending[Any], words: Words) -> list[str]:
        told.append(ending)
        return ["**Four** rooms, and not a scar."]

    monkeypatch.setattr(ArenaFace, "ending_lines", lines)
    assert "Four** rooms, and not a scar." in described(await played(ada))
    assert sum(event.word == "struck" for event in told[0].story) == ROOMS
    assert told[0].outcome.scores == (1 + ROOMS,)


async def test_an_end_that_cannot_be_told_hides_no_result(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("nothing to say")

    monkeypatch.setattr(ArenaFace, "ending_lines", broken)
    monkeypatch.setattr(ArenaFace, "draw_ending", broken)
    assert "Rematch" in buttons(await played(ada))


async def test_a_match_that_no_longer_replays_has_its_result_but_is_not_watched(
    ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.host.runtime.story.watch", lambda *_: None)
    result = await played(ada)
    await ada.click(result, "Watch Again")
    await ada.sees("I can no longer show this match again")


@pytest.mark.long
async def test_the_log_of_a_match_that_no_longer_replays_says_so(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    result = await played(ada)
    monkeypatch.setattr("bot.host.runtime.story.story", lambda *_, **__: [])
    await ada.click(result, "Log")
    await ada.sees("I can no longer tell this match")


async def test_right_above_its_buttons_a_result_says_first_who_has_won(ada: Person) -> None:
    """There a page, or a phone's notice, takes the one line from that it has room for."""
    parts = [
        part for part in ct.walk((await played(ada))["components"]) if part["type"] in (ct.TEXT_DISPLAY, ct.BUTTON)
    ]
    first = next(number for number, part in enumerate(parts) if part["type"] == ct.BUTTON)
    assert parts[first - 1]["content"].startswith("**Ada wins.**")
    assert "**1** · Ada" in parts[first - 1]["content"]
