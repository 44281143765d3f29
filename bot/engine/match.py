"""One play of a game: the state, the running script, the open prompts, and the answers since the snapshot."""

from collections.abc import Iterable
from typing import Any, Generic, Self, TypeVar

import msgspec
from msgspec import Struct

from bot.engine.chance import Chance
from bot.engine.event import Event
from bot.engine.game import Game, Options, Outcome
from bot.engine.prompt import Answer, Prompt, Refused, Together
from bot.engine.script import Script
from bot.engine.snapshot import NO_LEAPS, Leaps, ScriptFailed, Snapshot

S = TypeVar("S", bound=Struct)
MOST_SILENT_TURNS = 1000  # a game that plays on for so long without asking anybody is broken


class Match(Generic[S]):
    """A live match. `Match.start` begins one, `Match.load` rebuilds one, `answer` is the only way on.

    `leaps` is where answers were taken back: after so many answers the open prompts have numbers above that one.
    """

    def __init__(self, game: Game[S, Any], chance: Chance, snapshot: Snapshot, leaps: Leaps = NO_LEAPS) -> None:
        self.game = game
        self.chance = chance
        self.snapshot = snapshot
        self.leaps = dict(leaps)
        self.answers: list[Answer] = []  # since the snapshot
        self.told: list[Event] = []  # events since the snapshot
        self._begin(snapshot)

    @classmethod
    def start(cls, game: Game[S, Any], seats: int, options: Options, chance: Chance, leaps: Leaps = NO_LEAPS) -> Self:
        """Set a new match up and run it to its first prompts; what happened meanwhile is in `told`."""
        legal = game.seats_for(options)
        if seats not in legal:
            raise ValueError(f"{game.key} takes {legal[0]} to {legal[-1]} seats, not {seats}")
        state = game.setup(seats, options, chance)
        match = cls(game, chance, Snapshot.of(state, chance, prompts=0, answers=0), leaps)
        match.told = match._advance(None)
        match._leap()
        return match

    @classmethod
    def load(
        cls, game: Game[S, Any], chance: Chance, snapshot: Snapshot, answers: Iterable[Answer], leaps: Leaps = NO_LEAPS
    ) -> Self:
        """Rebuild a match. Raises Refused or ScriptFailed where the answers no longer fit the rules."""
        try:
            match = cls(game, chance, snapshot, leaps)
            match._advance(None)
            match._leap()
        except Exception as error:
            raise ScriptFailed(f"{game.key} failed where its turn begins") from error
        for answer in answers:
            match.answer(answer)
        return match

    @property
    def answered(self) -> int:
        """How many answers have been taken since the match began."""
        return self.snapshot.answers + len(self.answers)

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """The open prompts, oldest first."""
        return tuple(self._open.values())

    def prompt(self, number: int) -> Prompt | None:
        return self._open.get(number)

    def check(self, answer: Answer) -> Prompt | None:
        """The prompt this answers (None: its seat leaves), or Refused with the reason."""
        if self.outcome is not None:
            raise Refused("finished")
        if answer.is_leave:
            return None
        prompt = self._open.get(answer.prompt)
        if prompt is None:
            raise Refused("stale")
        if prompt.seat != answer.seat:
            raise Refused("not-yours")
        if not prompt.is_legal(answer.choice):
            raise Refused("illegal")
        return prompt

    def answer(self, answer: Answer) -> list[Event]:
        """Take an answer and play on to the next prompts. Returns what happened.

        Raises Refused (nothing changed) or ScriptFailed (a rule raised; the match stands as it stood).
        """
        prompt = self.check(answer)
        snapshot, answers = self.snapshot, self.answers  # a turn's end puts new ones in their place
        answers.append(answer)
        try:
            events = self._take(prompt, answer)
        except Exception as error:
            self._rebuild(snapshot, answers[:-1])
            raise ScriptFailed(f"{self.game.key} failed at {answer}") from error
        self._leap()
        return events

    def undo(self, kept: int) -> None:
        """Take answers of this turn back: a rebuild with the first `kept` of the match.

        What is open then has numbers that were never used, so that no button from before answers it.
        Raises Refused where that would be another turn, or nothing.
        """
        since = kept - self.snapshot.answers
        if not 0 <= since < len(self.answers):
            raise Refused("nothing-to-undo")
        self.leaps[kept] = self._numbered
        self._rebuild(self.snapshot, self.answers[:since])

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, seat)

    def _begin(self, snapshot: Snapshot) -> None:
        self.state: S = msgspec.msgpack.decode(snapshot.state, type=self.game.state_type)
        self.chance.drawn = snapshot.drawn
        self.outcome: Outcome | None = self.game.outcome(self.state)
        self._script: Script[None] | None = None
        self._asked: Prompt | Together | None = None
        self._open: dict[int, Prompt] = {}
        self._leaving: list[int] = []
        self._collected: dict[int, Answer] = {}
        self._numbered = snapshot.prompts

    def _rebuild(self, snapshot: Snapshot, answers: list[Answer]) -> None:
        self.snapshot, self.answers, self.told = snapshot, [], []
        self.leaps = {after: above for after, above in self.leaps.items() if after <= snapshot.answers + len(answers)}
        self._begin(snapshot)
        self._advance(None)
        self._leap()
        for answer in answers:
            self.answer(answer)

    def _take(self, prompt: Prompt | None, answer: Answer) -> list[Event]:
        if prompt is None:
            self._leaving.append(answer.seat)  # what it is still asked this turn is answered as ever
            return []
        asked = self._asked
        if isinstance(asked, Prompt) or (asked is not None and asked.first):
            return self._advance(answer)
        self._collected[answer.seat] = answer
        del self._open[prompt.number]
        return [] if self._open else self._advance(dict(self._collected))

    def _advance(self, sent: Answer | dict[int, Answer] | None) -> list[Event]:
        """Run the script, turn after turn, until somebody is asked or the match is over."""
        happened: list[Event] = []
        for _ in range(MOST_SILENT_TURNS):
            if self.outcome is not None:
                return happened
            if self._script is None:
                self._script = self.game.turn(self.state, self.chance)
            if self._run(self._script, sent, happened):
                return happened
            sent = None
            self._see_off(happened)
            self._end_turn()
        raise RuntimeError(f"{self.game.key} played {MOST_SILENT_TURNS} turns without asking anybody")

    def _run(self, script: Script[None], sent: Any, happened: list[Event]) -> bool:
        """True where the script asks, False where its turn is over."""
        try:
            step = script.send(sent)
            while isinstance(step, Event):
                happened.append(step)
                self.told.append(step)
                step = next(script)
        except StopIteration:
            return False
        self._ask(step)
        return True

    def _see_off(self, happened: list[Event]) -> None:
        """The turn is over: what becomes of those who have left meanwhile."""
        for seat in self._leaving if self.game.outcome(self.state) is None else []:
            happened += self.game.leave(self.state, seat, self.chance)

    def _ask(self, asked: Prompt | Together) -> None:
        prompts = (asked,) if isinstance(asked, Prompt) else asked.prompts
        for prompt in prompts:
            if self._open.get(prompt.number) is not prompt:
                self._numbered += 1
                prompt.number = self._numbered
        self._asked, self._collected = asked, {}
        self._open = {prompt.number: prompt for prompt in prompts}

    def _leap(self) -> None:
        """Where answers were taken back: number what is open anew."""
        above = self.leaps.get(self.answered)
        if above is None:
            return
        self._numbered = max(self._numbered, above)
        for prompt in self._open.values():
            self._numbered += 1
            prompt.number = self._numbered
        self._open = {prompt.number: prompt for prompt in self._open.values()}

    def _end_turn(self) -> None:
        self.snapshot = Snapshot.of(self.state, self.chance, self._numbered, self.answered)
        self.answers, self.told = [], []
        self._begin(self.snapshot)
