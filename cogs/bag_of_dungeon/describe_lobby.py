"""What one should know of an expedition before sitting down (R7)."""

from collections.abc import Iterator

from bot.words import Words
from cogs.bag_of_dungeon.options import BagOptions


def lobby_note(options: BagOptions, words: Words) -> str:
    """Mode, style and aim, then whatever is not as usual."""
    mode = f"mode-{options.mode}"
    style = words.say(f"style-{options.style}")
    lines = [words.say("lobby-mode", mode=words.say(mode), style=style), words.say(f"{mode}.goal")]
    if unusual := list(_unusual(options, words)):
        lines.append(words.say("lobby-unusual", options=unusual))
    return "\n".join(lines)


def _unusual(options: BagOptions, words: Words) -> Iterator[str]:
    usual = BagOptions()
    for name in ("house_restore", "house_tagging", "pvp", "skill_tokens", "enhanced_items", "kb_bosses", "solo_party"):
        if getattr(options, name) != getattr(usual, name):
            yield words.say(f"lobby-{name.replace('_', '-')}")
    if options.most_rounds != usual.most_rounds:
        yield words.say("lobby-rounds", rounds=options.most_rounds)
    if options.reaction_timeout_s:
        yield words.say("lobby-reactions", seconds=options.reaction_timeout_s)
