"""Where a match stands: all that can be read of it. Nothing here changes it."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar, cast

import msgspec
from msgspec import Struct

from bot.engine.answer import Answer, Refused
from bot.engine.chance import Chance
from bot.engine.choice import Part
from bot.engine.event import Event
from bot.engine.game import Game, Outcome
from bot.engine.mistakes import check_orders
from bot.engine.orders import WITHDRAWN, Order, Orders
from bot.engine.plans import Plan, plan_of
from bot.engine.prompt import Prompt
from bot.engine.sheet import Sheet
from bot.engine.snapshot import Snapshot
from bot.engine.waits import Pause, Wait

S = TypeVar("S", bound=Struct)
S_co = TypeVar("S_co", bound=Struct, covariant=True)


class Stand(Protocol[S_co]):
    """What a position is read from: the turn that is under way, or what was kept of it."""

    outcome: Outcome | None
    orders: Orders
    is_plain: bool

    @property
    def state(self) -> S_co: ...

    @property
    def open(self) -> Mapping[int, Wait]: ...


class Position(Generic[S]):
    """A match as it stands.

    `snapshot` is the rebuild point and nothing else: `horizon` says how far answers can be taken back, `turn` and
    `turn_began` count turns as people do, `news` is what has just happened.
    `leaps` is where answers were taken back: after so many answers the open prompts have numbers above that one.
    """

    game: Game[S, Any]
    chance: Chance
    snapshot: Snapshot
    leaps: dict[int, int]
    answers: Sequence[Answer]  # since the snapshot
    told: Sequence[Event]  # events since the snapshot
    _stand: Stand[S]
    _horizon: int

    @property
    def state(self) -> S:
        return self._stand.state

    @property
    def outcome(self) -> Outcome | None:
        return self._stand.outcome

    @property
    def keepsakes(self) -> tuple[Sheet, ...]:
        """What has become of the characters that were brought, and those made here: to be kept once, at the end.

        As of the last rebuild point, which at the end is the end itself: a match that is called off in the middle of a
        turn gives nothing back of that turn.
        """
        return self.game.keepsakes(msgspec.msgpack.decode(self.snapshot.state, type=self.game.state_type))

    @property
    def answered(self) -> int:
        """How many answers have been taken since the match began."""
        return self.snapshot.answers + len(self.answers)

    @property
    def horizon(self) -> int:
        """How many answers are settled: those before the rebuild point, a mark of the script, or somebody's leaving."""
        return self._horizon

    @property
    def turn(self) -> int:
        """Which turn it is, as people count them: what is granted once a turn is granted anew with the next."""
        return self.snapshot.turn

    @property
    def turn_began(self) -> int:
        """How many answers had been taken when that turn began; its script may have begun later."""
        return self.snapshot.answers if self.snapshot.began is None else self.snapshot.began

    @property
    def news(self) -> tuple[Event, ...]:
        """What has happened of late, for somebody who looks now: as much as a rebuild can bring back."""
        return tuple(self.told)

    @property
    def waits(self) -> tuple[Wait, ...]:
        """All that is open: prompts, offers and pauses, oldest first."""
        return tuple(self._stand.open.values())

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """The open prompts that are waited for, oldest first."""
        stand = self._stand
        waits = stand.open.values()
        if stand.is_plain:
            return cast(tuple[Prompt, ...], tuple(waits))
        return tuple(wait for wait in waits if isinstance(wait, Prompt) and not wait.is_standing)

    @property
    def is_plain(self) -> bool:
        """Is nothing open but prompts? Where there were offers or pauses this turn it may say no."""
        return self._stand.is_plain

    @property
    def offers(self) -> tuple[Prompt, ...]:
        """What may be answered meanwhile, though nobody waits for it: no deadline, no call, nobody's stand-in."""
        waits = self._stand.open.values()
        return tuple(wait for wait in waits if isinstance(wait, Prompt) and wait.is_standing and not wait.is_bare)

    @property
    def pauses(self) -> tuple[Pause, ...]:
        """The moments that last now: each is to be answered with `over` when it has lasted its seconds."""
        return tuple(wait for wait in self._stand.open.values() if isinstance(wait, Pause))

    def prompt(self, number: int) -> Prompt | None:
        """What is open under this number, be it waited for or on offer."""
        wait = self._stand.open.get(number)
        return wait if isinstance(wait, Prompt) else None

    def orders(self, seat: int) -> tuple[Order, ...]:
        """What this seat may settle in advance now."""
        return self.orders_by(self.view(seat))

    def orders_by(self, view: Any) -> tuple[Order, ...]:
        """The same, where its view is known already."""
        orders = self.game.orders(view)
        check_orders(self.game.key, orders)
        return orders

    def given(self, seat: int) -> Mapping[str, Part]:
        """What this seat has settled in advance, by the order's word: for its own eyes alone."""
        given = self._stand.orders.get(seat, {})
        return {word: one.value for word, one in given.items() if one.plan != "dropped"}

    def plan(self, seat: int) -> Plan | None:
        """What this seat has set aside for its next turn, and how that stands: for its own eyes alone."""
        mine = self._stand.orders.get(seat, {})
        return plan_of(mine, self.game, self.view(seat)) if mine else None

    @property
    def given_orders(self) -> Orders:
        """What all seats have settled in advance: for rebuilds, not for anybody's eyes."""
        return self._stand.orders

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, seat)

    def check(self, answer: Answer) -> Wait | None:
        """What this answers (None: it says something of its seat), or Refused with the reason."""
        stand = self._stand
        if stand.outcome is not None:
            raise Refused("finished")
        wait = stand.open.get(answer.prompt)
        if wait is None:
            self._check_aside(answer)
            return None
        if wait.seat != answer.seat:
            raise Refused("not-yours")
        if not wait.is_legal(answer.choice):
            raise Refused("illegal")
        return wait

    def _check_aside(self, answer: Answer) -> None:
        """What is said beside all prompts: that a seat is left, or what it has settled in advance."""
        if answer.is_leave:
            return
        if not answer.is_order:
            raise Refused("stale")
        kinds = {order.word: order for order in self.orders(answer.seat)}
        given = self.given(answer.seat)
        for word, value in answer.parts.items():
            if value == WITHDRAWN and word in given:
                continue  # also where it could no longer be given
            if word not in kinds or not kinds[word].takes(value):
                raise Refused("illegal")
