"""Gusty: seat 0 uses a scroll; whoever of the others holds a charm may hold on in a breath, and is then asked."""

from bot.engine import Advice, Chance, Choice, Event, Option, Order, Part, Pause, Pick, Prompt, Script, ask, breath
from tests.host.duel_game import Duel, Ring, RingView

SECONDS, SLOW = 5, 600
NEVER = Order("never", "R158", Pick((Option("no"),)), settles=("gust",))


class Cancelled(Event, rule="R158"):
    seat: int


class Gusty(Duel):
    key = "gusty"
    holders: tuple[int, ...] = (1,)
    heeders: tuple[int, ...] = ()

    def turn(self, state: Ring, chance: Chance) -> Script[None]:
        yield from ask(Prompt(0, "scroll", "R104", (Option("a"),), default=("a",)))
        others = range(1, len(state.points))
        options = {seat: (Option("hold"),) if seat in self.holders else () for seat in others}
        held = yield from breath(Pause(SECONDS, "gust", slow=SLOW), "R158", options)
        if held is not None:
            yield from ask(Prompt(held.seat, "cancel", "R158", (Option("yes"), Option("no")), default=("no",)))
            yield Cancelled(seat=held.seat)
        state.played += 1

    def orders(self, view: RingView) -> tuple[Order, ...]:
        return (NEVER,)

    def ordered(self, view: RingView, prompt: Prompt, word: str, value: Part) -> Choice | None:
        return value

    def heeds(self, view: RingView, offer: Prompt) -> bool:
        return offer.seat in self.heeders

    def advise(self, view: RingView, prompt: Prompt, chance: Chance) -> Advice:
        return Advice((prompt.options[0].key,))
