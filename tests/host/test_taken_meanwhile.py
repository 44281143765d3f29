"""What an automaton has chosen may be taken by somebody else while it thinks: it thinks again, and nothing is wrong."""

import threading
from typing import ClassVar

import pytest

from bot.engine import Advice, Chance, Option, Pick, Prompt, Script, ask, interleave
from tests.host.duel_game import Duel, Picked, Ring, RingView
from tests.host.harness import Harness
from tests.host.test_automata import with_automata


class Draft(Duel):
    """All seats choose a letter at once, first come first served; every adviser wants the first that is free."""

    picks: ClassVar[tuple[str, ...]] = ("a", "b", "c")

    def __init__(self, count: int) -> None:
        self._all_here = threading.Barrier(count, timeout=60)
        self._met: set[int] = set()

    def turn(self, state: Ring, chance: Chance) -> Script[None]:
        del chance
        state.hidden = list(self.picks)  # what is free
        asked: list[Prompt] = []
        yield from interleave([self._pick(state, seat, asked) for seat in range(len(state.points))])
        state.played = state.rounds

    def _pick(self, state: Ring, seat: int, asked: list[Prompt]) -> Script[None]:
        prompt = Prompt(seat, "pick", "R1", tuple(Option(key) for key in state.hidden))
        asked.append(prompt)
        key = (yield from ask(prompt)).key
        asked.remove(prompt)
        state.hidden.remove(key)
        for other in asked:
            other.kind = Pick(tuple(option for option in other.options if option.key != key))
        yield Picked(seat=seat, key=key)

    def view(self, state: Ring, seat: int | None) -> RingView:
        return RingView(tuple(state.points), None)  # nobody holds anything: the letters are everybody's

    def advise(self, view: RingView, prompt: Prompt, chance: Chance) -> Advice:
        first = prompt.options[0].key
        if prompt.seat not in self._met:  # the first thoughts are all of the same letter
            self._met.add(prompt.seat)
            self._all_here.wait()
        return Advice((first,))


async def test_what_was_taken_meanwhile_is_thought_over(harness: Harness, caplog: pytest.LogCaptureFixture) -> None:
    await harness.stop()
    harness.game = Draft(2)
    await harness.start()
    await with_automata(harness, count=2)
    await harness.heard.until(lambda c: sum(p.word == "pick" for p in c.table.prompts) == 1)
    assert harness.sql('SELECT choice, "by" FROM journal ORDER BY choice') == [
        ('["a"]', "automaton"),
        ('["b"]', "automaton"),
    ]
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
