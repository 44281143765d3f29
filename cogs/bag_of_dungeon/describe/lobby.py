"""What one should know of an expedition before sitting down (R7)."""

from collections.abc import Sequence

from bot.words import Words
from cogs.bag_of_dungeon.options import BagOptions


def lobby_note(options: BagOptions, unusual: Sequence[str], words: Words) -> str:
    """Mode, style and aim, the level, then whatever is not as usual; last what helps those who are alone."""
    mode = f"mode-{options.mode}"
    style = words.say(f"style-{options.style}")
    lines = [words.say("lobby-mode", mode=words.say(mode), style=style), words.say(f"{mode}.goal")]
    if options.level != "box":
        lines.append(words.say("lobby-level", level=words.say(f"level-{options.level}")))
    if unusual:
        lines.append(words.say("lobby-unusual", options=unusual))
    if options.solo_party == 1 and options.level == "box":  # a level sees to it
        lines.append(f"-# {words.say('lobby-alone')}")
    return "\n".join(lines)
