"""/gm privacy and /gm terms: the papers that lie beside the code, as they stand there."""

from pathlib import Path
from typing import Literal

from bot.ui.shared.context import Context
from bot.ui.wire.layout import NEUTRAL_ACCENT, layout
from bot.ui.wire.limits import TEXT
from bot.ui.wire.reply import Reply
from bot.words import shorten

# In a checkout they lie at its top; an installed package carries its own.
FOLDERS = (Path(__file__).parents[3], Path(__file__).with_name("papers"))
Paper = Literal["PRIVACY.md", "TERMS.md"]


class Papers:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def show(self, reply: Reply, paper: Paper) -> None:
        try:
            text = read(paper)
        except OSError:
            await reply.whisper(self.context.words(reply.interaction).say("papers-gone"))
            return
        await reply.show(layout(NEUTRAL_ACCENT, shorten(text, TEXT)))


def read(paper: Paper) -> str:
    """Its text, with each paragraph on one line, as Discord breaks none. Raises OSError where it is gone."""
    path = next((folder / paper for folder in FOLDERS if (folder / paper).exists()), FOLDERS[0] / paper)
    paragraphs = path.read_text(encoding="utf-8").strip().split("\n\n")
    return "\n\n".join(_unwrapped(paragraph) for paragraph in paragraphs)


def _unwrapped(paragraph: str) -> str:
    return paragraph.replace("\n  ", " ") if paragraph.startswith("- ") else paragraph.replace("\n", " ")
