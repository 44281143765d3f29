"""Commands that can be pressed where a sentence names them: `**/kingdom new**` becomes Discord's own mention of it.

Source: developers/reference, "Message Formatting". The catalogue writes what people would type; the ids are Discord's.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

_NAMED = re.compile(r"\*\*/([-\w]+(?: [-\w]+){0,2})\*\*")
_MENTIONED = re.compile(r"</([-\w ]+):\d+>")
_GROUPS = (1, 2)  # a subcommand, a group of them


class CommandMentions:
    """Of the commands Discord knows. Until it has told, and for others, the text stays as it is."""

    def __init__(self) -> None:
        self._ids: dict[str, int] = {}

    def learn(self, commands: Iterable[Mapping[str, Any]]) -> None:
        """`commands`: as Discord sends them."""
        self._ids = {name: int(one["id"]) for one in commands for name in _names(one, "")}

    def within(self, text: str, most: int | None = None) -> str:
        """With its commands mentioned, unless it grew beyond `most` characters: no link is worth a cut."""
        linked = _NAMED.sub(self._mention, text) if "**/" in text else text
        return linked if most is None or len(linked) <= most else text

    def _mention(self, found: re.Match[str]) -> str:
        name = found[1]
        return f"</{name}:{self._ids[name]}>" if name in self._ids else found[0]


def _names(command: Mapping[str, Any], above: str) -> Iterator[str]:
    """What people type: the command itself where it has no subcommands."""
    name = f"{above}{command['name']}"
    below = [option for option in command.get("options", ()) if option["type"] in _GROUPS]
    if not below:
        yield name
    for option in below:
        yield from _names(option, f"{name} ")


def bare(text: str) -> str:
    """As the catalogue writes it, which is shorter."""
    return _MENTIONED.sub(r"**/\1**", text)


command_mentions = CommandMentions()
