"""Turns played again from bytes: do snapshot and answers give back what was seen, at every decision?"""

from typing import Any

import msgspec

from bot.engine.answer import Answer, Refused
from bot.engine.chance import Chance
from bot.engine.match import Match
from bot.engine.playout import fingerprint
from bot.engine.snapshot import ScriptFailed, Snapshot

Print = tuple[Any, ...]


class NotRebuilt(Exception):
    """A turn played again went another way; the message says after which answer."""


class Retrace:
    """Watches a playout. When a turn is over it is played again, once, and compared after each of its answers.

    That proves what a rebuild at every answer would, as each of those is a beginning of this one; but a turn of
    n answers is played twice, not n times.
    """

    def __init__(self) -> None:
        self._snapshot: Snapshot | None = None
        self._answers: list[Answer] = []  # the match's own list, which it fills until the turn is over
        self._seen: list[Print] = []  # one where the turn began, one after each answer

    def watch(self, match: Match[Any]) -> None:
        """To be called before the first answer and after every one. Raises NotRebuilt."""
        now = fingerprint(match)
        is_new = match.snapshot is not self._snapshot
        if is_new and self._snapshot is not None:
            self._seen.append(now)
            self._play_again(match, self._snapshot)
        if is_new:
            self._snapshot, self._answers, self._seen = match.snapshot, match.answers, []
        self._seen.append(now)

    def _play_again(self, match: Match[Any], snapshot: Snapshot) -> None:
        answers = msgspec.msgpack.decode(msgspec.msgpack.encode(self._answers), type=list[Answer])
        begins = snapshot.answers
        try:
            twin = Match.load(match.game, Chance(match.chance.seed), snapshot, [])
            self._compare(twin, 0, begins)
            for number, answer in enumerate(answers, 1):
                twin.answer(answer)
                self._compare(twin, number, begins)
        except (Refused, ScriptFailed) as error:
            raise NotRebuilt(f"the turn after answer {begins} cannot be played again: {error}") from error

    def _compare(self, twin: Match[Any], number: int, begins: int) -> None:
        if fingerprint(twin) != self._seen[number]:
            raise NotRebuilt(f"snapshot and answers do not rebuild the match after answer {begins + number}")
