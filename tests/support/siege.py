"""A siege: some play the round by turns, others fight beside it on a clock of their own, as long as they like.

One engine turn is one turn of the round side by side with one turn of the battle. So a battle of fifty blows is fifty
short turns, and not one long one: a snapshot is never further away than one turn of each.
"""

from msgspec import Struct

from bot.engine import (
    Advice,
    Chance,
    Event,
    Game,
    Option,
    Options,
    Outcome,
    Pause,
    Prompt,
    Script,
    Seat,
    ask,
    ask_all,
    interleave,
)

BLOWS = tuple(Option(key) for key in ("strike", "parry", "flee"))
STEPS = tuple(Option(key) for key in ("walk", "join", "rest"))


class Field(Struct):
    """`fighters` in the order of their battle turns, the next one first; the others walk the round."""

    health: list[int]
    walked: list[int]
    fighters: list[int]
    next: int = 0
    turns: int = 0
    blows: int = 0
    most: int = 50


class FieldView(Struct, frozen=True):
    health: tuple[int, ...]
    fighters: tuple[int, ...]
    turns: int


class Struck(Event, rule="R54"):
    actor: Seat
    harm: int


class Walked(Event, rule="R7"):
    actor: Seat


class Siege(Game[Field, FieldView]):
    key = "siege"
    seats = range(4, 6)
    state_type = Field

    def setup(self, seats: int, options: Options, chance: Chance) -> Field:
        return Field([100] * seats, [0] * seats, [0, 2])

    def turn(self, state: Field, chance: Chance) -> Script[None]:
        """R156: one turn of the round beside one of the battle."""
        yield from interleave([_game_turn(state), _battle_turn(state, chance)])
        state.turns += 1

    def outcome(self, state: Field) -> Outcome | None:
        return Outcome((), tuple(state.walked)) if state.turns >= state.most else None

    def view(self, state: Field, seat: int | None) -> FieldView:
        return FieldView(tuple(state.health), tuple(state.fighters), state.turns)

    def advise(self, view: FieldView, prompt: Prompt, chance: Chance) -> Advice:
        return Advice(prompt.kind.random(chance))

    def check(self, state: Field) -> None:
        assert len(set(state.fighters)) == len(state.fighters)


def _game_turn(state: Field) -> Script[None]:
    """R64: who fights is skipped. R66: where only one walks, they wait a while between their turns."""
    walkers = [seat for seat in range(len(state.health)) if seat not in state.fighters]
    if not walkers:
        return
    seat = next((seat for seat in walkers if seat >= state.next), walkers[0])
    if len(walkers) == 1:
        yield Pause(15, "lone")
    step = yield from ask(Prompt(seat, "turn", "R7", STEPS, default=("rest",)))
    state.walked[seat] += step.key == "walk"
    if step.key == "join":
        state.fighters.append(seat)
    state.next = seat + 1 if seat + 1 < len(state.health) else 0
    yield Walked(actor=seat)


def _battle_turn(state: Field, chance: Chance) -> Script[None]:
    """R54: one strikes, and those struck at are asked at once how they take it."""
    if not state.fighters:
        return
    seat = state.fighters[0]
    blow = yield from ask(Prompt(seat, "blow", "R54", BLOWS, default=("strike",)))
    others = [other for other in state.fighters if other != seat]
    if blow.key == "strike" and others:
        asked = [Prompt(other, "defend", "R58", BLOWS[1:], default=("parry",), is_secret=True) for other in others]
        for answer in (yield from ask_all(asked)):
            harm = chance.die(3) if answer.key == "parry" else 0
            state.health[answer.seat] -= harm
            yield Struck(actor=seat, harm=harm)
    state.blows += 1
    state.fighters = [other for other in state.fighters[1:] if other != seat]
    state.fighters += [] if blow.key == "flee" and state.blows % 7 == 0 else [seat]


GAME = Siege()
