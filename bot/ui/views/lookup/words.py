"""What **Look Up** opens: the position in words, and lists of what has a card."""

from discord import ui

from bot.ui.views.lookup.lexicon import lexicon_of
from bot.ui.views.lookup.pages import kinds_row, sight_row
from bot.ui.views.scene import Scene
from bot.ui.wire.buttons import verb_button
from bot.ui.wire.custom_id import Verb
from bot.ui.wire.layout import layout, row
from bot.words import READ_LENGTH, shorten


def board_view(scene: Scene, seat: int | None, ending: str = "") -> ui.LayoutView:
    """The public board, after how the match has ended; the lists begin with what this seat has in sight."""
    read = scene.face.read(scene.shown(), scene.words)
    text = shorten("\n\n".join(filter(None, (ending, read))), READ_LENGTH)
    return _view(scene, seat, scene.say("read-title"), text)


def hand_view(scene: Scene, seat: int) -> ui.LayoutView:
    """The same from the panel: the hand."""
    return _view(scene, seat, scene.say("panel-hand"), scene.hand(seat))


def _view(scene: Scene, seat: int | None, title: str, text: str) -> ui.LayoutView:
    match, lexicon = scene.table.id, lexicon_of(scene.face, scene.words)
    buttons = [verb_button(match, Verb.HELP, scene.say("table-help"))]
    if scene.has_whole:
        buttons.insert(0, verb_button(match, Verb.WHOLE, scene.say_own("table-whole")))
    return layout(
        scene.face.accent,
        f"### {title}",
        text,
        sight_row(match, lexicon, scene.face.nouns_in_sight(scene.shown(seat))),
        kinds_row(match, lexicon),
        row(*buttons),
    )
