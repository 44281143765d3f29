"""A page for each game, with an anchor for each rule: `python -m tests.docs.games` writes them from the guides."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.games.shown import all_games
from bot.ui.actions.reading import guide_of
from bot.ui.views.face import Face
from bot.ui.views.guide import Guide, Topic

FOLDER = Path(__file__).parents[2] / "docs" / "games"
PICTURES = {
    "death-over-the-kingdom": ("board", "panel"),
    "bag-of-dungeon": ("map",),
    "deckbox-dungeons": ("delve",),
    "p52": ("crawl",),
    "dead-throne": ("throne",),
}
HOW = (
    "`/{group} new` opens a table. `/{group} learn` teaches the game in a short lesson."
    " `/{group} rules` finds every rule and card in your channel."
)
_RULE = re.compile(r"^\*\*R(\d+)\*\* ", re.MULTILINE)


def pages() -> dict[str, str]:
    """The text of each page by the game's key; an index among them."""
    faces = {one.found.game.key: (one.face, one.command) for one in all_games(None).shown}
    told = {key: _page(key, face, group) for key, (face, group) in faces.items()}
    return {**told, "README": _index([face for face, _ in faces.values()])}


def _index(faces: list[Face[Any]]) -> str:
    lines = [f"- [{_title(face)}]({face.game.key}.md): {_say(face, 'game-about')}" for face in faces]
    return "\n".join(("# The games", "", *lines, ""))


def _page(key: str, face: Face[Any], group: str) -> str:
    guide = guide_of(face, face.catalogue.words())
    parts = [
        f"# {_title(face)}",
        _say(face, "game-about"),
        *(f"![{_title(face)}](../pictures/{name}.png)" for name in PICTURES[key]),
        HOW.format(group=group),
        " · ".join(f"[{topic.name}](#{_anchor(topic.name)})" for topic in guide.topics),
        *_topics(guide),
    ]
    return "\n\n".join(parts) + "\n"


def _topics(guide: Guide) -> Iterator[str]:
    for topic in guide.topics:
        yield f"## {topic.name}"
        yield _body(topic)


def _body(topic: Topic) -> str:
    """Each rule a paragraph of its own, to which a link can lead: `#r17`."""
    spaced = re.sub(r"\n(?=\*\*R\d)", "\n\n", topic.body)
    return _RULE.sub(r'<a id="r\1"></a>**R\1** ', spaced)


def _anchor(heading: str) -> str:
    """As GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def _title(face: Face[Any]) -> str:
    return _say(face, "game-name")


def _say(face: Face[Any], message: str) -> str:
    return face.catalogue.words().say(message)


if __name__ == "__main__":
    for name, text in pages().items():
        (FOLDER / f"{name}.md").write_text(text, encoding="utf-8")
