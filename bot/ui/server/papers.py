"""/gm privacy and /gm terms: the papers that lie beside the code, as they stand there."""

from pathlib import Path
from typing import Literal

from bot.ui.shared.context import Context
from bot.ui.wire.command_mentions import command_mentions
from bot.ui.wire.layout import NEUTRAL_ACCENT, layout
from bot.ui.wire.limits import TEXT
from bot.ui.wire.reply import Reply
from bot.words import BASE, in_turn

# In a checkout they lie at its top; an installed package carries its own.
FOLDERS = (Path(__file__).parents[3], Path(__file__).with_name("papers"))
TRANSLATED = Path("docs", "legal")  # below either, by language
Paper = Literal["PRIVACY.md", "TERMS.md"]


class Papers:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def show(self, reply: Reply, paper: Paper) -> None:
        words = self.context.words(reply.interaction)
        try:
            text = read(paper, words.locale)
        except OSError:
            await reply.whisper(words.say("papers-gone"))
            return
        for part in parts(command_mentions.within(text)):
            await reply.show(layout(NEUTRAL_ACCENT, part))


def read(paper: Paper, *wanted: object) -> str:
    """Its text in a reader's language, else in English, with each paragraph on one line, as Discord breaks none.

    Raises OSError where it is gone.
    """
    translated = [TRANSLATED / locale / paper for locale in in_turn(*wanted) if locale != BASE]
    places = [folder / where for where in (*translated, Path(paper)) for folder in FOLDERS]
    path = next((place for place in places if place.exists()), FOLDERS[0] / paper)
    paragraphs = path.read_text(encoding="utf-8").strip().split("\n\n")
    return "\n\n".join(_unwrapped(paragraph) for paragraph in paragraphs)


def parts(text: str) -> list[str]:
    """As many messages as it takes; none begins within a paragraph."""
    found = [""]
    for paragraph in text.split("\n\n"):
        if found[-1] and len(found[-1]) + len(paragraph) + 2 > TEXT:
            found.append("")
        found[-1] = f"{found[-1]}\n\n{paragraph}" if found[-1] else paragraph
    return found


def _unwrapped(paragraph: str) -> str:
    return paragraph.replace("\n  ", " ") if paragraph.startswith("- ") else paragraph.replace("\n", " ")
