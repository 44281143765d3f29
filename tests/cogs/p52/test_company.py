"""Automata are company: no person loses a turn of an exploration, or the choice of a hero, to one (R27, P1)."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.engine import Chance, Position, Prompt
from bot.host import Change, HostRefused, Table
from cogs.p52.game import GAME
from cogs.p52.prompts import words
from tests.cogs.p52.rosters import lobby
from tests.host.harness import ADA, Harness

PLAYED = 40  # answers of the person: several rooms' worth of explorations
COMPANIONS = 4


async def in_company(harness: Harness) -> Table:
    """Ada and four automata, as far as so many answers of hers lead."""
    table = await lobby(harness)
    for name in range(COMPANIONS):
        await harness.commands.add_automaton(table.id, ADA, f"Clockwork {name}")
    await harness.commands.begin(table.id, ADA)
    for _ in range(PLAYED):
        change = await harness.heard.until(lambda one: one is harness.heard.changes[-1] and is_hers(one.table))
        if change.table.status != "open":
            break
        await until_all_have_thought(harness)
        with suppress(HostRefused):
            await answered(harness, await harness.queries.table(table.id))
    return await harness.queries.table(table.id)


async def until_all_have_thought(harness: Harness) -> None:
    """They have all the time they want; what one of them decides may set others thinking."""
    while thinking := [*harness.host._automata._thinking.values()]:
        await asyncio.gather(*thinking)


def is_hers(table: Table) -> bool:
    """Is it hers to answer, or over? Some companies are lost before she has answered so often."""
    return table.status != "open" or bool(of_ada(table))


def of_ada(table: Table) -> list[Prompt]:
    return [prompt for prompt in table.prompts if prompt.seat == 0]


async def answered(harness: Harness, table: Table) -> None:
    """What she is asked first, if it is still asked: an automaton may have settled it."""
    for prompt in of_ada(table)[:1]:
        choice = GAME.advise(table.view(0), prompt, Chance(b"")).choice
        await harness.commands.answer(table.id, ADA.id, prompt.number, choice)


def of_automata(changes: list[Change]) -> Iterator[tuple[Position[Any], Change]]:
    """What automata answered, and where the match stood before."""
    for before, after in pairwise(changes):
        if after.kind == "answered" and after.by is None and before.table.match is not None:
            yield before.table.match, after


async def test_no_turn_and_no_choice_is_lost_to_an_automaton(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    async with Harness(tmp_path / "p52.sqlite3", GAME) as harness:
        await in_company(harness)
        found = list(of_automata(harness.heard.changes))
        refused = [one for one in caplog.records if "was refused" in one.message or one.levelno >= logging.WARNING]
    assert any(match.state.phase == "explore" for match, _ in found)
    for match, change in found:
        for prompt in match.prompts:
            is_to_stay = prompt.seat == 0 and prompt.word in {words.TURN, words.CHARACTER}
            assert not is_to_stay or prompt in change.table.prompts, f"{prompt.word} was taken by {change.events}"
    assert not refused
