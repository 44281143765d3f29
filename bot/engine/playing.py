"""One turn under way: its script, what it asks, and what is answered at once because a seat has settled it."""

from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from bot.engine.answer import Answer
from bot.engine.asking import Asked
from bot.engine.breath import is_in_breath, offers_in
from bot.engine.chance import Chance
from bot.engine.choice import Choice
from bot.engine.event import Event
from bot.engine.game import Game, Outcome
from bot.engine.mistakes import GameMistake, check_all, check_prompt, check_waits
from bot.engine.orders import Orders, without_seat
from bot.engine.plans import carried_out, dropped, has_plan, step_of
from bot.engine.prompt import Prompt
from bot.engine.script import Script
from bot.engine.snapshot import Snapshot
from bot.engine.waits import SETTLED, Pause, Together, Wait, over
from bot.engine.wordings import Wordings

S = TypeVar("S", bound=Struct)
MOST_STEPS = 100_000  # a turn that tells and asks so much without waiting for anybody does not end


class Playing(Generic[S]):
    """From a snapshot on. `open` is what can be answered, by number; `numbered` how many prompts there have been."""

    __slots__ = (
        "_asked",
        "_fresh",
        "_script",
        "chance",
        "game",
        "has_settled",
        "is_plain",
        "left",
        "numbered",
        "open",
        "orders",
        "outcome",
        "state",
        "wordings",
    )

    def __init__(self, game: Game[S, Any], chance: Chance, snapshot: Snapshot) -> None:
        self.game, self.chance = game, chance
        self.state: S = msgspec.msgpack.decode(snapshot.state, type=game.state_type)
        chance.drawn = snapshot.drawn
        self.outcome: Outcome | None = game.outcome(self.state)
        self.open: dict[int, Wait] = {}
        self.orders: Orders = snapshot.orders
        self.numbered = snapshot.prompts
        self.wordings = Wordings(snapshot.wordings)
        self.is_plain = True  # is nothing open but prompts that are waited for?
        self.has_settled = False  # was it said that nothing up to here is taken back?
        self.left: list[int] = []  # seats that have been left meanwhile
        self._script: Script[None] | None = None
        self._asked: Asked | None = None
        self._fresh: set[int] = set()  # asked, but not yet held against the orders

    def leave(self, seat: int) -> None:
        """What the seat is still asked this turn is answered as ever: by the defaults, or an automaton."""
        self.left.append(seat)
        self.orders = without_seat(self.orders, seat)
        self.has_settled = True

    def resume(self, script: Script[None]) -> None:
        """Go on with this, instead of a turn from its beginning."""
        self._script = script

    def take(self, wait: Wait, answer: Answer) -> bool:
        """May the turn go on with this answer?"""
        assert self._asked is not None
        del self.open[wait.number]
        return self._asked.take(wait, answer)

    def go_on(self, happened: list[Event]) -> bool:
        """Play on until somebody must be waited for; False where the turn is over."""
        if self._script is None:
            self._script = self.game.turn(self.state, self.chance)
        script, asked = self._script, self._asked
        try:
            step = script.send(None if asked is None else asked.sent)
            for _ in range(MOST_STEPS):
                if isinstance(step, Event):
                    happened.append(self.wordings.numbered(step))
                    step = next(script)
                elif step is SETTLED:
                    self.has_settled = True
                    step = next(script)
                elif self._ask(step):
                    return True
                else:
                    step = script.send(self._asked.sent if self._asked is not None else None)
        except StopIteration:
            return False
        raise GameMistake(f"A turn of {self.game.key} does not end: {MOST_STEPS:,} steps, the last of them {step!r}.")

    def renumber(self, above: int) -> None:
        """Number what is open anew, above that and whatever was numbered."""
        self.numbered = max(self.numbered, above)
        waits = list(self.open.values())
        self.open = {}
        for wait in waits:
            self._number(wait)

    def _ask(self, step: Wait | Together) -> bool:
        """Must anybody be waited for?"""
        if isinstance(step, Prompt) and not (step.is_standing or self.open or self.orders):  # nearly always
            check_prompt(self.game.key, step)
            self._number(step)
            self._asked = Asked(step)
            return True
        waits = step.prompts if isinstance(step, Together) else (step,)
        check_waits(self.game.key, waits)
        before, self.open = self.open, {}
        is_new = not waits
        for wait in waits:
            if before.get(wait.number) is wait:
                self.open[wait.number] = wait
            else:
                is_new = True
                self._open(wait, before)
        self._asked = Asked(step)
        if is_new and (len(waits) != 1 or waits[0].is_standing):
            check_all(self.game.key, waits, is_race=self._asked.is_race)
        return not (self.orders and self._is_settled())

    def _open(self, wait: Wait, before: dict[int, Wait]) -> None:
        if isinstance(wait, Prompt):
            check_prompt(self.game.key, wait)
        if wait.is_standing or isinstance(wait, Pause):
            self.is_plain = False
            if number := _same(wait, before):
                wait.number = number
                self.open[number] = wait
                return
        self._number(wait)
        if self.orders:
            self._fresh.add(wait.number)

    def _number(self, wait: Wait) -> None:
        self.numbered = wait.number = number = self.numbered + 1
        self.open[number] = wait

    def _is_settled(self) -> bool:
        """Do the orders answer what is newly asked, so that the script can go on at once?"""
        for wait in list(self.open.values()):
            if wait.number not in self._fresh:
                continue
            self._fresh.discard(wait.number)
            choice = None if isinstance(wait, Pause) else self._ordered(wait)
            if choice is None:
                continue
            if not wait.is_legal(choice):
                del self.open[wait.number]  # of a breath: let it be
            elif self.take(wait, Answer(wait.number, wait.seat, choice, "order")):
                return True
        return self._is_breath_over()

    def _is_breath_over(self) -> bool:
        """Have all whom a breath concerns settled it in advance? Then nobody waits, and the script can go on."""
        assert self._asked is not None
        for pause in [wait for wait in self.open.values() if isinstance(wait, Pause)]:
            offers = offers_in(pause, self._asked.open)
            is_settled = offers and not any(offer.number in self.open for offer in offers)
            if is_settled and self.take(pause, over(pause)):
                return True
        return False

    def _ordered(self, wait: Prompt) -> Choice | None:
        """What the seat has settled for this; None where it must be asked. Its own view is all this follows from.

        In a breath an order may also come to nothing that is legal, whether the seat has a choice or not. One that does
        something goes before: to cancel what is aimed at oneself, and never to be asked.
        """
        is_breath = wait.is_standing and is_in_breath(wait, self.open.values())
        if wait.is_standing and not is_breath:
            return None
        lets_be: Choice | None = None
        for word, given in self.orders.get(wait.seat, {}).items():
            if wait.word in given.settles and not given.plan:
                choice = self.game.ordered(self.game.view(self.state, wait.seat), wait, word, given.value)
                if choice is not None and wait.is_legal(choice):
                    return choice
                lets_be = choice if is_breath and lets_be is None else lets_be
        return lets_be if is_breath else self._planned(wait)

    def _planned(self, wait: Prompt) -> Choice | None:
        """What the seat has set aside for this turn; where something came between, it is dropped."""
        if not has_plan(self.orders, wait.seat):
            return None
        view = self.game.view(self.state, wait.seat)
        word, choice = step_of(self.orders[wait.seat], self.game, view, wait)
        if choice is not None:
            self.orders = carried_out(self.orders, wait.seat, word)
        elif word:
            self.orders = dropped(self.orders, wait.seat)
        return choice


def _same(wait: Wait, before: dict[int, Wait]) -> int:
    """The number of an offer that stands already, just like this one; 0 where there is none."""
    for number, other in before.items() if wait.is_standing else ():
        wait.number = number
        if other == wait:
            return number
    return 0
