"""Who is who on the pictures of a match."""

from collections.abc import Sequence

from bot.words import Words
from cogs.dead_throne.view.view import ThroneView
from images.figures import Figure, figures


def looks_of(view: ThroneView, names: Sequence[str], words: Words) -> tuple[Figure, ...]:
    """By seat: a letter, a shape and a colour."""
    named = [words.say(f"character-{player.character}") if player.character else "" for player in view.players]
    return figures(list(zip(named, names, strict=True)), words.say("picture-unnamed"))


def focus_of(view: ThroneView) -> str:
    """The step a picture is about: where who acts is, else who is somewhere, else the castle."""
    acting = [view.players[view.active]] if view.active is not None else []
    return next((player.at for player in [*acting, *view.players] if player.at), "C.castle")
