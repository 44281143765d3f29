"""Urn: each seat draws a token in its turn or takes a safe coin. Its adviser dares, though few tokens are worth it."""

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from bot.engine import Advice, Chance, Game, Option, Options, Outcome, Prompt, Script, ask

DRAW, TAKE, WAVE = "draw", "take", "wave"
WORTH = 2  # of the one good token
TOKENS = 10


class Urn(Struct):
    points: list[int]
    tokens: list[bool]  # hidden; the last is drawn next
    rounds: int = 0


class UrnView(Struct, frozen=True):
    viewer: int | None
    points: tuple[int, ...]
    tokens: int
    good: int


class UrnOptions(Options, frozen=True):
    is_blind: bool = False  # nobody can look ahead


class UrnGame(Game[Urn, UrnView]):
    key = "urn"
    seats = range(2, 5)
    state_type = Urn
    options_type = UrnOptions
    rounds: ClassVar[int] = 2

    def setup(self, seats: int, options: Options, chance: Chance) -> Urn:
        tokens = [True] + [False] * (TOKENS - 1)
        chance.shuffle(tokens)
        return Urn([0] * seats, tokens)

    def turn(self, state: Urn, chance: Chance) -> Script[None]:
        yield from self._from(state, 0)

    def resume(self, state: Urn, prompt: Prompt, chance: Chance) -> Script[None]:
        return self._from(state, prompt.seat)

    def _from(self, state: Urn, first: int) -> Script[None]:
        for seat in range(first, len(state.points)):
            options = (Option(DRAW, "get"), Option(TAKE, "get"), Option(WAVE, "other"))
            answer = yield from ask(Prompt(seat, "get", "R1", options))
            if answer.key == TAKE:
                state.points[seat] += 1
            elif answer.key == DRAW and state.tokens:
                state.points[seat] += WORTH * state.tokens.pop()
        state.rounds += 1

    def outcome(self, state: Urn) -> Outcome | None:
        best = max(state.points)
        winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
        return Outcome(winners, tuple(state.points)) if state.rounds == self.rounds else None

    def view(self, state: Urn, seat: int | None) -> UrnView:
        return UrnView(seat, tuple(state.points), len(state.tokens), sum(state.tokens))

    def advise(self, view: UrnView, prompt: Prompt, chance: Chance) -> Advice:
        wanted = (DRAW, TAKE, WAVE)
        return Advice((next(key for key in wanted if prompt.is_legal((key,))),), "dare")

    def reshuffle_hidden(self, state: Urn, viewer: int | None, chance: Chance) -> None:
        chance.shuffle(state.tokens)

    def resample(self, state: Urn, viewer: int | None, chance: Chance) -> Urn:
        tokens = sorted(state.tokens)
        chance.shuffle(tokens)
        return replace(state, points=[*state.points], tokens=tokens)

    def looks_ahead(self, options: Options) -> bool:
        return isinstance(options, UrnOptions) and not options.is_blind

    def worth(self, view: UrnView) -> float:
        return 0.0 if view.viewer is None else float(view.points[view.viewer])


GAME = UrnGame()
