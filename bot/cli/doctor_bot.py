"""The doctor on the bot that runs: is it well, and does it use the database that was examined?"""

from collections.abc import Iterator

from bot.cli.finding import Finding
from bot.cli.reaching import Reached


def examine_bot(reached: Reached) -> Iterator[Finding]:
    if reached.is_elsewhere:
        yield Finding("Bot", reached.warning, "Examine the database that the bot uses: give the command its settings.")
    elif not reached.bots:
        yield Finding("Bot", reached.warning or reached.said)
    for _, state in reached.bots:
        told = f"process {state.process} runs on {state.database}, serves {state.serves}, plays on {state.place}"
        yield Finding("Bot", f"{told}. {state.ailment or 'It is well.'}", state.ailment and "Read its log.")
