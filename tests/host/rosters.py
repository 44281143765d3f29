"""A host with the arena: fighters that live on, and matches that have begun with them."""

from bot.host import Change, Person, Table
from bot.store import CharacterRow
from tests.host.harness import ADA, BEN, Harness
from tests.support.arena import ArenaOptions, Fighter


async def fighter(harness: Harness, person: Person, name: str, roster: int | None = None) -> CharacterRow:
    return await harness.host.characters.create(person.id, "arena", Fighter(name), roster)


async def arena_lobby(harness: Harness, *others: Person, rooms: int = 1, channel: int = 10) -> Table:
    """A lobby of Ada and others."""
    options = ArenaOptions(rooms)
    table = await harness.commands.open_lobby(
        "arena", guild=5, channel=channel, starter=ADA, options=options, pace="live"
    )
    for person in others:
        table = await harness.commands.join(table.id, person)
    return table


async def fight(
    harness: Harness, *brought: CharacterRow, rooms: int = 1, channel: int = 10, others: tuple[Person, ...] = (BEN,)
) -> Table:
    """A match that has begun; each of Ada and the others brings what is theirs among the characters."""
    table = await arena_lobby(harness, *others, rooms=rooms, channel=channel)
    for person in (ADA, *others):
        mine = [character.id for character in brought if character.owner == person.id]
        if mine:
            await harness.commands.bring(table.id, person, mine)
    return await harness.commands.begin(table.id, ADA)


async def strike(harness: Harness, table: Table, how: str = "care", times: int = 1) -> Table:
    """Whoever is asked strikes so, so many times."""
    for _ in range(times):
        prompt = table.prompts[0]
        person = table.seats[prompt.seat].person
        assert person is not None
        table = (await harness.commands.answer(table.id, person.id, prompt.number, (how,))).table
    return table


async def now(harness: Harness, character: CharacterRow) -> CharacterRow:
    """The character as the roster has it now."""
    return (await harness.store.characters([character.id]))[character.id]


async def sheet(harness: Harness, character: CharacterRow) -> Fighter:
    found = (await now(harness, character)).sheet
    return Fighter(found["name"], found["level"], found["scars"], tuple(found["loot"]))


async def asked_again(harness: Harness, seat: int, answered: int) -> Table:
    """When it is this seat's turn, after so many answers."""

    def is_theirs(change: Change) -> bool:
        match = change.table.match
        return match is not None and match.answered == answered and [p.seat for p in match.prompts] == [seat]

    return (await harness.heard.until(is_theirs)).table
