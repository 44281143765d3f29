"""A prompt as things to press, and what was chosen with them: each kind of prompt has a file of its own in `kinds`."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine import Amount, Choice, Deal, Form, Option, Pick, PickSome, Prompt, Text
from bot.ui.views.kinds.amount import AmountControl
from bot.ui.views.kinds.control import Control
from bot.ui.views.kinds.deal import DealControl
from bot.ui.views.kinds.draft import Draft
from bot.ui.views.kinds.form import FormControl
from bot.ui.views.kinds.pick import PickControl
from bot.ui.views.kinds.pick_some import PickSomeControl
from bot.ui.views.kinds.text import TextControl
from bot.ui.views.room import Room
from bot.ui.views.scene import Scene
from bot.ui.wire.custom_id import CustomId
from bot.ui.wire.layout import Row
from bot.ui.wire.submitted import Submitted

CONTROLS: Mapping[type, type[Control[Any]]] = {
    Pick: PickControl,
    PickSome: PickSomeControl,
    Amount: AmountControl,
    Text: TextControl,
    Deal: DealControl,
    Form: FormControl,
}


def control_of(scene: Scene, prompt: Prompt, draft: Draft | None = None, viewer: int | None = None) -> Control[Any]:
    """`draft`: what the reader has filled in of it so far. `viewer`: whose panel it stands in; None: the table."""
    control = CONTROLS[type(prompt.kind)](scene.table.id, prompt, scene.speaker, draft)
    control.odds = scene.odds(prompt, viewer)
    return control


def controls(scene: Scene, prompt: Prompt, options: Sequence[Option], room: Room) -> list[Row]:
    """The rows that answer a prompt with one of `options`: those the reader may see."""
    return control_of(scene, prompt).rows(options, room)


def choice_of(prompt: Prompt, wanted: CustomId, filled: Submitted) -> Choice:
    """What was chosen with a control of this prompt, as the engine has it. May raise Declined."""
    return CONTROLS[type(prompt.kind)].choice(prompt.kind, wanted, filled)
