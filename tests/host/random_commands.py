"""What people do at a table: each command as a click would do it, and those that fit how the table stands."""

from collections.abc import Awaitable, Callable, Iterator

from hypothesis import strategies as st
from msgspec import Struct

from bot.engine import Amount, Choice, PickSome, Prompt, Text
from bot.host import Host, Person, Table, Vote, can_undo
from tests.host.harness import MANAGER

NAMES = ("Ada of York", "Ben of Hull", "Cleo of Kent", "Dora of Bath", "Emil of Ely")
PEOPLE = tuple(Person(7_000_001 + number, name) for number, name in enumerate(NAMES))
MOST = 9  # the highest number a command has


class Command(Struct, frozen=True):
    """What one person does; `what` decides what the number means."""

    what: str
    who: int
    number: int = 0
    other: int = 0  # another person, or which of several questions


def answered(host: Host, table: Table, command: Command) -> Awaitable[object]:
    """Answers mostly one's own prompt, and mostly with a legal choice."""
    who = PEOPLE[command.who].id
    mine = [prompt for prompt in table.prompts if prompt.seat in table.seats_of(who)] or list(table.prompts)
    if not mine:
        return host.commands.answer(table.id, who, command.number + 1, ("a",))
    prompt = mine[command.other % len(mine)]
    return host.commands.answer(table.id, who, prompt.number, choice(prompt, command.number))


def choice(prompt: Prompt, number: int) -> Choice:
    if number == MOST:
        return ("gone",)
    if isinstance(prompt.kind, Amount):
        return prompt.kind.least + number
    if isinstance(prompt.kind, Text):
        return "w" * min(1 + number, prompt.kind.most)
    keys = tuple(option.key for option in prompt.options)
    return keys[: number % 4] if isinstance(prompt.kind, PickSome) else (keys[number % len(keys)],)


def offered(host: Host, table: Table, command: Command) -> Awaitable[object]:
    """A seat to somebody: one's own, or another's; the highest numbers say that its person has left the server."""
    seat = None if command.number == 0 else (command.number - 1) % len(table.seats)
    return host.commands.swap(
        table.id, PEOPLE[command.who], seat, PEOPLE[command.other], has_left_server=command.number > len(table.seats)
    )


def voted(host: Host, table: Table, command: Command) -> Awaitable[object]:
    votes = table.notes.votes
    number = votes[command.number % len(votes)].number if votes else command.number
    vote = host.commands.refuse if command.what == "refuse" else host.commands.agree
    return vote(table.id, PEOPLE[command.who].id, number)


Does = Callable[[Host, Table, Command], Awaitable[object]]
COMMANDS: dict[str, Does] = {
    "answer": answered,
    "join": lambda host, table, command: host.commands.join(table.id, PEOPLE[command.who]),
    "add": lambda host, table, command: host.commands.add_automaton(
        table.id, PEOPLE[command.who], f"Clockwork {command.number}"
    ),
    "remove": lambda host, table, command: host.commands.remove_automaton(table.id, PEOPLE[command.who]),
    "leave": lambda host, table, command: host.commands.leave_lobby(table.id, PEOPLE[command.who]),
    "begin": lambda host, table, command: host.commands.begin(table.id, PEOPLE[command.who], server=MANAGER),
    "away": lambda host, table, command: host.commands.go_away(table.id, PEOPLE[command.who]),
    "back": lambda host, table, command: host.commands.come_back(table.id, PEOPLE[command.who]),
    "quit": lambda host, table, command: host.commands.leave(table.id, PEOPLE[command.who]),
    "gone": lambda host, table, command: host.commands.left_server(table.id, {PEOPLE[command.who].id}),
    "undo": lambda host, table, command: host.commands.undo(table.id, PEOPLE[command.who]),
    "end": lambda host, table, command: host.commands.end(table.id, PEOPLE[command.who]),
    "agree": voted,
    "refuse": voted,
    "swap": offered,
    "snooze": lambda host, table, command: host.commands.snooze(table.id, PEOPLE[command.who].id),
    "stop": lambda host, table, command: host.commands.stop(table.id, PEOPLE[command.who]),
    "message": lambda host, table, command: host.commands.set_message(table.id, command.number or None),
}
people = st.integers(0, len(PEOPLE) - 1)
numbers = st.integers(0, MOST)
wild_commands = st.builds(Command, st.sampled_from(sorted(COMMANDS)), people, numbers, people)


def fitting(table: Table) -> list[Command]:
    """Commands that make sense now; those that are frequent in a real match stand here several times."""
    seated = [PEOPLE.index(person) for person in table.staying]
    if table.status == "lobby":
        strangers = [who for who in range(len(PEOPLE)) if who not in seated]
        begin = [Command("begin", seated[0])] * 3
        return [*begin, *(Command("join", who) for who in strangers), *(Command("leave", who) for who in seated)]
    return [*_answers(table), *(command for who in seated for command in _moves(table, who)), *_votes(table)]


def _answers(table: Table) -> Iterator[Command]:
    for prompt in table.prompts:
        person = table.seats[prompt.seat].person
        if person is not None and not table.seats[prompt.seat].is_automatic:
            for number in range(MOST - 1):
                yield Command("answer", PEOPLE.index(person), number)


def _moves(table: Table, who: int) -> Iterator[Command]:
    is_away = PEOPLE[who] not in table.present
    yield Command("back" if is_away else "away", who)
    if is_away:
        yield Command("back", who)
    if can_undo(table, PEOPLE[who].id):
        yield from [Command("undo", who)] * 4
    if table.deadlines:
        yield Command("snooze", who)
    yield Command("quit", who)
    yield Command("gone", who)
    yield Command("end", who)
    strangers = [other for other, person in enumerate(PEOPLE) if not table.seats_of(person.id)]
    empty = [info.seat for info in table.seats if info.is_automatic]
    if strangers:
        yield Command("swap", who, 1 + empty[0] if empty and who % 2 else 0, strangers[who % len(strangers)])


def _votes(table: Table) -> Iterator[Command]:
    for place, vote in enumerate(table.notes.votes):
        for who in _asked(vote):
            yield from [Command("agree", who, place)] * 3
            yield Command("refuse", who, place)


def _asked(vote: Vote) -> list[int]:
    return [who for who, person in enumerate(PEOPLE) if vote.concerns(person.id)]
