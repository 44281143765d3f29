"""A hint when asked: what an automaton would do in one's place, and why."""

from typing import Any

from discord import ui

from bot.engine import Advice, Prompt
from bot.ui.views.chosen import said_choice
from bot.ui.views.placement import Placement
from bot.ui.views.scene import Scene
from bot.ui.views.whose import question_for
from bot.ui.wire.buttons import verb_button
from bot.ui.wire.custom_id import Verb
from bot.ui.wire.layout import layout, lines


def has_hints(scene: Scene) -> bool:
    """Is there somebody to give a hint to, where questions are answered at the table?"""
    return scene.is_helped and any(scene.placement(prompt) is Placement.TABLE for prompt in scene.asked())


def hint_button(scene: Scene) -> ui.Button[Any]:
    return verb_button(scene.table.id, Verb.HINT, scene.say("hint"))


def hint_view(scene: Scene, prompt: Prompt, advice: Advice) -> ui.LayoutView:
    """What is asked, what the automaton would choose, and its reason in a sentence."""
    speaker = scene.speaker
    reason = speaker.reason(advice) if advice.word else ""
    chosen = scene.say("hint-chosen", chosen=said_choice(speaker, prompt, advice.choice))
    return layout(scene.face.accent, lines(f"-# {question_for(scene, prompt)}", chosen, reason))
