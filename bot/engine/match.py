"""One play of a game: the state, the running script, the open prompts, and the answers since the snapshot."""

from collections.abc import Iterable, Sequence
from typing import Any, Self, TypeVar

import msgspec
from msgspec import Struct

from bot.engine.answer import Answer, Refused
from bot.engine.chance import Chance
from bot.engine.event import Event
from bot.engine.frozen_position import Still
from bot.engine.game import Game, Options
from bot.engine.mistakes import GameMistake, check_leaving
from bot.engine.orders import at_turns_end, with_given
from bot.engine.plans import founded
from bot.engine.playing import Playing
from bot.engine.position import Position
from bot.engine.sheet import Sheet
from bot.engine.snapshot import NO_LEAPS, Leaps, ScriptFailed, Snapshot
from bot.engine.waits import Wait

S = TypeVar("S", bound=Struct)
MOST_SILENT_TURNS = 1000  # a game that plays on for so long without asking anybody is broken


class Match(Position[S]):
    """A live match. `Match.start` begins one, `Match.load` rebuilds one, `answer` is the only way on.

    Whoever looks while it may play on looks at its `still`.
    """

    answers: list[Answer]
    told: list[Event]
    _playing: Playing[S]
    _still: Still[S] | None

    def __init__(self, game: Game[S, Any], chance: Chance, snapshot: Snapshot, leaps: Leaps = NO_LEAPS) -> None:
        self.game = game
        self.chance = chance
        self.snapshot = snapshot
        self.leaps = dict(leaps)
        self.answers = []
        self.told = []
        self._begin()

    @classmethod
    def start(
        cls,
        game: Game[S, Any],
        seats: int,
        options: Options,
        chance: Chance,
        leaps: Leaps = NO_LEAPS,
        brought: Sequence[Sheet] = (),
    ) -> Self:
        """Set a new match up and run it to its first prompts; what happened meanwhile is in `told`."""
        legal = game.seats_for(options)
        if seats not in legal:
            raise ValueError(f"{game.key} takes {legal[0]} to {legal[-1]} seats, not {seats}")
        state = game.setup(seats, options, chance)
        if brought:
            _must_fit(game, seats, brought)
            game.enter(state, brought, chance)
        snapshot = Snapshot(msgspec.msgpack.encode(state), chance.drawn, prompts=0, answers=0)
        match = cls(game, chance, snapshot, leaps)
        match.told = match._advance()
        match._leap()
        return match

    @classmethod
    def load(
        cls, game: Game[S, Any], chance: Chance, snapshot: Snapshot, answers: Iterable[Answer], leaps: Leaps = NO_LEAPS
    ) -> Self:
        """Rebuild a match. Raises Refused or ScriptFailed where the answers no longer fit the rules."""
        try:
            match = cls(game, chance, snapshot, leaps)
            match._advance()
            match._leap()
        except Exception as error:
            raise ScriptFailed(f"{game.key} failed where its turn begins") from error
        for answer in answers:
            match.answer(answer)
        return match

    @property
    def still(self) -> Still[S]:
        """The match as it stands: the same one until something changes."""
        if self._still is None:
            self._still = Still(self, self._playing)
        return self._still

    def answer(self, answer: Answer) -> list[Event]:
        """Take an answer and play on to the next prompts. Returns what happened.

        Raises Refused (nothing changed) or ScriptFailed (a rule raised; the match stands as it stood).
        """
        wait = self.check(answer)
        self._still = None
        snapshot, answers = self.snapshot, self.answers  # a turn's end puts new ones in their place
        answers.append(answer)
        try:
            events = self._take(wait, answer)
        except Exception as error:
            self._rebuild(snapshot, answers[:-1])
            raise ScriptFailed(f"{self.game.key} failed at {answer}") from error
        if self.leaps:
            self._leap()
        return events

    def undo(self, kept: int) -> None:
        """Take answers back: a rebuild with the first `kept` of the match.

        What is open then has numbers that were never used, so that no button from before answers it.
        Raises Refused where that would be behind the horizon, or nothing.
        """
        if not self.horizon <= kept < self.answered:
            raise Refused("nothing-to-undo")
        self.leaps[kept] = self._playing.numbered
        self._rebuild(self.snapshot, self.answers[: kept - self.snapshot.answers])

    def _rebuild(self, snapshot: Snapshot, answers: list[Answer]) -> None:
        self.snapshot, self.answers, self.told = snapshot, [], []
        self.leaps = {after: above for after, above in self.leaps.items() if after <= snapshot.answers + len(answers)}
        self._begin()
        self._advance()
        self._leap()
        for answer in answers:
            self.answer(answer)

    def _take(self, wait: Wait | None, answer: Answer) -> list[Event]:
        playing, events = self._playing, list[Event]()
        if wait is not None:
            events = self._advance() if playing.take(wait, answer) else events
        elif answer.is_leave:
            playing.leave(answer.seat)
        else:
            kinds = {order.word: order for order in self.orders(answer.seat)}
            orders = with_given(playing.orders, answer.seat, kinds, answer.parts)
            playing.orders = founded(orders, answer.seat, self.game, self.view(answer.seat))
        if (playing := self._playing).has_settled:  # of another turn, perhaps
            playing.has_settled, self._horizon = False, self.answered
        return events

    def _advance(self) -> list[Event]:
        """Run the script, turn after turn, until somebody is asked or the match is over."""
        happened: list[Event] = []
        for _ in range(MOST_SILENT_TURNS):
            playing, before = self._playing, len(happened)
            if playing.outcome is not None:
                return happened
            is_on = playing.go_on(happened)
            self.told += happened[before:] if before else happened
            if is_on:
                return happened
            if playing.left:
                self._see_off(happened)
            self._end_turn()
        raise GameMistake(f"{self.game.key} played {MOST_SILENT_TURNS:,} turns without asking anybody.")

    def _see_off(self, happened: list[Event]) -> None:
        """The turn is over: what becomes of those who have left meanwhile."""
        for seat in self._playing.left if self.game.outcome(self.state) is None else ():
            told = list(self.game.leave(self.state, seat, self.chance))
            check_leaving(self.game.key, seat, told)
            happened += told

    def _leap(self) -> None:
        """Where answers were taken back: number what is open anew."""
        if (above := self.leaps.get(self.answered)) is not None:
            self._playing.renumber(above)

    def _begin(self) -> None:
        self._stand = self._playing = Playing(self.game, self.chance, self.snapshot)
        self._horizon = self.snapshot.answers
        self._still = None

    def _end_turn(self) -> None:
        playing = self._playing
        is_new = self.game.is_new_turn(playing.state)
        self.snapshot = Snapshot(
            state=msgspec.msgpack.encode(playing.state),
            drawn=self.chance.drawn,
            prompts=playing.numbered,
            answers=self.answered,
            turn=self.turn + is_new,
            began=None if is_new else self.turn_began,
            orders=dict(at_turns_end(playing.orders)) if playing.orders else {},
            wordings=playing.wordings.numbers,
        )
        self.answers, self.told = [], []
        self._begin()


def _must_fit(game: Game[Any, Any], seats: int, brought: Sequence[Sheet]) -> None:
    if game.sheet_type is None:
        raise ValueError(f"{game.key} has no characters that live on")
    ids = [sheet.id for sheet in brought if sheet.id]
    if len(set(ids)) < len(ids) or not all(0 <= sheet.seat < seats for sheet in brought):
        raise ValueError(f"{game.key}: a character is brought twice, or by nobody who plays")
