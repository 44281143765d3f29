"""The board in words."""

from collections.abc import Sequence

from bot.cli.new_game.template_bids.view.view import TemplateBidsView
from bot.words import Words, plain


def headline(view: TemplateBidsView, words: Words) -> str:
    """What is bid for; between two rounds, how many are to come."""
    if view.prize:
        return words.say("describe-prize", prize=view.prize)
    return words.say("describe-rounds", rounds=view.rounds)


def describe(view: TemplateBidsView, names: Sequence[str], words: Words) -> str:
    """For an alt text: no markdown."""
    return " ".join([headline(view, words), *_lines(view, names, words)])


def read(view: TemplateBidsView, names: Sequence[str], words: Words) -> str:
    """For a message: markdown, so names are made harmless."""
    lines = _lines(view, [plain(name) for name in names], words)
    return "\n".join([headline(view, words), *(f"- {line}" for line in lines)])


def _lines(view: TemplateBidsView, names: Sequence[str], words: Words) -> list[str]:
    return [_bidder(view, seat, names[seat], words) for seat in range(len(view.scores))]


def _bidder(view: TemplateBidsView, seat: int, name: str, words: Words) -> str:
    line = words.say("describe-bidder", name=name, score=view.scores[seat], cards=len(view.hands[seat]))
    return f"{line} {words.say('describe-played', card=view.played[seat])}" if view.played else line
