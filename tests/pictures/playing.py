"""Whole matches to choose scenes from: every variant, with few and with many seats, well played and less well."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct

from bot.engine import Answer, Chance, Choice, Game, Match, Options
from bot.engine.playout import Policy, adviser_policy, mixed_policy, playout
from bot.ui.actions.help import SEED as HELP_SEED
from bot.ui.actions.help import next_answer, seats_shown
from bot.ui.views.face import Face
from tests.pictures.recording import Recording, in_order
from tests.pictures.showing import Place

POLICIES: dict[str, Policy] = {"advised": adviser_policy, "mixed": mixed_policy}


class Played(Struct):
    """A whole match, not yet cut down to what is shown of it."""

    name: str
    seats: int
    options: Options
    seed: bytes
    answers: list[tuple[int, int, Choice]] = []

    def record(self, places: set[Place]) -> Recording:
        kept = in_order(places)
        last = max(place.after for place in kept)
        options = msgspec.Raw(msgspec.json.encode(self.options))
        return Recording(self.name, self.seats, options, self.seed.decode(), kept, tuple(self.answers[:last]))

    def note(self, answer: Answer) -> None:
        self.answers.append((answer.prompt, answer.seat, answer.choice))


def _note(played: Played, match: Match[Any], answer: Answer) -> None:
    del match
    played.note(answer)


def play_all(game: Game[Any, Any], watch: Callable[[Played, Match[Any]], None]) -> Iterator[Played]:
    """Each match, when it has ended; `watch` has seen it after every answer."""
    for way, options in {"plain": game.rehearsed(), **game.variants()}.items():
        legal = game.seats_for(options)
        for seats in sorted({legal[0], legal[len(legal) // 2], legal[-1]}):
            for manner, policy in POLICIES.items():
                played = Played(f"{way}-{seats}-{manner}", seats, options, f"{way} {seats} {manner}".encode())
                hear = partial(_note, played)
                playout(game, seats, options, played.seed, (policy,), partial(watch, played), hear)
                yield played


def play_help(face: Face[Any], way: str, options: Options) -> Recording:
    """The pictures of the help page: a hand, and later a board."""
    game = face.game
    played = Played(f"help-{way}", seats_shown(game, options), options, HELP_SEED)
    match = Match.start(game, played.seats, options, Chance(HELP_SEED))
    before_hand, before_board = face.shown_after
    while match.answered < before_board:
        answer = next_answer(match)
        played.note(answer)
        match.answer(answer)
    return played.record({Place(before_hand, "hand", 0), Place(before_board, "board")})
