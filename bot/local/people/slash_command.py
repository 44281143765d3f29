"""What a person types after `/`: the command that is meant, and its options in the shape Discord sends."""

from typing import Any

from bot.local.people.option_values import (
    ATTACHMENT,
    CHANNEL,
    CONVERT,
    GROUP,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    ROLE,
    SUBCOMMAND,
    USER,
    check_value,
)
from bot.local.people.resolved import resolve_picks
from bot.local.people.uploads import take_upload
from bot.local.people.visibility import channel_named, find_command
from bot.local.protocol import component_types as ct
from bot.local.protocol.discord_json import Json
from bot.local.protocol.errors import Objection
from bot.local.table.table import Table

PICKS = {
    USER: ct.USER_SELECT,
    ROLE: ct.ROLE_SELECT,
    MENTIONABLE: ct.MENTIONABLE_SELECT,
    CHANNEL: ct.CHANNEL_SELECT,
}


class SlashCall:
    """One use of a command: walks its words down to the subcommand, then converts the options given."""

    def __init__(self, table: Table, person: str, channel_id: str, words: str, given: Json) -> None:
        self._table = table
        self._person = person
        self._channel_id = channel_id
        self._given = given
        names = words.strip().removeprefix("/").split()
        self.command = find_command(table, person, channel_id, names[0] if names else "")
        self._path = self._walk(names[1:])
        self.resolved: Json = {}

    def _walk(self, names: list[str]) -> list[Json]:
        path, here = [], self.command
        for name in names:
            inner = [o for o in here.get("options", []) if o["type"] in (SUBCOMMAND, GROUP)]
            here = next((o for o in inner if o["name"] == name), {})
            if not here:
                raise Objection(f"/{self.command['name']} has no subcommand {name}.")
            path.append(here)
        if any(o["type"] in (SUBCOMMAND, GROUP) for o in here.get("options", [])):
            raise Objection(f"/{self.command['name']} needs a subcommand.")
        return path

    def data(self, focused: str | None = None) -> Json:
        """The `data` of the interaction; `focused` names the option being typed (autocomplete)."""
        leaf = self._path[-1] if self._path else self.command
        known = {o["name"]: o for o in leaf.get("options", [])}
        for name in self._given:
            if name not in known:
                raise Objection(f"There is no option {name} here.")
        if focused is not None and not known[focused].get("autocomplete"):
            raise Objection(f"Nothing is suggested for the option {focused}.")
        options = [self._option(o, focused) for o in known.values() if self._is_given(o)]
        if focused is None:
            self._check_required(known)
        for step in reversed(self._path):
            options = [{"name": step["name"], "type": step["type"], "options": options}]
        data = {"id": self.command["id"], "name": self.command["name"], "type": self.command["type"]}
        data |= {"guild_id": self.command["guild_id"]} if "guild_id" in self.command else {}
        return data | {"options": options} | ({"resolved": self.resolved} if self.resolved else {})

    def _is_given(self, option: Json) -> bool:
        return option["name"] in self._given and self._given[option["name"]] is not None

    def _check_required(self, known: dict[str, Json]) -> None:
        missing = [name for name, o in known.items() if o.get("required") and not self._is_given(o)]
        if missing:
            raise Objection(f"The option {missing[0]} is required.")

    def _option(self, option: Json, focused: str | None) -> Json:
        raw = self._given[option["name"]]
        filled = {"name": option["name"], "type": option["type"]}
        if focused is not None and option["name"] == focused:
            return filled | {"value": str(raw), "focused": True}
        if focused is not None and option["type"] in (INTEGER, NUMBER) and raw == "":
            return filled | {"value": raw}
        return filled | {"value": self._converted(option, raw)}

    def _converted(self, option: Json, raw: Any) -> Any:
        kind = option["type"]
        if kind in PICKS:
            value = self._pick_id(kind, str(raw))
            kinds = option.get("channel_types") or ()
            for what, found in resolve_picks(self._table, self._person, PICKS[kind], [value], kinds).items():
                self.resolved.setdefault(what, {}).update(found)
            return value
        if kind == ATTACHMENT:
            facts = take_upload(self._table, self._channel_id, raw, option["name"])
            self.resolved.setdefault("attachments", {})[facts["id"]] = facts
            return facts["id"]
        value = CONVERT[kind](raw, option["name"])
        check_value(option, value)
        return value

    def _pick_id(self, kind: int, raw: str) -> str:
        """An id, or the name of a person or a channel."""
        person = self._table.world.person_named(raw.removeprefix("@"))
        if kind in (USER, MENTIONABLE) and person:
            return str(person["id"])
        if kind == CHANNEL:
            return str(channel_named(self._table, raw)["id"])
        return raw


def full_name(data: Json) -> str:
    """The words of a command as it was used: "kingdom new"."""
    inner = [option for option in data.get("options", []) if option["type"] in (SUBCOMMAND, GROUP)]
    return " ".join([data["name"], *(full_name(option) for option in inner)])
