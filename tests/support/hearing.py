"""Keeps what is answered in a playout, so that the same match can be played again."""

from collections.abc import Callable
from typing import Any

from bot.engine import Answer, Match


def heard(answers: list[Answer]) -> Callable[[Match[Any], Answer], None]:
    return lambda _, answer: answers.append(answer)
