"""Tic-tac-toe as OpenSpiel has it in Python, random against random: prints answers per second of CPU time."""

import random
import sys
import time
from typing import Any


def playout(game: Any, chance: random.Random) -> int:
    state, answers = game.new_initial_state(), 0
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        answers += 1
    return answers


def rate(game: Any, seconds: float) -> float:
    chance, answers, started = random.Random(1), 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        answers += sum(playout(game, chance) for _ in range(50))
    return answers / spent


def main() -> None:
    import open_spiel.python.games.tic_tac_toe  # noqa: F401, PLC0415 - it registers the game
    import pyspiel  # noqa: PLC0415

    game, seconds = pyspiel.load_game("python_tic_tac_toe"), float(sys.argv[1])
    rate(game, seconds / 2)  # warm
    print(rate(game, seconds))  # noqa: T201 - the answer


if __name__ == "__main__":
    main()
