"""The process in which sharp automata look ahead: `thinker` of the host starts it and asks it, one question at a time.

It reads questions from its input and writes what it says to its output, each a length and a pickle; it ends with its
input. What it is sent comes from the bot alone.
"""

import os
import pickle
import signal
import sys
from typing import BinaryIO

from bot.engine.foresight import Question, answer

LENGTH = 4  # bytes that say how long what follows is
BEHIND = 10  # whoever clicks goes before


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the bot ends it
    os.nice(BEHIND)
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # what rules print is no answer
    while (read := _read(questions)) is not None:
        said = pickle.dumps(_answer(read))
        answers.write(len(said).to_bytes(LENGTH) + said)
        answers.flush()


def _read(questions: BinaryIO) -> bytes | None:
    length = questions.read(LENGTH)
    return questions.read(int.from_bytes(length)) if len(length) == LENGTH else None


def _answer(read: bytes) -> object:
    try:
        question = pickle.loads(read)  # noqa: S301 - from the bot
        assert isinstance(question, Question)
        return answer(question)
    except Exception as error:  # noqa: BLE001 - a game's rules may raise anything
        return repr(error)


if __name__ == "__main__":
    main()
