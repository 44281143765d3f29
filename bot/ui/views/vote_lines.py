"""One line of the story for what people have settled with each other."""

from bot.host import Change
from bot.ui.views.scene import Scene
from bot.words import plain

REFUSED = {"undo": "undo-refused", "end": "end-refused", "swap": "swap-refused"}
LAPSED = {"undo": "undo-lapsed", "end": "end-lapsed", "swap": "swap-lapsed"}


def vote_line(change: Change, scene: Scene) -> str | None:
    """None where there is nothing to tell: a question that is open stands in the message itself."""
    motion = change.vote
    if change.kind == "undone" and change.seat is not None:
        return scene.say("undo-public", name=plain(change.table.name(change.seat)), count=change.count)
    if change.kind == "snoozed" and change.seat is not None:
        return scene.say("snooze-public", name=plain(change.table.name(change.seat)))
    if motion is None:
        return None
    if change.kind == "seats" and motion.to is not None:
        return scene.say("swap-public", name=plain(motion.to.name), number=motion.seat + 1)
    if change.kind in ("refused", "lapsed"):
        return scene.say((REFUSED if change.kind == "refused" else LAPSED)[motion.about])
    return None
