"""Matches that are tried again from a moment on: in memory alone, so that none of them ever counts anywhere."""

import asyncio
import secrets
from typing import Any

from bot.engine import Answer, Choice, Event, Match, Prompt
from bot.engine.advising import advised
from bot.engine.waits import over
from bot.host import HostRefused, Table
from bot.ui.views.kinds.draft import Draft

PREFIX = "try-"  # before a number of chance, where the id of a match would stand
MOST_TRIALS = 20  # the one that was begun first goes
MOST_OF_OTHERS = 500  # answers until the person is asked again


def is_trial(match: str) -> bool:
    return match.startswith(PREFIX)


class Trial:
    """One person's, in one seat; automata have all others. `table`: the match it came from."""

    def __init__(self, table: Table, match: Match[Any], person: int) -> None:
        self.id = f"{PREFIX}{secrets.token_hex(6)}"
        self.table, self.match, self.person = table, match, person
        self.news: list[Event] = []  # since the person's last answer
        own = table.seats_of(person)
        self.acting = asyncio.Lock()  # the match plays on in a thread, one click at a time
        self.draft: Draft | None = None
        self.own = own or tuple(prompt.seat for prompt in match.prompts[:1]) or (0,)
        self._others()

    @property
    def prompt(self) -> Prompt | None:
        """What they are asked now; None: it is over."""
        return next((prompt for prompt in self.match.prompts if prompt.seat in self.own), None)

    def concerns(self, person: int) -> bool:
        return person == self.person or any(one.id == person for one in self.table.people)

    def answer(self, number: int, choice: Choice) -> None:
        """Theirs, and then those of the automata. Raises HostRefused and Refused."""
        prompt = self.prompt
        if prompt is None or prompt.number != number:
            raise HostRefused("stale")
        self.news = list(self.match.answer(Answer(number, prompt.seat, choice)))
        self._others()

    def _others(self) -> None:
        for _ in range(MOST_OF_OTHERS):
            if self.prompt is not None or self.match.outcome is not None:
                return
            if self.match.prompts:
                prompt = self.match.prompts[0]
                choice = advised(self.match, prompt).choice
                self.news += self.match.answer(Answer(prompt.number, prompt.seat, choice, "automaton"))
            else:
                self.news += self.match.answer(over(self.match.pauses[0]))


class Trials:
    def __init__(self) -> None:
        self._kept: dict[str, Trial] = {}

    def keep(self, trial: Trial) -> None:
        while len(self._kept) >= MOST_TRIALS:
            del self._kept[next(iter(self._kept))]
        self._kept[trial.id] = trial

    def of(self, id_: str, person: int) -> Trial | None:
        """None where it was begun too long ago, or before a restart, or is somebody else's."""
        trial = self._kept.get(id_)
        return trial if trial is not None and trial.person == person else None

    def forget(self, person: int) -> None:
        """They are forgotten: so is every trial of a match in which they sat."""
        self._kept = {key: one for key, one in self._kept.items() if not one.concerns(person)}
