"""Bazaar as the engine plays it."""

from bot.engine import Advice, Chance, Game, Options, Outcome, Prompt, Script
from tests.support.bazaar.rules import laid, play
from tests.support.bazaar.state import PRICES, SILK, Bazaar, BazaarOptions, BazaarView


class BazaarGame(Game[Bazaar, BazaarView]):
    key = "bazaar"
    seats = range(2, 5)
    state_type = Bazaar
    options_type = BazaarOptions

    def variants(self) -> dict[str, Options]:
        return {"open": BazaarOptions(open=True)}

    def setup(self, seats: int, options: Options, chance: Chance) -> Bazaar:
        assert isinstance(options, BazaarOptions)
        return laid(seats, options, chance)

    def turn(self, state: Bazaar, chance: Chance) -> Script[None]:
        return play(state)

    def outcome(self, state: Bazaar) -> Outcome | None:
        if state.played < state.turns:
            return None
        scores = tuple(worth(state, seat) for seat in range(len(state.coins)))
        return Outcome(tuple(seat for seat, score in enumerate(scores) if score == max(scores)), scores)

    def view(self, state: Bazaar, seat: int | None) -> BazaarView:
        goods = tuple(map(tuple, state.goods))
        return BazaarView(seat, tuple(state.coins), tuple(state.silk), goods, tuple(state.names))

    def advise(self, view: BazaarView, prompt: Prompt, chance: Chance) -> Advice:
        return Advice(prompt.kind.random(chance), "whim")

    def check(self, state: Bazaar) -> None:
        """Every thing is there once, and nobody owes anything."""
        held = [*state.wares, *(ware for goods in state.goods for ware in goods)]
        assert sorted(held) == sorted(PRICES)
        assert min(*state.coins, *state.silk) >= 0


def worth(state: Bazaar, seat: int) -> int:
    return state.coins[seat] + SILK * state.silk[seat] + sum(PRICES[ware] for ware in state.goods[seat])


GAME = BazaarGame()
