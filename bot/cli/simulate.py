"""`simulate`: many matches without people, checked after every answer, by one process or several."""

import multiprocessing
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import track

from bot.cli.explained import explaining
from bot.cli.presses import PressCounter
from bot.cli.simulated import Played, Report
from bot.conformance.habits import Habits
from bot.engine import Answer, Game, Match, Options
from bot.engine.failures import cause_of
from bot.engine.lawyer import lawyer_policy
from bot.engine.playout import Policy, adviser_policy, mixed_policy, playout, random_policy
from bot.engine.retrace import Retrace

SEEDS = 1_000_003  # --seed n begins at the match seed n times this, so that no two --seeds share a match


POLICIES: dict[str, Policy] = {
    "random": random_policy,
    "adviser": adviser_policy,
    "mixed": mixed_policy,
    "lawyer": lawyer_policy,
}


class Plan(Struct, frozen=True):
    """What to simulate."""

    game: Game[Any, Any]
    matches: int
    seats: int
    seed: int
    policy: str
    must_rebuild: bool  # play every turn again from snapshot + answers, and compare at every answer
    options: Options
    jobs: int = 1  # processes
    is_explained: bool = False  # every choice is printed with its reason


def simulate(plan: Plan, console: Console) -> Report:
    """Play all matches, with a progress bar; a match that breaks is counted and the rest go on."""
    chosen = msgspec.to_builtins(plan.options)
    report = Report(plan.game.key, plan.seats, plan.policy, plan.must_rebuild, chosen)
    start = time.perf_counter()
    with _workers(plan) as results:
        for played in track(results, "Playing", total=plan.matches, console=console, transient=True):
            report.add(played)
    report.seconds = time.perf_counter() - start
    return report


@contextmanager
def _workers(plan: Plan) -> Iterator[Iterator[Played]]:
    """The matches in the order of their seeds, however many processes play them."""
    seeds = range(plan.seed * SEEDS, plan.seed * SEEDS + plan.matches)
    play = partial(_play, plan)
    if plan.jobs == 1:
        yield map(play, seeds)
        return
    with multiprocessing.get_context("spawn").Pool(plan.jobs) as pool:
        yield pool.imap(play, seeds, chunksize=max(1, min(20, plan.matches // plan.jobs)))


def _play(plan: Plan, seed: int) -> Played:
    policy = explaining(plan.game.key, plan.seats, print) if plan.is_explained else POLICIES[plan.policy]
    presses = PressCounter()
    habits = Habits(is_advised=plan.policy == "adviser", is_lawyer=plan.policy == "lawyer")

    def hear(match: Match[Any], answer: Answer) -> None:
        presses.hear(match, answer)
        habits.hear(match, answer)

    reached: dict[str, None] = {}
    try:
        match = playout(
            plan.game, plan.seats, plan.options, str(seed).encode(), (policy,), _watcher(plan, reached), hear
        )
    except Exception as error:  # noqa: BLE001 - a simulation exists to count what breaks
        return Played(seed, error=cause_of(error))
    assert match.outcome is not None
    rounds, rooms = getattr(match.state, "round", 0), getattr(match.state, "rooms", 0)
    heard = presses.heard(match, plan.seats)
    return Played(seed, match.answered, rounds, match.outcome.winners, heard, rooms=rooms, reached=tuple(reached))


def _watcher(plan: Plan, reached: dict[str, None]) -> Callable[[Match[Any]], None]:
    retrace = Retrace()

    def watch(match: Match[Any]) -> None:
        plan.game.check(match.state)
        reached.update(dict.fromkeys(plan.game.milestones(match.state)))
        if plan.must_rebuild:
            retrace.watch(match)

    return watch
