"""A lesson: a short laid match over the ordinary rules, with a right answer for every question.

It is data: how the table is laid, what the dice show, what the others do, and which answers are right. Where somebody
stands in it follows from their answers so far; nothing else is kept.
"""

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from typing import Any

import msgspec
from msgspec import Struct

from bot.engine.advising import advised
from bot.engine.answer import Answer
from bot.engine.chance import Chance
from bot.engine.choice import Choice
from bot.engine.event import Event
from bot.engine.game import Game, Options
from bot.engine.kinds import Amount, Pick, PickSome
from bot.engine.match import Match
from bot.engine.prompt import Prompt
from bot.engine.snapshot import Snapshot
from bot.engine.waits import over

MOST_OF_OTHERS = 200  # answers of others between two of the learner's: more is a lesson gone astray
ANY = "*"


class BrokenLesson(Exception):
    """The lesson no longer fits the rules; the message says where and why."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One decision of the learner.

    `prompt`: the word of what they are asked. `right`: the keys that are right, as patterns ("hit-*"); of several keys
    at once joined by "+"; an amount as its number. `say`: `lesson-<say>` in the catalogue is the coach's line, `.right`
    and `.wrong` answer a try; empty: it is answered for the learner, and nothing is said. `rest`: what the others
    answer until the learner is asked again, in order; where it is empty, as automata would.
    """

    prompt: str
    right: tuple[str, ...]
    say: str = ""
    rest: tuple[str, ...] = ()


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """`state`: by a dotted path what is laid otherwise than by set-up ("places.0.points"). `rolls`: what dice show,
    in order, before chance takes over. `own`: the seats the learner plays. `rest`: what others answer before the first
    step.
    """

    seats: int
    seed: str
    steps: tuple[Step, ...]
    options: dict[str, Any] = {}
    state: dict[str, Any] = {}
    rolls: tuple[int, ...] = ()
    own: tuple[int, ...] = (0,)
    rest: tuple[str, ...] = ()

    @property
    def said(self) -> tuple[Step, ...]:
        """The steps the learner takes, without those taken for them."""
        return tuple(step for step in self.steps if step.say)


class Course:
    """One learner's way through a lesson: the match as their answers so far have made it. Raises BrokenLesson."""

    def __init__(self, game: Game[Any, Any], lesson: Lesson, answers: Sequence[Choice] = ()) -> None:
        self.game, self.lesson = game, lesson
        self.news: list[Event] = []  # since the learner's last answer
        self._at = 0  # the step that comes next
        self.options = msgspec.convert(lesson.options, game.options_type)
        self.match = _laid(game, lesson, self.options)
        self._others(lesson.rest)
        self._take_silent()
        for answer in answers:
            if self.step is None:
                break
            self.take(answer)

    @property
    def step(self) -> Step | None:
        """What is asked now; None once all has been learned."""
        return self.lesson.steps[self._at] if self._at < len(self.lesson.steps) else None

    @property
    def number(self) -> int:
        """The step's number among those the learner takes, from 1."""
        return sum(1 for step in self.lesson.steps[: self._at] if step.say) + 1

    @property
    def prompt(self) -> Prompt:
        """The question of this step."""
        assert self.step is not None
        found = self._asked()
        if found is None:
            raise BrokenLesson(f"{self._where}: nobody asks the learner anything")
        if found.word != self.step.prompt:
            raise BrokenLesson(f"{self._where}: asks {found.word!r}, the lesson expects {self.step.prompt!r}")
        return found

    def is_right(self, choice: Choice) -> bool:
        assert self.step is not None
        said = _said(choice)
        return any(fnmatchcase(said, right) for right in self.step.right)

    def solution(self) -> Choice:
        """The first right answer."""
        assert self.step is not None
        for choice in _choices(self.prompt, self.step):
            if self.prompt.is_legal(choice) and self.is_right(choice):
                return choice
        raise BrokenLesson(f"{self._where}: none of {self.step.right} is legal")

    def take(self, choice: Choice) -> None:
        """A right answer: the match goes on to the next step. Raises Refused where it is not legal."""
        assert self.step is not None
        self.news = []
        self._answer(choice)
        self._take_silent()

    def _take_silent(self) -> None:
        while self.step is not None and not self.step.say:
            self._answer(self.solution())

    def _answer(self, choice: Choice) -> None:
        assert self.step is not None
        prompt, rest = self.prompt, self.step.rest
        self.news += self.match.answer(Answer(prompt.number, prompt.seat, choice))
        self._at += 1
        self._others(rest)

    def _others(self, rest: Sequence[str]) -> None:
        """Those who are not the learner answer, and moments pass, until the learner is asked."""
        left = list(rest)
        for _ in range(MOST_OF_OTHERS):
            if self._asked() is not None or self.match.outcome is not None:
                return
            if not self.match.prompts:
                self.news += self.match.answer(over(self.match.pauses[0]))
                continue
            prompt = self.match.prompts[0]
            choice = _read(prompt, left.pop(0)) if left else advised(self.match, prompt).choice
            self.news += self.match.answer(Answer(prompt.number, prompt.seat, choice, "automaton"))
        raise BrokenLesson(f"{self._where}: the others answer without end")

    def _asked(self) -> Prompt | None:
        return next((prompt for prompt in self.match.prompts if prompt.seat in self.lesson.own), None)

    @property
    def _where(self) -> str:
        return f"the lesson of {self.game.key}, step {self._at + 1} ({self.step.say if self.step else 'the end'})"


class _LessonChance(Chance):
    """The first dice show what the lesson says."""

    def __init__(self, seed: bytes, rolls: Sequence[int]) -> None:
        super().__init__(seed)
        self._rolls = list(rolls)

    def die(self, sides: int = 6) -> int:
        return min(self._rolls.pop(0), sides) if self._rolls else super().die(sides)


def _laid(game: Game[Any, Any], lesson: Lesson, options: Options) -> Match[Any]:
    """Set up by the ordinary rules, then laid as the lesson says."""
    chance = _LessonChance(lesson.seed.encode(), lesson.rolls)
    plain = msgspec.to_builtins(game.setup(lesson.seats, options, chance.aside("set-up")))
    for path, value in lesson.state.items():
        _lay(plain, path.split("."), value)
    try:
        state = msgspec.convert(plain, game.state_type)
    except msgspec.ValidationError as error:
        raise BrokenLesson(f"the lesson of {game.key} lays what the state cannot hold: {error}") from error
    snapshot = Snapshot(msgspec.msgpack.encode(state), drawn=0, prompts=0, answers=0)
    return Match.load(game, chance, snapshot, ())


def _lay(tree: Any, path: Sequence[str], value: Any) -> None:
    first, *rest = path
    key: Any = int(first) if isinstance(tree, list) or (first.isdecimal() and first not in tree) else first
    if not rest:
        tree[key] = value
    else:
        _lay(tree[key], rest, value)


def _said(choice: Choice) -> str:
    """An answer as lessons write it."""
    if isinstance(choice, tuple):
        return "+".join(sorted(choice))
    return ANY if isinstance(choice, dict) else str(choice)


def _read(prompt: Prompt, text: str) -> Choice:
    """The other way round, for what others do."""
    if isinstance(prompt.kind, Amount):
        return int(text)
    return tuple(text.split("+")) if text else ()


def _choices(prompt: Prompt, step: Step) -> Iterator[Choice]:
    """What may be tried as the right answer."""
    kind = prompt.kind
    if isinstance(kind, Pick):
        yield from ((option.key,) for option in kind.options)
    elif isinstance(kind, Amount):
        yield from (int(right) for right in step.right if right.isdecimal())
    elif isinstance(kind, PickSome):
        yield from (_read(prompt, right) for right in step.right)
    if prompt.default is not None:
        yield prompt.default
