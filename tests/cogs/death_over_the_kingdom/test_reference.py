"""Any table, any answers: the end of a round is as the rules say when they are read a second time (`reference`)."""

import random
from typing import Any, cast

import pytest

from cogs.death_over_the_kingdom.content.terms import Mode, Scoring
from cogs.death_over_the_kingdom.rules import classic, court
from cogs.death_over_the_kingdom.rules.powers import powers
from cogs.death_over_the_kingdom.rules.setup import lay_out
from cogs.death_over_the_kingdom.state.match import State
from tests.cogs.death_over_the_kingdom.reference import NO, VALUES, Lying, Table, lost, scored
from tests.support.scripts import ScriptRun

BUSY = ("INN", "JES", "SOR", "MON", "KNI", "DRA", "PRI", "QUE", "KIN", "THI")  # most rules meet among these
WAYS: dict[str, tuple[Mode, Scoring]] = {
    "court": ("court", "tokens"),
    "tokens": ("classic", "tokens"),
    "lives": ("classic", "lives"),
    "death-over-all": ("classic", "death-over-all"),
}
TABLES, MORE_TABLES = 150, 6000


class Session:
    """One table, laid out twice, and the answers that were given at the first."""

    def __init__(self, way: str, seed: int) -> None:
        self.mode, self.scoring = WAYS[way]
        self.chance = random.Random(f"{way} {seed}")
        pool = [code for code in (BUSY if seed % 3 else VALUES) for _ in "ab"]
        self.codes = self.chance.sample(pool, self.chance.randint(3, 7 if self.mode == "court" else 9))
        is_sealing = self.mode == "classic" and seed % 2
        self.sealed = [seat for seat, code in enumerate(self.codes) if code == "KIN" and is_sealing]
        self.points = [self.chance.randint(1, 2) for _ in self.codes]
        self.round = self.chance.randint(1, 3)
        self.said: list[tuple[int, str, frozenset[str], str]] = []

    def reference(self) -> Table:
        cards = [Lying(code, seat in self.sealed) for seat, code in enumerate(self.codes)]
        table = Table(cards, self._answer, is_classic=self.mode == "classic")
        table.resolve()
        return table

    def _answer(self, seat: int, word: str, keys: Any) -> str:
        key = cast(str, self.chance.choice([*keys, NO]))
        self.said.append((seat, word, frozenset([*keys, NO]), key))
        return key

    def state(self) -> State:
        """The game's own, with the same answers."""
        state = lay_out(self.codes, mode=self.mode, scoring=self.scoring, points=self.points, round=self.round)
        for seat in self.sealed:
            state.table(seat).is_sealed = True
        run = ScriptRun(powers(state))
        for seat, word, keys, key in self.said:
            assert (word, keys) == (run.open[seat].word, frozenset(option.key for option in run.open[seat].options))
            run.answer(seat, key)
        assert run.is_over
        return state


def must_agree(way: str, seed: int) -> None:
    session = Session(way, seed)
    table, state = session.reference(), session.state()
    assert [card.code for card in state.in_play] == [card.code for card in table.cards]
    assert state.values() == table.values
    if way == "court":
        ScriptRun(court.score(state))
        gained = scored(table.values, session.round)
    else:
        ScriptRun(classic.score(state))
        gained = lost(table.values, session.scoring)
    after = [
        point - gain if way == "lives" else point + gain for point, gain in zip(session.points, gained, strict=True)
    ]
    is_void = way == "lives" and not any(after)  # R56
    assert list(state.totals) == (session.points if is_void else after)


@pytest.mark.parametrize("way", WAYS)
def test_the_end_of_a_round_is_as_the_rules_say(way: str) -> None:
    for seed in range(TABLES):
        must_agree(way, seed)


@pytest.mark.long
@pytest.mark.parametrize("way", WAYS)
def test_so_it_is_at_many_tables(way: str) -> None:
    for seed in range(TABLES, MORE_TABLES):
        must_agree(way, seed)
