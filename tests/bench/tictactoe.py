"""Tic-tac-toe, as small as the engine lets it be: what the kernel costs, and nothing else."""

from msgspec import Struct

from bot.engine import Advice, Chance, Event, Game, Option, Options, Outcome, Prompt, Script, Seat, ask

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
CELLS = tuple(Option(str(cell)) for cell in range(9))


class Board(Struct):
    """`cells` by number, row by row: the seat that holds it, or None."""

    cells: list[int | None]
    next: int = 0
    winner: int | None = None


class Marked(Event, rule="R1"):
    actor: Seat
    cell: int


class TicTacToe(Game[Board, Board]):
    key = "tic-tac-toe"
    seats = range(2, 3)
    state_type = Board

    def setup(self, seats: int, options: Options, chance: Chance) -> Board:
        return Board([None] * 9)

    def turn(self, state: Board, chance: Chance) -> Script[None]:
        """R1: the seat whose turn it is marks a free cell."""
        seat = state.next
        free = tuple([CELLS[cell] for cell, held in enumerate(state.cells) if held is None])
        answer = yield from ask(Prompt(seat, "mark", "R1", free))
        cell = int(answer.key)
        state.cells[cell] = seat
        yield Marked(actor=seat, cell=cell)
        if _has_line(state.cells, seat):
            state.winner = seat
        state.next = 1 - seat

    def outcome(self, state: Board) -> Outcome | None:
        if state.winner is not None:
            return Outcome((state.winner,), tuple(int(seat == state.winner) for seat in range(2)))
        return Outcome((), (0, 0)) if None not in state.cells else None

    def view(self, state: Board, seat: int | None) -> Board:
        return state

    def advise(self, view: Board, prompt: Prompt, chance: Chance) -> Advice:
        return Advice((chance.pick(prompt.options).key,))


def _has_line(cells: list[int | None], seat: int) -> bool:
    for a, b, c in LINES:  # noqa: SIM110 - this is measured, and a generator takes twice as long
        if cells[a] == cells[b] == cells[c] == seat:
            return True
    return False


GAME = TicTacToe()
