"""Nim, the example game: a whole game for the engine in about 60 lines. Take one to three; who takes the last wins."""

from msgspec import Struct

from bot.engine import Advice, Chance, Event, Game, Option, Options, Outcome, Prompt, Script, Seat, ask


class Heap(Struct):
    """The state: whatever lies between two turns. Any msgspec.Struct will do."""

    left: int
    seats: int
    next: int = 0
    winner: int | None = None


class HeapView(Struct, frozen=True):
    """What a seat may know: in Nim, everything."""

    left: int
    next: int


class Took(Event, rule="R1"):
    actor: Seat
    count: int
    left: int


class NimOptions(Options, frozen=True):
    heap: int = 12


class Nim(Game[Heap, HeapView]):
    key = "nim"
    seats = range(2, 5)
    asked_anyway = frozenset({"take"})  # whoever takes the last one wins, and wants to do it
    state_type = Heap
    options_type = NimOptions

    def setup(self, seats: int, options: Options, chance: Chance) -> Heap:
        assert isinstance(options, NimOptions)
        return Heap(options.heap + chance.die(6), seats)

    def turn(self, state: Heap, chance: Chance) -> Script[None]:
        """R1: the seat whose turn it is takes one to three of the heap."""
        takes = tuple(Option(str(n), "take", {"count": n}) for n in (1, 2, 3) if n <= state.left)
        answer = yield from ask(Prompt(state.next, "take", "R1", takes, default=("1",)))
        state.left -= int(answer.key)
        yield Took(actor=state.next, count=int(answer.key), left=state.left)
        if state.left == 0:
            state.winner = state.next
        state.next = (state.next + 1) % state.seats

    def outcome(self, state: Heap) -> Outcome | None:
        if state.winner is None:
            return None
        return Outcome((state.winner,), tuple(int(seat == state.winner) for seat in range(state.seats)))

    def view(self, state: Heap, seat: int | None) -> HeapView:
        return HeapView(state.left, state.next)

    def advise(self, view: HeapView, prompt: Prompt, chance: Chance) -> Advice:
        """Leave a multiple of four, if that can be done."""
        wanted = str(view.left % 4)
        keys = [option.key for option in prompt.options]
        if wanted in keys:
            return Advice((wanted,), "four", {"left": view.left - int(wanted)})
        return Advice((chance.pick(keys),), "any")

    def check(self, state: Heap) -> None:
        assert state.left >= 0


GAME = Nim()
