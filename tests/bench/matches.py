"""Open matches in a database, and for each a twin that knows what may be clicked next."""

import asyncio
from collections.abc import Sequence
from typing import Any

from bot.engine import Answer, Chance, Choice, Deal, Form, Game, Match, Pick, Prompt
from bot.engine.playout import any_choice
from bot.games import find_games
from bot.host import Host, Person
from bot.host.runtime.rebuild import rebuild
from bot.local.protocol import component_types as ct
from bot.local.world.seed import GUILD_ID
from bot.store import Store
from bot.store.backends import Where
from bot.ui.wire.custom_id import Act, of_prompt

Json = dict[str, Any]
AT_ONCE = 50


class Twin:
    """Plays along with one match of the bot's, so that the next click is always a legal one."""

    def __init__(self, match_id: str, channel: str, match: Match[Any], people: Sequence[int]) -> None:
        self.id, self.channel, self.match, self._people = match_id, channel, match, people
        self._chance = Chance(match_id.encode())

    @property
    def is_over(self) -> bool:
        """Is nothing asked any more that a single click answers?"""
        return self._asked is None

    @property
    def _asked(self) -> Prompt | None:
        return next((prompt for prompt in self.match.prompts if not isinstance(prompt.kind, Form | Deal)), None)

    def move(self) -> tuple[int, Json, bool]:
        """Who clicks, what, and whether it is a modal; the twin has played it then."""
        prompt = self._asked
        assert prompt is not None
        choice = any_choice(prompt, self._chance)
        click = _click(self.id, prompt, choice)  # a prompt that stays open is numbered anew by the answer
        self.match.answer(Answer(prompt.number, prompt.seat, choice))
        return self._people[prompt.seat], click, isinstance(choice, str)


class Matches:
    """`await Matches.begin(where, channels, people)`: a match in each channel, of all games in turn, or `only` one."""

    @classmethod
    async def begin(
        cls,
        where: Where,
        channels: Sequence[str],
        people: Sequence[int],
        guild: int = int(GUILD_ID),
        only: str | None = None,
    ) -> list[Twin]:
        store = await Store.open(where)
        try:
            matches = cls(store, people, guild)
            return await matches._begin_all(channels, [only] if only else list(matches._games))
        finally:
            await store.close()

    def __init__(self, store: Store, people: Sequence[int], guild: int) -> None:
        self._store, self._guild, self._games = store, guild, find_games()
        self._host = Host(store, self._games)
        self._seats = [Person(person, f"Person {number}") for number, person in enumerate(people, 1)]
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def _begin_all(self, channels: Sequence[str], keys: Sequence[str]) -> list[Twin]:
        return await asyncio.gather(
            *(self._begin(self._games[keys[number % len(keys)]], channel) for number, channel in enumerate(channels))
        )

    async def _begin(self, game: Game[Any, Any], channel: str) -> Twin:
        first, *others = self._seats
        async with self._slots:
            table = await self._host.commands.open_lobby(
                game.key,
                guild=self._guild,
                channel=int(channel),
                starter=first,
                options=game.options_type(),
                pace="relaxed",
            )
            for person in others:
                await self._host.commands.join(table.id, person)
            await self._host.commands.begin(table.id, first)
            history = await self._store.history(table.id)
        assert history is not None
        match = rebuild(history, game).match
        assert match is not None
        return Twin(table.id, channel, match, [person.id for person in self._seats])


def _click(match: str, prompt: Prompt, choice: Choice) -> Json:
    """What Discord would send of it."""
    if isinstance(choice, str):
        field = {"type": ct.TEXT_INPUT, "custom_id": "text", "value": choice}
        label = {"type": ct.LABEL, "component": field}
        return {"custom_id": of_prompt(match, prompt.number, Act.SAID), "components": [label]}
    if isinstance(choice, int):
        return _pressed(of_prompt(match, prompt.number, f"={choice}"))
    assert isinstance(choice, tuple)
    if isinstance(prompt.kind, Pick):
        return _pressed(of_prompt(match, prompt.number, choice[0]))
    custom_id = of_prompt(match, prompt.number, Act.SELECT)
    return {"component_type": ct.STRING_SELECT, "custom_id": custom_id, "values": list(choice)}


def _pressed(custom_id: str) -> Json:
    return {"component_type": ct.BUTTON, "custom_id": custom_id}
