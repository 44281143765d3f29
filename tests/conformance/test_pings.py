"""Somebody who says nothing is called twice at most, however often the others act and however often they are asked."""

from pathlib import Path
from typing import Any

import pytest

from bot.engine import Chance, Game
from bot.host import HostRefused, Person
from bot.ui.messages.calls import MOST_CALLS, Calls
from bot.ui.shared.rings import Rings
from bot.ui.shared.server_settings import ServerSettings
from bot.ui.shared.wishes import WishBook
from bot.ui.views.scene import Scene
from tests.conformance.shown import SHOWN
from tests.host.harness import Harness

SILENT = Person(1, "Ada")
OTHERS = [Person(number, name) for number, name in enumerate(("Ben", "Cleo", "Dirk"), 2)]
STEPS = 60  # answers and reminders of a match that are looked at
RESTARTS = 20  # after so many the bot begins again


class Listening:
    """What the bot's messages of one match would do: whom they call, and how often."""

    def __init__(self, harness: Harness, game: Game[Any, Any]) -> None:
        self.harness, self.face = harness, SHOWN[game.key].face
        self.seen = 0
        self.rang: dict[int, int] = {}
        self.begin_again()

    def begin_again(self) -> None:
        self.calls = Calls(WishBook(self.harness.store), Rings())

    async def hear(self) -> None:
        changes = self.harness.heard.changes
        while self.seen < len(changes):
            change, now = changes[self.seen], self.harness.clock.now
            self.seen += 1
            self.calls.note(change, now)
            scene = Scene(change.table, self.face, self.face.catalogue.words())
            plan = self.calls.plan(scene, ServerSettings(), now)
            for person in plan.people:
                self.rang[person] = self.rang.get(person, 0) + 1
            self.calls.rang(plan, change.table.id, now)
            await self.harness.commands.set_message(change.table.id, 9, plan.numbers)


async def go_on(harness: Harness, match: str, chance: Chance) -> bool:
    """One of the others answers; where none is asked, the clock goes on to what comes next. False: it is over."""
    table = await harness.queries.table(match)
    if table.status != "open" or table.match is None:
        return False
    theirs = [prompt for prompt in table.prompts if table.seats[prompt.seat].person != SILENT]
    before = len(harness.heard.changes)
    if theirs:
        prompt = theirs[0]
        person = table.seats[prompt.seat].person
        assert person is not None
        choice = harness.game.advise(table.view(prompt.seat), prompt, chance).choice
        await harness.commands.answer(match, person.id, prompt.number, choice)
    else:
        harness.clock.now = min(deadline.next for deadline in table.deadlines.values())
        harness.host.tick()
    await harness.heard.until(lambda _: len(harness.heard.changes) > before)
    return True


async def begun(harness: Harness, game: Game[Any, Any]) -> str:
    options = game.rehearsed()
    table = await harness.commands.open_lobby(
        game.key, guild=5, channel=10, starter=SILENT, options=options, pace="live"
    )
    most = min(1 + len(OTHERS), game.seats_for(options)[-1])
    for person in OTHERS[: most - 1]:
        await harness.commands.join(table.id, person)
    return (await harness.commands.begin(table.id, SILENT)).id


@pytest.mark.parametrize("key", SHOWN)
async def test_a_silent_person_is_called_twice_at_most(key: str, tmp_path: Path) -> None:
    game = SHOWN[key].found.game
    async with Harness(tmp_path / "castellan.sqlite", game) as harness:
        match = await begun(harness, game)
        listening, chance = Listening(harness, game), Chance(key.encode())
        for number in range(STEPS):
            await listening.hear()
            if number % RESTARTS == RESTARTS - 1:
                listening.begin_again()
            if not await go_on(harness, match, chance):
                break
        await listening.hear()
        assert 1 <= listening.rang.get(SILENT.id, 0) <= MOST_CALLS


@pytest.mark.parametrize("key", list(SHOWN)[:1])
async def test_whoever_decides_something_may_be_called_again(key: str, tmp_path: Path) -> None:
    game = SHOWN[key].found.game
    async with Harness(tmp_path / "castellan.sqlite", game) as harness:
        match = await begun(harness, game)
        listening, chance = Listening(harness, game), Chance(b"again")
        for _ in range(STEPS):
            await listening.hear()
            table = await harness.queries.table(match)
            if table.notes.rung.get(SILENT.id) == MOST_CALLS and (
                mine := [prompt for prompt in table.prompts if table.seats[prompt.seat].person == SILENT]
            ):
                choice = game.advise(table.view(mine[0].seat), mine[0], chance).choice
                await harness.commands.answer(match, SILENT.id, mine[0].number, choice)
                assert SILENT.id not in (await harness.queries.table(match)).notes.rung
                return
            try:
                await go_on(harness, match, chance)
            except HostRefused:
                break
        pytest.fail("nobody was called twice")
