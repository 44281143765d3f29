"""Whole matches to choose scenes from: every variant, with few and with many seats, well played and less well."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct

from bot.engine import Answer, Chance, Choice, Game, Match, Options, Prompt
from bot.engine.playout import Policy, adviser_policy, mixed_policy, playout
from bot.ui.actions.help import SEED as HELP_SEED
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

    def noting(self, policy: Policy) -> Policy:
        """The same policy; what it chooses is noted."""

        def choose(match: Match[Any], prompt: Prompt, chance: Chance) -> Choice:
            choice = policy(match, prompt, chance)
            self.answers.append((prompt.number, prompt.seat, choice))
            return choice

        return choose


def play_all(game: Game[Any, Any], watch: Callable[[Played, Match[Any]], None]) -> Iterator[Played]:
    """Each match, when it has ended; `watch` has seen it after every answer."""
    for way, options in {"plain": game.options_type(), **game.variants()}.items():
        legal = game.seats_for(options)
        for seats in sorted({legal[0], legal[len(legal) // 2], legal[-1]}):
            for manner, policy in POLICIES.items():
                played = Played(f"{way}-{seats}-{manner}", seats, options, f"{way} {seats} {manner}".encode())
                playout(game, seats, options, played.seed, (played.noting(policy),), partial(watch, played))
                yield played


def play_help(face: Face[Any], way: str, options: Options) -> Recording:
    """The pictures of the help page: a hand, and later a board."""
    game = face.game
    played = Played(f"help-{way}", game.seats_for(options)[0] + 1, options, HELP_SEED)
    advised = played.noting(adviser_policy)
    match = Match.start(game, played.seats, options, Chance(HELP_SEED))
    before_hand, before_board = face.shown_after
    while match.answered < before_board:
        prompt = match.prompts[0]
        choice = advised(match, prompt, Chance(HELP_SEED).aside(str(prompt.number)))
        match.answer(Answer(prompt.number, prompt.seat, choice, "automaton"))
    return played.record({Place(before_hand, "hand", 0), Place(before_board, "board")})
