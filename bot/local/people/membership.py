"""People come to the table, leave the guild and come back."""

from bot.local.people.action import Action
from bot.local.people.person_card import person_card
from bot.local.protocol.discord_json import Json
from bot.local.protocol.errors import Objection
from bot.local.table.members import join, leave
from bot.local.table.table import Table
from bot.local.world.seed import new_user

NAME_LENGTH = 32


def add_person(action: Action) -> Json:
    """`{name}`: somebody new, who joins at once."""
    table, name = action.table, action.name(NAME_LENGTH)
    if table.world.person_named(name):
        raise Objection(f"{name} sits here already.")
    person = new_user(table.new_id(), name)
    table.world.users[person["id"]] = person
    _tell_people(table)
    join(table, person["id"])
    return {"person": person_card(person)}


def leave_guild(action: Action) -> None:
    if action.person == action.table.world.guild["owner_id"]:
        raise Objection("Who owns the server cannot leave it.")
    if action.person not in action.table.world.members:
        raise Objection("You are not in the server.")
    leave(action.table, action.person)


def join_guild(action: Action) -> None:
    if action.person in action.table.world.bans:
        raise Objection("You are banned from the server.")
    if action.person in action.table.world.members:
        raise Objection("You are in the server already.")
    join(action.table, action.person)


def _tell_people(table: Table) -> None:
    table.tell_people("PEOPLE", {"people": [person_card(p) for p in table.world.users.values()]})
