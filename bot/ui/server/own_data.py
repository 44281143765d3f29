"""/gm data: all that is kept about whoever asks, as one file for them alone."""

import gzip
from collections.abc import Mapping
from io import BytesIO
from itertools import groupby
from operator import attrgetter
from typing import Any

import discord
import msgspec
from discord import ui

from bot.store import AboutPerson
from bot.ui.shared.context import Context
from bot.ui.wire.layout import NEUTRAL_ACCENT, layout
from bot.ui.wire.reply import Reply

Read = dict[str, Any]  # as it stands in the file
MOST_BYTES = 8_000_000  # of a file; Discord takes a little more on every server


class OwnData:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def show(self, reply: Reply) -> None:
        person = reply.interaction.user.id
        kept = await self.context.host.queries.about_person(person)
        told = {"person": person, "bars": self._bars(person), **readable(kept, person)}
        for keeper in self.context.keepers:
            told |= keeper.about(person)
        file = _file(msgspec.json.format(msgspec.json.encode(told)))
        shown: ui.File[Any] = ui.File(file.uri)
        text = self.context.words(reply.interaction).say("data-all")
        await reply.show(layout(NEUTRAL_ACCENT, text, shown), [file])

    def _bars(self, person: int) -> list[Read]:
        found = self.context.settings.bars_on(person)
        return [{"guild": guild, "until": bar.until, "reason": bar.reason} for guild, bar in found]


def readable(kept: AboutPerson, person: int) -> Read:
    """Each match with what they did in it. What the file says of others is no more than that they were there."""
    seats, results, answers = (_by_match(rows) for rows in (kept.seats, kept.results, kept.answers))
    matches = [
        {
            **_without(msgspec.to_builtins(match), "notes", "starter"),
            "opened_by_you": match.starter == person,
            "seats": seats.get(match.id, []),
            "results": results.get(match.id, []),
            "answers": answers.get(match.id, []),
            "noted": _noted(match.notes or {}, person),
        }
        for match in kept.matches
    ]
    characters = [_without(msgspec.to_builtins(one), "owner") for one in kept.characters]
    wishes = {key: msgspec.json.decode(text) for key, text in kept.wishes.items()}
    return {"settings": wishes, "characters": characters, "matches": matches}


def _noted(notes: Mapping[str, Any], person: int) -> Read:
    """Their own part of what a table remembers besides the match."""
    votes = [vote for vote in notes.get("votes", ()) if vote["by"]["id"] == person]
    noted = {
        "called": notes.get("rung", {}).get(str(person)),
        "left_server": person in notes.get("left_server", ()),
        "gave_away_seats": [seat for one, seat in notes.get("given_away", ()) if one == person],
        "vacation_until": next((until for one, until in notes.get("vacations", ()) if one == person), None),
        "votes_called": [vote["about"] for vote in votes],
    }
    return {name: value for name, value in noted.items() if value}


def _by_match(rows: list[Any]) -> dict[str, list[Read]]:
    ordered = sorted(rows, key=attrgetter("match"))  # stable: answers stay in the order they were given
    return {
        match: [_without(msgspec.to_builtins(row), "match") for row in group]
        for match, group in groupby(ordered, key=attrgetter("match"))
    }


def _without(row: Read, *names: str) -> Read:
    return {name: value for name, value in row.items() if name not in names}


def _file(text: bytes) -> discord.File:
    """Many years of matches are compressed."""
    if len(text) <= MOST_BYTES:
        return discord.File(BytesIO(text), "castellan-data.json")
    return discord.File(BytesIO(gzip.compress(text)), "castellan-data.json.gz")
