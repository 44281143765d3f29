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
from tests.host.bench import ADA, BEN, Bench

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
    async with Bench(tmp_path / "castellan.sqlite", flawed(key, flaw)) as bench:
        await bench.stop()
        await bench.start(automaton_delay=3600)
        yield bench, await begun(bench)


async def begun(bench: Bench) -> Table:
    options = bench.game.options_type()
    table = await bench.host.open_lobby(bench.game.key, guild=5, channel=1, starter=ADA, options=options, pace="live")
    for other in (BEN, None, None)[: bench.game.seats_for(options)[0] or 1]:
        await (bench.host.join(table.id, other) if other else bench.host.add_automaton(table.id, ADA, "Tin"))
    return await bench.host.begin(table.id, ADA)


async def answered(bench: Bench, table: Table, prompt: Prompt) -> None:
    """By whoever sits there, as an automaton would."""
    assert table.match is not None
    chosen = bench.game.advise(table.view(prompt.seat), prompt, table.match.chance.aside(str(prompt.number)))
    info = table.seats[prompt.seat]
    if info.person is None or info.is_automatic:
        await bench.host._play_automaton(table.id, prompt.number, chosen)
    else:
        await bench.host.answer(table.id, info.person.id, prompt.number, chosen)


async def played_until_it_fails(bench: Bench, table: Table) -> tuple[Prompt, str]:
    """The question at whose answer a rule raises, and the error's id."""
    for _ in range(PROMPTS):
        table = await bench.host.table(table.id)
        prompt = table.prompts[0]
        try:
            await answered(bench, table, prompt)
        except HostRefused as refused:
            return prompt, str(refused.error_id)
    raise AssertionError("nothing failed")


CASES = [pytest.param((key, flaw), id=f"{key}, {flaw}") for key in sorted(GAMES) for flaw in FLAWS]


@pytest.mark.parametrize("table", CASES, indirect=True)
async def test_the_match_stands_the_log_replays_it_and_once_mended_it_goes_on(
    table: tuple[Bench, Table], tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench, begun = table
    caplog.set_level(logging.DEBUG)
    if bench.game.leave.__name__ == "failing":
        await bench.host.quit_for_good(begun.id, BEN)
    prompt, error = await played_until_it_fails(bench, begun)
    stands = await bench.host.table(begun.id)
    assert prompt.number in [open_.number for open_ in stands.prompts], "the question is still open"
    log = tmp_path / "bot.log"
    log.write_text(caplog.text, encoding="utf-8")
    monkeypatch.setattr(replay, "find_game", lambda _: bench.game)
    assert replays(log, error) == (False, True)
    monkeypatch.undo()
    assert replays(log, error) == (True, False)
    await bench.restart(GAMES[bench.game.key])
    table_now = await bench.host.table(begun.id)
    assert table_now.match is not None
    answers = table_now.match.answered
    await answered(bench, table_now, prompt)
    again = (await bench.host.table(begun.id)).match
    assert again is not None
    assert again.answered == answers + 1


def replays(log: Path, error: str) -> tuple[bool, bool]:
    """Does it play to the end, and is the flaw named?"""
    console = Console(width=200)
    with console.capture() as said:
        is_whole = replay.play(replay.open_case(log, error), console)
    return is_whole, "Flaw(" in said.get()
