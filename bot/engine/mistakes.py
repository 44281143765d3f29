"""What a game may not ask: found when it asks, with a sentence that names game, prompt and rule."""

from collections.abc import Sequence

from bot.engine.event import Event
from bot.engine.orders import Order
from bot.engine.prompt import Prompt
from bot.engine.waits import Pause, Wait, is_waited_for, twins


class GameMistake(Exception):
    """The game is wrong, not whoever plays it. The message is a sentence for its author."""


def check_prompt(game: str, prompt: Prompt) -> None:
    """Raises GameMistake where nobody could answer this, or its default or main option is none."""
    if prompt.is_bare and prompt.is_standing and prompt.is_secret:
        return
    if wrong := prompt.kind.mistake():
        raise GameMistake(f"{_named(game, prompt)}, but {wrong}.")
    if prompt.default is not None and not prompt.is_legal(prompt.default):
        raise GameMistake(f"{_named(game, prompt)}, but its default {prompt.default!r} is not legal.")
    if prompt.main and not any(
        option.key == prompt.main and (prompt.is_secret or not option.is_secret) for option in prompt.options
    ):
        raise GameMistake(f"{_named(game, prompt)}, but the main option {prompt.main!r} is not there for all to see.")


def check_waits(game: str, waits: Sequence[object]) -> None:
    """Raises GameMistake where a script yields something that is nothing of the engine's."""
    for wait in waits:
        if not isinstance(wait, Prompt | Pause):
            raise GameMistake(f"A turn of {game} yields {wait!r}, which is no event, prompt or pause.")


def check_leaving(game: str, seat: int, told: Sequence[object]) -> None:
    """Raises GameMistake where somebody is asked because a seat is left."""
    for one in told:
        if not isinstance(one, Event):
            raise GameMistake(f"{game} yields {one!r} as seat {seat} leaves, where nobody can be asked anything.")


def check_orders(game: str, orders: Sequence[Order]) -> None:
    """Raises GameMistake where an order cannot be given."""
    for order in orders:
        if wrong := order.mistake():
            raise GameMistake(f"{game} takes the order {order.word!r} ({order.rule}), but {wrong}.")


def check_all(game: str, waits: Sequence[Wait], *, is_race: bool) -> None:
    """Raises GameMistake where nobody is waited for, or a seat could not tell two prompts apart."""
    if not is_waited_for(waits):
        words = ", ".join(repr(wait.word) for wait in waits)
        raise GameMistake(f"{game} waits for nobody, as it has nothing open but offers: {words or 'none'}.")
    offers = (wait for wait in waits if isinstance(wait, Prompt) and wait.is_standing)
    if not is_race and (offer := next(offers, None)):
        raise GameMistake(f"{_named(game, offer)} as an offer, but would wait until it is answered.")
    if len({(wait.seat, wait.word) for wait in waits}) < len(waits):
        alike = twins(waits)
        if alike:
            raise GameMistake(f"{_named(game, alike[0])} twice at once, and nothing tells the two apart.")


def _named(game: str, prompt: Prompt) -> str:
    return f"{game} asks seat {prompt.seat} for {prompt.word!r} ({prompt.rule})"
