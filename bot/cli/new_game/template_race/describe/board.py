"""The board in words."""

from collections.abc import Sequence

from bot.cli.new_game.template_race.view.view import TemplateRaceView
from bot.words import Words, plain


def headline(view: TemplateRaceView, words: Words) -> str:
    """How far the foremost is."""
    return words.say("describe-headline", space=max(view.spaces), length=view.length)


def describe(view: TemplateRaceView, names: Sequence[str], words: Words) -> str:
    """For an alt text: no markdown."""
    return " ".join([headline(view, words), *_lines(view, names, words)])


def read(view: TemplateRaceView, names: Sequence[str], words: Words) -> str:
    """For a message: markdown, so names are made harmless."""
    lines = _lines(view, [plain(name) for name in names], words)
    puddles = words.say("describe-puddles", spaces=[str(space) for space in view.puddles])
    return "\n".join([headline(view, words), *(f"- {line}" for line in lines), puddles])


def _lines(view: TemplateRaceView, names: Sequence[str], words: Words) -> list[str]:
    return [_runner(view, seat, names[seat], words) for seat in range(len(view.spaces))]


def _runner(view: TemplateRaceView, seat: int, name: str, words: Words) -> str:
    line = words.say("describe-runner", name=name, space=view.spaces[seat])
    return f"{line} {words.say('describe-rolled', die=view.die)}" if seat == view.acting and view.die else line
