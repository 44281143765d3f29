"""R3, R4: walk, or dare."""

from bot.engine import Option, Prompt

WALK, DARE = "walk", "dare"


def stride(seat: int, die: int) -> Prompt:
    """If time runs out, the runner walks."""
    options = (Option(WALK, "walk", {"count": die}), Option(DARE, "dare", {"die": die}))
    return Prompt.usual(seat, "stride", "R3", options, WALK, facts={"die": die})
