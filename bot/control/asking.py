"""A command's end of the socket."""

from pathlib import Path
from typing import TypeVar

import msgspec

from bot.control.messages import AskState, Failed, Reply, Request, State
from bot.control.place import connected, sockets

ANSWER_SECONDS = 20.0
_replies = msgspec.json.Decoder(Reply)
R = TypeVar("R", bound=Reply)


class Unanswered(Exception):
    """The bot is there and does not do what it is asked; the message says why."""


def running(data: Path) -> list[tuple[Path, State]]:
    """Every bot that runs on this folder, by its socket. Raises Unanswered."""
    found = []
    for path in sockets(data):
        try:
            found.append((path, ask(path, AskState(), State)))
        except (ConnectionRefusedError, FileNotFoundError):
            continue  # it was killed, or has just ended
    return found


def ask(path: Path, request: Request, kind: type[R]) -> R:
    """Raises Unanswered, and ConnectionRefusedError or FileNotFoundError where nobody is there."""
    try:
        with connected(path, ANSWER_SECONDS) as connection:
            connection.sendall(msgspec.json.encode(request) + b"\n")
            with connection.makefile("rb") as lines:
                said = lines.readline()
        reply = _replies.decode(said)
    except (ConnectionRefusedError, FileNotFoundError):
        raise
    except PermissionError as error:
        raise Unanswered(f"A bot of another user runs here: run this command as the owner of {path}.") from error
    except (OSError, msgspec.DecodeError) as error:
        raise Unanswered(f"The bot at {path} does not answer. Its log may say why.") from error
    if isinstance(reply, Failed):
        raise Unanswered(f"The bot answers: {reply.sentence}")
    if not isinstance(reply, kind):
        raise Unanswered(f"The bot at {path} answers something else. Is it of another version?")
    return reply
