"""Arena, a game with fighters who live on from match to match: rooms are fought through, and leave scars and levels.

R1: in every room each fighter strikes once, with care or boldly; bold blows find something to take along at once, and
may leave a scar. R2: whoever has three scars is dead. R3: when a room is left, all who live gain a level. What was
found and suffered counts for good only then: called off, they go home as they left the last room.
"""

from collections.abc import Sequence
from typing import Annotated, ClassVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from bot.engine import (
    Advice,
    Chance,
    Event,
    Game,
    Option,
    Options,
    Outcome,
    Prompt,
    Script,
    Seat,
    Sheet,
    ask,
)

FATAL = 3


class Fighter(Struct, frozen=True):
    name: str
    level: int = 1
    scars: int = 0
    loot: tuple[str, ...] = ()

    @property
    def is_dead(self) -> bool:
        return self.scars >= FATAL


class InRing(Struct):
    """A fighter in this match; `id` is empty where nobody brought them."""

    id: str
    seat: int
    fighter: Fighter


class Ring(Struct):
    rooms: int
    seats: int
    fighters: list[InRing]
    left: int = 0  # rooms behind them


class RingView(Struct, frozen=True):
    room: int
    fighters: tuple[InRing, ...]


class Struck(Event, rule="R1"):
    actor: Seat
    name: str
    how: str
    scars: int


class ArenaOptions(Options, frozen=True):
    rooms: Annotated[int, Meta(ge=1, le=9)] = 1


class Arena(Game[Ring, RingView]):
    key = "arena"
    seats = range(1, 5)
    most_characters = 3
    state_type = Ring
    options_type = ArenaOptions
    sheet_type = Fighter
    blows: ClassVar[tuple[str, ...]] = ("care", "bold", "boom")

    def setup(self, seats: int, options: Options, chance: Chance) -> Ring:
        assert isinstance(options, ArenaOptions)
        return Ring(options.rooms, seats, [InRing("", seat, Fighter(f"Recruit {seat + 1}")) for seat in range(seats)])

    def enter(self, state: Ring, brought: Sequence[Sheet], chance: Chance) -> None:
        taken = {sheet.seat for sheet in brought}
        recruits = [one for one in state.fighters if one.seat not in taken]
        state.fighters = [*recruits, *(InRing(sheet.id, sheet.seat, sheet.read(Fighter)) for sheet in brought)]

    def turn(self, state: Ring, chance: Chance) -> Script[None]:
        for one in [one for one in state.fighters if not one.fighter.is_dead]:
            options = tuple(Option(blow) for blow in self.blows)
            prompt = Prompt(one.seat, "strike", "R1", options, default=("care",), facts={"name": one.fighter.name})
            answer = yield from ask(prompt)
            if answer.key == "boom":
                raise RuntimeError("a rule that is wrong")
            self._strike(one, answer.key, chance)
            yield Struck(actor=one.seat, name=one.fighter.name, how=answer.key, scars=one.fighter.scars)
        for one in [one for one in state.fighters if not one.fighter.is_dead]:
            one.fighter = replace(one.fighter, level=one.fighter.level + 1)
        state.left += 1

    def _strike(self, one: InRing, blow: str, chance: Chance) -> None:
        if blow == "bold":
            hurt = chance.die(6) == 1
            fighter = one.fighter
            one.fighter = replace(fighter, scars=fighter.scars + hurt, loot=(*fighter.loot, f"coin {chance.die(6)}"))

    def keepsakes(self, state: Ring) -> tuple[Sheet, ...]:
        return tuple(Sheet.of(one.id, one.seat, one.fighter) for one in state.fighters)

    def retires(self, sheet: Sheet) -> bool:
        return sheet.read(Fighter).is_dead

    def outcome(self, state: Ring) -> Outcome | None:
        is_over = state.left == state.rooms or all(one.fighter.is_dead for one in state.fighters)
        scores = tuple(sum(one.fighter.level for one in state.fighters if one.seat == s) for s in range(state.seats))
        through = tuple(range(state.seats)) if state.left == state.rooms else ()
        return Outcome(through, scores) if is_over else None

    def view(self, state: Ring, seat: int | None) -> RingView:
        return RingView(state.left + 1, tuple(replace(one) for one in state.fighters))

    def advise(self, view: RingView, prompt: Prompt, chance: Chance) -> Advice:
        return Advice((chance.pick(("care", "bold")),), "any")

    def check(self, state: Ring) -> None:
        assert 0 <= state.left <= state.rooms
