"""Where a table cannot be shown each person hears why once, until all is well again."""

from types import SimpleNamespace
from typing import Any

from bot.ui.actions.channel_warnings import ChannelWarnings


class Warned:
    def __init__(self) -> None:
        self.problem: str | None = "I may not write here."
        self.is_live = True
        self.said: list[int] = []
        context: Any = SimpleNamespace(
            host=SimpleNamespace(queries=SimpleNamespace(table=self._table)), channel_problem=lambda *_: self.problem
        )
        self.warnings = ChannelWarnings(context)

    async def _table(self, _: str) -> Any:
        return SimpleNamespace(is_live=self.is_live)

    async def clicks(self, person: int, match: str = "one") -> list[int]:
        """Who has been warned by now."""

        async def whisper(_: str) -> None:
            self.said.append(person)

        reply: Any = SimpleNamespace(interaction=SimpleNamespace(user=SimpleNamespace(id=person)), whisper=whisper)
        await self.warnings.warn(reply, match)
        return self.said


async def test_each_person_is_warned_once_for_each_match() -> None:
    warned = Warned()
    assert await warned.clicks(1) == [1]
    assert await warned.clicks(1) == [1]
    assert await warned.clicks(2) == [1, 2]
    assert await warned.clicks(1, "another") == [1, 2, 1]


async def test_once_all_is_well_the_next_problem_is_told_again() -> None:
    warned = Warned()
    await warned.clicks(1)
    warned.problem = None
    assert await warned.clicks(1) == [1]
    warned.problem = "It is gone."
    assert await warned.clicks(1) == [1, 1]


async def test_of_a_match_that_is_over_nothing_is_told() -> None:
    warned = Warned()
    warned.is_live = False
    assert await warned.clicks(1) == []
