"""`python -m bot.local [--port 8300] [--state FILE] [--token TOKEN]`: the table alone, to which any bot may come."""

import argparse
import asyncio
import logging
import signal
from pathlib import Path

from bot.local.protocol.intents import GUILD_MEMBERS, MESSAGE_CONTENT, PRESENCES
from bot.local.server import LocalTable
from bot.local.storage.state_file import UnreadableState

INTENTS = {"members": GUILD_MEMBERS, "presences": PRESENCES, "message_content": MESSAGE_CONTENT}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bot.local", description=__doc__)
    parser.add_argument("--port", type=int, default=8300, help="0 takes a free one")
    parser.add_argument("--state", type=Path, help="the file the world is kept in; without it nothing is kept")
    parser.add_argument("--intent", action="append", choices=sorted(INTENTS), default=[], help="privileged, to enable")
    parser.add_argument("--shards", type=int, default=1, help="how many are recommended to bots")
    parser.add_argument("--guilds", type=int, default=1, help="how many servers there are")
    parser.add_argument("--rate-limits", action="store_true", help="slow bots down as Discord does")
    parser.add_argument("--lenient", action="store_true", help="take requests that Discord's specification forbids")
    parser.add_argument("--token", help="let only the bot with this token in; without it, one bot at a time, any")
    arguments = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    intents = sum(INTENTS[name] for name in set(arguments.intent))
    try:
        local = LocalTable(
            port=arguments.port,
            state=arguments.state,
            privileged_intents=intents,
            shards=arguments.shards,
            guilds=arguments.guilds,
            rate_limits=arguments.rate_limits,
            checks_forms=not arguments.lenient,
            bot_token=arguments.token,
        )
        asyncio.run(serve(local))
    except (UnreadableState, OSError) as error:
        raise SystemExit(str(error)) from None


async def serve(local: LocalTable) -> None:
    """Serve until SIGINT or SIGTERM."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    async with local:
        # Printed, not logged: whoever started this process reads the address here.
        print(f"The local table is open at {local.base_url}/", flush=True)  # noqa: T201
        await stop.wait()


if __name__ == "__main__":
    main()
