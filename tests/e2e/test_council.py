"""What the people at a table settle with each other: undo, end, swap, more time; and a table that all have left."""

import asyncio
from typing import Any

import pytest

from bot.local.protocol import component_types as ct
from bot.local.server import LocalTable
from bot.local.table.members import leave
from tests.client.descriptions import described
from tests.client.person import Person
from tests.e2e.bot_process import BotProcess
from tests.e2e.player import Player, answers, prompt_of
from tests.e2e.tables import Json, public, start


async def with_automaton(ada: Person, ben: Person, **options: Any) -> Json:
    """Ada, Ben and one automaton, about to pick."""
    await ada.slash("kingdom new", automata=1, **({"pace": "none"} | options))
    lobby = await ben.sees("[Join]")
    await ben.click(lobby, "Join")
    await ada.click(await ada.sees("3 of 7 seats"), "Start")
    return await ada.sees("[Your Hand]")


async def restarted(bot: BotProcess, person: Person) -> None:
    await bot.kill()
    await bot.is_offline(person)
    await bot.start()
    await bot.is_online(person)


def pressable(message: Json) -> set[str]:
    return {part["custom_id"] for part in ct.walk(message.get("components", [])) if part.get("custom_id")}


def asks_anew(message: Json, player: Player) -> bool:
    """Is it a panel with a decision that this player has not made yet?"""
    asked = {prompt_of(part) for part in answers(message)}
    return "For your eyes only" in described(message) and bool(asked - player.answered)


async def test_a_pick_is_taken_back_at_once_and_old_buttons_are_stale(people: list[Person], bot: BotProcess) -> None:
    ada, ben = people[:2]
    await with_automaton(ada, ben)
    player = Player(ada)
    panel = await player.open_panel()
    old = answers(panel)[0]["custom_id"]
    await ada.click(panel, old)
    await ada.waits_for(lambda: "[Take Back]" in described(ada.sight.by_id(panel["id"]) or {}), "the way back")
    await ada.click(ada.sight.by_id(panel["id"]), "Take Back")
    await ben.sees("Ada takes the last")
    await ada.waits_for(lambda: answers(ada.sight.by_id(panel["id"]) or {}), "the decision, asked again")
    fresh = ada.sight.by_id(panel["id"]) or {}
    assert old not in pressable(fresh)
    assert await player.plays(1) == 1
    await ben.slash("kingdom undo")
    await ben.sees("You have nothing to take back")
    assert bot.faults() == []


@pytest.mark.long
async def test_an_undo_by_consent_survives_a_kill(people: list[Person], bot: BotProcess) -> None:
    ada, ben, cleo = people[:3]  # no automaton: whoever acts first may settle what lies on the table
    await start([ada, ben, cleo])
    player = Player(ada)
    await asyncio.gather(*(each.plays(1) for each in (player, Player(ben), Player(cleo))))
    await ada.sees("is about to act")
    await ada.slash("kingdom undo")
    question = await ben.sees("Ada would like to take back")
    assert "Not yet answered: <@" in described(question)
    await ada.click(question, "Agree")
    await ada.sees("Nobody is asking you that right now")
    await cleo.click(await cleo.sees("Ada would like to take back"), "Agree")
    await restarted(bot, ada)
    await ben.click(await ben.sees("Ada would like to take back"), "Agree")
    again = await ada.sees(lambda m: "Ada takes the last" in described(m) and "[Agree]" not in described(m))
    assert f"<@{ada.id}>" in described(again)
    await ada.click(again, "Your Hand")
    player.panel = await ada.sees(lambda m: asks_anew(m, player))
    assert await player.plays(1) == 1
    assert bot.faults() == []


@pytest.mark.long
async def test_a_seat_changes_hands_and_takes_its_panel_along(people: list[Person], bot: BotProcess) -> None:
    ada, ben, cleo = people[:3]
    await with_automaton(ada, ben)
    await Player(ben).open_panel()
    await ben.slash("kingdom swap")
    await ben.sees("Say who should have your seat")
    choices = await ben.autocomplete("kingdom swap", "seat", "")
    assert [choice["name"] for choice in choices] == ["1. Ada", "2. Brass Agnes", "3. Ben"]
    await ben.slash("kingdom swap", to=cleo.id)
    offer = await cleo.sees("Ben would like to hand their seat to Cleo")
    await ada.click(offer, "Agree")
    await ada.sees("Nobody is asking you that right now")
    await cleo.click(offer, "Agree")
    await cleo.sees("The seat is yours")
    panel = await ben.sees("Somebody else has this seat now")
    assert answers(panel) == []
    assert await Player(cleo).plays(1) == 1
    await ben.slash("kingdom hand")
    await ben.sees("You have no seat at this table")
    assert bot.faults() == []


@pytest.mark.long
async def test_the_seat_of_who_left_the_server_is_given_to_another(people: list[Person], local: LocalTable) -> None:
    ada, ben, cleo, _ = people
    await with_automaton(ada, ben)
    await ada.slash("kingdom swap", to=cleo.id, seat=3)
    await ada.sees("Somebody sits there")
    leave(local.table, ben.id)
    await ada.slash("kingdom swap", to=cleo.id, seat=3)
    await cleo.click(await cleo.sees("Ada offers Cleo seat 3"), "Agree")
    await ada.sees("Cleo takes seat 3")


async def test_the_table_calls_a_match_off(people: list[Person], bot: BotProcess) -> None:
    ada, ben = people[:2]
    await with_automaton(ada, ben)
    await ben.slash("kingdom end")
    await ben.click(await ben.sees("Ask the table to call this match off"), "Ask the Table")
    await ada.click(await ada.sees("Ben would like to call this match off"), "Refuse")
    await ben.sees("The match is not called off")
    await ben.slash("kingdom end")
    await ben.click(await ben.sees("Ask the table to call this match off"), "Ask the Table")
    await ada.click(await ada.sees("Ben would like to call this match off"), "Agree")
    over = await ben.sees("You have called the match off")
    assert not any("[Agree]" in described(message) for message in public(ben))
    assert "[Rematch]" in described(over)
    await ben.slash("kingdom stats")
    await ben.sees("Nobody has finished a match here yet")


@pytest.mark.long
async def test_who_needs_more_time_asks_for_it(people: list[Person]) -> None:
    ada, ben = people[:2]
    table = await with_automaton(ada, ben, pace="live")
    panel = await Player(ada).open_panel()
    await ada.click(panel, "More Time")
    await ada.sees("You may ask 2 more times")
    await ben.sees("Ada takes more time")
    assert "Time runs out" in described(table)
    await ben.slash("kingdom snooze")
    await ben.sees("You may ask 2 more times")


@pytest.mark.long
async def test_a_match_waits_for_somebody_to_come_back(people: list[Person], bot: BotProcess) -> None:
    ada, ben = people[:2]
    await with_automaton(ada, ben)
    await ada.slash("kingdom away")
    await ben.slash("kingdom away")
    waiting = await ada.sees("Nobody is at the table. The match waits")
    await restarted(bot, ada)
    told = "".join(map(described, public(ada)))
    assert told.count("so the match waits") == 1
    await ada.click(waiting, "Take Your Seat Back")
    await ben.sees("Ada is back")
    assert await Player(ada).plays(1) == 1
    assert bot.faults() == []
