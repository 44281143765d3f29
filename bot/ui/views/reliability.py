"""How reliable somebody is, in a sentence."""

from bot.store import Reliability
from bot.words import Said, Words


def reliability_line(found: Reliability, name: Said, words: Words) -> str:
    if found.in_time is None:
        return words.say("reliability-line.new", name=name)
    asked = found.answered + found.missed
    return words.say("reliability-line", name=name, percent=found.in_time, asked=asked, left=found.left)
