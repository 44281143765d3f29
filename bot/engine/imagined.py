"""The rest of a turn as one seat may believe it to come: dealt anew from its view, and played on in thought."""

from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from bot.engine.answer import Answer
from bot.engine.chance import Chance
from bot.engine.choice import Choice
from bot.engine.game import Game
from bot.engine.playing import Playing
from bot.engine.position import Position
from bot.engine.prompt import Prompt
from bot.engine.snapshot import NO_LEAPS, Snapshot
from bot.engine.waits import Wait, over

S = TypeVar("S", bound=Struct)
MOST_ANSWERS = 1000  # of one turn: a game that asks so much is broken


class CannotImagine(Exception):
    """The game does not say how to go on from there."""


class Imagined(Position[S]):
    """Nobody has played it, so nothing of it is kept."""

    def __init__(self, game: Game[S, Any], state: bytes, prompt: Prompt, chance: Chance) -> None:
        self.game, self.chance = game, chance
        self.snapshot, self.leaps = Snapshot(state, drawn=0, prompts=0, answers=0), dict(NO_LEAPS)
        self.answers, self.told, self._horizon = (), (), 0
        self._stand = self._playing = Playing(game, chance, self.snapshot)
        script = game.resume(self._playing.state, prompt, chance)
        if script is None:
            raise CannotImagine(f"{game.key} does not say how a turn goes on from {prompt.word!r}")
        self._playing.resume(script)
        self.is_over = not self._playing.go_on([])

    def take(self, wait: Wait, answer: Answer) -> None:
        if self._playing.take(wait, answer):
            self.is_over = not self._playing.go_on([])

    def play_out(self, prompt: Prompt, choice: Choice) -> None:
        """The seat answers its prompt so; then all play as their advisers say, until the turn is over."""
        asked = next((other for other in self.prompts if _is_same(other, prompt)), None)
        if asked is None or not asked.is_legal(choice):
            raise CannotImagine(f"{self.game.key} does not ask {prompt.word!r} again, or not the same")
        self.take(asked, Answer(asked.number, asked.seat, choice, "automaton"))
        for _ in range(MOST_ANSWERS):
            if self.is_over:
                return
            self._advised()
        raise CannotImagine(f"a turn of {self.game.key} does not end")

    def _advised(self) -> None:
        """What stands as an offer is let be: nobody waits for it."""
        if not self.prompts:
            pause = self.pauses[0]
            self.take(pause, over(pause))
            return
        prompt = self.prompts[0]
        advice = self.game.advise(self.view(prompt.seat), prompt, self.chance)
        self.take(prompt, Answer(prompt.number, prompt.seat, advice.choice, "automaton"))


def imagine(game: Game[S, Any], state: S, seat: int, chance: Chance) -> bytes:
    """The state as this seat may believe it to be. It hangs on its view and on `chance` alone."""
    believed = game.resample(state, seat, chance)
    if believed is None:
        raise CannotImagine(f"{game.key} does not deal what is hidden anew")
    return msgspec.msgpack.encode(believed)


def _is_same(one: Prompt, other: Prompt) -> bool:
    return (one.seat, one.word) == (other.seat, other.word)
