"""The walk through a tree of components, which asks the rule of each type what is wrong with it.

The rules are handed in, since those of rows and containers go on with this same walk inside them.
"""

from collections.abc import Callable, Mapping
from typing import Any

from bot.local.checks.complaints import Complaints, Path
from bot.local.protocol import limits
from bot.local.protocol.discord_json import Json


class ComponentCheck:
    """Complains at each fault in a tree of components; counts what is limited over all of it."""

    def __init__(self, complaints: Complaints, rules: "Rules") -> None:
        self.complaints = complaints
        self._rules = rules
        self._custom_ids: set[str] = set()
        self._ids: set[int] = set()
        self.count = 0
        self.text = 0

    def children(self, path: Path, components: Any, allowed: tuple[int, ...]) -> None:
        if not isinstance(components, list):
            self.complaints.add(path, "BASE_TYPE_REQUIRED", "This field is required")
            return
        for index, component in enumerate(components):
            self.one((*path, index), component, allowed)

    def one(self, path: Path, component: Any, allowed: tuple[int, ...]) -> None:
        if not isinstance(component, dict):
            self.complaints.add(path, "BASE_TYPE_REQUIRED", "This field is required")
            return
        kind = component.get("type")
        self.complaints.among((*path, "type"), kind, allowed)
        if kind not in allowed:
            return
        self.count += 1
        self._identity(path, component)
        self._rules[kind](self, path, component)

    def _identity(self, path: Path, component: Json) -> None:
        number = component.get("id") or 0
        if number and number in self._ids:
            self.complaints.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        self._ids.add(number)

    def custom_id(self, path: Path, component: Json) -> None:
        custom_id = component.get("custom_id")
        where = (*path, "custom_id")
        if not self.complaints.required(where, custom_id):
            return
        self.complaints.longest(where, custom_id, limits.CUSTOM_ID)
        if custom_id in self._custom_ids:
            message = "Component custom id cannot be duplicated"
            self.complaints.add(where, "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        self._custom_ids.add(str(custom_id))


Rule = Callable[[ComponentCheck, Path, Json], None]
Rules = Mapping[int, Rule]
