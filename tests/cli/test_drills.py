"""A rule of a real game fails: the match stands, the log replays it literally, and once it is mended play goes on."""

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from bot.cli import replay
from bot.engine import Chance, Event, Game, Prompt, Script
from bot.games import find_games
from bot.host import HostRefused, Table
from tests.host.harness import ADA, BEN, Harness
from tests.support.sampled import sampled

GAMES = find_games()
PROMPTS = 60  # by then every flaw has shown itself


class Flaw(Exception):
    """What the rule raises."""


def failing_turn(game: Game[Any, Any], after: int) -> None:
    """The turn raises where it is sent its so manieth answer, in the middle of whatever it is doing then."""
    turn = game.turn

    def failing(state: Any, chance: Chance) -> Script[None]:
        script, given, sent = turn(state, chance), 0, None
        try:
            while True:
                step = script.send(sent)
                sent = yield step
                given += not isinstance(step, Event)
                if given == after:
                    raise Flaw(f"answer {after} of a turn")
        except StopIteration:
            return

    game.turn = failing  # type: ignore[method-assign]


def failing_leave(game: Game[Any, Any]) -> None:
    def failing(state: Any, seat: int, chance: Chance) -> Iterator[Event]:
        raise Flaw("somebody leaves")

    game.leave = failing  # type: ignore[method-assign]


FLAWS: dict[str, Callable[[Game[Any, Any]], None]] = {
    "in the middle": lambda game: failing_turn(game, 2),
    "a leaving": failing_leave,
}


def flawed(key: str, flaw: str) -> Game[Any, Any]:
    """A game object of its own, so that the others stay as they are."""
    game = type(GAMES[key])()
    FLAWS[flaw](game)
    return game


@pytest.fixture
async def table(tmp_path: Path, request: pytest.FixtureRequest) -> Any:
    key, flaw = request.param
    async with Harness(tmp_path / "castellan.sqlite", flawed(key, flaw)) as harness:
        await harness.stop()
        await harness.start(automaton_delay=3600)
        yield harness, await begun(harness)


async def begun(harness: Harness) -> Table:
    options = harness.game.options_type()
    table = await harness.commands.open_lobby(
        harness.game.key, guild=5, channel=1, starter=ADA, options=options, pace="live"
    )
    for other in (BEN, None, None)[: harness.game.seats_for(options)[0] or 1]:
        await (
            harness.commands.join(table.id, other) if other else harness.commands.add_automaton(table.id, ADA, "Tin")
        )
    return await harness.commands.begin(table.id, ADA)


async def answered(harness: Harness, table: Table, prompt: Prompt) -> None:
    """By whoever sits there, as an automaton would."""
    assert table.match is not None
    chosen = harness.game.advise(table.view(prompt.seat), prompt, table.match.chance.aside(str(prompt.number))).choice
    info = table.seats[prompt.seat]
    if info.person is None or info.is_automatic:
        await harness.host._play_automaton(table.id, prompt.number, chosen)
    else:
        await harness.commands.answer(table.id, info.person.id, prompt.number, chosen)


async def played_until_it_fails(harness: Harness, table: Table) -> tuple[Prompt, str]:
    """The question at whose answer a rule raises, and the error's id."""
    for _ in range(PROMPTS):
        table = await harness.queries.table(table.id)
        prompt = table.prompts[0]
        try:
            await answered(harness, table, prompt)
        except HostRefused as refused:
            return prompt, str(refused.error_id)
    raise AssertionError("nothing failed")


CASES = [(key, flaw) for key in sorted(GAMES) for flaw in FLAWS]


@pytest.mark.parametrize("table", sampled(CASES, 3), indirect=True, ids=", ".join)
async def test_the_match_stands_the_log_replays_it_and_once_mended_it_goes_on(
    table: tuple[Harness, Table], tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness, begun = table
    caplog.set_level(logging.DEBUG)
    if harness.game.leave.__name__ == "failing":
        await harness.commands.leave(begun.id, BEN)
    prompt, error = await played_until_it_fails(harness, begun)
    stands = await harness.queries.table(begun.id)
    assert prompt.number in [open_.number for open_ in stands.prompts], "the question is still open"
    log = tmp_path / "bot.log"
    log.write_text(caplog.text, encoding="utf-8")
    monkeypatch.setattr(replay, "find_game", lambda _: harness.game)
    assert replays(log, error) == (False, True)
    monkeypatch.undo()
    assert replays(log, error) == (True, False)
    await harness.restart(GAMES[harness.game.key])
    table_now = await harness.queries.table(begun.id)
    assert table_now.match is not None
    answers = table_now.match.answered
    await answered(harness, table_now, prompt)
    again = (await harness.queries.table(begun.id)).match
    assert again is not None
    assert again.answered == answers + 1


def replays(log: Path, error: str) -> tuple[bool, bool]:
    """Does it play to the end, and is the flaw named?"""
    console = Console(width=200)
    with console.capture() as said:
        is_whole = replay.play(replay.open_case(log, error), console)
    return is_whole, "Flaw(" in said.get()
