"""A league as everybody sees it: who has entered, the tables of the round that is on, and the standing."""

from collections.abc import Iterator
from typing import Any

from discord import ButtonStyle, ui
from discord.utils import format_dt

from bot.ui.actions.league.model import Entry, League, Round
from bot.ui.actions.league.points import Line, standing
from bot.ui.views.face import Face
from bot.ui.views.scene import mention
from bot.ui.wire.buttons import verb_button
from bot.ui.wire.custom_id import Verb
from bot.ui.wire.layout import layout, lines, row
from bot.words import Plain, Words, plain

ENTER, LEAVE, BEGIN, CLOSE = 1, 2, 3, 4  # what its buttons do, as their ids say it
AFTER, NOW, KEEP = 5, 6, 7  # the same of those that end it: when what is on is over, at once, not at all
SHOWN = 30  # lines of the standing


def league_view(league: League, face: Face[Any], words: Words) -> ui.LayoutView:
    title = words.say("league-title", game=face.title(words))
    if league.status == "open":
        return layout(
            face.accent, f"## {title}", _rules(league, words), _entered(league, words), *_buttons(league, words)
        )
    told = list(_rounds(league, words))
    head = words.say("league-over" if league.status == "over" else "league-on", rounds=len(league.rounds))
    how = f"-# {words.say('league-how')}"
    return layout(face.accent, f"## {title}\n{head}", lines(*told), lines(*_standing(league, words)), how)


def _rules(league: League, words: Words) -> str:
    return lines(
        words.say("league-opened", starter=mention(league.starter.id)),
        words.say("league-rules", seats=league.seats),
        words.say("league-every", hours=league.hours) if league.hours else words.say("league-every.over"),
        f"-# {words.say('lobby-pace', pace=words.say(f'pace-{league.pace}'))}",
    )


def _entered(league: League, words: Words) -> str:
    people = [name_of(entry) for entry in league.entries]
    return words.say("league-entered", count=len(people), people=people) if people else words.say("league-empty")


def _buttons(league: League, words: Words) -> Iterator[ui.ActionRow[ui.LayoutView]]:
    def button(what: int, label: str, style: ButtonStyle = ButtonStyle.secondary) -> ui.Button[ui.LayoutView]:
        return verb_button(league.id, Verb.LEAGUE, words.say(label), style=style, parts=(what,))

    yield row(
        button(ENTER, "lobby-join", ButtonStyle.primary),
        button(LEAVE, "lobby-leave"),
        button(BEGIN, "league-begin"),
        button(CLOSE, "lobby-cancel", ButtonStyle.danger),
    )


def _rounds(league: League, words: Words) -> Iterator[str]:
    """What is played now, and when the next round begins."""
    begun = [number for number, one in enumerate(league.rounds) if any(table.thread for table in one.tables)]
    for number in begun[-2:]:
        if not (one := league.rounds[number]).is_over:
            yield f"**{words.say('league-round', round=number + 1)}**"
            yield from _tables(league, one, words)
    if league.status == "on" and len(begun) < len(league.rounds):
        following = len(begun)
        if league.hours or not begun:
            when = Plain(format_dt(league.rounds[following].at, "R"))
            yield words.say("league-next", round=following + 1, when=when)
        else:
            yield words.say("league-next.over", round=following + 1)


def _tables(league: League, one: Round, words: Words) -> Iterator[str]:
    names = {entry.number: name_of(entry) for entry in league.entries}
    for table in one.tables:
        people = [names[entry] for entry in table.entries]
        if table.thread is None:
            yield words.say("league-seated.waiting", people=people)
        else:
            part = "league-seated.over" if table.is_over else "league-seated"
            yield words.say(part, people=people, channel=Plain(f"<#{table.thread}>"))
    if one.resting:
        yield words.say("league-resting", people=[names[entry] for entry in one.resting])


def _standing(league: League, words: Words) -> Iterator[str]:
    names = {entry.number: name_of(entry) for entry in league.entries}
    yield f"**{words.say('league-standing')}**"
    for place, line in enumerate(standing(league)[:SHOWN], start=1):
        yield _line(place, names[line.entry], line, words)
    if len(league.entries) > SHOWN:
        yield words.say("league-more", count=len(league.entries) - SHOWN)


def _line(place: int, name: str, line: Line, words: Words) -> str:
    return words.say("league-line", place=place, name=name, points=line.points, won=line.won, played=line.played)


def name_of(entry: Entry) -> str:
    return mention(entry.person.id) if entry.person.id else plain(entry.person.name)
