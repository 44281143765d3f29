"""The process in which sharp automata look ahead: `thinker` of the host asks it."""

from bot.engine.foresight import Question, answer
from bot.process.working import serve


def look_ahead(question: object) -> object:
    assert isinstance(question, Question)
    return answer(question)


if __name__ == "__main__":
    serve(look_ahead)
