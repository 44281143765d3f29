"""People come to the table, leave the guild and come back."""

from bot.local.act import Act
from bot.local.errors import Objection
from bot.local.members import join, leave
from bot.local.seed import new_user
from bot.local.table import Table
from bot.local.wire import Json

NAME_LENGTH = 32
COLORS = ("#6b4fa0", "#2f7d5b", "#b3541e", "#2d6a9f", "#a03a5b", "#6b7a1e", "#8a5a2b", "#3f6f74")


def person_card(user: Json) -> Json:
    """How the page shows somebody: id, name, colour, initials, bot."""
    name = str(user["global_name"] or user["username"])
    initials = "".join(word[0] for word in name.split()[:2]).upper()
    color = COLORS[(int(user["id"]) + (int(user["id"]) >> 22)) % len(COLORS)]
    return {"id": user["id"], "name": name, "color": color, "initials": initials, "bot": bool(user.get("bot"))}


def add_person(one: Act) -> Json:
    """`{name}`: somebody new, who joins at once."""
    table, name = one.table, " ".join(one.text("name").split())
    if not 0 < len(name) <= NAME_LENGTH:
        raise Objection(f"A name takes 1 to {NAME_LENGTH} characters.")
    if table.world.person_named(name):
        raise Objection(f"{name} sits here already.")
    person = new_user(table.new_id(), name)
    table.world.users[person["id"]] = person
    _tell_people(table)
    join(table, person["id"])
    return {"person": person_card(person)}


def leave_guild(one: Act) -> None:
    if one.person == one.table.world.guild["owner_id"]:
        raise Objection("Who owns the server cannot leave it.")
    if one.person not in one.table.world.members:
        raise Objection("You are not in the server.")
    leave(one.table, one.person)


def join_guild(one: Act) -> None:
    if one.person in one.table.world.bans:
        raise Objection("You are banned from the server.")
    if one.person in one.table.world.members:
        raise Objection("You are in the server already.")
    join(one.table, one.person)


def _tell_people(table: Table) -> None:
    table.tell_people("PEOPLE", {"people": [person_card(p) for p in table.world.users.values()]})
