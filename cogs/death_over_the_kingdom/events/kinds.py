"""What the facts of an event are, so that they can be named in words."""

from typing import Annotated

from bot.engine import As

Card = Annotated[str, As("card")]
Cards = Annotated[tuple[str, ...], As("card")]
Goal = Annotated[str, As("goal")]
