"""A game brings colours of its own, and all that is written in them can be read."""

import importlib

from bot.conformance.check import Check, Findings, of_shown, whole
from bot.conformance.checked import Checked
from images.palette import carries_text


def readable(game: Checked) -> Findings:
    home = f"{game.package}.pictures.colours"
    if not carries_text(importlib.import_module(home).ACCENT):
        yield f"{home}: its text does not stand out enough from ACCENT (WCAG's AA)"


CHECKS = (Check("its colours can be read", of_shown(whole), readable),)
