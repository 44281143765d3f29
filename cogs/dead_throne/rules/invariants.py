"""What must hold after every answer: raises AssertionError where it does not."""

from cogs.dead_throne.state.match import State


def check(state: State) -> None:
    """Cards of every deck, coin, stones and pieces conserved; slots and capacity kept; nobody in two battles."""
