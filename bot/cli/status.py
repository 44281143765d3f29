"""`status`: what the bot that runs says of itself."""

from collections.abc import Iterator

from bot.control.messages import State


def status_lines(state: State) -> Iterator[str]:
    yield f"Process {state.process}, Castellan {state.version}, on {state.place}"
    yield f"  database: {state.database}"
    yield f"  serves: {state.serves if state.matches is not None else 'nobody yet (it waits for its turn, or starts)'}"
    if state.matches is not None:
        yield f"  open matches: {state.matches}"
    if state.drained is not None:
        yield f"  nobody can open a match: {state.drained}"
    yield f"  health: {state.ailment or 'well'}"
