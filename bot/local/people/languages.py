"""What language somebody's client is set to, and what the server prefers; and what a client makes of it."""

from bot.local.people.action import Action
from bot.local.protocol.discord_json import Json
from bot.local.protocol.errors import Objection
from bot.local.protocol.locales import LOCALES

SHOWN_AS = (("name_localizations", "shown_name"), ("description_localizations", "description"))


def set_locale(action: Action) -> None:
    """`{locale}`: their own client's."""
    action.table.world.locales[action.person] = _locale(action)
    action.table.tell_people("RESET", {})


def set_server_locale(action: Action) -> None:
    """`{locale}`: the server's, which whoever owns it chooses."""
    world = action.table.world
    if action.person != world.guild["owner_id"]:
        raise Objection("Only the owner of the server chooses its language.")
    world.guild["preferred_locale"] = _locale(action)
    action.table.tell_bot("GUILD_UPDATE", dict(world.guild))
    action.table.tell_people("RESET", {})


def as_read(thing: Json, locale: str) -> Json:
    """A command, an option or a choice as a client of that language shows it; `name` stays what is sent.

    A choice has no other name than the one that is shown.
    """
    shown = {name: thing[key][locale] for key, name in SHOWN_AS if locale in (thing.get(key) or {})}
    if "value" in thing and "shown_name" in shown:
        shown = {"name": shown["shown_name"]}
    nested = {key: [as_read(one, locale) for one in thing[key]] for key in ("options", "choices") if thing.get(key)}
    return thing | shown | nested


def _locale(action: Action) -> str:
    locale = action.text("locale")
    if locale not in LOCALES:
        raise Objection(f"Discord knows no language {locale}.")
    return locale
