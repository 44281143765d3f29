"""What is asked after a fight."""

from bot.engine import Option, Prompt
from cogs.dead_throne.prompts.options import term

ESSENCE = "essence"
KEEP, CONSUME, LEAVE = (
    Option("keep", "keep-essence"),
    Option("consume", "consume-essence"),
    Option("leave", "let-it-go"),
)


def essence(seat: int, enemy: str, *, can_keep: bool, can_consume: bool, has_room: bool) -> Prompt:
    """R83, R84: kept, usually if there is room; or, with a Region Stone, consumed at once."""
    options = (*([KEEP] if can_keep else []), *([CONSUME] if can_consume else []), LEAVE)
    usual = next(option for option in options if has_room or option is not KEEP)
    return Prompt.usual(
        seat, ESSENCE, "R83", options, usual.key, facts={"enemy": term("enemy", enemy), "room": int(has_room)}
    )
