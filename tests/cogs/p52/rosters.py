"""A host with P52: heroes of a roster, matches that have begun with them, and answers by default."""

from contextlib import suppress

import msgspec

from bot.engine import Chance
from bot.host import HostRefused, Person, Table
from bot.store import CharacterRow
from cogs.p52.game import GAME
from cogs.p52.options import P52Options
from cogs.p52.rules.heroes.sheets import pregen
from cogs.p52.state.sheet import Sheet
from tests.host.harness import ADA, BEN, Harness
from tests.host.rosters import now

SHORT = P52Options(difficulty="grim")
DOOMED = 12  # a level at which enemies are too much for ready-made characters: a whole match of a few answers


async def recruit(harness: Harness, person: Person, key: str) -> CharacterRow:
    hero = pregen(key)
    hero.level = DOOMED
    return await harness.host.characters.create(person.id, "p52", hero)


async def lobby(
    harness: Harness, *others: Person, options: P52Options = SHORT, channel: int = 10, pace: str = "live"
) -> Table:
    table = await harness.commands.open_lobby("p52", guild=5, channel=channel, starter=ADA, options=options, pace=pace)
    for person in others:
        table = await harness.commands.join(table.id, person)
    return table


async def setting_out(
    harness: Harness,
    *brought: CharacterRow,
    others: tuple[Person, ...] = (BEN,),
    options: P52Options = SHORT,
    channel: int = 10,
) -> Table:
    """A match that has begun; everybody brings those of the heroes that are theirs."""
    table = await lobby(harness, *others, options=options, channel=channel)
    for person in (ADA, *others):
        mine = [one.id for one in brought if one.owner == person.id]
        if mine:
            await harness.commands.bring(table.id, person, mine)
    return await harness.commands.begin(table.id, ADA)


async def go_on(harness: Harness, table: Table, most: int = 10_000) -> Table:
    """So many answers, or until it is over: whoever is asked first does as an automaton would.

    Seats that were left answer by themselves, perhaps while we look.
    """
    for _ in range(most):
        table = await harness.queries.table(table.id)
        if table.status != "open":
            break
        asked = [(prompt, table.seats[prompt.seat].person) for prompt in table.prompts]
        for prompt, person in asked[:1]:
            if person is not None and prompt.default is not None:
                with suppress(HostRefused):
                    onward = GAME.advise(table.view(prompt.seat), prompt, Chance(b"")).choice
                    await harness.commands.answer(table.id, person.id, prompt.number, onward)
    return await harness.queries.table(table.id)


async def sheet(harness: Harness, character: CharacterRow) -> Sheet:
    """As the roster has it now."""
    return msgspec.convert((await now(harness, character)).sheet, Sheet)
