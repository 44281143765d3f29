"""A table of a round is opened once: in a thread of its own that calls its people, and then the match in it."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.host import Person
from bot.ui.actions.league.model import League, Round, Seating
from bot.ui.actions.league.opening import Opening
from tests.support.harbour.face import HarbourFace
from tests.ui.actions.league.made import NOON, league
from tests.ui.server.managing import text_of

SEATED = Seating(entries=(3, 1, 2))


class Opened(Opening):
    """A league in whose second round the second table is opened, and what is done in turn."""

    def __init__(self, seated: Seating, forgotten: int = 0) -> None:
        made = league(Round(at=NOON, tables=()), Round(at=NOON, tables=(SEATED, seated)), people=4)
        people = (replace(one, person=Person(0, "Guest")) if one.number == forgotten else one for one in made.entries)
        self.made, self.done = replace(made, entries=tuple(people), game="harbour"), list[Any]()
        face = HarbourFace()
        self.words = face.catalogue.words()
        place = SimpleNamespace(send=self._send)
        client = SimpleNamespace(get_guild=lambda _: None, get_partial_messageable=self._place(place))
        self.context: Any = SimpleNamespace(client=client, public_words=lambda *_: self.words, faces={"harbour": face})
        self.book: Any = SimpleNamespace(change=self._change)

    def _place(self, place: Any) -> Any:
        def find(channel: int, *, guild_id: int) -> Any:
            assert (channel, guild_id) == (self.made.channel, self.made.guild)
            return place

        return find

    async def _send(self, *, view: Any, allowed_mentions: Any) -> Any:
        self.done.append((text_of(view), [one.id for one in allowed_mentions.users]))

        async def create_thread(*, name: str, **_: Any) -> Any:
            self.done.append(name)
            return SimpleNamespace(id=77)

        return SimpleNamespace(create_thread=create_thread)

    async def _change(self, _: str, how: Any) -> League:
        self.made = how(self.made)
        return self.made

    async def _laid(self, league: League, table: Seating, thread: int) -> Any:
        self.done.append(("laid", table.entries, thread, table.thread))
        return SimpleNamespace(id="match")

    def _is_called(self, league: League, person: Person) -> bool:
        return league is self.made and person.id in {1, 2}

    @property
    def tables(self) -> list[tuple[int | None, str | None]]:
        return [(table.thread, table.match) for _, _, table in self.made.tables()]


@pytest.mark.parametrize(
    ("forgotten", "entries", "people"),
    [(0, (3, 1, 2), ["<@3>", "<@1>", "<@2>"]), (3, (1, 2, 3), ["<@1>", "<@2>", "Guest"])],
)
async def test_its_thread_is_made_from_a_message_that_calls_its_people(
    forgotten: int, entries: tuple[int, ...], people: list[str]
) -> None:
    """Who was forgotten sits last. Nobody is called who does not wish it."""
    opened = Opened(SEATED, forgotten)
    await opened.open(opened.made, 1, 1)
    said = opened.words.say("league-table", people=people, round=2, table=2)
    name = f"Harbour · {opened.words.say('league-thread', round=2, table=2)}"
    assert opened.done[1:] == [name, ("laid", entries, 77, 77)]
    assert (opened.done[0][0], sorted(opened.done[0][1])) == (said, [1, 2])
    assert opened.tables == [(None, None), (77, "match")]


async def test_a_thread_that_is_there_is_not_made_again() -> None:
    opened = Opened(replace(SEATED, thread=55))
    await opened.open(opened.made, 1, 1)
    assert opened.done == [("laid", (3, 1, 2), 55, 55)]
    assert opened.tables == [(None, None), (55, "match")]
