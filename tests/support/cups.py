"""Cups, a small game with a hand: everybody hides dice under a cup and says in turn how many sixes lie on the table.

R1: everybody casts three dice under a cup. R2: one after the other says a number. R3: whoever is nearest wins.
"""

from typing import Annotated

from msgspec import Struct

from bot.engine import Advice, As, Chance, Event, Game, Option, Options, Outcome, Prompt, Script, Seat, ask

DICE, SIXES = 3, "six"
FACES = ("one", "two", "three", "four", "five", SIXES)


class Table(Struct):
    cups: list[list[str]]
    said: list[int] = []


class TableView(Struct, frozen=True):
    cups: tuple[tuple[str, ...] | None, ...]  # None: it covers its dice
    said: tuple[int, ...]


class Said(Event, rule="R2"):
    seat: Seat
    count: int


class Lifted(Event, rule="R3"):
    seat: Seat
    face: Annotated[str, As("face")]


class Cups(Game[Table, TableView]):
    key = "cups"
    seats = range(2, 5)
    secrets = frozenset(FACES)
    has_secret_numbers = False
    state_type = Table

    def setup(self, seats: int, options: Options, chance: Chance) -> Table:
        return Table([[FACES[chance.die(6) - 1] for _ in range(DICE)] for _ in range(seats)])

    def turn(self, state: Table, chance: Chance) -> Script[None]:
        """R2, everybody in one turn."""
        for seat in range(len(state.cups)):
            options = tuple(Option(str(count), "say", {"count": count}) for count in range(DICE * len(state.cups) + 1))
            answer = yield from ask(Prompt(seat, "say", "R2", options))
            state.said.append(int(answer.key))
            yield Said(seat=seat, count=int(answer.key))

    def outcome(self, state: Table) -> Outcome | None:
        if len(state.said) < len(state.cups):
            return None
        sixes = sum(cup.count(SIXES) for cup in state.cups)
        scores = tuple(-abs(sixes - said) for said in state.said)
        return Outcome(tuple(seat for seat, score in enumerate(scores) if score == max(scores)), scores)

    def view(self, state: Table, seat: int | None) -> TableView:
        return TableView(
            tuple(tuple(cup) if self.shows(owner, seat) else None for owner, cup in enumerate(state.cups)),
            tuple(state.said),
        )

    def shows(self, owner: int, viewer: int | None) -> bool:
        return owner == viewer

    def advise(self, view: TableView, prompt: Prompt, chance: Chance) -> Advice:
        return Advice(prompt.kind.random(chance), "whim")

    def reshuffle_hidden(self, state: Table, viewer: int | None, chance: Chance) -> None:
        for owner, cup in enumerate(state.cups):
            if owner != viewer:
                cup[:] = [chance.pick(FACES) for _ in cup]


class OpenCups(Cups):
    """Somebody has forgotten to ask whose cup it is."""

    key = "open-cups"

    def shows(self, owner: int, viewer: int | None) -> bool:
        return True


class StillCups(Cups):
    """In its other worlds nothing lies otherwise."""

    key = "still-cups"

    def reshuffle_hidden(self, state: Table, viewer: int | None, chance: Chance) -> None:
        del state, viewer, chance


class TellingCups(Cups):
    """Its view is right, but what it asks says how many sixes the others have."""

    key = "telling-cups"

    def turn(self, state: Table, chance: Chance) -> Script[None]:
        for seat in range(len(state.cups)):
            sixes = sum(cup.count(SIXES) for cup in state.cups)
            options = tuple(Option(str(count), "say", {"count": count}) for count in range(DICE * len(state.cups) + 1))
            answer = yield from ask(Prompt(seat, "say", "R2", options, facts={"sixes": sixes}))
            state.said.append(int(answer.key))


class WaitingCups(Cups):
    """Only those who have a six are asked: whoever waits for them knows it."""

    key = "waiting-cups"

    def turn(self, state: Table, chance: Chance) -> Script[None]:
        for seat in sorted(range(len(state.cups)), key=lambda seat: SIXES not in state.cups[seat]):
            answer = yield from ask(Prompt(seat, "say", "R2", (Option("0", "say"), Option("1", "say")), is_secret=True))
            state.said.append(int(answer.key))
