"""What one script waits for, and the answers it has so far."""

from typing import Any

from bot.engine.answer import Answer
from bot.engine.waits import Together, Wait, is_waited_for


class Asked:
    """A question, or several at once, until the script that asked may go on."""

    __slots__ = ("_answers", "_step", "is_race", "open", "sent")

    def __init__(self, step: Wait | Together) -> None:
        self._step = step
        if isinstance(step, Together):
            self.is_race, self.open = step.first, list(step.prompts)
            self._answers: dict[int, Answer] = {}
        else:
            self.is_race, self.open = True, [step]
        self.sent: Any = None  # what the script is to be sent when it goes on

    @property
    def is_waited_for(self) -> bool:
        return is_waited_for(self.open)

    def take(self, wait: Wait, answer: Answer) -> bool:
        """May the script go on with this answer?"""
        if self.is_race:
            self.sent = answer
            return True
        self._answers[wait.number] = answer
        self.open = [other for other in self.open if other is not wait]
        if self.open:
            return False
        assert isinstance(self._step, Together)
        self.sent = [self._answers[asked.number] for asked in self._step.prompts]
        return True
