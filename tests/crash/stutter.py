"""A client that sends what it has sent already: some clicks and commands reach the bot twice, with the same id."""

import random

from bot.local.protocol.discord_json import Json
from bot.local.server import LocalTable

TWICE = 0.1


def stutter(local: LocalTable, seed: object) -> None:
    chance, tell = random.Random(f"{seed}/stutter"), local.table.tell_bot

    def tell_again(event: str, data: Json) -> None:
        tell(event, data)
        if event == "INTERACTION_CREATE" and chance.random() < TWICE:
            tell(event, data)

    local.table.tell_bot = tell_again  # type: ignore[method-assign]
