"""What people do at a table: each deed as a click would do it, and those that fit how the table stands."""

from collections.abc import Awaitable, Callable, Iterator

from hypothesis import strategies as st
from msgspec import Struct

from bot.engine import Choice, Prompt
from bot.host import Host, Motion, Person, Table, can_undo

NAMES = ("Ada of York", "Ben of Hull", "Cleo of Kent", "Dora of Bath", "Emil of Ely")
PEOPLE = tuple(Person(7_000_001 + number, name) for number, name in enumerate(NAMES))
MOST = 9  # the highest number a deed has


class Deed(Struct, frozen=True):
    """What one person does; what the number means hangs on `what`."""

    what: str
    who: int
    number: int = 0
    other: int = 0  # another person, or which of several questions


def answered(host: Host, table: Table, deed: Deed) -> Awaitable[object]:
    """Mostly one's own question, and mostly what is on offer."""
    who = PEOPLE[deed.who].id
    mine = [prompt for prompt in table.prompts if prompt.seat in table.seats_of(who)] or list(table.prompts)
    if not mine:
        return host.answer(table.id, who, deed.number + 1, ("a",))
    prompt = mine[deed.other % len(mine)]
    return host.answer(table.id, who, prompt.number, choice(prompt, deed.number))


def choice(prompt: Prompt, number: int) -> Choice:
    if number == MOST:
        return ("gone",)
    if prompt.kind == "amount":
        return prompt.least + number
    if prompt.kind == "text":
        return "w" * min(1 + number, prompt.most)
    keys = tuple(option.key for option in prompt.options)
    return keys[: number % 4] if prompt.kind == "some" else (keys[number % len(keys)],)


def offered(host: Host, table: Table, deed: Deed) -> Awaitable[object]:
    """A seat to somebody: one's own, or another's; the highest numbers say that its person has left the server."""
    seat = None if deed.number == 0 else (deed.number - 1) % len(table.seats)
    return host.swap(table.id, PEOPLE[deed.who], seat, PEOPLE[deed.other], is_gone=deed.number > len(table.seats))


def voted(host: Host, table: Table, deed: Deed) -> Awaitable[object]:
    motions = table.aside.motions
    number = motions[deed.number % len(motions)].number if motions else deed.number
    return (host.refuse if deed.what == "refuse" else host.agree)(table.id, PEOPLE[deed.who].id, number)


Does = Callable[[Host, Table, Deed], Awaitable[object]]
DEEDS: dict[str, Does] = {
    "answer": answered,
    "join": lambda host, table, deed: host.join(table.id, PEOPLE[deed.who]),
    "add": lambda host, table, deed: host.add_automaton(table.id, PEOPLE[deed.who], f"Clockwork {deed.number}"),
    "remove": lambda host, table, deed: host.remove_automaton(table.id, PEOPLE[deed.who]),
    "leave": lambda host, table, deed: host.leave(table.id, PEOPLE[deed.who]),
    "begin": lambda host, table, deed: host.begin(table.id, PEOPLE[deed.who], may_start=True),
    "away": lambda host, table, deed: host.quit(table.id, PEOPLE[deed.who]),
    "back": lambda host, table, deed: host.return_(table.id, PEOPLE[deed.who]),
    "quit": lambda host, table, deed: host.quit_for_good(table.id, PEOPLE[deed.who]),
    "gone": lambda host, table, deed: host.gone(table.id, {PEOPLE[deed.who].id}),  # from the server
    "undo": lambda host, table, deed: host.undo(table.id, PEOPLE[deed.who]),
    "end": lambda host, table, deed: host.end(table.id, PEOPLE[deed.who]),
    "agree": voted,
    "refuse": voted,
    "swap": offered,
    "snooze": lambda host, table, deed: host.snooze(table.id, PEOPLE[deed.who].id),
    "stop": lambda host, table, deed: host.stop(table.id, PEOPLE[deed.who], may_stop=False),
    "message": lambda host, table, deed: host.set_message(table.id, deed.number or None),
}
people = st.integers(0, len(PEOPLE) - 1)
numbers = st.integers(0, MOST)
wild_deeds = st.builds(Deed, st.sampled_from(sorted(DEEDS)), people, numbers, people)


def fitting(table: Table) -> list[Deed]:
    """What may be done now, the frequent more often."""
    seated = [PEOPLE.index(person) for person in table.staying]
    if table.status == "lobby":
        strangers = [who for who in range(len(PEOPLE)) if who not in seated]
        begin = [Deed("begin", seated[0])] * 3
        return [*begin, *(Deed("join", who) for who in strangers), *(Deed("leave", who) for who in seated)]
    return [*_answers(table), *(deed for who in seated for deed in _moves(table, who)), *_votes(table)]


def _answers(table: Table) -> Iterator[Deed]:
    for prompt in table.prompts:
        person = table.seats[prompt.seat].person
        if person is not None and not table.seats[prompt.seat].is_automatic:
            for number in range(MOST - 1):
                yield Deed("answer", PEOPLE.index(person), number)


def _moves(table: Table, who: int) -> Iterator[Deed]:
    is_away = PEOPLE[who] not in table.present
    yield Deed("back" if is_away else "away", who)
    if is_away:
        yield Deed("back", who)
    if can_undo(table, PEOPLE[who].id):
        yield from [Deed("undo", who)] * 4
    if table.deadlines:
        yield Deed("snooze", who)
    yield Deed("quit", who)
    yield Deed("gone", who)
    yield Deed("end", who)
    strangers = [other for other, person in enumerate(PEOPLE) if not table.seats_of(person.id)]
    empty = [info.seat for info in table.seats if info.is_automatic]
    if strangers:
        yield Deed("swap", who, 1 + empty[0] if empty and who % 2 else 0, strangers[who % len(strangers)])


def _votes(table: Table) -> Iterator[Deed]:
    for place, motion in enumerate(table.aside.motions):
        for who in _asked(motion):
            yield from [Deed("agree", who, place)] * 3
            yield Deed("refuse", who, place)


def _asked(motion: Motion) -> list[int]:
    return [who for who, person in enumerate(PEOPLE) if motion.concerns(person.id)]
