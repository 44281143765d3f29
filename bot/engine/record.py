"""The record of a match: enough to play it again, roll for roll, and to prove that nothing was changed."""

from typing import Any

import msgspec
from msgspec import Struct

from bot.engine.answer import Answer, Refused
from bot.engine.chance import Chance, commitment
from bot.engine.event import Event
from bot.engine.game import Game, Outcome
from bot.engine.match import Match
from bot.engine.sheet import Sheet
from bot.engine.snapshot import ScriptFailed

FORMAT = 1


class Roll(Struct, frozen=True):
    """One draw of chance: the `number`-th, among 1 to `sides`."""

    number: int
    sides: int
    face: int


class Record(Struct, frozen=True, kw_only=True):
    """What an export holds. `seed` is None until the match is over: it would tell the cards to come."""

    format: int = FORMAT
    game: str
    rules_version: int
    seats: tuple[str, ...]  # names, by seat
    options: dict[str, Any]
    commitment: str  # SHA-256 of the seed, published at the start
    seed: str | None  # hex
    answers: tuple[Answer, ...] | None  # that count; None while the match goes on: they tell hidden choices
    leaps: dict[int, int] = {}  # where answers were taken back: see Match
    outcome: Outcome | None
    brought: tuple[Sheet, ...] = ()  # the characters, as they came


class Unproven(Exception):
    """The record does not prove what it claims; the message says why."""


class WitnessedChance(Chance):
    """Chance that notes every draw."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.rolls: list[Roll] = []

    def below(self, bound: int) -> int:
        drawn = super().below(bound)
        self.rolls.append(Roll(len(self.rolls) + 1, bound, drawn + 1))
        return drawn


class Replay(Struct):
    """A match played again from its record."""

    match: Match[Any]
    events: list[Event]
    rolls: list[Roll]


def replay(game: Game[Any, Any], record: Record) -> Replay:
    """Play a finished match again and check every claim of its record. Raises Unproven."""
    if record.seed is None or record.answers is None:
        raise Unproven("the match is not over: its seed is not public yet")
    seed = bytes.fromhex(record.seed)
    if commitment(seed) != record.commitment:
        raise Unproven("the seed is not the one that was committed to when the match began")
    if record.rules_version != game.rules_version:
        raise Unproven(f"it was played under rules {record.rules_version}; these are rules {game.rules_version}")
    chance = WitnessedChance(seed)
    try:
        match, events = _played(game, record, chance)
    except (Refused, ScriptFailed) as error:
        raise Unproven(f"its answers do not follow the rules: {error.__cause__ or error}") from error
    if match.outcome != record.outcome:
        raise Unproven(f"the record claims {record.outcome}, the replay ends with {match.outcome}")
    return Replay(match, events, chance.rolls)


def _played(game: Game[Any, Any], record: Record, chance: Chance) -> tuple[Match[Any], list[Event]]:
    options = msgspec.convert(record.options, game.options_type)
    match = Match.start(game, len(record.seats), options, chance, record.leaps, record.brought)
    events = list(match.told)
    for answer in record.answers or ():
        events += match.answer(answer)
    return match, events
