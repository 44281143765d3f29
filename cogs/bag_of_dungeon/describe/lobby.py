"""What one should know of an expedition before sitting down (R7)."""

from collections.abc import Sequence

from bot.words import Words
from cogs.bag_of_dungeon.options import BagOptions


def lobby_note(options: BagOptions, unusual: Sequence[str], words: Words) -> str:
    """Mode, style and aim, then whatever is not as usual."""
    mode = f"mode-{options.mode}"
    style = words.say(f"style-{options.style}")
    lines = [words.say("lobby-mode", mode=words.say(mode), style=style), words.say(f"{mode}.goal")]
    if unusual:
        lines.append(words.say("lobby-unusual", options=unusual))
    return "\n".join(lines)
