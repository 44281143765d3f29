"""The record of a match: enough to play it again, roll for roll, and to prove that nothing was changed."""

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from bot.engine.answer import Answer, Refused
from bot.engine.chance import Chance, ChanceError, commitment
from bot.engine.event import Event
from bot.engine.failures import cause_of
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
    rules_at_end: int | UnsetType = UNSET  # where other rules came while it was on; `rules_version` is the first
    draws: tuple[int, ...] | UnsetType = UNSET  # the bounds of all draws: the rolls follow from them and the seed alone


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


class InPart(Struct):
    """What is proven of a match that was played under other rules, and leads elsewhere under ours: its rolls."""

    rolls: list[Roll]
    because: str  # why it could not be played again


def prove(game: Game[Any, Any], record: Record) -> Replay | InPart:
    """Check every claim of a record that can be checked. Raises Unproven.

    Where other rules than ours were played by, another end disproves nothing; the rolls follow from the seed alone.
    """
    try:
        return replay(game, record)
    except Unproven as error:
        if {record.rules_version, record.rules_at_end} <= {game.rules_version, UNSET}:
            raise
        return InPart(_rolls(_seed(record), record), str(error))


def replay(game: Game[Any, Any], record: Record) -> Replay:
    """Play a finished match again and check every claim of its record. Raises Unproven."""
    chance = WitnessedChance(_seed(record))
    try:
        match, events = _played(game, record, chance)
    except (Refused, ScriptFailed) as error:
        raise Unproven(f"its answers do not follow the rules: {cause_of(error)}") from error
    if match.outcome != record.outcome:
        raise Unproven(f"the record claims {record.outcome}, the replay ends with {match.outcome}")
    if record.draws is not UNSET and tuple(roll.sides for roll in chance.rolls) != record.draws:
        raise Unproven("the record claims other draws than the replay makes")
    return Replay(match, events, chance.rolls)


def _seed(record: Record) -> bytes:
    if record.seed is None or record.answers is None:
        raise Unproven("the match is not over: its seed is not public yet")
    seed = bytes.fromhex(record.seed)
    if commitment(seed) != record.commitment:
        raise Unproven("the seed is not the one that was committed to when the match began")
    return seed


def _rolls(seed: bytes, record: Record) -> list[Roll]:
    """What was drawn, whatever the rules made of it; nothing where that was not kept yet."""
    chance = WitnessedChance(seed)
    try:
        for bound in () if record.draws is UNSET else record.draws:
            chance.below(bound)
    except ChanceError as error:
        raise Unproven(f"its draws cannot be: {error}") from error
    return chance.rolls


def _played(game: Game[Any, Any], record: Record, chance: Chance) -> tuple[Match[Any], list[Event]]:
    options = msgspec.convert(record.options, game.options_type)
    match = Match.start(game, len(record.seats), options, chance, record.leaps, record.brought)
    events = list(match.told)
    for answer in record.answers or ():
        events += match.answer(answer)
    return match, events
