"""Messages to look things up in: one card, all of a kind, and the lists that lead on to others."""

from collections.abc import Iterator, Sequence

import discord
from discord import ui

from bot.engine import Noun
from bot.ui.views.guide import Guide
from bot.ui.views.lookup.lexicon import Lexicon
from bot.ui.views.picture import Picture
from bot.ui.wire.buttons import batches
from bot.ui.wire.custom_id import Verb, of_verb
from bot.ui.wire.layout import Row, layout, lines, row
from bot.ui.wire.limits import LABEL, PLACEHOLDER, SELECT_HINT, SELECT_OPTIONS
from bot.words import shorten, unmarked

NOUN, KIND, RULE = "noun", "kind", "rule"  # what a chosen value begins with
MOST_LISTS = 8  # of one kind: more than any game has


def card_view(
    accent: int,
    place: str,
    lexicon: Lexicon,
    guide: Guide,
    noun: Noun,
    *,
    now: Sequence[str] = (),
    sight: Sequence[str] = (),
    picture: Picture | None = None,
) -> ui.LayoutView:
    """The card: what it is and does, its figures, how it stands `now`, and its rules a press away.

    `sight`: what else the reader has before them.
    """
    figures = lexicon.figures(noun)
    said = lines(
        f"### {lexicon.name(noun)}",
        f"-# {lexicon.kind(noun)}",
        lexicon.text(noun),
        f"**{figures}**" if figures else None,
        lexicon.words.say("lookup-now", said=" · ".join(now)) if now else None,
    )
    return layout(
        accent,
        said,
        picture.gallery() if picture else None,
        _rules(place, lexicon, guide, noun.rules),
        sight_row(place, lexicon, [other for other in sight if other != noun.id]),
        kinds_row(place, lexicon),
    )


def kind_view(accent: int, place: str, lexicon: Lexicon, kind: str) -> ui.LayoutView:
    """All of one kind."""
    nouns = lexicon.kinds[kind]
    rows = [row(select) for select in _selects(place, lexicon, nouns, lexicon.words.say(f"noun-{kind}"))]
    return layout(accent, f"### {lexicon.words.say(f'noun-{kind}')}", *rows[:MOST_LISTS], kinds_row(place, lexicon))


def several_view(accent: int, place: str, lexicon: Lexicon, nouns: Sequence[Noun]) -> ui.LayoutView:
    """What was typed fits several."""
    select = _select(place, lexicon, nouns[:SELECT_OPTIONS], lexicon.words.say("lookup-kinds"), 0)
    return layout(accent, lexicon.words.say("lookup-several"), row(select))


def rule_view(accent: int, place: str, lexicon: Lexicon, text: str) -> ui.LayoutView:
    """One rule, and the way to other cards."""
    return layout(accent, text, kinds_row(place, lexicon))


def sight_row(place: str, lexicon: Lexicon, sight: Sequence[str]) -> Row | None:
    """The list of what the reader has before them."""
    found = [noun for wanted in dict.fromkeys(sight) if (noun := lexicon.get(wanted)) is not None]
    if not found:
        return None
    return row(_select(place, lexicon, found[:SELECT_OPTIONS], lexicon.words.say("lookup-in-sight"), 0))


def kinds_row(place: str, lexicon: Lexicon) -> Row | None:
    """The list of all kinds; where there is but one, of all its nouns."""
    kinds = list(lexicon.kinds.items())[:SELECT_OPTIONS]
    said = lexicon.words.say("lookup-kinds")
    if len(kinds) == 1 and len(kinds[0][1]) <= SELECT_OPTIONS:
        return row(_select(place, lexicon, kinds[0][1], said, 1))
    options = [
        discord.SelectOption(
            label=shorten(lexicon.words.say(f"noun-{kind}"), LABEL),
            value=f"{KIND}.{kind}",
            description=lexicon.words.say("lookup-count", count=len(nouns)),
        )
        for kind, nouns in kinds
    ]
    return row(_list(place, options, said, 1)) if options else None


def _rules(place: str, lexicon: Lexicon, guide: Guide, rules: Sequence[int]) -> Row | None:
    options = [
        discord.SelectOption(
            label=lexicon.words.say("lookup-rule", number=number),
            value=f"{RULE}.{number}",
            description=shorten(unmarked(guide.rules[number].text), SELECT_HINT),
        )
        for number in rules
        if number in guide.rules
    ]
    return row(_list(place, options[:SELECT_OPTIONS], lexicon.words.say("lookup-rules"), 2)) if options else None


def _selects(place: str, lexicon: Lexicon, nouns: Sequence[Noun], heading: str) -> Iterator[ui.Select[ui.LayoutView]]:
    said = lexicon.words.say("lookup-of-kind", kind=heading)
    for number, part in enumerate(batches(nouns, SELECT_OPTIONS), start=3):
        yield _select(place, lexicon, part, said, number)


def _select(place: str, lexicon: Lexicon, nouns: Sequence[Noun], said: str, number: int) -> ui.Select[ui.LayoutView]:
    options = [
        discord.SelectOption(
            label=shorten(unmarked(lexicon.name(noun)), LABEL),
            value=f"{NOUN}.{noun.id}",
            description=shorten(unmarked(lexicon.text(noun)), SELECT_HINT),
        )
        for noun in nouns
    ]
    return _list(place, options, said, number)


def _list(place: str, options: list[discord.SelectOption], said: str, number: int) -> ui.Select[ui.LayoutView]:
    """`number` tells the lists of one message apart."""
    return ui.Select(
        custom_id=of_verb(place, Verb.CARD, number), placeholder=shorten(said, PLACEHOLDER), options=options
    )
